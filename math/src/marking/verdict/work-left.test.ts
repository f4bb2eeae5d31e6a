import { describe, expect, test } from 'vitest';
import type { FormulaPart, NumberPart, Tolerance } from '../../exercises/document/document.ts';
import { treeOf } from '../../testing/trees.ts';
import { type WorkLeft, workLeft } from './work-left.ts';

type Options = Partial<Pick<FormulaPart, 'tolerance' | 'precision' | 'form'>>;

function left(answerType: 4 | 6 | 7 | 8 | 9, answer: string, options: Options = {}): WorkLeft | undefined {
  const part = { name: 'p', answerType, accept: [], ...options } as NumberPart | FormulaPart;
  return workLeft(part, treeOf(answer, []));
}

const tolerance = (kind: Tolerance['kind'], value: number): Options => ({ tolerance: { kind, value } });
const words = {
  calculate: 'Work it out: there is still something to calculate.',
  reduce: 'Reduce the fraction.',
  root: 'Simplify the root.',
  decimal: 'Write it as a decimal number.',
  solve: 'Solve it: write the letter alone on one side.',
};
const yet = {
  calculate: 'worked out',
  reduce: 'worked out',
  root: 'worked out',
  decimal: 'worked out',
  solve: 'solved',
};
const expected = (what: keyof typeof words): WorkLeft => ({
  yet: yet[what] as WorkLeft['yet'],
  advice: words[what],
});

/** The answers to which something else is left to do. */
function misses(
  answerType: 4 | 6 | 7 | 8 | 9,
  rows: Readonly<Record<string, string>>,
  options: Options = {},
): string[] {
  return Object.entries(rows).flatMap(([what, answers]) => {
    const work = what === 'none' ? undefined : expected(what as keyof typeof words);
    return answers
      .split(' @ ')
      .map((answer) => [answer, left(answerType, answer, options)] as const)
      .filter(([, found]) => found?.advice !== work?.advice || found?.yet !== work?.yet)
      .map(([answer, found]) => `${answer}: ${found?.yet} ${found?.advice}`);
  });
}

describe('what is left to do to a number', () => {
  test('is nothing where it is worked out', () => {
    expect(
      misses(4, {
        none: "5 @ -5 @ 1/2 @ sqrt(2) @ sin(1) @ 3 pi @ 1.25 @ 2 x @ x + x @ f'(2)",
        calculate:
          '2+3 @ 5! @ -(-3) @ 2 pi + pi @ \\sum_{k=1}^{3} k @ \\lim_{x\\to 1} x @ \\int_0^1 x \\, dx @ (1, 2) @ [[1,2]]',
        reduce: '6/4 @ 4/1 @ -6/4',
        root: 'sqrt(8) @ sqrt(9)',
      }),
    ).toEqual([]);
  });

  test('is a matter of the form, where one is about how a number is written', () => {
    for (const form of ['any', 'lowest-terms', 'fraction', 'decimal'] as const) {
      expect(misses(4, { calculate: '2+3', reduce: '6/4', root: 'sqrt(8)' }, { form })).toEqual([]);
    }
    for (const form of ['surd', 'scientific', 'factored', 'expanded', 'single-fraction', 'no-brackets'] as const) {
      expect(misses(4, { none: '2+3 @ 6/4 @ sqrt(8)', calculate: 'd/dx(x^2)' }, { form })).toEqual([]);
    }
  });

  test.each([
    [tolerance('decimals', 2), '2 decimal places', '1.41 141/100 1 0 -1.5', '1.414 sqrt(2) 2/3 -1.415 pi'],
    [tolerance('decimals', 1), '1 decimal place', '1.4 2', '1.44 1/3'],
    [tolerance('decimals', 0), 'a whole number', '1 -3', '1.4 1/2'],
    [tolerance('significant-figures', 3), '3 significant figures', '123 0.00123 1230 0 1/4', '123.4 0.001234 1234 1/3'],
    [tolerance('significant-figures', 1), '1 significant figure', '1 0.2 300', '12 0.21 pi'],
  ])('is a rounding: %o', (options, to, done, open) => {
    for (const answer of done.split(' ')) expect([answer, left(4, answer, options)]).toEqual([answer, undefined]);
    for (const answer of open.split(' ')) {
      expect([answer, left(4, answer, options)]).toEqual([
        answer,
        { yet: 'rounded as asked', advice: `Round it to ${to}.` },
      ]);
    }
  });

  test('is a decimal where one need only be near and a calculator is waited for', () => {
    const rows = {
      none: 'sqrt(2) @ 3 pi @ 1/3 @ 1.234567 @ 50% @ 5*10^20 @ sqrt(2)*10^20 @ x @ i',
      decimal: '1.05^20 @ ln(12)/ln(2) @ sin(1) @ 2^100 @ e^2',
      calculate: '2^10 @ 5!',
    };
    const precise: Options = { precision: 'aa' };
    for (const options of [tolerance('absolute', 0.1), tolerance('relative', 0.1), precise])
      expect(misses(4, rows, options)).toEqual([]);
    // The precision tier comes before any tolerance.
    expect(misses(4, { none: '1.2345', decimal: 'ln(2)' }, { ...tolerance('decimals', 2), precision: 'aa' })).toEqual(
      [],
    );
    expect(misses(4, { none: '1.05^20 @ ln(12)/ln(2) @ sin(1)' })).toEqual([]);
  });
});

