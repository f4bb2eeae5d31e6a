const mostBoundaries = 5;

/** The boundaries nearest to the origin, those of ordinary size first, and the farthest. */
export function chosenBoundaries(found: readonly number[], places: readonly number[]): readonly number[] {
  if (found.length <= mostBoundaries) return found;
  const sizeOf = (k: number): number => Math.abs(places[k] ?? 0);
  const sorted = found.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  const ordinary = sorted.filter((k) => sizeOf(k) > 1e-6);
  return [...new Set([...ordinary.slice(0, mostBoundaries - 2), ...sorted.slice(0, 1), ...sorted.slice(-1)])];
}

/** The boundaries at which a guard is nearest to 0, from above and from below. */
export function leastSteps(found: readonly number[], valueAt: (k: number) => number): number[] {
  return [1, -1].flatMap((sign) => {
    const own = found.filter((k) => valueAt(k) * sign > 0 && valueAt(k - 1) * sign > 0);
    return own.toSorted((a, b) => Math.abs(valueAt(a)) - Math.abs(valueAt(b))).slice(0, 1);
  });
}
