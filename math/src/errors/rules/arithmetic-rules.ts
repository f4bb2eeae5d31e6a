import { add, divide, multiply, negate, number, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isNumeric, wholeOf } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

/** Two whole numbers that are added or subtracted in writing. */
function twoWholes(node: Expression): { readonly a: number; readonly b: number; readonly minus: boolean } | undefined {
  if (node.kind !== 'add' || node.terms.length !== 2) return undefined;
  const [left, right] = node.terms;
  const minus = right?.kind === 'negate';
  const a = left && wholeOf(left);
  const b = right && wholeOf(minus ? right.operand : right);
  return a !== undefined && b !== undefined && a >= 0 && b >= 0 ? { a, b, minus } : undefined;
}

/** Works digit by digit, units first. */
function columns(a: number, b: number, each: (x: number, y: number) => number): number {
  let result = 0;
  for (let place = 1; place <= Math.max(a, b); place *= 10) {
    result += place * each(Math.floor(a / place) % 10, Math.floor(b / place) % 10);
  }
  return result;
}

/** Digits after the point, and all digits as a whole number. */
function decimalOf(tree: Expression | undefined): { readonly digits: number; readonly places: number } | undefined {
  if (tree?.kind !== 'number' || tree.repetend !== undefined || tree.text.length > 9) return undefined;
  const [whole = '', part = ''] = tree.text.split('.');
  return { digits: Number(whole + part), places: part.length };
}

function isHundred(tree: Expression): boolean {
  return tree.kind === 'number' && tree.text === '100';
}

/** s · (100 ± p)/100: the amount, and the signed per cent. */
function percentChange(node: Expression): { readonly amount: Expression; readonly percent: Expression } | undefined {
  const grown = growthOf(node);
  if (grown) return grown;
  if (node.kind !== 'divide' || !isHundred(node.denominator) || node.numerator.kind !== 'multiply') return undefined;
  const { factors } = node.numerator;
  const change = factors.find((factor) => factor.kind === 'add');
  const [hundred, percent, ...more] = change?.kind === 'add' ? change.terms : [];
  if (!hundred || !percent || more.length > 0 || !isHundred(hundred)) return undefined;
  return { amount: multiply(...factors.filter((factor) => factor !== change)), percent };
}

/** s · (1 ± p/100), and s ± p/100 · s. */
function growthOf(node: Expression): { readonly amount: Expression; readonly percent: Expression } | undefined {
  if (node.kind === 'multiply') {
    const change = node.factors.find((factor) => factor.kind === 'add');
    const [one, share, ...more] = change?.kind === 'add' ? change.terms : [];
    const percent = one?.kind === 'number' && one.text === '1' && share && more.length === 0 && percentOf(share);
    return percent ? { amount: multiply(...node.factors.filter((factor) => factor !== change)), percent } : undefined;
  }
  const [amount, share, ...more] = node.kind === 'add' ? node.terms : [];
  if (!amount || !share || more.length > 0) return undefined;
  const product = share.kind === 'negate' ? share.operand : share;
  const factors = product.kind === 'multiply' ? product.factors : [];
  const part = factors.find((factor) => factor.kind === 'divide');
  const rest = multiply(...factors.filter((factor) => factor !== part));
  const percent = part && sameTree(rest, amount, { groups: true }) ? percentOf(part) : undefined;
  return percent && { amount, percent: share.kind === 'negate' ? negate(percent) : percent };
}

/** p of ±p/100. */
function percentOf(share: Expression): Expression | undefined {
  const inner = share.kind === 'negate' ? share.operand : share;
  if (inner.kind !== 'divide' || !isHundred(inner.denominator)) return undefined;
  return share.kind === 'negate' ? negate(inner.numerator) : inner.numerator;
}

