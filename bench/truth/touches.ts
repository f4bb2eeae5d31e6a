import { comparison, type Random, type TruthCase, type TruthFamily } from './family.ts';

/** A term with a greatest value that it takes, and a bound below it or none. */
interface Summit {
  readonly term: string;
  readonly greatest: string;
  /** The largest distance below the greatest value; undefined if the function is unbounded below. */
  readonly range?: number;
}

/** A place of any kind: whole, a fraction, irrational. */
const place = (random: Random): string =>
  random.pick([
    () => `${random.integer(1, 40)}`,
    () => `${random.integer(1, 9)}/${random.integer(2, 9)}`,
    () => 'sqrt(2)',
    () => 'pi',
    () => `e^${random.integer(1, 3)}`,
    () => `${random.integer(100, 9000)}`,
    () => `${random.integer(1, 9)}.${random.integer(1, 99)}`,
  ])();

const wave = (random: Random): string =>
  random.pick([
    'x',
    '2x',
    'x/3',
    'pi x',
    `x + ${place(random)}`,
    `${random.integer(2, 30)}x`,
    `x/${random.integer(2, 300)}`,
  ]);

const shifted = (random: Random): string =>
  random.pick([
    'x',
    `(x - ${place(random)})`,
    `(x + ${place(random)})`,
    `(${random.integer(2, 9)}x - ${place(random)})`,
  ]);

const summits: readonly ((random: Random) => Summit)[] = [
  (random) => ({ term: `sin(${wave(random)})`, greatest: '1', range: 2 }),
  (random) => ({ term: `cos(${wave(random)})`, greatest: '1', range: 2 }),
  (random) => ({ term: `sin(${wave(random)})^2`, greatest: '1', range: 1 }),
  (random) => {
    const inner = wave(random);
    return { term: `2sin(${inner})cos(${inner})`, greatest: '1', range: 2 };
  },
  (random) => ({ term: `1/(1 + ${shifted(random)}^2)`, greatest: '1', range: 1 }),
  (random) => ({ term: `e^(-${shifted(random)}^2)`, greatest: '1', range: 1 }),
  (random) => ({ term: `-${shifted(random)}^2`, greatest: '0' }),
  (random) => ({ term: `-${shifted(random)}^4`, greatest: '0' }),
  (random) => ({ term: `-abs(${shifted(random)})`, greatest: '0' }),
  (random) => {
    const inner = shifted(random);
    return { term: `2${inner}/(1 + ${inner}^2)`, greatest: '1', range: 2 };
  },
  (random) => ({ term: `-cosh(${shifted(random)})`, greatest: '(-1)' }),
  () => ({ term: 'x e^(1 - x)', greatest: '1' }),
  () => ({ term: 'e ln(x)/x', greatest: '1' }),
  () => ({ term: '-(x^2 + 1/x^2)', greatest: '(-2)' }),
  (random) => ({ term: `sin(${wave(random)}) + cos(${random.pick(['y', 'y/2', 'y - 1'])})`, greatest: '2', range: 4 }),
  (random) => ({ term: `-${shifted(random)}^2 - (y - ${place(random)})^2`, greatest: '0' }),
  (random) => ({ term: `1/(1 + ${shifted(random)}^2 + y^2)`, greatest: '1', range: 1 }),
  () => ({ term: 'sin(x + y)', greatest: '1', range: 2 }),
  () => ({ term: 'sin(x)cos(y)', greatest: '1', range: 2 }),
  () => ({ term: '2x y - x^2 - y^2', greatest: '0' }),
];

/** A term u that comes up to n and no further, and stays above n − 1. */
function upTo(random: Random, n: string): string {
  const { term, greatest, range } = random.pick(summits)(random);
  if (range === undefined) return `max(${n} + ${term} - ${greatest}, ${n} - 1/2)`;
  return `${n} + (${term} - ${greatest})/${range + random.integer(1, 4)}`;
}

