import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../algebra/evaluating/program.ts';
import { read } from '../../notation/index.ts';
import { realFunction, sampleFunction, type Sampled } from './sample.ts';

function sampled(source: string, from = -5, to = 5, bottom = -5, top = 5): Sampled {
  const result = read(source, { syntax: 'plain' });
  const program = result.ok ? compile(result.tree, ['x']) : undefined;
  if (!program) throw new Error(source);
  return sampleFunction(realFunction(program), { from, to, bottom, top });
}

/** Ends of the pieces, each as from and to. */
const ends = ({ pieces }: Sampled) =>
  pieces.map((piece) => [piece[0]?.x ?? Number.NaN, piece.at(-1)?.x ?? Number.NaN] as const);

/** Functions with the places where they have a pole or a jump, or where their domain ends, in [−5, 5]. */
const broken: readonly (readonly [string, readonly number[]])[] = [
  ['1/x', [0]],
  ['1/(x-2)', [2]],
  ['1/(x^2-4)', [-2, 2]],
  ['(x+1)/(x-1)', [1]],
  ['x/(x^2-9)', [-3, 3]],
  ['x^(-1)', [0]],
  ['x^(-3)', [0]],
  ['2/(3x-1)', [1 / 3]],
  ['1/(x-1)+1/(x+1)', [-1, 1]],
  ['tan(x)', [-1.5, -0.5, 0.5, 1.5].map((k) => k * Math.PI)],
  ['cot(x)', [-1, 0, 1].map((k) => k * Math.PI)],
  ['sec(x)', [-1.5, -0.5, 0.5, 1.5].map((k) => k * Math.PI)],
  ['csc(x)', [-1, 0, 1].map((k) => k * Math.PI)],
  ['tan(2x)', [-5, -3, -1, 1, 3, 5].map((k) => (k * Math.PI) / 4)],
  ['x/|x|', [0]],
  ['|x-1|/(x-1)', [1]],
  ['sign(x)', [0]],
  ['sign(x^2-1)', [-1, 1]],
  ['floor(x)', [-4, -3, -2, -1, 0, 1, 2, 3, 4]],
  ['ceil(x)', [-4, -3, -2, -1, 0, 1, 2, 3, 4]],
  ['x-floor(x)', [-4, -3, -2, -1, 0, 1, 2, 3, 4]],
  ['round(x)', [-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5]],
  ['floor(x/2)', [-4, -2, 0, 2, 4]],
  ['arctan(1/x)', [0]],
  ['sqrt(x^2)/x', [0]],
  ['2^(1/x)', [0]],
  ['coth(x)', [0]],
  ['1/sin(x)', [-1, 0, 1].map((k) => k * Math.PI)],
  ['1/(1-2cos(x))', [-1, 1].map((k) => (k * Math.PI) / 3)],
  ['1/ln(x)', [1]],
];

/** Functions with the interval (or intervals) in [−5, 5] in which they have values. */
const partial: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
  ['sqrt(x)', [[0, 5]]],
  ['sqrt(4-x^2)', [[-2, 2]]],
  ['ln(x)', [[0, 5]]],
  ['ln(x+3)', [[-3, 5]]],
  ['arcsin(x)', [[-1, 1]]],
  [
    'sqrt(x^2-1)',
    [
      [-5, -1],
      [1, 5],
    ],
  ],
  [
    'sqrt(x^2-9)',
    [
      [-5, -3],
      [3, 5],
    ],
  ],
  ['sqrt(1/10-|x-1.23|)', [[1.13, 1.33]]],
  ['ln(4-x)', [[-5, 4]]],
  ['arcosh(x)', [[1, 5]]],
  ['x^(3/2)', [[0, 5]]],
  ['log(x,2)', [[0, 5]]],
];

const whole = [
  'x',
  'x^2',
  '|x|',
  '|x^2-4|',
  'x*sign(x)',
  'max(x, 1)',
  'sin(x)',
  'sin(20x)',
  'e^x',
  'x^3-3x',
  '1/(1+x^2)',
  'cbrt(x)',
  'x^(2/3)',
  'arctan(x)',
  '5sin(x)/(2+cos(x))',
  'arctan(50x)',
  'e^(-x^2)',
  '1000x',
  'x^9',
  '|sin(3x)|',
  'tanh(40x)',
  'min(x, -x)',
  // Steps too large or too small for doubles.
  'e^(-100x^2)',
  '10^(-100x^2)',
  'e^(-e^(2x))',
  '4/(1+e^(-300x))',
  '2/cosh(300x)',
  '(x/100)^200',
];