/** Written arithmetic, decimals, negative numbers and percentages. */
export const arithmeticRules: readonly ErrorRule[] = [
  {
    id: 'carry-left-out',
    name: 'Addition: carry left out',
    says: 'When a column adds up to ten or more, carry the ten to the next column.',
    source: 'ashlock2010',
    needs: ['sum'],
    rewrite: (node) => {
      const pair = twoWholes(node);
      return pair && !pair.minus ? [number(columns(pair.a, pair.b, (x, y) => (x + y) % 10))] : [];
    },
  },
  {
    id: 'smaller-from-larger',
    name: 'Subtraction: smaller digit from larger in each column',
    says: 'Did you take the smaller digit from the larger one in a column? Borrow from the next column instead.',
    source: 'brown1978',
    needs: ['sum'],
    rewrite: (node) => {
      const pair = twoWholes(node);
      return pair?.minus && pair.a >= pair.b ? [number(columns(pair.a, pair.b, (x, y) => Math.abs(x - y)))] : [];
    },
  },
  {
    id: 'decimals-aligned-right',
    name: 'Decimals aligned at the last digit',
    says: 'Write the decimals with the points below each other before you add or subtract.',
    source: 'resnick1989',
    needs: ['sum'],
    rewrite: (node) => {
      if (node.kind !== 'add' || node.terms.length !== 2) return [];
      const [left, right] = node.terms;
      const minus = right?.kind === 'negate';
      const a = decimalOf(left);
      const b = decimalOf(minus ? right.operand : right);
      if (!a || !b || a.places === b.places) return [];
      const digits = minus ? a.digits - b.digits : a.digits + b.digits;
      return [Math.max(a.places, b.places), Math.min(a.places, b.places)].map((places) =>
        divide(number(digits), number(10 ** places)),
      );
    },
  },
  {
    id: 'subtracting-a-negative',
    name: 'Subtracted where a negative number is taken away',
    says: 'Taking away a negative number is adding: $a - (-b) = a + b$.',
    source: 'vlassis2004',
    needs: ['sum'],
    rewrite: (node) => {
      if (node.kind !== 'add') return [];
      return node.terms.flatMap((term, index) => {
        if (term.kind !== 'negate' || term.operand.kind !== 'negate') return [];
        return [add(...node.terms.map((other, position) => (position === index ? term.operand : other)))];
      });
    },
  },
  {
    id: 'product-of-negatives',
    name: 'Product of two negative numbers taken as negative',
    says: 'The product of two negative numbers is positive.',
    source: 'hart1981',
    needs: ['number'],
    rewrite: (node) => {
      const parts =
        node.kind === 'multiply' ? node.factors : node.kind === 'divide' ? [node.numerator, node.denominator] : [];
      return parts.filter((part) => part.kind === 'negate').length === 2 ? [negate(node)] : [];
    },
  },
  {
    id: 'minus-over-sum',
    name: 'Added and kept the minus of the first number',
    says: 'Start at the negative number on the number line: which way do you go?',
    source: 'vlassis2004',
    needs: ['sum'],
    rewrite: (node) => {
      if (node.kind !== 'add') return [];
      const [first, second, ...rest] = node.terms;
      if (first?.kind !== 'negate' || !second || second.kind === 'negate') return [];
      // A number line helps with numbers only.
      if (!isNumeric(first) || !isNumeric(second)) return [];
      return [add(negate(add(first.operand, second)), ...rest)];
    },
  },
  {
    id: 'percent-as-amount',
    name: 'Per cent taken as an amount',
    says: 'Per cent is a share, not an amount: take that share of the whole first.',
    source: 'parker1995',
    needs: ['percent'],
    rewrite: (node) => {
      const change = percentChange(node);
      return change ? [add(change.amount, change.percent)] : [];
    },
  },
  {
    id: 'percentage-instead-of-rest',
    name: 'Gave the change instead of the changed value',
    says: 'That is the change. The value after it is asked for.',
    source: 'parker1995',
    needs: ['percent'],
    rewrite: (node) => {
      const change = percentChange(node);
      if (!change) return [];
      const { percent } = change;
      const size = percent.kind === 'negate' ? percent.operand : percent;
      return [divide(multiply(change.amount, size), number(100))];
    },
  },
];
