import { describe, expect, test } from 'vitest';
import type { PolygonRule } from '../../exercises/document/graphs.ts';
import { streamFor, streamLabel, type RandomStream } from '../../random.ts';
import { drawnWith, exerciseWith } from '../../testing/drawn-exercises.ts';
import type { Place } from './drawing.ts';

/** Corners on the grid, as whole numbers, so that turning by a Pythagorean angle keeps them exact. */
function anyPolygon(stream: RandomStream): readonly Place[] {
  const count = 3 + stream.below(4);
  const corners = Array.from({ length: count }, () => ({ x: stream.below(11) - 5, y: stream.below(11) - 5 }));
  const areApart = new Set(corners.map(({ x, y }) => `${x} ${y}`)).size === count;
  return areApart ? corners : anyPolygon(stream);
}

/** The turn by the angle of the triangle 3, 4, 5, five times as large. */
const turned = ({ x, y }: Place): Place => ({ x: 3 * x - 4 * y, y: 4 * x + 3 * y });
const print = (corners: readonly Place[], over = 1): string =>
  `[${corners.map(({ x, y }) => `(${x / over}, ${y / over})`).join(', ')}]`;

const moved = (corners: readonly Place[], by: number) => corners.map(({ x, y }) => ({ x: x + by, y: y - 2 * by }));
const squares = (corners: readonly Place[]): readonly number[] =>
  corners.flatMap((a, k) => corners.slice(k + 1).map((b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2)).sort((a, b) => a - b);
const isInProportion = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, k) => value * (b[0] ?? 0) === (b[k] ?? 0) * (a[0] ?? 0));

const polygons = 200;

describe.each<PolygonRule>(['congruent', 'similar'])('a polygon that has to be %s', (compare) => {
  test('is right moved, turned, mirrored and begun at any corner, enlarged only if similar will do', () => {
    const stream = streamFor(streamLabel(`test:${compare}`), 3, 0);
    const misses: unknown[] = [];
    for (let k = 0; k < polygons; k++) {
      const key = anyPolygon(stream);
      const graph = { figure: 'plane', tool: 'polygon', compare } as const;
      const { mark } = drawnWith(exerciseWith(8, print(key), graph), k);
      const says = (what: string, value: string, outcome: string): void => {
        const got = mark(value).outcome;
        if (got !== outcome) misses.push([what, print(key), value, got]);
      };
      const first = 1 + stream.below(key.length - 1);
      const by = stream.below(5) - 2;
      says('moved', print(moved(key, by)), 'right');
      says('turned', print(key.map(turned), 5), 'right');
      says('mirrored', print(key.map(({ x, y }) => ({ x: y, y: x }))), 'right');
      says('begun elsewhere', print([...key.slice(first), ...key.slice(0, first)].reverse()), 'right');
      says('all of it', print(moved(key.map(turned).reverse(), by), 5), 'right');
      const enlarged = compare === 'similar' ? 'right' : 'wrong';
      says('enlarged', print(key.map(({ x, y }) => ({ x: 3 * x, y: 3 * y }))), enlarged);
      says('made smaller and turned', print(moved(key.map(turned), by), 10), enlarged);
      const stretched = key.map(({ x, y }) => ({ x: 2 * x, y }));
      if (!isInProportion(squares(key), squares(stretched))) says('stretched', print(stretched), 'wrong');
      const off = key.map((corner, index) => (index === first ? { ...corner, x: corner.x + 1 } : corner));
      const isOther =
        compare === 'similar'
          ? !isInProportion(squares(key), squares(off))
          : String(squares(key)) !== String(squares(off));
      const hasTwins = new Set(off.map(({ x, y }) => `${x} ${y}`)).size < off.length;
      if (isOther && !hasTwins) says('one corner a step off', print(off), 'wrong');
      says('a corner less', print(key.slice(1)), key.length === 3 ? 'invalid' : 'wrong');
    }
    expect(misses.slice(0, 8)).toEqual([]);
  });

  test('never begins as a right answer', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { mark, graph } = drawnWith(
        exerciseWith(8, '[(0, 0), (3, 0), (0, 4)]', { figure: 'plane', tool: 'polygon', count: 3, compare }),
        seed,
      );
      expect(mark(print(graph.start)).outcome).toBe('wrong');
    }
  });
});

test('without a rule only the polygon of the key itself is right', () => {
  const { mark } = drawnWith(exerciseWith(8, '[(0, 0), (3, 0), (0, 4)]', { figure: 'plane', tool: 'polygon' }), 1);
  expect(mark('[(1, 0), (4, 0), (1, 4)]').outcome).toBe('wrong');
});

test('corners near enough count where nothing snaps', () => {
  const tolerance = { kind: 'absolute', value: 0.1 } as const;
  const graph = { figure: 'plane', tool: 'polygon', snap: 'none', compare: 'congruent' } as const;
  const { mark } = drawnWith(exerciseWith(8, '[(0, 0), (3, 0), (0, 4)]', graph, { tolerance }), 1);
  const outcomes = ['[(1.05, 0), (4, 0.05), (1, 4)]', '[(1.5, 0), (4, 0), (1, 4)]'].map((value) => mark(value).outcome);
  expect(outcomes).toEqual(['right', 'wrong']);
});

test('nothing but a polygon can be asked to be congruent', () => {
  expect(() =>
    drawnWith(exerciseWith(8, '[(0, 0), (3, 0)]', { figure: 'plane', tool: 'segment', compare: 'similar' }), 1),
  ).toThrow('Only polygons can be congruent or similar');
});
