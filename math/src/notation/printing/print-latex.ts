import { accents, environments, fences, marks, operatorNames } from './latex-signs.ts';
import { beginsWithFunction, goesOn, isDot, isInline, levelOf, levels, opensRight, printedSum } from '../levels.ts';
import { constants, logics, postfixes, relations, setOperations } from './printed-signs.ts';
import { beside, glue } from './latex-pieces.ts';
import { nameLatex, withComma } from './print-names.ts';
import { tidy } from './tidy.ts';
import { namesIn } from '../traverse.ts';
import type { CallNode, Expression, LogicNode, MultiplyNode, PostfixNode, ProductMark } from '../tree.ts';
import { unitLatex } from '../units.ts';
import { functionCommands, greekNames } from '../tokens/words.ts';

export interface LatexOptions {
  /** Default '.'. With ',' decimals print as `1{,}5` and lists with semicolons. */
  readonly decimal?: '.' | ',';
  /** Quotients typed with a slash are stacked (default), or stay in a line. */
  readonly fractions?: 'stacked' | 'typed';
  /** `1x` is printed as `x` (default), or kept as it is. */
  readonly ones?: 'dropped' | 'kept';
}

/**
 * Prints a tree as LaTeX for MathJax and MathLive. Reading it gives the same tree, but for what printing tidies: `1x` is
 * `x`, the sign of a product is in front, a dot precedes a numeral that is a factor, a slash is a stacked
 * fraction (unless `fractions: 'typed'`), brackets are added where needed (two signs in a row) and never doubled.
 */
export function toLatex(tree: Expression, options: LatexOptions = {}): string {
  return new LatexPrinter(options).print(tidy(tree, options.ones));
}

class LatexPrinter {
  private readonly decimal: '.' | ',';
  private readonly inline: boolean;
  private readonly separator: string;

  constructor(options: LatexOptions) {
    this.decimal = options.decimal ?? '.';
    this.inline = options.fractions === 'typed';
    this.separator = this.decimal === ',' ? '; ' : ', ';
  }

  /** The tree, in round brackets when it holds together less tightly than `level`. */
  private at(tree: Expression, level: number): string {
    return this.levelOf(tree) < level ? `\\left(${this.print(tree)}\\right)` : this.print(tree);
  }

  private levelOf(tree: Expression): number {
    const level = levelOf(tree, this.inline && tree.kind === 'divide' && tree.mark === 'slash');
    const first = tree.kind === 'multiply' ? tree.factors[0] : undefined;
    // An inline quotient that begins a product has no brackets: an operator before the product would take only its numerator.
    return first && this.levelOf(first) === levels.product ? Math.min(level, levels.product) : level;
  }

  private join(items: readonly Expression[]): string {
    return items.map((item) => this.at(item, levels.iff)).join(this.separator);
  }

  /** An element of a set, in brackets when a sign in it could be taken for "such that". */
  private element(item: Expression): string {
    const text = this.at(item, levels.iff);
    return /:|\\mid/.test(text) ? `\\left(${text}\\right)` : text;
  }

  print(tree: Expression): string {
    switch (tree.kind) {
      case 'number': {
        const text = this.decimal === ',' ? withComma(tree, '{,}') : tree.text;
        return tree.repetend === undefined ? text : `${text}\\overline{${tree.repetend}}`;
      }
      case 'name':
        return nameLatex(tree.name);
      case 'constant':
        return constants[tree.name][0];
      case 'add':
        return printedSum(tree.terms, (term, level) => this.at(term, level), '');
      case 'negate':
        return `-${this.at(tree.operand, levels.product)}`;
      case 'positive':
        return `+${this.at(tree.operand, levels.product)}`;
      case 'plus-minus': {
        const sign = tree.sign === '±' ? '\\pm' : '\\mp';
        return glue(glue(tree.left ? this.at(tree.left, levels.sum) : '', sign), this.at(tree.right, levels.product));
      }
      case 'multiply':
        return this.product(tree);
      case 'divide':
        return this.quotient(tree);
      case 'mixed':
        return `${tree.whole.text}\\frac{${tree.numerator.text}}{${tree.denominator.text}}`;
      case 'power':
        return this.power(tree);
      case 'root':
        return `\\sqrt${tree.index ? `[${this.print(tree.index)}]` : ''}{${this.print(tree.radicand)}}`;
      case 'call':
        return this.call(tree);
      case 'postfix':
        return this.postfix(tree);
      case 'relation':
        return tree.operands
          .map((operand) => this.at(operand, levels.set))
          .reduce((left, right, index) => glue(glue(left, relations[tree.operators[index - 1] ?? '='][0]), right));
      case 'logic':
        return this.logic(tree);
      case 'set-operation':
        return tree.operands
          .map((operand) => this.at(operand, tree.operator === 'product' ? levels.power : levels.sum))
          .reduce((left, right) => glue(glue(left, setOperations[tree.operator][0]), right));
      case 'derivative':
      case 'big':
      case 'limit':
        return this.calculus(tree);
      default:
        return this.enclosed(tree);
    }
  }

