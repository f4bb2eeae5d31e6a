import { describe, expect, test } from 'vitest';
import type { Guard } from './guards.ts';
import {
  type Sight,
  approachZero,
  isDoubtful,
  isExtreme,
  isNearer,
  isOneSided,
  keepsItsSign,
  unseen,
} from './sights.ts';

const guard = (parts: Partial<Guard> = {}): Guard => ({
  program: 0,
  kind: 'zero',
  jumps: false,
  ends: false,
  register: 0,
  minus: -1,
  plus: 0,
  over: 1,
  ...parts,
});
const sight = (parts: Partial<Sight> = {}, of: Partial<Guard> = {}): Sight => ({ ...unseen(guard(of)), ...parts });
const place = (isEnd: boolean): Sight['nearestAt'] => ({ point: [1], letter: 0, isEnd });

describe('what was seen of a guard', () => {
  test('is nothing at first', () => {
    const first = unseen(guard());
    expect([first.cells.size, first.nearest, first.blurred, first.nearestAt]).toEqual([0, Infinity, 0, undefined]);
    expect([first.isTouched, first.isSettled]).toEqual([false, false]);
  });

  test('is one side of 0 or both', () => {
    const sides = (...cells: number[]): boolean => isOneSided(sight({ cells: new Set(cells) }));
    expect([sides(), sides(1), sides(-1), sides(0, 1), sides(-1, 1)]).toEqual([true, true, true, true, false]);
    expect(isOneSided(sight({ cells: new Set([1]) }, { kind: 'whole' }))).toBe(false);
  });

  test('is where it came nearest to 0 without being it', () => {
    const near = sight({ nearest: 2 });
    expect([1, -1, 2, 3, 0, Number.NaN].map((value) => isNearer(near, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(isNearer(sight({ nearest: 2 }, { kind: 'whole' }), 1)).toBe(false);
    approachZero(near, -0.5, place(true));
    expect([near.nearest, near.nearestAt]).toEqual([0.5, place(true)]);
  });
});

describe('a guard keeps its sign', () => {
  const ranges = [
    { from: -1, to: 1 },
    { from: 1, to: 5 },
    { from: -3, to: -1 },
    { from: 0, to: Infinity },
  ];
  test.each([
    [0, -1, 0, false],
    [0, -1, 1, true],
    [0, -1, -1, true],
    [0, -1, 0.5, false],
    [1, -1, 0, true],
    [2, -1, 0, true],
    [3, -1, 0, true],
    [3, -1, -1, false],
    [1, 0, 0, true],
    [0, 1, 0, true],
    [0, 2, 0, true],
    [1, 1, 0, false],
    [9, -1, 0, false],
    [1, 9, 0, false],
  ])('register %d minus %d plus %d: %s', (register, minus, plus, keeps) => {
    expect(keepsItsSign(guard({ register, minus, plus }), ranges)).toBe(keeps);
  });
});

describe('a guard of one sign is doubtful', () => {
  const may = (): boolean => false;
  const never = (): boolean => true;
  const one = new Set([1]);

  test('where it came nearest to 0 at an end of its line, or was often lost in rounding', () => {
    expect(isDoubtful(sight({ cells: one, nearestAt: place(true) }), may)).toBe(true);
    expect(isDoubtful(sight({ cells: one, nearestAt: place(false) }), may)).toBe(false);
    expect(isDoubtful(sight({ cells: one }), may)).toBe(false);
    expect([0, 1, 2, 3].map((blurred) => isDoubtful(sight({ cells: one, blurred }), may))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('unless bounds prove its sign, it ends there, or it was seen on both sides', () => {
    expect(isDoubtful(sight({ cells: one, nearestAt: place(true) }), never)).toBe(false);
    expect(isDoubtful(sight({ cells: one, blurred: 5 }), never)).toBe(false);
    expect(isDoubtful(sight({ cells: one, nearestAt: place(true) }, { ends: true }), may)).toBe(false);
    expect(isDoubtful(sight({ cells: new Set([1, -1]), nearestAt: place(true) }), may)).toBe(false);
    expect(isDoubtful(sight({ cells: one, nearestAt: place(true), isSettled: true }), may)).toBe(false);
  });

  test('where it jumps and may touch 0', () => {
    const jumping = (parts: Partial<Sight>): boolean =>
      isDoubtful(sight({ cells: one, ...parts }, { jumps: true }), never);
    expect([jumping({ nearest: 1e-10 }), jumping({ nearest: 1e-8 }), jumping({ nearest: 1e-9 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(jumping({ nearest: 1e-10, cells: new Set([0, 1]) })).toBe(false);
    expect(jumping({ nearest: 1e-10, isSettled: true })).toBe(false);
    expect(isDoubtful(sight({ cells: one, nearest: 1e-10 }), never)).toBe(false);
    expect(isDoubtful(sight({ cells: one, isTouched: true }), never)).toBe(true);
    expect(isDoubtful(sight({ cells: one, isTouched: true, isSettled: true }), never)).toBe(false);
  });
});

test('a place is extreme where a letter is very large or very small', () => {
  expect([[1], [0], [-5, 0], [1e6], [1e-6], []].filter(isExtreme)).toEqual([]);
  expect([[1.1e6], [-1.1e6], [1, 9e-7], [-9e-7, 1]].filter((point) => !isExtreme(point))).toEqual([]);
});