describe('what is left to do to an expression', () => {
  test('is what is only written down, and a number that is not worked out', () => {
    expect(
      misses(6, {
        none: 'x + x @ 6/4 x @ x/1 @ 2 x 3',
        calculate: '2+3 @ d/dx(x^2) @ x + d/dx(x^2) @ \\sum_{k=1}^{n} k @ \\int x \\, dx @ (x, 1) @ [[x, 1]]',
        reduce: '6/4',
      }),
    ).toEqual([]);
  });
});

describe('what is left to do to a statement', () => {
  test('is to solve it and to work out the numbers in it', () => {
    expect(
      misses(7, {
        none: 'x = 2 @ x = 1 or x = 2 @ (x, y) = (1, 2) @ true @ y = x + x @ x = ±2 @ x = 1 ± sqrt(2) @ x in {1, 2} @ x in (0, 1) union (1, 2)',
        solve: '2 x = 4 @ x < 3 and 2 x > 1 @ 5 @ x = 1 or 2 x = 4',
        calculate:
          'x = 2+3 @ 2+3 = x @ x = 1 or x = 1+1 @ x > 2+1 @ x in {1, 1+1} @ x in [1, 1+1] @ (x, y) = (1, 1+1) @ x = ±(1+1) @ x in (0, 1) union (1/2, 2) @ not x = 1+1 @ y = d/dx(x^2)',
        reduce: 'x = 6/4 or x = sqrt(8)',
      }),
    ).toEqual([]);
  });

  test('is not about rounding: statements are compared exactly', () => {
    expect(misses(7, { none: 'x = 1.414 @ x > 1.414 @ x = sqrt(2)' }, tolerance('decimals', 1))).toEqual([]);
  });
});

describe('what is left to do to a set, an interval or a point', () => {
  test('is to work out its members and ends and to carry out its operations', () => {
    expect(
      misses(8, {
        none: '{1, 2} @ 1, 2 @ (1, 2) @ [1, 3) @ (-infinity, 2) @ (1, 2) union (3, 4) @ (1, 2) union {3} @ ℝ ∖ {1, 2} @ (1, 3) ∖ {2} @ ℝ ∖ [1, 2] @ ℝ ∖ (1, 2) @ {x | x > 2} @ x = 1 or x = 2 @ 1 or 2 @ x = ±2 @ 1 ± sqrt(2) @ 1/2 (1, 2) @ ℝ @ {} @ (a, b) union (c, d) @ 5',
        calculate:
          '{1, 1+1} @ 1, 1+1 @ (1, 1+1) @ [1, 1+1) @ [1+1, 3) @ {1} union {2} @ (1, 3) union (2, 4) @ (1, 2) union {1} @ (1, 2] union [2, 3) @ (1, 2) intersect (0, 3) @ ℝ ∖ (-infinity, 2] @ ℝ ∖ [1, 1+1] @ {1, 2} ∖ {1} @ (1, 3) ∖ (2, 4) @ {x | x > 1+1} @ x = 1 or x = 1+1 @ 1 or 1+1 @ x > 2+1 @ ±(1+1) @ 2 (1, 2) @ -(1, 2) @ [[1, 1+1]] @ {(1, 2), (3, 1+1)} @ 2+3',
        reduce: '[6/4, 2] @ {6/4}',
        root: '1 ± sqrt(4)',
        solve: '2 x = 4 @ {x | 2 x > 2}',
      }),
    ).toEqual([]);
  });

  test('is a rounding of members, and of no end', () => {
    const one = tolerance('decimals', 1);
    const rounding = { yet: 'rounded as asked', advice: 'Round it to 1 decimal place.' };
    for (const answer of ['{1.414}', '1.4, 1.414', 'x = 1.414', '{sqrt(2)}', '1 or 1.414']) {
      expect([answer, left(8, answer, one)]).toEqual([answer, rounding]);
    }
    expect(misses(8, { none: '{1.4} @ x > 1.414 @ [1.414, 2) @ {x | x > 1.414}' }, one)).toEqual([]);
  });
});

describe('what is left to do to a vector or matrix', () => {
  test('is to work out its entries, and to multiply in what not all entries share as a fraction or root', () => {
    expect(
      misses(9, {
        none: '[[1,2],[3,4]] @ (1, 2) @ 1/2 (1, 2) @ (1, 2)/2 @ (1, 2)/sqrt(5) @ sqrt(2) (1, 2) @ -1/3 (1, 2) @ a (1, 2) @ 0.5 (1, 3) @ 1/3 [[1,2],[3,4]] @ ((1, 2), (3, 4)) @ 3',
        calculate:
          '[[1,2],[3,2+2]] @ (1, 1+1) @ 2 (1, 2) @ (1, 2)*3 @ 1 (1, 2) @ 2*3 (1, 2) @ -(1, 2) @ 1/2 (2, 4) @ (2, 4)/2 @ -1/3 (3, 6) @ 0.5 (2, 4) @ 1/3 (1, 1+1) @ (1, 2)+(3, 4) @ [[1,2],[3,4]]*[[1,0],[0,1]] @ [[1,2],[3,4]]^2 @ ((1, 2), (3, 1+1)) @ 1/2 ((1, 2), (3, 1+1)) @ 2+3',
        reduce: '(1, 6/4) @ 2/4 (1, 3)',
        root: '(1, sqrt(8)) @ sqrt(8) (1, 3)',
      }),
    ).toEqual([]);
  });
});
