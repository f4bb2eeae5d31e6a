import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf, plane } from '../../testing/maths/drawn-scenes.ts';
import { atShare, inBox, nearestPlace } from './coordinates.ts';

const { window } = plane;
const steps = [1, 0.5, 0.25, 0.1, 0.3, Math.PI / 4, Math.PI / 6];

/** Shares of the stage at which a pointer may be, beyond its edges too. */
const pointer = fc.double({ min: -0.3, max: 1.3, noNaN: true });

describe('a handle that slides between the places of a grid', () => {
  it('goes to the nearest of them in the window, wherever the pointer is', () => {
    fc.assert(
      fc.property(pointer, pointer, fc.constantFrom(...steps), fc.constantFrom(...steps), (across, down, x, y) => {
        const graph = graphOf('points', { snap: { x, y, stride: 1, isPiX: false, isPiY: false } });
        const at = atShare(across, down, plane);
        const place = nearestPlace(at, graph, window);
        for (const [direction, step, from, to] of [
          ['x', x, window.left, window.right],
          ['y', y, window.bottom, window.top],
        ] as const) {
          const value = place[direction];
          expect(Math.abs(value / step - Math.round(value / step))).toBeLessThan(1e-9);
          expect(value).toBeGreaterThanOrEqual(from - 1e-9);
          expect(value).toBeLessThanOrEqual(to + 1e-9);
          const distance = Math.abs(value - at[direction]);
          for (const other of [value - step, value + step]) {
            if (other < from - 1e-9 || other > to + 1e-9) continue;
            expect(Math.abs(other - at[direction])).toBeGreaterThanOrEqual(distance - 1e-9);
          }
        }
      }),
    );
  });

  it('stays where it is when the pointer does not leave half a step around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: -5, max: 5 }),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        (x, y, right, up) => {
          const graph = graphOf('points');
          expect(nearestPlace({ x: x + right, y: y + up }, graph, window)).toEqual({ x, y });
        },
      ),
    );
  });

  it('is drawn where it is taken: a place of the stage is the same place of the axes', () => {
    fc.assert(
      fc.property(pointer, pointer, (across, down) => {
        const box = inBox(atShare(across, down, plane), plane);
        expect(box.x / plane.width).toBeCloseTo(across, 9);
        expect(box.y / plane.height).toBeCloseTo(down, 9);
      }),
    );
  });
});
