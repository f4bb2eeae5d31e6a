/** The least value, the quartiles with the median, and the greatest value. */
export interface FiveNumbers {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly greatest: number;
}

/**
 * The five numbers of data. The quartiles are the medians of the lower and of the upper half, without the median itself
 * where the count is odd (Moore and McCabe, "Introduction to the Practice of Statistics"). One value is all five.
 */
export function fiveNumbers(data: readonly number[]): FiveNumbers {
  const sorted = data.toSorted((a, b) => a - b);
  const half = Math.max(1, Math.floor(sorted.length / 2));
  return {
    least: sorted[0] ?? Number.NaN,
    lower: median(sorted.slice(0, half)),
    median: median(sorted),
    upper: median(sorted.slice(sorted.length - half)),
    greatest: sorted.at(-1) ?? Number.NaN,
  };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Slope and intercept of the line of least squares; undefined when all x are the same. */
export function lineOfBestFit(
  points: readonly { readonly x: number; readonly y: number }[],
): { readonly slope: number; readonly intercept: number } | undefined {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const square = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (square === 0) return undefined;
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / square;
  return { slope, intercept: meanY - slope * meanX };
}

/** Classes of one width that hold all data, each from its lower limit on, with their counts. */
export function classesOf(
  data: readonly number[],
  width: number,
): readonly { readonly from: number; readonly to: number; readonly count: number }[] {
  const first = Math.floor(Math.min(...data) / width + 1e-9);
  const last = Math.floor(Math.max(...data) / width + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, k) => {
    const [from, to] = [(first + k) * width, (first + k + 1) * width];
    const count = data.filter((value) => Math.floor(value / width + 1e-9) === first + k).length;
    return { from, to, count };
  });
}