/** Steps and signs at the single places where a term touches a value without passing it. */
function touches(random: Random): TruthCase {
  const n = random.pick(['0', '1', '3', '-2', '17', '1000']);
  const value = upTo(random, n);
  const beyond = upTo(random, random.pick(['1', '3', '17', '1000']));
  const { term, greatest } = random.pick(summits)(random);
  const small = `${random.integer(1, 9)}/10^${random.integer(2, 12)}`;
  return random.pick([
    () => comparison(`floor(${value})`, `${n} - 1`, false),
    () => comparison(`ceil(-(${value}))`, `1 - (${n})`, false),
    () => comparison(`round(${beyond} - 1/2)`, `round(${beyond} - 3/4)`, false),
    () => comparison(`sign(${greatest} - (${term}))`, '1', false),
    () => comparison(`sign(${term} - ${greatest})^2`, '1', false),
    () => comparison(`abs(sign(${term} - ${greatest}))`, '1', false),
    () => comparison(`sign(abs(${term} - ${greatest}))`, '1', false),
    () => comparison(`floor(${value} - ${small})`, `${n} - 1`, true),
    () => comparison(`floor(${value})`, `-ceil(-(${value}))`, true),
    () => comparison(`floor(${value} + 2)`, `floor(${value}) + 2`, true),
    () => comparison(`sign(${greatest} - (${term}))`, `-sign(${term} - ${greatest})`, true),
    () => comparison(`sign(${greatest} + ${small} - (${term}))`, '1', true),
    () => comparison(`sign(${term} - ${greatest})*(${term} - ${greatest})`, `${greatest} - (${term})`, true),
  ])();
}

/** A number between 1 and 10^14, positive or negative. */
const farConstant = (random: Random): string =>
  `${random.pick(['+', '-'])} ${random.integer(2, 9)}${random.pick(['', '.5'])}*10^${random.integer(0, 14)}`;

const withPoles: readonly ((random: Random) => string)[] = [
  (random) => `tan(${wave(random)})`,
  (random) => `cot(${wave(random)})`,
  (random) => `tan(${wave(random)})^3`,
  (random) => `1/${shifted(random)}`,
  (random) => `1/${shifted(random)}^3`,
  (random) => `${random.integer(2, 9)}/${shifted(random)}`,
  (random) => `x/(x - ${place(random)})`,
  (random) => `ln(abs(${shifted(random)}) + 2)*1/x`,
  () => 'tan(x) + y',
  (random) => `y/${shifted(random)}`,
  () => 'tan(x + y)',
  () => 'coth(x)^3',
];
/** Terms that have every value beyond 1 in size. */
const beyondOne: readonly ((random: Random) => string)[] = [
  (random) => `sec(${wave(random)})`,
  (random) => `csc(${wave(random)})`,
  (random) => `1/sin(${wave(random)})`,
  () => 'coth(x)',
];
const logarithms: readonly ((random: Random) => string)[] = [
  (random) => `ln(x) + ${random.integer(2, 300)}`,
  (random) => `ln(x) - ${random.integer(2, 300)}`,
  (random) => `ln(x - ${place(random)}) + ${random.integer(2, 30)}`,
  (random) => `ln(abs(x - ${place(random)})) + ${random.integer(2, 60)}`,
];

/** Kinks whose argument is zero close to one of its poles, or far away from everything, and such as never are. */
function besidePoles(random: Random): TruthCase {
  const e = random.pick([
    () => `${random.pick(withPoles)(random)} ${farConstant(random)}`,
    () => `${random.pick(beyondOne)(random)} ${farConstant(random)}`,
    () => random.pick(logarithms)(random),
  ])();
  const never = random.pick([
    () => `${random.pick(beyondOne)(random)} + 0.${random.integer(1, 9)}`,
    () => `1/${shifted(random)}`,
    () => `1/${shifted(random)}^2 + ${random.integer(1, 9)}*10^${random.integer(0, 9)}`,
    () => `tan(${wave(random)})^2 + ${random.integer(1, 9)}`,
  ])();
  return random.pick([
    () => comparison(`sign(${e})^2`, '1', false),
    () => comparison(`sign(abs(${e}))`, '1', false),
    () => comparison(`abs(sign(${e}))`, '1', false),
    () => comparison(`abs(${e})`, e, false),
    () => comparison(`max(${e}, 0)`, random.pick([e, '0']), false),
    () => comparison(`floor(${e}) + 1`, `ceil(${e})`, false),
    () => comparison(`sign(${never})^2`, '1', true),
    () => comparison(`sign(${e})`, `-sign(-(${e}))`, true),
    () => comparison(`sign(${e})`, `sign(3(${e}))`, true),
    () => comparison(`sign(${e})*abs(${e})`, e, true),
    () => comparison(`sign(${e})^2*(${e})`, e, true),
    () => comparison(`max(${e}, 0)`, `(${e} + abs(${e}))/2`, true),
    () => comparison(`sqrt((${e})^2)`, `abs(${e})`, true),
    () => comparison(`floor(${e})`, `-ceil(-(${e}))`, true),
  ])();
}

export const touchFamilies: readonly TruthFamily[] = [
  { name: 'places that are touched', draw: touches },
  { name: 'kinks beside poles', draw: besidePoles },
];