  private product(tree: MultiplyNode): string {
    const { factors } = tree;
    let printed = '';
    factors.forEach((factor, index) => {
      const next = factors[index + 1];
      const text = this.factor(factor, index, next, tree.marks[index]);
      const mark = index === 0 ? '' : marks[tree.marks[index - 1] ?? 'implicit'];
      printed = mark === '' ? beside(printed, text) : glue(glue(printed, mark), text);
    });
    return printed;
  }

  private factor(
    factor: Expression,
    index: number,
    next: Expression | undefined,
    mark: ProductMark | undefined,
  ): string {
    const firstLevel = index === 0 ? levels.product : levels.sideBySide;
    const takesNext = next !== undefined && opensRight(factor);
    const isBareCall = takesNext && (factor.kind === 'call' || factor.kind === 'power');
    if (!isBareCall)
      return takesNext
        ? `\\left(${this.print(factor)}\\right)`
        : this.at(factor, next || index ? this.looser(factor, firstLevel) : firstLevel);
    const call = factor.kind === 'power' ? factor.base : factor;
    const takesDot = isDot(mark) && call.kind === 'call' && call.args[0] && goesOn(call.name, call.args[0]);
    if (beginsWithFunction(next) || (mark !== 'implicit' && !takesDot)) return this.print(factor);
    return `\\left(${this.print(factor)}\\right)`;
  }

  /** A sum or limit may stand as the last factor without brackets. */
  private looser(factor: Expression, level: number): number {
    return factor.kind === 'big' || factor.kind === 'limit' ? levels.product : level;
  }

  private quotient(tree: Expression & { kind: 'divide' }): string {
    if (!isInline(tree, this.inline && tree.mark === 'slash')) {
      return `\\frac{${this.print(tree.numerator)}}{${this.print(tree.denominator)}}`;
    }
    const sign = tree.mark === 'obelus' ? '\\div' : tree.mark === 'colon' ? ':' : '/';
    return glue(glue(this.before(tree.numerator), sign), this.at(tree.denominator, levels.power));
  }

  /** The operand before a sign of division in a line: a sum or limit there would take it in. */
  private before(tree: Expression): string {
    return this.at(tree, opensRight(tree) && tree.kind !== 'call' ? levels.power : levels.product);
  }

  private power(tree: Expression & { kind: 'power' }): string {
    const { base, exponent } = tree;
    if (tree.onName && base.kind === 'call') return this.call(base, `^{${this.print(exponent)}}`);
    const bare = base.kind === 'postfix' || this.levelOf(base) >= levels.atom;
    const isFraction = base.kind === 'divide';
    const text = bare && !isFraction ? this.print(base) : `\\left(${this.print(base)}\\right)`;
    return `${text}^{${this.print(exponent)}}`;
  }

  private postfix(tree: PostfixNode): string {
    const { operand, operator } = tree;
    const factorials =
      operator.endsWith('factorial') && operand.kind === 'postfix' && operand.operator.endsWith('factorial');
    const raised = postfixes[operator][0].startsWith('^') && operand.kind === 'power';
    const bare = !factorials && !raised && this.levelOf(operand) >= levels.power && operand.kind !== 'divide';
    return (bare ? this.print(operand) : `\\left(${this.print(operand)}\\right)`) + postfixes[operator][0];
  }

  private call(tree: CallNode, exponent = ''): string {
    const [first, second] = tree.args;
    if (first && second && tree.args.length === 2 && exponent === '') {
      if (tree.name === 'binomial') return `\\binom{${this.print(first)}}{${this.print(second)}}`;
      if (tree.name === 'mod' && !tree.bracketed) {
        return `${this.before(first)}\\bmod ${this.at(second, levels.power)}`;
      }
    }
    if (first && tree.args.length === 1 && exponent === '' && (tree.name === 'floor' || tree.name === 'ceil')) {
      return `\\left\\l${tree.name} ${this.print(first)}\\right\\r${tree.name} `;
    }
    const primes = "'".repeat(tree.primes ?? 0);
    const base = tree.base ? `_{${this.print(tree.base)}}` : '';
    const head = functionLatex(tree.name) + primes + base + exponent;
    if (first && tree.args.length === 1 && !tree.bracketed && this.standsBare(first)) {
      return base + exponent === '' ? `${head} ${this.print(first)}` : glue(head, this.print(first));
    }
    return `${head}\\left(${this.join(tree.args)}\\right)`;
  }

