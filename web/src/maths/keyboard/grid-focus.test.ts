import { expect, it } from 'vitest';
import { nearestInDirection } from './grid-focus.ts';

const box = (column: number, row: number) => ({
  left: column * 60,
  right: column * 60 + 54,
  top: row * 50,
  bottom: row * 50 + 46,
});
const grid = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1), box(2, 1)];

it('moves from key to key with the arrow keys', () => {
  expect(nearestInDirection(grid, 0, 'ArrowRight')).toBe(1);
  expect(nearestInDirection(grid, 1, 'ArrowDown')).toBe(4);
  expect(nearestInDirection(grid, 5, 'ArrowUp')).toBe(2);
  expect(nearestInDirection(grid, 4, 'ArrowLeft')).toBe(3);
});

it('stays where no key is in that direction, and for other keys', () => {
  expect(nearestInDirection(grid, 2, 'ArrowRight')).toBeUndefined();
  expect(nearestInDirection(grid, 0, 'ArrowUp')).toBeUndefined();
  expect(nearestInDirection(grid, 0, 'Enter')).toBeUndefined();
});
