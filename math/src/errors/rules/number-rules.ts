import { divide, multiply, number } from '../../notation/index.ts';
import type { ErrorRule } from '../rule.ts';

/** Slips of scale in a final number. */
export const numberRules: readonly ErrorRule[] = [
  {
    id: 'percent',
    name: 'Per cent and number mixed up',
    says: 'Per cent means hundredths: check whether the number or the percentage is asked for.',
    source: 'hart1981',
    needs: ['percent'],
    scale: true,
    wholeOnly: true,
    rewrite: (node) => [multiply(node, number(100)), divide(node, number(100))],
  },
  {
    id: 'power-of-ten',
    name: 'Off by a power of ten',
    says: 'Check the place of the decimal point, or the power of ten.',
    source: 'steinle2004',
    needs: ['number'],
    scale: true,
    wholeOnly: true,
    rewrite: (node) =>
      [10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((scale) => [
        multiply(node, number(scale)),
        divide(node, number(scale)),
      ]),
  },
];
