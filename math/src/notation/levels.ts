import type { Expression } from './tree.ts';

/** How tightly a printed form holds together; a form stands without brackets where at least that level is asked for. */
export const levels = {
  list: 0,
  iff: 1,
  implies: 2,
  or: 3,
  and: 4,
  not: 5,
  relation: 6,
  set: 7,
  sum: 8,
  signed: 9,
  product: 10,
  /** Factors side by side without marks. */
  sideBySide: 11,
  power: 12,
  atom: 13,
} as const;

/** The level of a tree's printed form; `inline` when quotients are written with a slash. */
export function levelOf(tree: Expression, inline: boolean): number {
  switch (tree.kind) {
    case 'list':
      return levels.list;
    case 'logic':
      return levels[tree.operator];
    case 'relation':
      return levels.relation;
    case 'set-operation':
      return tree.operator === 'product' ? levels.product : levels.set;
    case 'add':
    case 'plus-minus':
      return levels.sum;
    case 'negate':
    case 'positive':
      return levels.signed;
    case 'multiply':
      return tree.marks.every((mark) => mark === 'implicit') && !opensRight(tree) && (inline || !looksMixed(tree))
        ? levels.sideBySide
        : levels.product;
    case 'divide':
      return isInline(tree, inline) ? levels.product : levels.atom;
    case 'mixed':
      return levels.sideBySide;
    case 'big':
    case 'limit':
      return levels.product;
    case 'derivative':
      // In typed text diff(x, y) has brackets of its own, and a partial derivative is written as in LaTeX.
      if (inline) return tree.partial ? levels.signed : levels.atom;
      return tree.body.kind === 'name' ? levels.atom : levels.sideBySide;
    case 'call':
      if (tree.name === 'mod' && !tree.bracketed) return inline ? levels.atom : levels.product;
      return inline || tree.bracketed || tree.name === 'binomial' ? levels.atom : levels.sideBySide;
    case 'power':
      return tree.onName && tree.base.kind === 'call' && !tree.base.bracketed && !inline
        ? levels.sideBySide
        : levels.power;
    case 'postfix':
      return levels.power;
    case 'quantity':
      return levels.product;
    case 'interval':
      // ]1, 2[ beside another factor would be ambiguous in typed text.
      return inline && !tree.startClosed && !tree.endClosed ? levels.sum : levels.atom;
    default:
      return levels.atom;
  }
}

/** Whether a number stands before a fraction of numbers: a dot between them keeps it from being a mixed number. */
const looksMixed = ({ factors }: Expression & { kind: 'multiply' }): boolean =>
  factors.some((factor, index) => {
    const before = factors[index - 1];
    const last = before?.kind === 'multiply' ? before.factors.at(-1) : before;
    return factor.kind === 'divide' && isNumeral(factor) && last !== undefined && isNumeral(last);
  });

/** Whether a quotient is written in a line. */
export function isInline(tree: Expression & { kind: 'divide' }, inline: boolean): boolean {
  return inline || tree.mark === 'obelus' || tree.mark === 'colon';
}

/** Whether the printed form would take in factors that follow it: sums, limits, sin x. */
export function opensRight(tree: Expression): boolean {
  switch (tree.kind) {
    case 'big':
      return tree.operator !== 'integral';
    case 'limit':
      return true;
    case 'derivative':
      return tree.body.kind !== 'name';
    case 'call':
      return !tree.bracketed && tree.name !== 'binomial' && tree.name !== 'mod';
    case 'power':
      return tree.onName === true && opensRight(tree.base);
    case 'multiply': {
      const last = tree.factors.at(-1);
      return last !== undefined && opensRight(last);
    }
    default:
      return false;
  }
}

export function isDot(mark: string | undefined): mark is 'dot' | 'star' {
  return mark === 'dot' || mark === 'star';
}

/** Whether letters after a dot still belong to the bare argument of a function: sin 2 · x. */
export function goesOn(name: string, argument: Expression): boolean {
  return /^(sin|cos|tan|cot|sec|csc)$/.test(name) && isNumeral(argument);
}

function isNumeral(tree: Expression): boolean {
  if (tree.kind === 'divide') return isNumeral(tree.numerator) && isNumeral(tree.denominator);
  return tree.kind === 'number' || tree.kind === 'mixed';
}

/** Functions that are printed with signs of their own. */
const hasFence: ReadonlySet<string> = new Set(['binomial', 'floor', 'ceil', 'mod']);

/** Whether the printed form begins with the name of a function, which ends the bare argument of a function before it. */
export function beginsWithFunction(tree: Expression): boolean {
  return (tree.kind === 'call' && !hasFence.has(tree.name)) || (tree.kind === 'power' && beginsWithFunction(tree.base));
}

/** Terms with their signs between them; `space` is printed on both sides of a sign. */
export function printedSum(
  terms: readonly Expression[],
  at: (term: Expression, level: number) => string,
  space: '' | ' ',
): string {
  return terms
    .map((term, index) => {
      if (index === 0) return at(term, levels.sum);
      const isNegative = term.kind === 'negate';
      const sign = space + (isNegative ? '-' : '+') + space;
      return sign + at(isNegative ? term.operand : term, levels.product);
    })
    .join('');
}
