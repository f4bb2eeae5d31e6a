import { fill, type Message } from '../message.ts';
import { beginsWithFunction, levels } from '../notation/levels.ts';
import { nameParts } from '../notation/printing/print-names.ts';
import { tidy } from '../notation/printing/tidy.ts';
import type { AccentNode, BigNode, CallNode, DivideNode, Expression, PowerNode } from '../notation/tree.ts';
import { greekNames } from '../notation/tokens/words.ts';
import { endsEarly, wordsOfBig, wordsOfIndex, wordsOfInterval, wordsOfOrder } from './choosing-words.ts';
import * as spoken from './messages.ts';
import type { Say } from './say.ts';
import { isOneThing, levelOf, styleOf, takesNext } from './spoken-levels.ts';
import * as signs from './spoken-signs.ts';

/**
 * The words in which a person would read the expression aloud. Brackets and fractions say where they end. `say` puts the
 * words into a language; English, or that of the build that carries the words, unless it is given.
 */
export function toSpoken(tree: Expression, say: Say = fill): string {
  return new Reader(say).speak(tidy(tree)).replace(/\s+/g, ' ').trim();
}

/** Words with a sign of equality behind them, which a box for the answer completes. */
export const withEquals = (words: string, say: Say = fill): string => say(spoken.endsWithEquals, { body: words });

class Reader {
  private readonly say: Say;

  constructor(say: Say) {
    this.say = say;
  }

  speak(tree: Expression): string {
    const { say } = this;
    switch (tree.kind) {
      case 'number':
        return tree.repetend === undefined
          ? tree.text
          : say(spoken.repeating, { number: tree.text, digits: tree.repetend.split('').join(' ') });
      case 'name':
        return this.name(tree.name);
      case 'constant':
        return say(signs.constants[tree.name]);
      case 'add':
        return tree.terms.map((term, index) => (index === 0 ? this.speak(term) : this.term(term))).join(' ');
      case 'negate':
        return say(tree.operand.kind === 'number' ? spoken.negative : spoken.minus, {
          body: this.at(tree.operand, levels.product),
        });
      case 'positive':
        return say(spoken.plus, { body: this.at(tree.operand, levels.product) });
      case 'plus-minus':
        return say(tree.sign === '±' ? spoken.plusMinus : spoken.minusPlus, {
          left: tree.left ? this.speak(tree.left) : '',
          right: this.at(tree.right, levels.product),
        });
      case 'multiply':
        return this.product(tree.factors, tree.marks);
      case 'divide':
        return this.quotient(tree);
      case 'mixed':
        return say(spoken.mixed, {
          whole: tree.whole.text,
          fraction: this.quotient({
            kind: 'divide',
            numerator: tree.numerator,
            denominator: tree.denominator,
            mark: 'bar',
          }),
        });
      case 'power':
        return this.power(tree);
      case 'call':
        return this.call(tree, (name) => name);
      case 'postfix':
        return `${this.at(tree.operand, levels.power)} ${say(signs.postfixes[tree.operator])}`;
      case 'relation':
        return tree.operands
          .map((operand, index) => {
            const words = this.at(operand, levels.set);
            return index === 0 ? words : `${say(signs.relations[tree.operators[index - 1] ?? '='])} ${words}`;
          })
          .join(' ');
      case 'logic':
        if (tree.operator === 'not')
          return say(spoken.not, { body: tree.operands.map((one) => this.at(one, levels.not)).join(' ') });
        return this.joined(tree.operands, levels[tree.operator] + 1, signs.logics[tree.operator]);
      case 'set-operation':
        return this.joined(tree.operands, levels.sum, signs.setOperations[tree.operator]);
      case 'quantity':
        return `${this.speak(tree.value)} ${tree.unit.text}`;
      case 'unit':
      case 'text':
        return tree.text;
      case 'accent':
        return this.accented(tree);
      default:
        return this.structure(tree);
    }
  }

