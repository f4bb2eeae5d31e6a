import { type Random, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/** A term in two letters, as it is written and as it is worked out. */
interface Term {
  readonly text: string;
  readonly at: (x: number, y: number) => number;
}

interface Bound {
  readonly text: string;
  readonly holds: (x: number, y: number) => boolean;
}

function term(random: Random): Term {
  const [a, b, c] = [random.integer(-5, 5), random.integer(-5, 5), random.nonZero(-5, 5)];
  return random.pick<Term>([
    { text: `(x - (${a}))^2 + (y - (${b}))^2`, at: (x, y) => (x - a) ** 2 + (y - b) ** 2 },
    { text: `sqrt((x - (${a}))^2 + (y - (${b}))^2)`, at: (x, y) => Math.hypot(x - a, y - b) },
    { text: `abs(x - (${a})) + abs(y - (${b}))`, at: (x, y) => Math.abs(x - a) + Math.abs(y - b) },
    { text: `y - (${c})x^2 - (${b})x`, at: (x, y) => y - c * x * x - b * x },
    { text: `x - (${c})y^2`, at: (x, y) => x - c * y * y },
    { text: `(${c})x + (${b})y`, at: (x, y) => c * x + b * y },
    { text: `x y - (${a})x`, at: (x, y) => x * y - a * x },
    { text: `y - x^3 - (${a})x`, at: (x, y) => y - x ** 3 - a * x },
  ]);
}

function bound(random: Random, { text, at }: Term, limit: number, isBelow: boolean): Bound {
  const sign = isBelow ? random.pick(['<', '<=']) : random.pick(['>', '>=']);
  return {
    text: `(${text} ${sign} ${limit})`,
    holds: (x, y) => (isBelow ? at(x, y) < limit : at(x, y) > limit),
  };
}

/** Whether two choices of bounds differ at some of many places of all sizes. */
function differ(random: Random, joined: 'and' | 'or', a: readonly Bound[], b: readonly Bound[]): boolean {
  const isIn = (bounds: readonly Bound[], x: number, y: number): boolean =>
    joined === 'and' ? bounds.every(({ holds }) => holds(x, y)) : bounds.some(({ holds }) => holds(x, y));
  let count = 0;
  for (let k = 0; k < 30_000 && count < 3; k++) {
    const size = [1, 4, 12, 40, 200][k % 5] ?? 1;
    const [x, y] = [size, size].map((most) => (most * random.integer(-10_000, 10_000)) / 10_000) as [number, number];
    if (isIn(a, x, y) !== isIn(b, x, y)) count += 1;
  }
  return count >= 3;
}

/** Regions of the plane between curves beside the same ones, or ones with a border moved, left out or added. */
function drawRegions(random: Random) {
  for (;;) {
    const joined = random.pick(['and', 'and', 'or'] as const);
    const parts = Array.from({ length: random.integer(1, 3) }, () => {
      const of = term(random);
      const [limit, isBelow] = [random.integer(1, 30), random.chance()];
      return { of, limit, isBelow, bound: bound(random, of, limit, isBelow) };
    });
    const bounds = parts.map((part) => part.bound);
    const shown = (list: readonly Bound[]): string => list.map(({ text }) => text).join(` ${joined} `);
    const [first] = parts;
    if (!first) continue;
    const others = bounds.slice(1);
    if (random.chance()) {
      const sign = /[<>]=?/.exec(first.bound.text)?.[0] ?? '';
      const same: Bound = { ...first.bound, text: `(3*(${first.of.text}) ${sign} ${3 * first.limit})` };
      return comparison(shown(bounds), shown(shuffled(random, [same, ...others])), true);
    }
    const moved = bound(random, first.of, first.limit + random.integer(1, 2), first.isBelow);
    const added = bound(random, term(random), random.integer(1, 30), random.chance());
    const changed = random.pick([[moved, ...others], [...bounds, added], others.length > 0 ? others : [added]]);
    if (!differ(random, joined, bounds, changed)) continue;
    return comparison(shown(bounds), shown(shuffled(random, changed)), false);
  }
}

export const regionFamilies: readonly TruthFamily[] = [{ name: 'solutions: regions', draw: drawRegions, open: 0.05 }];
