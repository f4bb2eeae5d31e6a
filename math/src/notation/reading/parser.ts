import { startsWithDigit } from '../build.ts';
import { pointsIn } from './points.ts';
import { Cursor } from './cursor.ts';
import { product, quotient } from './products.ts';
import type { Expression, ProductMark, QuotientMark, RelationOperator } from '../tree.ts';
import type { ReadOptions } from './read-result.ts';
import type { TokenKind } from '../tokens/words.ts';

/** Binding powers, weakest first. A construct continues while its power is above the caller's. */
export const powers = {
  none: 0,
  iff: 1,
  implies: 2,
  or: 3,
  and: 4,
  not: 5,
  relation: 6,
  set: 7,
  sum: 8,
  product: 9,
  /** Factors side by side. `1/2x` is (1/2)x: the right side of / takes powers only, sin x takes side-by-side factors. */
  implicit: 10,
} as const;

const operandKinds: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'number',
  'vulgar',
  'name',
  'function',
  'constant',
  'open',
  'brace-open',
  'structure',
  'accent',
  'begin',
  'text',
  'unit',
  'placeholder',
  'differential',
]);

/** Reads one operand: a number, a name, a bracket, a fraction, a function with its argument, a signed operand … */
export type OperandReader = (parser: Parser, power: number) => Expression;

/** Reads what binds to an operand from the right, such as an exponent; undefined when nothing does. */
export type SuffixReader = (parser: Parser, left: Expression) => Expression | undefined;

/** The core of the reader: tokens, operators by binding power (Pratt, 1973), and the nodes of chains. */
export class Parser extends Cursor {
  private readonly readOperand: OperandReader;
  private readonly readSuffix: SuffixReader;
  private points: ReadonlySet<number> | undefined;

  constructor(source: string, options: ReadOptions, readOperand: OperandReader, readSuffix: SuffixReader) {
    super(source, options);
    this.readOperand = readOperand;
    this.readSuffix = readSuffix;
  }

  expression(power: number = powers.none): Expression {
    this.deepen();
    let left = this.readOperand(this, power);
    for (;;) {
      const longer = this.readSuffix(this, left) ?? this.longer(left, power);
      if (longer === undefined) break;
      left = longer;
    }
    this.depth--;
    return left;
  }

  /** Fails with a missing argument of `piece` unless an operand can begin here. */
  expectOperand(start: number, piece: string): void {
    const { kind } = this.token;
    if (kind === 'placeholder' || !(this.startsFactor() || kind === 'sign' || kind === 'function' || kind === 'bar')) {
      this.fail('missing-argument', this.spanFrom(start), piece);
    }
  }

  /** Whether the current token can begin a factor beside the one before. */
  startsFactor(): boolean {
    const { kind, text } = this.token;
    const { around } = this;
    if (kind === 'bar') return text === '‖' ? !around.bar : !around.bar && !around.element;
    if (!operandKinds.has(kind)) return false;
    if (
      around.bareArgument &&
      (kind === 'function' || kind === 'begin' || text === 'sum' || text === 'int' || text === 'lim')
    )
      return false;
    if (around.integral && this.atDifferential()) return false;
    if (around.secondEnd && kind === 'open' && text === '[' && this.closesReversed()) return false;
    return true;
  }

  /** Whether this is a `dx`: a d directly before a name. In an integral that holds for a declared d, too. */
  atDifferential(): boolean {
    const { token } = this;
    if (token.kind === 'differential' && token.text === 'd') return true;
    if (token.kind !== 'name' || token.text !== 'd') return false;
    const next = this.lexer.tokenAt(token.end);
    return next.kind === 'name' && (next.start === token.end || !this.plain);
  }

  private closesReversed(): boolean {
    if (this.token.sized) return false;
    const next = this.lexer.tokenAt(this.token.end).kind;
    return !operandKinds.has(next) && next !== 'bar';
  }

  private longer(left: Expression, power: number): Expression | undefined {
    switch (this.token.kind) {
      case 'sign':
        return power < powers.sum ? this.sum(left) : undefined;
      case 'times':
      case 'over':
      case 'mod':
        if (this.token.text === 'colon' && this.around.element) return undefined;
        return power < powers.product ? this.product(left, power) : undefined;
      case 'relation':
        if (this.around.angle && this.token.text === '>') return undefined;
        return power < powers.relation ? this.relation(left) : undefined;
      case 'mid':
        return power < powers.relation && !this.around.element ? this.relation(left) : undefined;
      case 'logic':
        return this.logic(left, power);
      case 'set':
        return power < powers.set ? this.setOperation(left) : undefined;
      default:
        return power < powers.implicit && this.startsFactor() ? this.product(left, power) : undefined;
    }
  }

  /** Whether the round bracket that ends at `end` holds a point such as (-7|3). */
  opensPoint(end: number): boolean {
    this.points ??= pointsIn(this.source);
    return this.points.has(end - 1);
  }

  /** One operand without what may follow it. */
  operand(power: number): Expression {
    return this.readOperand(this, power);
  }

  /** The right side of an operator. */
  private right(power: number): Expression {
    return this.expression(power);
  }

