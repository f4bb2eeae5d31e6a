import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaneElement } from '../../exercises/document/figures.ts';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import { plane } from '../../testing/build-figures.ts';

/** Half the width and height of the window. */
const reach = 5;

/** A term with its exact breaks: poles and jumps in the window and near its edges. */
interface Term {
  readonly source: string;
  readonly of: (x: number) => number;
  readonly breaks: readonly number[];
}

const places = fc.oneof(
  fc.constantFrom(-reach, reach, -reach + 1 / 64, reach - 1 / 64, -reach - 1 / 64, reach + 1 / 64),
  fc.integer({ min: -4, max: 4 }),
  fc.integer({ min: -300, max: 300 }).map((n) => n / 64),
);
const factors = fc.constantFrom(-3, -1, -1 / 4, 1 / 16, 1 / 2, 1, 4);
const powers = fc.constantFrom(1, 2, 3, 4);
const shifted = (at: number): string => (at < 0 ? `(x + ${-at})` : `(x - ${at})`);
const everyMultiple = (period: number, first: number): number[] =>
  Array.from({ length: 60 }, (_, k) => first + (k - 30) * period).filter((x) => Math.abs(x) < reach + 1);

const poles: fc.Arbitrary<Term> = fc.tuple(places, factors, powers).map(([at, factor, power]) => ({
  source: `(${factor})/${shifted(at)}^${power}`,
  of: (x) => factor / (x - at) ** power,
  breaks: [at],
}));
const jumps: fc.Arbitrary<Term> = fc.tuple(places, factors).chain(([at, factor]) =>
  fc.constantFrom<Term>(
    { source: `(${factor}) sign${shifted(at)}`, of: (x) => factor * Math.sign(x - at), breaks: [at] },
    { source: `(${factor}) abs${shifted(at)}/${shifted(at)}`, of: (x) => factor * Math.sign(x - at), breaks: [at] },
    {
      source: `(${factor}) floor(${shifted(at)}/2)`,
      of: (x) => factor * Math.floor((x - at) / 2),
      breaks: everyMultiple(2, at),
    },
    { source: `(${factor}) arctan(1/${shifted(at)})`, of: (x) => factor * Math.atan(1 / (x - at)), breaks: [at] },
  ),
);
const half = Math.PI / 2;
const waves = fc.constantFrom<Term>(
  { source: 'tan(x)', of: Math.tan, breaks: everyMultiple(2 * half, half) },
  { source: '1/cos(x)^2', of: (x) => 1 / Math.cos(x) ** 2, breaks: everyMultiple(2 * half, half) },
  { source: '-1/sin(x)^2', of: (x) => -1 / Math.sin(x) ** 2, breaks: everyMultiple(2 * half, 0) },
  { source: '1/(1 + cos(x))', of: (x) => 1 / (1 + Math.cos(x)), breaks: everyMultiple(4 * half, 2 * half) },
);
const smooth = fc.constantFrom<Term>(
  { source: '0', of: () => 0, breaks: [] },
  { source: 'x/2', of: (x) => x / 2, breaks: [] },
  { source: 'sin(3x)', of: (x) => Math.sin(3 * x), breaks: [] },
  { source: 'x^2/4 - 2', of: (x) => x ** 2 / 4 - 2, breaks: [] },
);

/** A sum of terms whose breaks are apart, so that each is a break of the sum. */
const broken: fc.Arbitrary<Term> = fc
  .tuple(fc.array(fc.oneof(poles, poles, jumps, waves), { minLength: 1, maxLength: 3 }), smooth)
  .map(([terms, rest]) => [...terms, rest])
  .filter((terms) => {
    const all = terms.flatMap(({ breaks }) => breaks).toSorted((a, b) => a - b);
    return all.every((at, k) => k === 0 || at - (all[k - 1] ?? 0) > 0.2);
  })
  .map((terms) => ({
    source: terms.map(({ source }) => source).join(' + '),
    of: (x) => terms.reduce((sum, { of }) => sum + of(x), 0),
    breaks: terms.flatMap(({ breaks }) => breaks),
  }));

type Line = readonly { readonly x: number; readonly y: number }[];

function linesOf(element: PlaneElement): readonly Line[] {
  const [scene] = variantAt(buildExercise({ figures: [plane([element])] }), 1).figures;
  const { width = 1, height = 1, elements = [] } = scene ?? {};
  return elements.flatMap(({ strokes }) =>
    strokes.map(({ places: all }) =>
      Array.from({ length: all.length / 2 }, (_, k) => ({
        x: ((all[2 * k] ?? 0) / width) * 2 * reach - reach,
        y: reach - ((all[2 * k + 1] ?? 0) / height) * 2 * reach,
      })),
    ),
  );
}

/** Places of a scene have one decimal. */
const rounding = 0.0006;
/** A line is that thick. */
const thick = 0.03;

