import { describe, expect, it } from 'vitest';
import type { PlaneElement } from '../../exercises/document/figures.ts';
import { plane, sceneOf } from '../../testing/build-figures.ts';
import type { SceneElement } from '../scene.ts';

/** The element on a plane from −5 to 5, whose box is 1000 wide. */
function drawn(element: PlaneElement): SceneElement {
  const [one] = sceneOf(plane([element])).elements;
  if (!one) throw new Error('nothing drawn');
  return one;
}

const cornersOf = (places: readonly number[]): [number, number][] =>
  Array.from({ length: places.length / 2 }, (_, k) => [
    (places[2 * k] ?? 0) / 100 - 5,
    5 - (places[2 * k + 1] ?? 0) / 100,
  ]);

describe('the signs of a drawing', () => {
  it.each<[string, PlaneElement, PlaneElement]>([
    ['above the window', { curve: 'x^2', from: -3, to: 1 }, { curve: 'x^2', from: -2, to: 1 }],
    ['beside it', { curve: 'x', from: -6, to: 1 }, { curve: 'x', from: -5, to: 1 }],
    ['below it, of a curve in y', { curveOfY: '0', from: -6, to: 1 }, { curveOfY: '0', from: -5, to: 1 }],
    ['of a path', { parametric: '(t, 0)', from: -6, to: 1 }, { parametric: '(t, 0)', from: -5, to: 1 }],
  ])('has no point at the edge for an end %s, but an arrow', (_, beyond, inside) => {
    const strokesOf = (element: PlaneElement, from: 'open' | 'closed' | 'arrow') =>
      drawn({ ...element, ends: { from, to: 'closed' } }).strokes.map(({ start, end }) => [start, end]);
    expect(strokesOf(beyond, 'open')).toEqual([[undefined, 'closed']]);
    expect(strokesOf(beyond, 'arrow')).toEqual([['arrow', 'closed']]);
    expect(strokesOf(inside, 'closed')).toEqual([['closed', 'closed']]);
  });

  it('marks equal lengths by strokes and parallel lines by arrowheads in their direction', () => {
    const [, tick, one, other] = drawn({ segment: '[(-4, 0), (4, 0)]', ticks: 1, arrows: 2 }).strokes;
    expect(tick).toEqual({ places: [488, 487, 488, 513], isThin: true });
    expect(one).toEqual({ places: [493, 489, 507, 500, 493, 511], isThin: true });
    expect(other).toEqual({ places: [505, 489, 519, 500, 505, 511], isThin: true });
  });

  it('has sectors with their two radii', () => {
    const { areas, strokes } = drawn({ arc: '(0, 0)', radius: 2, from: 0, to: 'pi/2', fill: true });
    const corners = cornersOf(areas[0]?.rings[0] ?? []);
    expect([corners[0], corners[1], corners.at(-2), corners.at(-1)]).toEqual([
      [0, 0],
      [2, 0],
      [0, 2],
      [0, 0],
    ]);
    expect(strokes.map(({ places }) => places)).toEqual(areas.flatMap(({ rings }) => rings));
    expect(drawn({ arc: '(0, 0)', radius: 2, from: 0, to: 'pi/2' }).areas).toEqual([]);
  });

  it('has a square in every right angle, wherever its arms point, and an arc in three quarters of a turn', () => {
    const corners = (first: number, turn: number, label = ''): number => {
      const at = (angle: number) => `(2cos(${angle}pi/12), 2sin(${angle}pi/12))`;
      const [stroke] = drawn({ angle: `[${at(first)}, (0, 0), ${at(first + turn)}]`, label }).strokes;
      return (stroke?.places.length ?? 0) / 2;
    };
    for (let first = 0; first < 24; first += 1) {
      expect([corners(first, 6), corners(first, 6, '$a$'), corners(first, 18)]).toEqual([3, 3, 3]);
      expect([corners(first, 18, '$a$'), corners(first, 5), corners(first, 12)]).toEqual([25, 25, 25]);
    }
  });
});