  private sum(left: Expression): Expression {
    const start = left.span?.start ?? 0;
    let terms: Expression[] = left.kind === 'add' ? [...left.terms] : [left];
    const joined = (): Expression => {
      const [only] = terms;
      return terms.length === 1 && only ? only : { kind: 'add', terms, span: this.spanFrom(start) };
    };
    while (this.token.kind === 'sign') {
      const sign = this.take();
      if (sign.text === '±' || sign.text === '∓') {
        const before = joined();
        const right = this.right(powers.sum);
        this.lengthenChain();
        terms = [{ kind: 'plus-minus', sign: sign.text, left: before, right, span: this.spanFrom(start) }];
        continue;
      }
      const operand = this.right(powers.sum);
      const span = this.spanFrom(sign.start);
      terms.push(sign.text === '+' ? operand : { kind: 'negate', operand, span });
    }
    return joined();
  }

  private product(left: Expression, power: number): Expression {
    const start = left.span?.start ?? 0;
    let factors: Expression[] = left.kind === 'multiply' ? [...left.factors] : [left];
    let marks: ProductMark[] = left.kind === 'multiply' ? [...left.marks] : [];
    const joined = (): Expression => product(this, factors, marks, start);
    // A factor in TeX braces may be a product itself: it joins this one.
    const append = (factor: Expression): void => {
      if (factor.kind === 'multiply') {
        factors.push(...factor.factors);
        marks.push(...factor.marks);
      } else factors.push(factor);
    };
    for (;;) {
      const { kind, text } = this.token;
      if ((kind === 'times' || kind === 'over' || kind === 'mod') && power < powers.product) {
        if (text === 'colon' && this.around.element) break;
        if (kind === 'times') {
          this.take();
          marks.push(text as ProductMark);
          append(this.right(powers.implicit));
          continue;
        }
        const above = joined();
        this.take();
        const below = this.right(powers.implicit);
        this.lengthenChain();
        const span = this.spanFrom(start);
        factors =
          kind === 'mod'
            ? [{ kind: 'call', name: 'mod', args: [above, below], span }]
            : [quotient(this, above, below, text as QuotientMark, span)];
        marks = [];
        continue;
      }
      if (power >= powers.implicit || !this.startsFactor()) break;
      if (this.token.kind === 'number' && this.last.kind === 'number') this.failBetweenNumbers();
      const factor = this.right(powers.implicit);
      marks.push(startsWithDigit(factor) ? 'dot' : 'implicit');
      append(factor);
    }
    return joined();
  }

  private failBetweenNumbers(): never {
    const { source, last, token } = this;
    const [before, after] = [source.slice(last.start, last.end), source.slice(token.start, token.end)];
    this.fail('missing-operator', { start: last.start, end: token.end }, before, after);
  }

  private relation(left: Expression): Expression {
    const operands = [left];
    const operators: RelationOperator[] = [];
    while (this.token.kind === 'relation' || this.token.kind === 'mid') {
      if (this.token.text === '>' && this.around.angle) break;
      if (this.token.kind === 'mid' && this.around.element) break;
      const operator = this.take();
      operators.push(operator.kind === 'mid' ? 'divides' : (operator.text as RelationOperator));
      operands.push(this.right(powers.relation));
    }
    return { kind: 'relation', operands, operators, span: this.spanFrom(left.span?.start ?? 0) };
  }

  private logic(left: Expression, power: number): Expression | undefined {
    const operator = this.token.text as 'and' | 'or' | 'implies' | 'iff';
    if (power >= powers[operator]) return undefined;
    const operands = [left];
    while (this.token.kind === 'logic' && this.token.text === operator) {
      this.take();
      operands.push(this.right(powers[operator]));
    }
    this.lengthenChain();
    return { kind: 'logic', operator, operands, span: this.spanFrom(left.span?.start ?? 0) };
  }

  private setOperation(left: Expression): Expression {
    const operator = this.token.text as 'union' | 'intersection' | 'difference';
    const operands = [left];
    while (this.token.kind === 'set' && this.token.text === operator) {
      this.take();
      operands.push(this.right(powers.set));
    }
    this.lengthenChain();
    return { kind: 'set-operation', operator, operands, span: this.spanFrom(left.span?.start ?? 0) };
  }

  /** Items up to where no comma follows. Commas and semicolons are not mixed. */
  items(readItem: (index: number) => Expression = () => this.expression()): Expression[] {
    const { chains } = this;
    let longest = chains;
    // Each item has its own depth: a long list of fractions is not deep.
    const item = (index: number): Expression => {
      this.chains = chains;
      const read = readItem(index);
      longest = Math.max(longest, this.chains);
      return read;
    };
    const found = [item(0)];
    const separator = this.token.kind;
    while (this.token.kind === 'comma' || this.token.kind === 'semicolon') {
      if (this.token.kind !== separator) this.fail('mixed-separators');
      this.take();
      found.push(item(found.length));
    }
    this.chains = longest;
    return found;
  }

  /** One expression, or a list when commas follow. */
  list(): Expression {
    const items = this.items();
    const [only] = items;
    if (items.length === 1 && only) return only;
    return { kind: 'list', items, span: this.spanFrom(only?.span?.start ?? 0) };
  }
}