describe('a sampled curve', () => {
  it.each(broken)('%s is cut at its poles and jumps and nowhere else', (source, places) => {
    const pieces = ends(sampled(source));
    expect(pieces.length).toBeGreaterThanOrEqual(places.length);
    const cuts = pieces.slice(0, -1).map(([, to], k) => [to, pieces[k + 1]?.[0] ?? Number.NaN] as const);
    // Right of 0, 2^(1/x) is too large for doubles up to 1/1024.
    const off = cuts.filter(
      ([from, to]) => to - from > 1 / 1000 || !places.some((pole) => pole > from - 1e-4 && pole < to + 1e-4),
    );
    expect(off.filter(([from]) => Math.abs(Math.abs(from) - 5) > 1e-6)).toEqual([]);
    for (const pole of places.filter((place) => Math.abs(place) < 5)) {
      expect(
        pieces.some(([from, to]) => from < pole - 1e-6 && to > pole + 1e-6),
        `${pole}`,
      ).toBe(false);
    }
  });

  it.each(partial)('%s begins and ends where its domain does', (source, intervals) => {
    const pieces = ends(sampled(source));
    expect(pieces).toHaveLength(intervals.length);
    for (const [k, [from, to]] of intervals.entries()) {
      expect(pieces[k]?.[0]).toBeCloseTo(from, 6);
      expect(pieces[k]?.[1]).toBeCloseTo(to, 6);
    }
  });

  it.each(whole)('%s is one piece from edge to edge', (source) => {
    expect(ends(sampled(source))).toEqual([[-5, 5]]);
  });

  it.each([...broken.map(([source]) => source), ...partial.map(([source]) => source), ...whole])(
    '%s is never far from its own values',
    (source) => {
      const result = read(source, { syntax: 'plain' });
      const program = result.ok ? compile(result.tree, ['x']) : undefined;
      if (!program) throw new Error(source);
      const f = realFunction(program);
      for (const piece of sampled(source).pieces) {
        for (const [k, b] of piece.entries()) {
          const a = piece[k - 1];
          if (!a || [a, b].some(({ y }) => Math.abs(y) > 5)) continue;
          for (const share of [0.21, 0.5, 0.83]) {
            const y = f.at(a.x + (b.x - a.x) * share);
            expect(Math.abs(y - (a.y + (b.y - a.y) * share)), `${a.x}`).toBeLessThan(0.12);
          }
        }
      }
    },
  );

  it('says where one point is missing', () => {
    expect(sampled('(x^2-1)/(x-1)').gaps).toEqual([{ x: 1, y: expect.closeTo(2, 5) }]);
    expect(sampled('sin(x)/x').gaps).toEqual([{ x: 0, y: expect.closeTo(1, 5) }]);
    expect(sampled('x*sign(x)').gaps).toEqual([]);
  });

  it('is cut at a pole wherever it is', () => {
    fc.assert(
      fc.property(fc.double({ min: -4.9, max: 4.9, noNaN: true }), (pole) => {
        const exact = Number(pole.toFixed(4));
        const pieces = ends(sampled(`1/(x-(${exact.toFixed(4)}))`));
        expect(pieces).toHaveLength(2);
        expect(pieces[0]?.[1]).toBeCloseTo(exact, 6);
      }),
      { numRuns: 100 },
    );
  });

  it('is drawn whole or refused, however many jumps it has', () => {
    for (const [source, from, to] of [
      ['floor(x)/400', -1000, 1000],
      ['mod(x, 1)', 0, 500],
      ['tan(x)', -1000, 1000],
    ] as const) {
      expect(() => sampled(source, from, to), source).toThrow('a curve with too many bends to be drawn');
    }
    // Most of its jumps are above the window.
    expect(ends(sampled('floor(e^(-x))', -10, 5)).at(-1)?.[1]).toBe(5);
  });

  it('has at most 2,000 points where it can be read', () => {
    for (const [source] of broken) {
      expect(sampled(source).pieces.flat().length, source).toBeLessThan(2000);
    }
  });
});
