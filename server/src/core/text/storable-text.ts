const deepest = 64;
/** Beyond these a number has no use, and is too small or too large for some column. */
const [smallest, largest] = [1e-30, 1e30];

// eslint-disable-next-line no-control-regex
const unstorable = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Where a value of JSON holds what the database cannot keep as it is: NUL, half of a surrogate pair, a number of
 * extreme size, or more than 64 levels. Answers the path of the first place, or undefined.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'number') return isOrdinary(value) ? undefined : path;
  if (typeof value === 'string') return unstorable.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  if (path.length >= deepest) return path;
  for (const [key, item] of Object.entries(value)) {
    if (unstorable.test(key)) return path;
    const found = findUnstorable(item, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const isOrdinary = (value: number) => value === 0 || (Math.abs(value) >= smallest && Math.abs(value) <= largest);
