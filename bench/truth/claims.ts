import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import type { Part } from '../../math/src/exercises/document/document.ts';
import { markResponse } from '../../math/src/marking/mark-response.ts';
import type { Random, TruthCase, TruthFamily } from './family.ts';

/** The numbers that were marked: the key's and the answer's. */
interface Sight {
  readonly key: readonly number[];
  readonly given: readonly number[];
}

type Claim = readonly [reason: RegExp, isTrue: (sight: Sight) => boolean];

const isClose = (x: number, y: number, share = 0.005): boolean =>
  Math.abs(x - y) <= share * Math.max(Math.abs(x), Math.abs(y)) + 1e-12;
const has = (list: readonly number[], value: number): boolean => list.some((one) => Math.abs(one - value) < 1e-9);
const isPermutation = (a: readonly number[], b: readonly number[]): boolean =>
  String(a.toSorted((x, y) => x - y)) === String(b.toSorted((x, y) => x - y));
const isPowerOfTen = (ratio: number): boolean =>
  ratio > 0 && isClose(Math.log10(ratio), Math.round(Math.log10(ratio)), 0.003) && Math.round(Math.log10(ratio)) !== 0;
const first = ({ key, given }: Sight): readonly [number, number] => [key[0] ?? Number.NaN, given[0] ?? Number.NaN];

/** The claim of each reason about the numbers in sight, worked out apart from the engine. */
const claimsOfNumbers: readonly Claim[] = [
  [/^typical error: reciprocal$/, (sight) => isClose(first(sight)[0] * first(sight)[1], 1)],
  [/^typical error: opposite$/, (sight) => isClose(first(sight)[0], -first(sight)[1])],
  [/^typical error: power-of-ten$/, (sight) => isPowerOfTen(first(sight)[0] / first(sight)[1])],
  [/^typical error: percent$/, (sight) => [100, 0.01].some((by) => isClose(first(sight)[0] * by, first(sight)[1]))],
  [/^round/, (sight) => isClose(first(sight)[0], first(sight)[1], 0.06)],
];
const claimsOfSets: readonly Claim[] = [
  [/^missing$/, ({ key, given }) => given.every((value) => has(key, value)) && given.length < key.length],
  [/^extra$/, ({ key, given }) => key.every((value) => has(given, value)) && given.length > key.length],
  [/^some$/, ({ key, given }) => given.some((value) => has(key, value))],
  [/roots-with-opposite-sign/, ({ key, given }) => given.every((value) => has(key, -value))],
  [/solution-left-out/, ({ key, given }) => given.every((value) => has(key, value)) && given.length < key.length],
];
const claimsOfPoints: readonly Claim[] = [
  [/^order$/, ({ key, given }) => isPermutation(key, given)],
  [/coordinates-swapped/, ({ key, given }) => key.toReversed().every((value, k) => value === given[k])],
  [
    /coordinate-sign|opposite-sign/,
    ({ key, given }) => key.every((value, k) => Math.abs(value) === Math.abs(given[k] ?? 0)),
  ],
  [/^ends$/, ({ key, given }) => key.every((value, k) => value === given[k])],
];
/** Ends of intervals, from left to right. */
const claimsOfIntervals: readonly Claim[] = [
  [/swapped/, ({ key, given }) => key.length === 2 && key.toReversed().every((value, k) => value === given[k])],
  [
    /coordinate-sign/,
    ({ key, given }) =>
      key.length === given.length && key.every((value, k) => Math.abs(value) === Math.abs(given[k] ?? 0)),
  ],
  [/^ends$/, ({ key, given }) => key.length === given.length && key.every((value, k) => value === given[k])],
  [/^missing$/, ({ key, given }) => given.every((value) => has(key, value) || Math.abs(value) === Infinity)],
  [/^extra$/, ({ key, given }) => key.every((value) => has(given, value) || Math.abs(value) === Infinity)],
];

/** Marks an answer; accepted when the reason given says something that is not so. */
function claim(part: Part, answer: string, sight: Sight, claims: readonly Claim[]): TruthCase {
  const key = 'accept' in part ? part.accept.map(({ value }) => value).join(', ') : '';
  return {
    text: `key ${key}  ${JSON.stringify('tolerance' in part ? part.tolerance : '')}  answer ${answer}`,
    isRight: false,
    judge: () => {
      const exercise = buildExercise({ parts: [part], list: [], question: 'What is it?' });
      const [verdict] = markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value: answer }]).parts;
      if (verdict?.outcome !== 'wrong') return 'refused';
      const { reason: stated } = verdict;
      return claims.some(([reason, isTrue]) => reason.test(stated) && !isTrue(sight)) ? 'accepted' : 'refused';
    },
  };
}

