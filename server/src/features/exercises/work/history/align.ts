interface Pair<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  /** Places from 0; of a removed item that in the list before. */
  readonly index: number;
}

/**
 * Two lists side by side: equal items face each other in the longest way that keeps the order, and between them the rest
 * in turn, as changed; what is left over is added or removed. Lists are short: all of them are bounded by the schema.
 */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): Pair<Item>[] {
  const pairs: Pair<Item>[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...commonPlaces(before, after, isSame), [before.length, after.length] as const]) {
    for (; from < i && to < j; from += 1, to += 1) pairs.push({ before: before[from], after: after[to], index: to });
    for (; from < i; from += 1) pairs.push({ before: before[from], after: undefined, index: from });
    for (; to < j; to += 1) pairs.push({ before: undefined, after: after[to], index: to });
    if (i < before.length) pairs.push({ before: before[i], after: after[j], index: j });
    [from, to] = [i + 1, j + 1];
  }
  return pairs;
}

/** Places of a longest common subsequence. */
function commonPlaces<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): (readonly [number, number])[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(before[i] as Item, after[j] as Item)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const places: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (isSame(before[i] as Item, after[j] as Item)) places.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}