  private structure(tree: Expression): string {
    const { say } = this;
    switch (tree.kind) {
      case 'root':
        return this.root(tree.radicand, tree.index);
      case 'group':
        return say(spoken.bracketed, { body: this.speak(tree.body) });
      case 'absolute': {
        const isShort = levelOf(tree.body) >= levels.atom && tree.body.kind !== 'absolute';
        const [short, long] = tree.norm ? [spoken.norm, spoken.longNorm] : [spoken.absolute, spoken.longAbsolute];
        return say(isShort ? short : long, { body: this.speak(tree.body) });
      }
      case 'list':
        return this.series(tree.items);
      case 'tuple': {
        const words = { square: spoken.squareBracketed, angle: spoken.angleBracketed };
        const of = tree.shape === 'square' || tree.shape === 'angle' ? words[tree.shape] : spoken.bracketed;
        return say(of, { body: this.series(tree.items) });
      }
      case 'set':
        return tree.items.length === 0
          ? say(signs.constants['empty-set'])
          : say(spoken.set, { body: this.series(tree.items) });
      case 'set-builder':
        return say(spoken.setBuilder, { element: this.speak(tree.element), condition: this.speak(tree.condition) });
      case 'interval':
        return say(wordsOfInterval(tree), { from: this.speak(tree.start), to: this.speak(tree.end) });
      case 'matrix': {
        const rows = tree.rows.map((row, index) => say(spoken.row, { number: index + 1, entries: this.series(row) }));
        const words = { cases: spoken.cases, bar: spoken.determinant };
        const of = tree.fence === 'cases' || tree.fence === 'bar' ? words[tree.fence] : spoken.matrix;
        return say(of, { count: tree.rows.length, columns: tree.rows[0]?.length ?? 0, rows: rows.join('; ') });
      }
      case 'big':
        return this.big(tree);
      case 'limit':
        return say({ left: spoken.limitLeft, right: spoken.limitRight, none: spoken.limit }[tree.side ?? 'none'], {
          variable: this.name(tree.variable),
          target: this.speak(tree.target),
          body: this.at(tree.body, levels.product),
        });
      case 'derivative': {
        const [first, later] = tree.partial
          ? [spoken.partial, spoken.partialOf]
          : [spoken.derivative, spoken.derivativeOf];
        const values = { variable: this.name(tree.variable), body: this.at(tree.body, levels.product) };
        return tree.order === 1 ? say(first, values) : say(later, { ...values, order: wordsOfOrder(tree.order, say) });
      }
      default:
        return '';
    }
  }

  /** The words for a part, bracketed in words when it holds together less tightly than `level`. */
  private at(tree: Expression, level: number): string {
    return levelOf(tree) < level ? this.bracketed(tree) : this.speak(tree);
  }

  private bracketed(tree: Expression): string {
    return this.say(spoken.bracketed, { body: this.speak(tree) });
  }

  private series(items: readonly Expression[]): string {
    return items.map((item) => this.at(item, levels.iff)).join(', ');
  }

  private joined(operands: readonly Expression[], level: number, word: Message): string {
    return operands.map((operand) => this.at(operand, level)).join(` ${this.say(word)} `);
  }

  private term(term: Expression): string {
    return term.kind === 'negate'
      ? this.say(spoken.minus, { body: this.at(term.operand, levels.product) })
      : this.say(spoken.plus, { body: this.at(term, levels.product) });
  }

  private product(factors: readonly Expression[], marks: readonly string[]): string {
    return factors.reduce((left, factor, index) => {
      const level = index === 0 ? levels.product : levels.sideBySide;
      const right = this.factor(factor, level, factors[index + 1], marks[index]);
      if (index === 0) return right;
      return marks[index - 1] === 'implicit' ? `${left} ${right}` : this.say(spoken.times, { left, right });
    }, '');
  }

  /** Puts a factor that would take in the one behind it, such as the sine of x, in brackets. */
  private factor(factor: Expression, level: number, next: Expression | undefined, mark: string | undefined): string {
    const isOpen = next !== undefined && takesNext(factor, mark) && !beginsWithFunction(next);
    return isOpen ? this.bracketed(factor) : this.at(factor, level);
  }

  private name(name: string): string {
    const { say } = this;
    const { base, subscript, primes } = nameParts(name);
    const isCapital = (base.length === 1 || greekNames.has(base)) && base !== base.toLowerCase();
    const small = isCapital ? base.toLowerCase() : base;
    const known = signs.letters.get(small);
    const letter = known ? say(known) : small === '∂' ? 'd' : small;
    let words = isCapital ? say(spoken.capital, { letter }) : letter;
    if (subscript !== undefined) {
      const index = wordsOfIndex(subscript, say);
      words = say(spoken.subscript, { name: words, index });
    }
    return this.primed(words, primes.length);
  }

  private primed(words: string, primes: number): string {
    return primes === 0 ? words : this.primed(this.say(spoken.prime, { name: words }), primes - 1);
  }

  private accented({ accent, body }: AccentNode): string {
    const words = isOneThing(body) ? this.speak(body) : this.bracketed(body);
    return accent === 'vector'
      ? this.say(spoken.vector, { body: words })
      : `${words} ${this.say(signs.accents[accent])}`;
  }