/** Whether the exact function comes within the thickness of a line of this place. */
function isOnCurve({ of, breaks }: Term, { x, y }: { x: number; y: number }): boolean {
  const near = Array.from({ length: 81 }, (_, k) => x + (k - 40) * (thick / 40));
  return near.some((at, k) => {
    const next = near[k + 1] ?? at;
    const [low, high] = [of(at), of(next)].toSorted((a, b) => a - b) as [number, number];
    const isCut = breaks.some((place) => place >= at && place <= next);
    if (isCut) return [at, next].some((one) => Math.abs(of(one) - y) < thick) || Math.abs(of(next)) > 1e3;
    return y > low - thick && y < high + thick;
  });
}

/** Places of the drawing that are not on the curve, lines over a break, and places of the curve that are not drawn. */
function faultsOf(term: Term, lines: readonly Line[]): string[] {
  const faults: string[] = [];
  for (const line of lines) {
    const [first, last] = [line[0]?.x ?? 0, line.at(-1)?.x ?? 0];
    for (const at of term.breaks) {
      if (first < at - rounding && last > at + rounding) faults.push(`joined over ${at}`);
    }
    for (const [k, a] of line.entries()) {
      const b = line[k + 1] ?? a;
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      if (!isOnCurve(term, middle)) faults.push(`(${middle.x}, ${middle.y}) is not on it`);
    }
  }
  for (let k = 1; k < 400; k += 1) {
    const x = -reach + (2 * reach * k) / 400 + 0.0013;
    const y = term.of(x);
    const isClear = term.breaks.every((at) => Math.abs(at - x) > thick) && Math.abs(y) < reach - thick;
    if (isClear && !lines.some((line) => isNear(line, { x, y }))) faults.push(`(${x}, ${y}) is not drawn`);
  }
  return faults;
}

function isNear(line: Line, { x, y }: { x: number; y: number }): boolean {
  return line.some((a, k) => {
    const b = line[k + 1] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const size = dx * dx + dy * dy;
    const share = size === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / size));
    return Math.hypot(a.x + share * dx - x, a.y + share * dy - y) < thick;
  });
}

describe('a curve with poles and jumps', () => {
  it('is drawn from break to break, nowhere over one, with nothing missing', () => {
    fc.assert(
      fc.property(broken, (term) => {
        expect(faultsOf(term, linesOf({ curve: term.source }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is so as a function of y, too', () => {
    fc.assert(
      fc.property(broken, (term) => {
        const turned = linesOf({ curveOfY: term.source.replaceAll('x', 'y') });
        const lines = turned.map((line) => line.map(({ x, y }) => ({ x: y, y: x })));
        expect(
          faultsOf(
            term,
            lines.map((line) => line.toSorted((a, b) => a.x - b.x)),
          ),
        ).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('is so as a path of points', () => {
    fc.assert(
      fc.property(broken, fc.boolean(), (term, isBack) => {
        const source = term.source.replaceAll('x', isBack ? '(-t)' : 't');
        const lines = linesOf({ parametric: `(${isBack ? '-t' : 't'}, ${source})`, from: -reach, to: reach });
        expect(
          faultsOf(
            term,
            lines.map((line) => line.toSorted((a, b) => a.x - b.x)),
          ),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each<readonly [string, PlaneElement, (x: number, y: number) => number]>([
    [
      'the two branches of a hyperbola',
      { parametric: '(tan(t), 1/cos(t))', from: 0, to: '2*pi' },
      (x, y) => y * y - x * x - 1,
    ],
    ['a line that goes through infinity', { parametric: '(1/t, 2/t)', from: -2, to: 2 }, (x, y) => y - 2 * x],
    ['a hyperbola around its focus', { polar: '1/(1 - 2cos(t))' }, (x, y) => 3 * x * x + 4 * x + 1 - y * y],
    ['an equation with a pole', { implicit: 'y = 1/(x - 1)' }, (x, y) => y * (x - 1) - 1],
    ['an equation with a double pole at the edge', { implicit: 'y = 1/(x - 5)^2' }, (x, y) => y * (x - 5) ** 2 - 1],
  ])('draws %s', (_, element, zero) => {
    const lines = linesOf(element);
    expect(lines.length).toBeGreaterThan(0);
    const off = lines.flatMap((line) =>
      line.flatMap((a, k) => {
        const b = line[k + 1] ?? a;
        const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
        // The curve is where the sign changes: within the thickness of the line.
        const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => zero(x + right * thick, y + up * thick)));
        return Math.min(...around) <= 0 && Math.max(...around) >= 0 ? [] : [[x, y]];
      }),
    );
    expect(off).toEqual([]);
  });

  it('leaves the line through infinity in two parts', () => {
    expect(linesOf({ parametric: '(1/t, 1/t)', from: -2, to: 2 })).toHaveLength(2);
  });

  it('bounds an area at a pole: on both sides one of its own', () => {
    const [scene] = variantAt(
      buildExercise({ figures: [plane([{ between: ['1/x', '0'], from: -2, to: 2 }])] }),
      1,
    ).figures;
    const areas = scene?.elements[0]?.areas.map(({ rings: [ring = []] }) => ring) ?? [];
    const acrossOf = (ring: readonly number[]) => ring.filter((_, k) => k % 2 === 0);
    expect(areas.map((ring) => [Math.min(...acrossOf(ring)), Math.max(...acrossOf(ring))])).toEqual([
      [300, 500],
      [500, 700],
    ]);
  });
});
