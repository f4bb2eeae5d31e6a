import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import { constants, number } from '../../math/src/testing/build-verdict.ts';
import { markResponse } from '../../math/src/marking/index.ts';
import type { Part } from '../../math/src/exercises/document/document.ts';
import type { Random, TruthCase, TruthFamily } from './family.ts';

/*
 * Errors carried forward: chains of calculations in which a link is wrong and the later ones are right for what came before
 * them, or are wrong by themselves. The last answer is what is asked about. Squares of squares are larger than doubles hold.
 */

interface Link {
  /** The names of the links that it is made from. */
  readonly from: readonly number[];
  readonly text: string;
  readonly of: (...values: bigint[]) => bigint;
}

const name = (at: number): string => 'abcdfg'[at] ?? 'h';

function link(random: Random, at: number, mayHaveTwo: boolean): Link {
  const k = BigInt(random.integer(2, 6));
  const x = name(at - 1);
  if (mayHaveTwo && at > 1 && random.chance(0.6)) {
    const other = random.integer(0, at - 2);
    const y = name(other);
    return random.pick<Link>([
      { from: [at - 1, other], text: `${x} + ${k} ${y}`, of: (a = 0n, b = 0n) => a + k * b },
      { from: [at - 1, other], text: `${k} ${x} - ${y}`, of: (a = 0n, b = 0n) => k * a - b },
    ]);
  }
  return random.pick<Link>([
    { from: [at - 1], text: `${x} + ${k}`, of: (a = 0n) => a + k },
    { from: [at - 1], text: `${k} ${x}`, of: (a = 0n) => k * a },
    { from: [at - 1], text: `${k} - ${x}`, of: (a = 0n) => k - a },
    { from: [at - 1], text: `${x}^2 + ${k} ${x}`, of: (a = 0n) => a ** 2n + k * a },
  ]);
}

function chain(random: Random, mayHaveTwo: boolean): TruthCase {
  for (;;) {
    const length = random.integer(3, 5);
    const start = BigInt(random.integer(1, 9));
    const links = Array.from({ length: length - 1 }, (_, k) => link(random, k + 1, mayHaveTwo));
    const values = [start];
    for (const { from, of } of links) values.push(of(...from.map((at) => values[at] ?? 0n)));
    const errors = new Set([random.integer(0, length - 2)]);
    if (random.chance(0.4)) errors.add(random.integer(0, length - 2));
    const isRight = random.chance();
    const given: bigint[] = [];
    for (let at = 0; at < length; at++) {
      const made =
        at === 0 ? start : (links[at - 1]?.of(...(links[at - 1]?.from ?? []).map((k) => given[k] ?? 0n)) ?? 0n);
      const isLast = at === length - 1;
      const isWrong = errors.has(at) || (isLast && !isRight);
      given.push(isWrong ? made + random.pick([11n, 13n, -17n, 19n]) : made);
    }
    // A value that is wrong by itself must not be right by chance, nor follow from some of the right values.
    const isOpen = given.every((value, at) => at === length - 1 || !errors.has(at) || value !== values[at]);
    const last = links.at(-1);
    const mixed = last?.from.map((at) => [given[at] ?? 0n, values[at] ?? 0n]) ?? [];
    const [first = [], second = [0n]] = mixed;
    const possible = first.flatMap((a) => second.map((b) => last?.of(a, b)));
    if (!isOpen || (!isRight && possible.includes(given.at(-1)))) continue;
    if (isRight && given.at(-1) === values.at(-1)) continue;
    return response(links, start, given, isRight);
  }
}

function response(links: readonly Link[], start: bigint, given: readonly bigint[], isRight: boolean): TruthCase {
  const shown = Object.fromEntries([['a', `${start}`], ...links.map(({ text }, k) => [name(k + 1), text])]);
  const parts: Part[] = given.map((_, at) => {
    const from = links[at - 1]?.from ?? [];
    const follow = from.map((source) => ({ part: `p${source}`, variable: name(source) }));
    const [only] = follow;
    return number(name(at), {
      name: `p${at}`,
      ...(follow.length > 1 ? { followFrom: follow } : only ? { followFrom: only } : {}),
    });
  });
  return {
    text: `${Object.entries(shown)
      .map((entry) => entry.join(' = '))
      .join(', ')}  <-  ${given.join(', ')}`,
    isRight,
    judge: () => {
      const exercise = buildExercise({ list: constants(shown), question: 'Calculate.', parts });
      const answers = given.map((value, at) => ({ part: `p${at}`, value: `${value}` }));
      const last = markResponse(exercise, variantAt(exercise, 0), answers).parts.at(-1);
      return last?.outcome === 'right' || last?.reason.startsWith('follow-through') ? 'accepted' : 'refused';
    },
  };
}

export const followingFamilies: readonly TruthFamily[] = [
  { name: 'following: chains', draw: (random) => chain(random, false), count: 1000 },
  { name: 'following: several sources', draw: (random) => chain(random, true), count: 1000 },
];
