import type { Place, Surroundings } from './drawing.ts';

/** Enough columns for every window that people can read. */
const mostColumns = 400;

/** The number, or the step of the grid that it stands for. */
export function settled(value: number, step: number): number {
  const near = Math.round(value / step);
  const exact = near * step;
  return Math.abs(exact - value) <= 1e-7 * Math.max(step, Math.abs(value)) ? exact : value;
}

export const settledPlace = ({ x, y }: Place, { graph: { snap } }: Surroundings): Place => ({
  x: settled(x, snap.x),
  y: settled(y, snap.y),
});

/** Places of a curve in the window that are on the grid, or else on a column of it. */
export function placesOn(f: (x: number) => number, { graph: { snap }, window }: Surroundings): readonly Place[] {
  const first = Math.ceil(window.left / snap.x - 1e-9);
  const last = Math.floor(window.right / snap.x + 1e-9);
  const stride = Math.max(1, Math.ceil((last - first) / mostColumns));
  const places: Place[] = [];
  for (let k = first; k <= last; k += stride) {
    const x = k * snap.x;
    const y = f(x);
    if (y >= window.bottom - 1e-9 && y <= window.top + 1e-9) places.push({ x, y: settled(y, snap.y) });
  }
  const onGrid = places.filter(({ y }) => Math.abs(y / snap.y - Math.round(y / snap.y)) < 1e-7);
  return onGrid.length >= 2 ? onGrid : places;
}

/** Two places that are well apart and not at the edge. */
export function twoOf(places: readonly Place[]): readonly [Place, Place] | undefined {
  const [a, b] = [places[Math.floor(places.length / 4)], places[Math.ceil((3 * (places.length - 1)) / 4)]];
  if (a && b && a !== b) return [a, b];
  const [first, last] = [places[0], places.at(-1)];
  return first && last && first !== last ? [first, last] : undefined;
}
