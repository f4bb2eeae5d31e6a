import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import {
  type NumberPart,
  type Part,
  simplificationModes,
  type Tolerance,
  type Variable,
} from '../exercises/document/document.ts';
import { formula, number } from '../testing/build-verdict.ts';
import { markResponse } from './mark-response.ts';

type Rounding = Pick<NumberPart, 'tolerance' | 'precision'>;

const tolerances: readonly Tolerance[] = [
  ...[0, 1, 2, 3].map((value) => ({ kind: 'decimals' as const, value })),
  ...[1, 2, 4].map((value) => ({ kind: 'significant-figures' as const, value })),
  { kind: 'absolute', value: 0.01 },
  { kind: 'relative', value: 0.01 },
];
const roundings: readonly Rounding[] = [{}, ...tolerances.map((tolerance) => ({ tolerance })), { precision: 'aa' }];

const keys: readonly (readonly [4 | 6 | 7 | 8 | 9, string])[] = [
  [
    4,
    'sqrt(12) | 6/4 | 2^10 | 10^6 | 1.50 | 1 1/2 | -1/3 | 2/(-3) | 8! | 2^100 | e^2 | ln(2) | -sqrt(3)/2 | 5% | infinity',
  ],
  [4, 'arctan(3) | 1.05^20 | 12345.678 | 0.000001 | 4^(3/2) | root(3, 16) | 1/sqrt(2) | sin(pi/3) | binomial(6, 2)'],
  [
    6,
    '6/(4x) | sqrt(12) x | x^(-1) | e^(2x) | d/dx(x^2) | (2x)^3 | 3+2i | e^(i pi/3) | x^2/4 | 2^10 x | log_2(x) | abs(x)',
  ],
  [7, 'x=sqrt(12) | x=6/4 or x=-2 | x>=-3/2 | false | true | x=pi k | x=1 and y=-2 | y=-x/2+3 | 1<x<3 | x=ln(3)/ln(2)'],
  [
    8,
    '{1, 2} | {} | {6/4, sqrt(12)} | (1/2, -3) | (2, infinity) | [sqrt(2), 3) | {2^10} | {(1, 2), (3, 4)} | {i, -i} | reals \\ {2}',
  ],
  [
    9,
    '(1, 2) | 1/2 [[1, 2], [3, 4]] | (sqrt(12), 6/4) | [[2^10, 1], [0, 1]] | (1, 2) + t (3, 4) | [[cos(x), -sin(x)]]',
  ],
];

/** Returns the answer as the product shows it: in one line, as a formula with or without the text before ≈. */
function notRight(part: Part, list: readonly Variable[] = []): string[] {
  const exercise = buildExercise({ parts: [part], list, question: 'What is it?' });
  const variant = variantAt(exercise, 3);
  const { answerPlain = '', answerLatex = '' } = variant.parts[0] ?? {};
  const [exact = ''] = answerLatex.split('\\approx');
  const outcome = (value: string) => markResponse(exercise, variant, [{ part: part.name, value }]).parts[0];
  const refused = [answerPlain, answerLatex, answerLatex.replace(/^.*\\approx /, '')].flatMap((shown) => {
    const given = outcome(shown);
    return given?.outcome === 'right' ? [] : [`${shown}: ${given?.outcome} ${given?.feedback}`];
  });
  // The exact form alone is right as well, or lacks the rounding that is asked for.
  const alone = exact === '' ? undefined : outcome(exact);
  const isFinished =
    !alone || alone.outcome === 'right' || alone.reason === 'not rounded as asked' || isDecimalAsked(alone.feedback);
  return isFinished ? refused : [...refused, `${exact}: ${alone.outcome} ${alone.feedback}`];
}

const isDecimalAsked = (feedback: string): boolean => feedback.endsWith('Write it as a decimal number.');

describe('what is shown as the answer is right when it is typed back', () => {
  test.each(keys.flatMap(([type, listed]) => listed.split(' | ').map((key) => [key, type] as const)))(
    '%s (answer type %i)',
    (key, type) => {
      const partWith = (value: string, rounding: Rounding): Part =>
        type === 4 ? number(value, rounding) : formula(type, value, rounding);
      expect(roundings.flatMap((rounding) => notRight(partWith(key, rounding)))).toEqual([]);
      const drawn = simplificationModes.flatMap((simplify) =>
        notRight(partWith('v', {}), [{ name: 'v', generator: 'expression', value: key, simplify }]),
      );
      expect(drawn).toEqual([]);
    },
  );
});
