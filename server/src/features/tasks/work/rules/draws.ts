/* Which items of a task an attempt gets, and in which order: pure functions of the groups and of chance. */

/** A whole number from 0 up to, and without, the limit. */
export type Chance = (limit: number) => number;

export interface DrawnItem {
  readonly id: string;
  readonly points: number;
}

export interface DrawnGroup<Item extends DrawnItem = DrawnItem> {
  readonly type: 'SG' | 'MG' | 'GP' | 'GE';
  readonly drawCount: number | null;
  /** In their order. */
  readonly items: readonly Item[];
}

/** Returns the number of questions and points that each learner gets, whatever is drawn. */
export function sizeOf(groups: readonly DrawnGroup[]): { questionCount: number; points: number } {
  let [questionCount, points] = [0, 0];
  for (const group of groups) {
    const drawn = group.items.slice(0, countOf(group));
    questionCount += drawn.length;
    points += drawn.reduce((sum, item) => sum + item.points, 0);
  }
  return { questionCount, points };
}

function countOf(group: DrawnGroup): number {
  if (group.type === 'GE') return 1;
  return group.type === 'GP' ? (group.drawCount ?? group.items.length) : group.items.length;
}

/**
 * The items of a learner's next attempt, in its order. `earlier` are the ids of those of each attempt before. A pool (GP)
 * gives a learner the same items in all attempts; an equivalent set (GE) another one in each, as long as there are some,
 * then those that were given least.
 */
export function drawItems<Item extends DrawnItem>(
  groups: readonly DrawnGroup<Item>[],
  earlier: readonly (readonly string[])[],
  { shuffles, chance }: { readonly shuffles: boolean; readonly chance: Chance },
): Item[] {
  const drawn = groups.flatMap((group) => drawGroup(group, earlier, chance));
  return shuffles ? shuffle(drawn, chance) : drawn;
}

function drawGroup<Item extends DrawnItem>(
  group: DrawnGroup<Item>,
  earlier: readonly (readonly string[])[],
  chance: Chance,
): readonly Item[] {
  if (group.type === 'SG' || group.type === 'MG') return group.items;
  if (group.type === 'GE') return drawLeastGiven(group.items, earlier.flat(), chance);
  const before = new Set(earlier[0]);
  const same = group.items.filter((item) => before.has(item.id));
  if (same.length > 0) return same;
  const chosen = new Set(shuffle(group.items, chance).slice(0, countOf(group)));
  return group.items.filter((item) => chosen.has(item));
}

function drawLeastGiven<Item extends DrawnItem>(items: readonly Item[], earlier: readonly string[], chance: Chance) {
  const given = earlier.filter((id) => items.some((item) => item.id === id));
  const times = items.map((item) => given.filter((id) => id === item.id).length);
  const least = items.filter((_, index) => times[index] === Math.min(...times));
  const others = least.length > 1 ? least.filter((item) => item.id !== given.at(-1)) : least;
  const one = others[chance(others.length)];
  return one ? [one] : [];
}

/** Each order equally likely (Fisher–Yates). */
function shuffle<Item>(items: readonly Item[], chance: Chance): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