/** A number with every kind of tolerance, and an answer that some slip or chance leads to. */
function numbers(random: Random): TruthCase {
  const size = random.pick([0.01, 0.1, 1, 1, 10, 1000]);
  const key = Number((random.nonZero(-999, 999) * size).toPrecision(random.integer(1, 3)));
  const value = random.pick([1, 2, 3]);
  const tolerance = random.pick([
    { kind: 'none' } as const,
    { kind: 'significant-figures', value } as const,
    { kind: 'decimals', value } as const,
    { kind: 'relative', value: random.pick(['0.01', '0.1', '0.3']) } as const,
    { kind: 'absolute', value: random.pick(['0.01', '0.5', '3']) } as const,
  ]);
  const near = key * (1 + random.integer(-40, 40) / 100);
  const given = Number(
    random
      .pick([near, 1 / near, -near, near * 10 ** random.integer(-3, 3), near / 100, near + random.integer(-3, 3)])
      .toPrecision(random.integer(1, 4)),
  );
  const plain = (number: number): string => (Math.abs(number) < 1e-4 ? number.toFixed(9) : String(number));
  const part = {
    name: 'p',
    answerType: 4,
    accept: [{ value: plain(key) }],
    ...(tolerance.kind === 'none' ? {} : { tolerance }),
  } as Part;
  return claim(part, plain(given), { key: [key], given: [given] }, claimsOfNumbers);
}

function several(random: Random): readonly number[] {
  return Array.from({ length: random.integer(1, 4) }, () => random.integer(-6, 6));
}
const distinct = (list: readonly number[]): readonly number[] => [...new Set(list)];
const turned = (random: Random, list: readonly number[]): readonly number[] =>
  list.map((value) => (random.chance(0.3) ? 0 - value : random.chance(0.2) ? random.integer(-6, 6) : value));

function sets(random: Random): TruthCase {
  const key = distinct(several(random));
  const given = distinct(turned(random, [...key.slice(random.integer(0, 1)), ...(random.chance() ? [7] : [])]));
  const write = (list: readonly number[]): string => `{${list.join(', ')}}`;
  const part: Part = { name: 'p', answerType: 8, accept: [{ value: write(key) }] };
  return claim(part, write(given), { key, given }, claimsOfSets);
}

function points(random: Random): TruthCase {
  const key = [random.integer(-6, 6), random.integer(-6, 6), ...(random.chance(0.3) ? [random.integer(-6, 6)] : [])];
  const given = random.chance(0.3) ? key.toReversed() : turned(random, key);
  const write = (list: readonly number[]): string => `(${list.join(', ')})`;
  const part: Part = { name: 'p', answerType: 8, accept: [{ value: write(key) }] };
  return claim(part, write(given), { key, given }, claimsOfPoints);
}

/** Intervals and unions of two, with ∞ or without, against such with other ends. */
function intervals(random: Random): TruthCase {
  const draw = (): readonly number[] => {
    const ends = distinct(Array.from({ length: 6 }, () => random.integer(-5, 5))).toSorted((a, b) => a - b);
    const [a = 0, b = 1, c = 2, d = 3] = ends;
    return random.pick([
      [a, b],
      [-Infinity, a],
      [b, Infinity],
      [-Infinity, a, b, Infinity],
      [a, b, c, Math.max(d, c + 1)],
      [-Infinity, a, b, Math.max(c, b + 1)],
    ]);
  };
  const key = draw();
  const given = random.chance(0.4)
    ? draw()
    : random.chance()
      ? key.slice(0, 2)
      : key.slice(-2).map((value) => (Number.isFinite(value) ? value : random.pick([-Infinity, Infinity])));
  const end = (value: number): string => (value === Infinity ? 'oo' : value === -Infinity ? '-oo' : String(value));
  const write = (ends: readonly number[]): string =>
    Array.from({ length: ends.length / 2 }, (_, k) => `(${end(ends[2 * k] ?? 0)}, ${end(ends[2 * k + 1] ?? 0)})`).join(
      ' union ',
    );
  const part: Part = { name: 'p', answerType: 8, accept: [{ value: write(key) }] };
  return claim(part, write(given), { key, given }, claimsOfIntervals);
}

export const claimFamilies: readonly TruthFamily[] = [
  { name: 'reason: true of the number', draw: numbers, count: 4000 },
  { name: 'reason: true of the set', draw: sets },
  { name: 'reason: true of the point', draw: points },
  { name: 'reason: true of the interval', draw: intervals },
];
