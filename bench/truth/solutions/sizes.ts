import { type Random, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/** a·x + b·y + c, and how it is written. */
type Form = readonly [a: number, b: number, c: number];

const written = ([a, b, c]: Form): string => `${a}x + (${b})y + (${c})`;
const sum = ([a, b, c]: Form, [d, e, f]: Form): Form => [a + d, b + e, c + f];
const negative = ([a, b, c]: Form): Form => [-a, -b, -c];

function form(random: Random): Form {
  return [random.nonZero(-4, 4), random.nonZero(-4, 4), random.integer(-5, 5)];
}

/** Two forms that are not multiples of each other: |u| + |v| ≤ 1 is a region with four sides. */
function pair(random: Random): [Form, Form] {
  for (;;) {
    const [u, v] = [form(random), form(random)];
    if (u[0] * v[1] !== u[1] * v[0]) return [u, v];
  }
}

/** |u| + |v|, max(|u|, |v|) and the like beside their four sides, all of them, without one, or with another bound. */
function drawSizes(random: Random) {
  const [u, v] = pair(random);
  const isSum = random.chance();
  const sides = isSum
    ? [u, negative(u)].flatMap((each) => [sum(each, v), sum(each, negative(v))])
    : [u, negative(u), v, negative(v)];
  const sizes = [`abs(${written(u)})`, `abs(${written(v)})`];
  const [sign, opposite] = random.pick([
    ['<=', '>'],
    ['<', '>='],
  ]);
  const isInside = random.chance();
  const bound = random.integer(1, 9);
  const relation = (bounded: string, limit: number): string => `${bounded} ${isInside ? sign : opposite} ${limit}`;
  const isRight = random.chance();
  const isMissing = !isRight && random.chance();
  const given = shuffled(random, sides)
    .slice(isMissing ? 1 : 0)
    .map(written);
  const limit = isRight || isMissing ? bound : bound + random.integer(1, 2);
  const shown = random.pick([
    relation(`max(${given.join(', ')})`, limit),
    given.map((side) => `(${relation(side, limit)})`).join(isInside ? ' and ' : ' or '),
  ]);
  return comparison(relation(isSum ? sizes.join(' + ') : `max(${sizes.join(', ')})`, bound), shown, isRight);
}

export const sizeFamilies: readonly TruthFamily[] = [{ name: 'solutions: sizes in two letters', draw: drawSizes }];
