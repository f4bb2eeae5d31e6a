import { describe, expect, it } from 'vitest';
import { compileExercise } from '../exercises/compile/compile.ts';
import type { Variable } from '../exercises/document/document.ts';
import type { Figure, PlaneElement } from '../exercises/document/figures.ts';
import { drawVariant } from '../exercises/draw/draw-variant.ts';
import { buildDocument, buildExercise } from '../testing/build-document.ts';
import { constant, line, plane, sceneOf } from '../testing/build-figures.ts';
import type { SceneElement } from './scene.ts';

const drawn = (element: PlaneElement, list: readonly Variable[] = []): SceneElement => {
  const [one] = sceneOf(plane([element]), list).elements;
  if (!one) throw new Error('nothing drawn');
  return one;
};

/** Coordinates of the places of a box of 1000 × 1000 over [−5, 5] × [−5, 5]. */
const pointsOf = (places: readonly number[]): [number, number][] =>
  Array.from({ length: places.length / 2 }, (_, k) => [
    Math.round(((places[2 * k] ?? 0) / 100 - 5) * 1000) / 1000,
    Math.round((5 - (places[2 * k + 1] ?? 0) / 100) * 1000) / 1000,
  ]);

const isWithin = (ring: readonly (readonly [number, number])[], x: number, y: number): boolean =>
  ring.filter(([x1, y1], k) => {
    const [x2, y2] = ring[(k + 1) % ring.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  }).length %
    2 ===
  1;

describe('what a plane shows', () => {
  it('is a curve in the variables of the draw', () => {
    const { strokes, readings } = drawn({ curve: 'a x + 1' }, [constant('a', '2')]);
    expect(strokes).toHaveLength(1);
    const points = pointsOf(strokes[0]?.places ?? []);
    expect(points[0]).toEqual([-3, -5]);
    expect(points.at(-1)).toEqual([2, 5]);
    expect(readings).toContainEqual(['1', '3']);
  });

  it('is a curve from one place to another with ends of its own', () => {
    const { strokes } = drawn({ curve: 'x', from: -1, to: '1+1', ends: { from: 'open', to: 'closed' } });
    expect(strokes).toMatchObject([{ start: 'open', end: 'closed' }]);
    expect([pointsOf(strokes[0]?.places ?? [])[0], pointsOf(strokes[0]?.places ?? []).at(-1)]).toEqual([
      [-1, -1],
      [2, 2],
    ]);
  });

  it('has rings where one point of a curve is missing, if the author wants them', () => {
    const source = '(x^2-1)/(x-1)';
    expect(drawn({ curve: source, gaps: true }).marks).toEqual([{ mark: 'ring', x: 600, y: 300 }]);
    expect(drawn({ curve: source }).marks).toEqual([]);
  });

  it.each<[string, PlaneElement, number]>([
    ['an equation', { line: 'y = 2x - 1' }, 1],
    ['an upright equation', { line: 'x = 3' }, 1],
    ['an equation in another order', { line: '2x - y - 1 = 0' }, 1],
    ['two points', { line: '{(0, -1), (1, 1)}' }, 1],
    ['a list of two points', { line: '[(0, -1), (1, 1)]' }, 1],
  ])('is a line by %s', (_, element, count) => {
    const { strokes } = drawn(element);
    expect(strokes).toHaveLength(count);
    const [from, to] = pointsOf(strokes[0]?.places ?? []);
    expect([...(from ?? []), ...(to ?? [])].some((value) => Math.abs(value) === 5)).toBe(true);
  });

  it('is the same line by its equation and by two points', () => {
    const ends = ['y = 2x - 1', '2x - y = 1', '{(0, -1), (1, 1)}', '{(1, 1), (0, -1)}'].map((source) =>
      pointsOf(drawn({ line: source }).strokes[0]?.places ?? [])
        .toSorted(([a], [b]) => a - b)
        .map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]),
    );
    expect(new Set(ends.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('has points with labels, and none outside the window', () => {
    const { marks, texts, readings } = drawn({ points: '{(p, 0), (9, 9)}', labels: ['$A$', '$B$'] }, [
      constant('p', '2'),
    ]);
    expect(marks).toEqual([{ mark: 'dot', x: 700, y: 500 }]);
    expect(texts.map(({ text }) => text)).toEqual(['$A$']);
    expect(readings).toEqual([['2', '0']]);
  });

  it.each<[string, string]>([
    ['an equation', '(x-1)^2 + (y+2)^2 = 4'],
    ['an expanded equation', 'x^2 + y^2 - 2x + 4y + 1 = 0'],
  ])('is a circle by %s', (_, circle) => {
    const points = pointsOf(drawn({ circle }).strokes[0]?.places ?? []);
    expect(points.length).toBeGreaterThan(60);
    for (const [x, y] of points) expect(Math.hypot(x - 1, y + 2)).toBeCloseTo(2, 1);
  });

  it('is a circle by its centre and radius', () => {
    const points = pointsOf(drawn({ circle: '(1, -2)', radius: '2' }).strokes[0]?.places ?? []);
    for (const [x, y] of points) expect(Math.hypot(x - 1, y + 2)).toBeCloseTo(2, 1);
  });

  it('is any curve by its equation', () => {
    const { strokes } = drawn({ implicit: 'x^2/9 + y^2/4 = 1' });
    expect(strokes).toHaveLength(1);
    for (const [x, y] of pointsOf(strokes[0]?.places ?? [])) expect(x ** 2 / 9 + y ** 2 / 4).toBeCloseTo(1, 1);
    const hyperbola = drawn({ implicit: 'x y = 1' }).strokes;
    expect(hyperbola).toHaveLength(2);
    expect(drawn({ implicit: 'y = 1/x' }).strokes).toHaveLength(2);
  });

  it('is a region of several inequalities, with a dashed border where it is strict', () => {
    const { areas, strokes } = drawn({ region: 'y > x and y <= 3' });
    expect(pointsOf(areas[0]?.rings[0] ?? []).toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual([
      [-5, -5],
      [-5, 3],
      [3, 3],
    ]);
    expect(strokes.map(({ isDashed }) => isDashed ?? false)).toEqual([true, false]);
  });

  it('is a curved region', () => {
    const { areas } = drawn({ region: 'y >= x^2' });
    for (const [x, y] of pointsOf((areas[0]?.rings ?? []).flat())) expect(y - x ** 2).toBeGreaterThan(-0.1);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ['y <= floor(x + 0.37)', (x, y) => y <= Math.floor(x + 0.37)],
    ['y > 2 ceil(x/2 - 0.2) - 1', (x, y) => y > 2 * Math.ceil(x / 2 - 0.2) - 1],
    ['floor(x + 0.3) + floor(y + 0.3) >= 0', (x, y) => Math.floor(x + 0.3) + Math.floor(y + 0.3) >= 0],
    ['y <= 2sign(x - 0.43)', (x, y) => y <= 2 * Math.sign(x - 0.43)],
    ['y >= 1/(x - 0.43)', (x, y) => y >= 1 / (x - 0.43)],
    ['y <= sqrt(x + 1.93)', (x, y) => y <= Math.sqrt(x + 1.93)],
  ])('is a region that ends at jumps, poles and where a domain ends, within 2 of 1000: %s', (region, holds) => {
    const rings = drawn({ region }).areas.flatMap((area) => area.rings.map(pointsOf));
    const off: [number, number][] = [];
    for (let k = 1; k < 3600; k++) {
      // Places that fill the window evenly.
      const [x, y] = [((10 * k * 0.754877666) % 10) - 5, ((10 * k * 0.569840291) % 10) - 5];
      const isIn = holds(x, y);
      const near = [-0.02, 0, 0.02].flatMap((dx) => [-0.02, 0, 0.02].map((dy) => holds(x + dx, y + dy)));
      if (!near.includes(!isIn) && isIn !== rings.some((ring) => isWithin(ring, x, y))) off.push([x, y]);
    }
    expect(off).toEqual([]);
  });

  it('is the area between two functions, or its bars', () => {
    const { areas } = drawn({ between: ['x^2', '0'], from: 0, to: 2 });
    expect(areas).toHaveLength(1);
    expect(drawn({ between: ['x^2', '0'], from: 0, to: 2, bars: 4 }).areas).toHaveLength(4);
  });

  it('puts the label of a narrow angle farther out, where it has room between the arms', () => {
    const distance = (end: string): number => {
      const [label, vertex] = drawn({ angle: `[(5, 0), (0, 0), ${end}]`, label: '$x$' }).texts.concat(
        drawn({ text: 'V', at: '(0, 0)' }).texts,
      );
      return Math.hypot((label?.x ?? 0) - (vertex?.x ?? 0), (label?.y ?? 0) - (vertex?.y ?? 0));
    };
    expect(distance('(5, 2)')).toBeGreaterThan(1.5 * distance('(0.1, 5)'));
  });

  it('has angles, right ones as squares', () => {
    expect(drawn({ angle: '[(1,0), (0,0), (0,1)]' }).strokes[0]?.places).toHaveLength(6);
    expect(drawn({ angle: '[(1,0), (0,0), (1,1)]' }).strokes[0]?.places.length).toBeGreaterThan(20);
  });

  it('has polygons with names away from their middle', () => {
    const { strokes, texts } = drawn({
      polygon: '[(0,0), (4,0), (4,3)]',
      names: ['A', 'B', 'C'],
      sides: ['c', '', ''],
    });
    expect(strokes).toMatchObject([{ isClosed: true }]);
    expect(texts.map(({ text }) => text)).toEqual(['A', 'c', 'B', 'C']);
    expect(texts.find(({ text }) => text === 'c')?.anchor).toBe('s');
  });

  it.each<[string, PlaneElement]>([
    ['segment', { segment: '[(0,0), (3,4)]', ticks: 2 }],
    ['ray', { ray: '[(0,0), (1,2)]' }],
    ['vector', { vector: '[(0,0), (3,4)]' }],
    ['arc', { arc: '(0,0)', radius: 2, from: 0, to: 'pi/2' }],
    ['ellipse', { ellipse: '(0,0)', axes: '(3, 2)' }],
    ['parametric', { parametric: '(cos(t), sin(2t))', from: 0, to: '2pi' }],
    ['polar', { polar: '2 + cos(t)' }],
    ['curveOfY', { curveOfY: 'y^2' }],
    ['asymptote', { asymptote: 'x = 2' }],
    ['slopeField', { slopeField: 'x - y' }],
  ])('has a %s', (kind, element) => {
    const scene = drawn(element);
    expect(scene.kind).toBe(kind);
    expect(scene.strokes.length).toBeGreaterThan(0);
    expect(scene.strokes.every(({ places }) => places.every((place) => place >= -0.1 && place <= 1000.1))).toBe(true);
  });

  it('has axes with ticks, as parts of π where the step is one', () => {
    const [x] = sceneOf(plane([], { equal: false, x: { from: 0, to: '2pi', step: 'pi/2' } })).axes;
    expect(x?.ticks.map(({ text }) => text)).toEqual(['0', 'π/2', 'π', '3π/2', '2π']);
  });

  it.each<[PlaneElement, string]>([
    [{ segment: '[(0,0)]' }, 'In some variants there is a thing without two different points.'],
    [{ line: 'y = x^2' }, 'In some variants there is a thing whose equation is not that of a straight line.'],
    [{ circle: '(0,0)' }, 'In some variants there is a circle without a radius.'],
    [{ circle: 'y = x' }, 'In some variants there is a circle whose equation is not that of a circle.'],
    [{ region: 'x + y' }, 'In some variants there is x + y, which is not an equation or inequality.'],
  ])('says what cannot be drawn: %o', (element, message) => {
    const exercise = buildExercise({ question: '[[figure:graph]]', figures: [plane([element])] });
    const result = drawVariant(exercise, 1);
    expect(result.ok ? undefined : [result.problem.place, result.problem.message]).toEqual([
      'figures.graph.show.0',
      message,
    ]);
  });
});

describe('a number line', () => {
  const readings = (interval: string) => sceneOf(line([{ interval }])).elements[0]?.readings.flat();

  it.each<[string, readonly string[]]>([
    ['(1, 2]', ['(1, 2]']],
    ['[1, 2]', ['[1, 2]']],
    ['(1, 2)', ['(1, 2)']],
    ['x > 1', ['(1, ∞)']],
    ['x <= 2', ['(−∞, 2]']],
    ['1 < x <= 2', ['(1, 2]']],
    ['x^2 > 4', ['(−∞, −2)', '(2, ∞)']],
    ['x < -1 or x >= 3', ['(−∞, −1)', '[3, ∞)']],
    ['(-oo, 1] union (2, 5)', ['(−∞, 1]', '(2, 5)']],
  ])('shows %s', (interval, expected) => {
    expect(readings(interval)).toEqual(expected);
  });

  it('shows words at their place, and none beyond its ends', () => {
    const texts = (at: string) => sceneOf(line([{ text: 'here', at }])).elements.flatMap((element) => element.texts);
    expect(texts('5')).toMatchObject([{ text: 'here', x: 1000 }]);
    expect(texts('6')).toEqual([]);
  });

  it('has open ends as rings and closed ones as dots', () => {
    const [element] = sceneOf(line([{ interval: '(1, 2]' }])).elements;
    expect(element?.marks.map(({ mark }) => mark)).toEqual(['ring', 'dot']);
  });
});

describe('figures in a document', () => {
  const problems = (figures: readonly Figure[], question = '[[figure:graph]]') =>
    compileExercise(buildDocument({ question, figures })).problems.map(({ place, message }) => `${place}: ${message}`);

  it('are named once, and placed by their name', () => {
    expect(problems([plane([]), plane([])])).toContain('figures.graph: There are two figures named graph.');
    expect(problems([plane([])], '[[figure:grahp]]')).toContain(
      'question: There is no figure “grahp”. The figures are graph.',
    );
  });

  it('are placed by some text, which may be feedback', () => {
    expect(problems([plane([])], 'Nothing.')).toContain(
      'figures.graph: No text shows this figure yet: write [[figure:graph]] where it belongs.',
    );
    const parts = [{ name: 'a', answerType: 4, accept: [{ value: '1', feedback: 'Look: [[figure:graph]]' }] }] as const;
    expect(compileExercise(buildDocument({ question: 'None [[a]]', figures: [plane([])], parts })).problems).toEqual(
      [],
    );
  });

  it('have no letters that are not variables', () => {
    expect(problems([plane([{ curve: 'q x' }])])).toContain(
      'figures.graph.show.0.curve: There is no variable q (in q x).',
    );
    expect(problems([plane([{ points: '(x, 1)' }])])).toContain(
      'figures.graph.show.0.points: There is no variable x (in (x, 1)).',
    );
  });

  it('are wrong at the field that is wrong', () => {
    const places = (changes: object): readonly string[] => problems([plane([], changes)]);
    expect(places({ x: { from: 'q', to: 5 } })).toContain('figures.graph.x.from: There is no variable q (in q).');
    expect(problems([plane([{ curve: 'x' }, { between: ['x', 'q'], from: 0, to: 1 }])])).toContain(
      'figures.graph.show.1.between.1: There is no variable q (in q).',
    );
    expect(problems([plane([{ points: '(1, 2)', labels: ['A', '{{q}}'] }])])[0]).toMatch(
      /^figures\.graph\.show\.0\.labels\.1: /,
    );
    const chart: Figure = { name: 'graph', kind: 'chart', chart: 'bars', data: '1, q', describe: 'Bars.' };
    expect(problems([chart])).toContain('figures.graph.data: There is no variable q (in 1, q).');
  });

  it('are described for people who do not see them', () => {
    expect(problems([plane([], { describe: '' })])).toContain(
      'figures.graph.describe: Describe what is to be seen, for people who do not see the figure.',
    );
  });
});