  private root(radicand: Expression, index: Expression | undefined): string {
    const isShort = levelOf(radicand) >= levels.atom && radicand.kind !== 'divide' && radicand.kind !== 'root';
    const body = this.speak(radicand);
    if (index === undefined) return this.say(isShort ? spoken.squareRoot : spoken.longSquareRoot, { body });
    if (index.kind === 'number' && index.text === '3') {
      return this.say(isShort ? spoken.cubeRoot : spoken.longCubeRoot, { body });
    }
    return this.say(isShort ? spoken.nthRoot : spoken.longNthRoot, { index: this.ordinal(index), body });
  }

  private ordinal(index: Expression): string {
    if (index.kind !== 'number') return this.say(spoken.lettersRoot, { index: this.speak(index) });
    return index.text === '2' ? this.say(spoken.secondRoot) : this.say(spoken.numberedRoot, { index: index.text });
  }

  private quotient(tree: DivideNode): string {
    const { numerator, denominator } = tree;
    const style = styleOf(tree);
    if (style === 'part' && numerator.kind === 'number' && denominator.kind === 'number') {
      const place = Number(denominator.text) - 2;
      const [one, many] = [signs.oneParts[place], signs.parts[place]];
      if (one && many) return numerator.text === '1' ? this.say(one) : this.say(many, { number: numerator.text });
    }
    if (style === 'division') {
      return this.say(spoken.dividedBy, { left: this.speak(numerator), right: this.speak(denominator) });
    }
    const isSimple = style === 'over';
    return this.say(isSimple ? spoken.over : spoken.fraction, {
      numerator: isSimple ? this.speak(numerator) : this.inFraction(numerator),
      denominator: isSimple ? this.speak(denominator) : this.inFraction(denominator),
    });
  }

  /** A fraction in a fraction says where it begins and ends. */
  private inFraction(tree: Expression): string {
    const body = this.speak(tree);
    return tree.kind === 'divide' && styleOf(tree) === 'over' ? this.say(spoken.simpleFraction, { body }) : body;
  }

  private power({ base, exponent, onName }: PowerNode): string {
    const raised = (words: string): string => this.raised(words, exponent);
    if (onName && base.kind === 'call') return this.call(base, raised);
    return raised(levelOf(base) >= levels.atom && base.kind !== 'divide' ? this.speak(base) : this.bracketed(base));
  }

  private raised(base: string, exponent: Expression): string {
    if (exponent.kind === 'number' && exponent.text === '2') return this.say(spoken.squared, { base });
    if (exponent.kind === 'number' && exponent.text === '3') return this.say(spoken.cubed, { base });
    const size = exponent.kind === 'negate' ? exponent.operand : exponent;
    const isShort = size.kind === 'number' || size.kind === 'name';
    return this.say(isShort ? spoken.power : spoken.longPower, { base, exponent: this.speak(exponent) });
  }

  private call(tree: CallNode, raised: (name: string) => string): string {
    const { say } = this;
    const [first, second] = tree.args;
    if (first && second && (tree.name === 'binomial' || tree.name === 'mod')) {
      const words = tree.name === 'mod' ? spoken.modulo : spoken.choose;
      return say(words, { first: this.at(first, levels.power), second: this.at(second, levels.power) });
    }
    if (first && (tree.name === 'floor' || tree.name === 'ceil')) {
      return say(tree.name === 'floor' ? spoken.floor : spoken.ceiling, { body: this.speak(first) });
    }
    const known = Object.hasOwn(signs.functions, tree.name) ? signs.functions[tree.name] : undefined;
    const name = this.primed(known ? say(known) : this.name(tree.name), tree.primes ?? 0);
    const based = tree.base ? say(spoken.base, { function: name, base: this.speak(tree.base) }) : name;
    const isBare =
      tree.args.length === 1 && first !== undefined && levelOf(first) >= levels.sideBySide && !endsEarly(first);
    const words = this.series(tree.args);
    return say(spoken.of, { function: raised(based), body: isBare ? words : say(spoken.bracketed, { body: words }) });
  }

  private big(tree: BigNode): string {
    const values = {
      variable: this.name(tree.variable),
      body: tree.operator === 'integral' ? this.speak(tree.body) : this.at(tree.body, levels.product),
      ...(tree.from ? { from: this.speak(tree.from) } : {}),
      ...(tree.to ? { to: this.speak(tree.to) } : {}),
    };
    const words = wordsOfBig[tree.operator];
    if (tree.from) return this.say(tree.to ? words.both : words.from, values);
    return this.say(tree.to ? words.to : words.none, values);
  }
}
