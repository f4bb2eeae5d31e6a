import { levelOf, levels, opensRight, printedSum } from '../levels.ts';
import { constants, logics, postfixes, relations, setOperations } from './printed-signs.ts';
import { namePlain, withComma } from './print-names.ts';
import { tidy } from './tidy.ts';
import type { BracketShape, CallNode, Expression, LogicNode, MatrixNode, MultiplyNode, QuotientMark } from '../tree.ts';

const quotients: Readonly<Record<QuotientMark, string>> = { bar: '/', slash: '/', obelus: ' ÷ ', colon: ' : ' };

const accentWords = { vector: 'vec', hat: 'hat', bar: 'bar', dot: 'dot', tilde: 'tilde' } as const;

const fences: Readonly<Record<BracketShape, readonly [string, string]>> = {
  round: ['(', ')'],
  square: ['[', ']'],
  curly: ['{', '}'],
  angle: ['⟨', '⟩'],
};

/** Fences that typed text has no brackets for are written as LaTeX environments. */
const environments: Readonly<Partial<Record<MatrixNode['fence'], string>>> = {
  bar: 'vmatrix',
  curly: 'Bmatrix',
  cases: 'cases',
};

export interface PlainOptions {
  /** Default '.'. With ',' decimals print as `1,5` and lists with semicolons. */
  readonly decimal?: '.' | ',';
}

/**
 * Prints a tree as typed text. Reading it with `syntax: 'plain'` gives the tidy tree back, up to how products and quotients
 * were marked (`*` and `/`), brackets that only group, and the fence of a matrix in brackets.
 */
export function toPlain(tree: Expression, options: PlainOptions = {}): string {
  return new PlainPrinter(options.decimal ?? '.').print(tidy(tree));
}

class PlainPrinter {
  private readonly decimal: '.' | ',';
  private readonly separator: string;

  constructor(decimal: '.' | ',') {
    this.decimal = decimal;
    this.separator = decimal === ',' ? '; ' : ', ';
  }

  private at(tree: Expression, level: number): string {
    return levelOf(tree, true) < level ? `(${this.print(tree)})` : this.print(tree);
  }

  private join(items: readonly Expression[]): string {
    return items.map((item) => this.at(item, levels.iff)).join(this.separator);
  }

  /** An element of a set, in brackets when a sign in it could be taken for "such that". */
  private element(item: Expression): string {
    const text = this.at(item, levels.iff);
    return /[:∣]/.test(text) ? `(${text})` : text;
  }

  print(tree: Expression): string {
    switch (tree.kind) {
      case 'number': {
        const text = this.decimal === ',' ? withComma(tree, ',') : tree.text;
        return tree.repetend === undefined ? text : `${text}bar(${tree.repetend})`;
      }
      case 'name':
        return namePlain(tree.name);
      case 'constant':
        return constants[tree.name][1];
      case 'add':
        return printedSum(tree.terms, (term, level) => this.at(term, level), ' ');
      case 'negate':
        return `-${this.at(tree.operand, levels.product)}`;
      case 'positive':
        return `+${this.at(tree.operand, levels.product)}`;
      case 'plus-minus': {
        const sign = tree.sign === '±' ? '+-' : '∓';
        const right = this.at(tree.right, levels.product);
        return tree.left ? `${this.at(tree.left, levels.sum)} ${sign} ${right}` : sign + right;
      }
      case 'multiply':
        return this.product(tree);
      case 'divide':
        return `${this.numerator(tree.numerator)}${quotients[tree.mark]}${this.at(tree.denominator, levels.power)}`;
      case 'mixed':
        // 1 100/3 would be 1100/3.
        if (tree.numerator.text.length === 3)
          return `${tree.whole.text}\\frac{${tree.numerator.text}}{${tree.denominator.text}}`;
        return `${tree.whole.text} ${tree.numerator.text}/${tree.denominator.text}`;
      case 'power':
        return this.power(tree);
      case 'root':
        return tree.index
          ? `root(${this.print(tree.index)})(${this.print(tree.radicand)})`
          : `sqrt(${this.print(tree.radicand)})`;
      case 'call':
        return this.call(tree, '');
      case 'postfix': {
        const bare = levelOf(tree.operand, true) >= levels.atom;
        return (bare ? this.print(tree.operand) : `(${this.print(tree.operand)})`) + postfixes[tree.operator][1];
      }
      case 'relation':
        return tree.operands
          .map((operand) => this.at(operand, levels.set))
          .reduce((left, right, index) => `${left} ${relations[tree.operators[index - 1] ?? '='][1]} ${right}`);
      case 'logic':
        return this.logic(tree);
      case 'set-operation':
        return tree.operands
          .map((operand) => this.at(operand, tree.operator === 'product' ? levels.power : levels.sum))
          .join(` ${setOperations[tree.operator][1]} `);
      case 'derivative':
      case 'big':
      case 'limit':
        return this.calculus(tree);
      default:
        return this.enclosed(tree);
    }
  }

  private product({ factors, marks }: MultiplyNode): string {
    let printed = '';
    factors.forEach((factor, index) => {
      const isLast = index === factors.length - 1;
      const opens = opensRight(factor) && levelOf(factor, true) < levels.power;
      const level = opens ? (isLast ? levels.product : levels.power) : index === 0 ? levels.product : levels.sideBySide;
      const text = this.at(factor, level);
      const explicit = marks[index - 1] !== 'implicit' || /^[\d.,]/.test(text);
      printed = index === 0 ? text : explicit ? `${printed}*${text}` : printed + gap(printed, text) + text;
    });
    return printed;
  }