  /** Whether an argument needs no brackets: factors side by side of which only the first may be a function. */
  private standsBare(argument: Expression): boolean {
    if (this.levelOf(argument) < levels.sideBySide) return false;
    // Brackets right behind the name would end the argument: sin (a + b)² is a square.
    if (argument.kind !== 'group' && argument.kind !== 'tuple' && /^\\left[([]/.test(this.print(argument)))
      return false;
    return argument.kind !== 'multiply' || !argument.factors.slice(1).some(beginsWithFunction);
  }

  private logic(tree: LogicNode): string {
    const [first] = tree.operands;
    if (tree.operator === 'not' && first) return `${logics.not[0]} ${this.at(first, levels.relation)}`;
    return tree.operands
      .map((operand) => this.at(operand, levels[tree.operator] + 1))
      .reduce((left, right) => glue(glue(left, logics[tree.operator][0]), right));
  }

  private calculus(tree: Expression & { kind: 'derivative' | 'big' | 'limit' }): string {
    const variable = nameLatex(tree.variable);
    if (tree.kind === 'derivative') {
      const d = tree.partial ? '\\partial ' : 'd';
      const order = tree.order > 1 ? `^{${tree.order}}` : '';
      const below = `${glue(d, variable)}${order}`;
      if (tree.body.kind === 'name') return `\\frac{${glue(d.trim() + order, this.print(tree.body))}}{${below}}`;
      return glue(`\\frac{${d.trim()}${order}}{${below}}`, this.at(tree.body, levels.sideBySide));
    }
    if (tree.kind === 'limit') {
      const side = tree.side ? `^{${tree.side === 'right' ? '+' : '-'}}` : '';
      const target = this.at(tree.target, side === '' ? levels.list : levels.atom);
      return glue(`\\lim_{${variable}\\to ${target}${side}}`, this.at(tree.body, levels.product));
    }
    const to = tree.to ? `^{${this.print(tree.to)}}` : '';
    if (tree.operator === 'integral') {
      const from = tree.from ? `_{${this.print(tree.from)}}` : '';
      // A letter d before another one would be a differential.
      const body = this.at(tree.body, namesIn(tree.body).has('d') ? levels.atom + 1 : levels.sum);
      return `${glue(`\\int${from}${to}`, body)}\\,${glue('d', variable)}`;
    }
    const from = tree.from ? `=${this.print(tree.from)}` : '';
    const sign = tree.operator === 'sum' ? '\\sum' : '\\prod';
    return glue(`${sign}_{${variable}${from}}${to}`, this.at(tree.body, levels.product));
  }

  /** Everything with brackets or braces of its own. */
  private enclosed(tree: Expression): string {
    switch (tree.kind) {
      case 'group':
        return fenced(fences[tree.shape], this.print(tree.body));
      case 'absolute':
        return fenced(tree.norm ? ['\\|', '\\|'] : ['|', '|'], this.print(tree.body));
      case 'list':
        return this.join(tree.items);
      case 'tuple':
        return fenced(fences[tree.shape], this.join(tree.items));
      case 'set':
        return fenced(fences.curly, tree.items.map((item) => this.element(item)).join(this.separator));
      case 'set-builder':
        return fenced(fences.curly, `${this.element(tree.element)} \\mid ${this.print(tree.condition)}`);
      case 'interval': {
        const closed = tree.startClosed && tree.endClosed;
        const [open, close] =
          !tree.startClosed && !tree.endClosed
            ? [']', '[']
            : closed
              ? ['[', ']']
              : [tree.startClosed ? '[' : '(', tree.endClosed ? ']' : ')'];
        return fenced([open, close], this.join([tree.start, tree.end]));
      }
      case 'matrix': {
        const rows = tree.rows.map((row) => row.map((cell) => this.print(cell)).join(' & ')).join(' \\\\ ');
        return `\\begin{${environments[tree.fence]}}${rows}\\end{${environments[tree.fence]}}`;
      }
      case 'accent':
        return `${accents[tree.accent]}{${this.print(tree.body)}}`;
      case 'unit':
        return unitLatex(tree.text);
      case 'quantity':
        return `${this.at(tree.value, levels.product)}\\,${unitLatex(tree.unit.text)}`;
      case 'text':
        return `\\text{${tree.text.replace(/[{}\\$%#&^_~]/g, '')}}`;
      default:
        return '';
    }
  }
}

function fenced([open, close]: readonly [string, string], content: string): string {
  return `\\left${open}${content}\\right${close}`;
}

function functionLatex(name: string): string {
  if (functionCommands.has(name)) return `\\${name}`;
  const printed = operatorNames[name] ?? name;
  const named = printed.includes('_') || printed.length === 1 || greekNames.has(printed);
  return named ? nameLatex(printed) : `\\operatorname{${printed}}`;
}
