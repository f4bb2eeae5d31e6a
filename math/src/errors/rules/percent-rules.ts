import { add, divide, multiply, namesIn, negate, number, power, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { wholeOf } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

const one = number(1);

function isText(tree: Expression, text: string): boolean {
  return tree.kind === 'number' && tree.text === text;
}

/** The signed share p in 1 + p, 1 − 20/100, (100 − 20)/100 and 0.8, with how much the whole is written as. */
function changeOf(tree: Expression): { readonly share: Expression; readonly whole: Expression } | undefined {
  if (tree.kind === 'group') return changeOf(tree.body);
  if (tree.kind === 'add' && tree.terms.length === 2) {
    const [whole, share] = tree.terms;
    if (whole && share && (isText(whole, '1') || isText(whole, '100'))) return { whole, share };
  }
  if (tree.kind === 'divide' && isText(tree.denominator, '100')) {
    const inner = changeOf(tree.numerator);
    if (inner && isText(inner.whole, '100')) return { whole: one, share: divide(inner.share, number(100)) };
    const percent = wholeOf(tree.numerator);
    if (percent !== undefined) return { whole: one, share: divide(number(percent - 100), number(100)) };
  }
  const value = tree.kind === 'number' && /^[01]\.\d{1,4}$/.test(tree.text) ? Number(tree.text) : undefined;
  const isChange = value !== undefined && value > 0.05 && value < 2 && value !== 1;
  return isChange ? { whole: one, share: add(tree, negate(one)) } : undefined;
}

/** Percentages taken of the wrong whole, growth that is not compounded, and chances. */
export const percentRules: readonly ErrorRule[] = [
  {
    id: 'percent-of-new-value',
    name: 'Per cent taken of the new value instead of the old one',
    says: 'The percentage belongs to the value before the change. Did you take it of the value after the change?',
    source: 'parker1995',
    needs: ['quotient', 'percent'],
    rewrite: (node) => {
      if (node.kind !== 'divide') return [];
      const change = changeOf(node.denominator) ?? roundPercent(node.denominator);
      if (!change) return [];
      // The part taken away is added again, of the wrong whole; or the same share is taken once more.
      const { numerator, denominator } = node;
      const isOfHundred = isText(change.whole, '100');
      const factors = [add(change.whole, negate(change.share)), denominator];
      return factors.map((factor) =>
        isOfHundred ? divide(multiply(numerator, factor), number(10_000)) : multiply(numerator, factor),
      );
    },
  },
  {
    id: 'percent-of-other-value',
    name: 'Change divided by the new value',
    says: 'A change in per cent is compared with the value before it. Which of the two values did you divide by?',
    source: 'parker1995',
    needs: ['quotient', 'percent'],
    rewrite: (node) => {
      if (node.kind !== 'divide' || node.numerator.kind !== 'add' || node.numerator.terms.length !== 2) return [];
      const { numerator, denominator } = node;
      const [after, minus] = numerator.terms;
      if (!after || minus?.kind !== 'negate') return [];
      if (sameTree(minus.operand, denominator, { groups: true })) return [divide(numerator, after)];
      return sameTree(after, denominator, { groups: true }) ? [divide(numerator, minus.operand)] : [];
    },
  },
  {
    id: 'compound-as-simple',
    name: 'Growth added up instead of multiplied',
    says: 'Each step of the growth starts from the new value: the factor is multiplied again, not added up.',
    source: 'parker1995',
    needs: ['power', 'percent'],
    rewrite: (node) => {
      if (node.kind !== 'power') return [];
      const change = changeOf(node.base);
      const isKnown = wholeOf(node.exponent) !== undefined || namesIn(node.exponent).size > 0;
      if (!change || !isKnown) return [];
      const grown = add(change.whole, multiply(node.exponent, change.share));
      return [
        isText(change.whole, '100') ? multiply(grown, power(number(100), add(node.exponent, negate(one)))) : grown,
      ];
    },
  },
  {
    id: 'probabilities-added',
    name: 'Added probabilities along a path',
    says: 'Both have to happen: along a path probabilities are multiplied, not added.',
    source: 'kahneman1982',
    needs: ['probability'],
    rewrite: (node) => {
      if (node.kind === 'power' && isChance(node.base)) return [multiply(node.exponent, node.base)];
      return node.kind === 'multiply' && node.factors.every(isChance) ? [add(...node.factors)] : [];
    },
  },
  {
    id: 'complement-not-taken',
    name: 'Probability of the complement',
    says: 'That is the probability of the opposite. Which event is asked for?',
    source: 'kahneman1982',
    needs: ['probability', 'sum'],
    wholeOnly: true,
    rewrite: (node) => {
      const [whole, minus] = node.kind === 'add' && node.terms.length === 2 ? node.terms : [];
      return whole && isText(whole, '1') && minus?.kind === 'negate' ? [minus.operand] : [];
    },
  },
];

/** 80 below the bar, where a hundred is multiplied above: the value is 80 % of what is looked for. */
function roundPercent(tree: Expression): { readonly share: Expression; readonly whole: Expression } | undefined {
  const percent = wholeOf(tree);
  if (percent === undefined || percent < 5 || percent > 195 || percent === 100) return undefined;
  return { whole: number(100), share: number(percent - 100) };
}

/** A number between 0 and 1, written as a fraction or a decimal. */
function isChance(tree: Expression): boolean {
  if (tree.kind === 'group') return isChance(tree.body);
  if (tree.kind === 'number') return /^0\.\d+$/.test(tree.text);
  const [top, bottom] = tree.kind === 'divide' ? [wholeOf(tree.numerator), wholeOf(tree.denominator)] : [];
  return top !== undefined && bottom !== undefined && top > 0 && top < bottom;
}