  private numerator(tree: Expression): string {
    const last = tree.kind === 'multiply' ? tree.factors.at(-1) : tree;
    return this.at(tree, last?.kind === 'mixed' || opensRight(tree) ? levels.power : levels.product);
  }

  private power({ base, exponent, onName }: Expression & { kind: 'power' }): string {
    const short = exponent.kind === 'number' || (!onName && (exponent.kind === 'name' || exponent.kind === 'constant'));
    const raised = short ? this.print(exponent) : `(${this.print(exponent)})`;
    if (onName && base.kind === 'call') return this.call(base, `^${raised}`);
    const bare = levelOf(base, true) >= levels.atom;
    return `${bare ? this.print(base) : `(${this.print(base)})`}^${raised}`;
  }

  private call(tree: CallNode, exponent: string): string {
    const { base } = tree;
    const below = base ? `_${base.kind === 'number' ? this.print(base) : `(${this.print(base)})`}` : '';
    return `${namePlain(tree.name)}${"'".repeat(tree.primes ?? 0)}${below}${exponent}(${this.join(tree.args)})`;
  }

  private logic(tree: LogicNode): string {
    const [first] = tree.operands;
    if (tree.operator === 'not' && first) return `not ${this.at(first, levels.relation)}`;
    return tree.operands
      .map((operand) => this.at(operand, levels[tree.operator] + 1))
      .join(` ${logics[tree.operator][1]} `);
  }

  private calculus(tree: Expression & { kind: 'derivative' | 'big' | 'limit' }): string {
    const variable = namePlain(tree.variable);
    if (tree.kind === 'derivative') {
      if (!tree.partial)
        return `diff(${this.join([tree.body])}${this.separator}${variable}${tree.order > 1 ? this.separator + String(tree.order) : ''})`;
      const order = tree.order > 1 ? `^${tree.order}` : '';
      return `\\frac{∂${order}}{∂ ${variable}${order}}(${this.print(tree.body)})`;
    }
    const isIntegral = tree.kind === 'big' && tree.operator === 'integral';
    const body = this.at(tree.body, isIntegral ? levels.sum : levels.product);
    if (tree.kind === 'limit') {
      const side = tree.side ? `^${tree.side === 'right' ? '+' : '-'}` : '';
      return `lim_(${variable}->${this.at(tree.target, side === '' ? levels.list : levels.atom)}${side}) ${body}`;
    }
    const from = tree.from ? this.print(tree.from) : '';
    const to = tree.to ? `^(${this.print(tree.to)})` : '';
    if (isIntegral) {
      return `int${tree.from ? `_(${from})` : ''}${to} ${body} d${variable}`;
    }
    return `${tree.operator === 'sum' ? 'sum' : 'prod'}_(${variable}${tree.from ? `=${from}` : ''})${to} ${body}`;
  }

  private enclosed(tree: Expression): string {
    switch (tree.kind) {
      case 'group':
        return fences[tree.shape][0] + this.print(tree.body) + fences[tree.shape][1];
      case 'absolute':
        return `${tree.norm ? 'norm' : 'abs'}(${this.print(tree.body)})`;
      case 'list':
        return this.join(tree.items);
      case 'tuple':
        return fences[tree.shape][0] + this.join(tree.items) + fences[tree.shape][1];
      case 'set':
        return `{${tree.items.map((item) => this.element(item)).join(this.separator)}}`;
      case 'set-builder':
        return `{${this.element(tree.element)} : ${this.print(tree.condition)}}`;
      case 'interval': {
        const bothOpen = !tree.startClosed && !tree.endClosed;
        const open = bothOpen ? ']' : tree.startClosed ? '[' : '(';
        const close = bothOpen ? '[' : tree.endClosed ? ']' : ')';
        return open + this.join([tree.start, tree.end]) + close;
      }
      case 'matrix':
        return this.matrix(tree);
      case 'accent':
        return `${accentWords[tree.accent]}(${this.print(tree.body)})`;
      case 'unit':
        return tree.text;
      case 'quantity':
        return `${this.at(tree.value, levels.product)} ${tree.unit.text}`;
      case 'text':
        return `"${tree.text.replaceAll('"', '')}"`;
      default:
        return '';
    }
  }

  private matrix({ rows, fence }: MatrixNode): string {
    const environment = environments[fence];
    if (environment === undefined) return `[${rows.map((row) => `[${this.join(row)}]`).join(this.separator)}]`;
    const lines = rows.map((row) => row.map((cell) => this.print(cell)).join(' & ')).join(' \\\\ ');
    return `\\begin{${environment}} ${lines} \\end{${environment}}`;
  }
}

/** A space between factors unless a numeral or a bracket keeps them apart. */
function gap(left: string, right: string): string {
  if (right.startsWith('(') && /[\w)]$/.test(left)) return /\^\w+$/.test(left) ? ' ' : '';
  return /^[\d.,]+$/.test(left) || (left.endsWith(')') && !/^\W/.test(right)) ? '' : ' ';
}
