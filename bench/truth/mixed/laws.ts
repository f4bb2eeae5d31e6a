import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/*
 * Laws of functions with bends, steps and branches, each with false neighbours, in any linear terms of one or
 * two letters. Equal means that both sides agree wherever both are real.
 */

/** Terms in place of the letters of a law. */
interface Terms {
  readonly u: string;
  readonly v: string;
  readonly n: number;
}

interface Law {
  readonly right: readonly (readonly [string, string])[];
  readonly wrong: readonly (readonly [string, string])[];
}

/** A linear term of one letter, or two, in brackets. */
function linear(random: Random, letters: readonly string[]): string {
  const [x, y] = [random.pick(letters), random.pick(letters)];
  const [a, b] = [random.nonZero(-5, 5), random.nonZero(-9, 9)];
  const rest = b < 0 ? `- ${-b}` : `+ ${b}`;
  return random.pick([
    x,
    `(${a}${x} ${rest})`,
    `(${x}/${Math.abs(a) + 1} ${rest})`,
    x === y ? `(${a}${x})` : `(${x} - ${Math.abs(a)}${y} ${rest})`,
    x === y ? `(${x} ${rest}/7)` : `(${x} + ${y}/${Math.abs(b)})`,
  ]);
}

function draw(laws: (terms: Terms) => Law, pairs: readonly (readonly [string, string])[]) {
  return (random: Random): TruthCase => {
    const [x, y] = random.pick(pairs);
    const u = linear(random, random.chance() ? [x] : [x, 'p']);
    const v = linear(random, [y]);
    const law = laws({ u, v, n: random.integer(2, 5) });
    const isRight = random.chance();
    const [a, b] = random.pick(isRight ? law.right : law.wrong);
    return random.chance() ? comparison(a, b, isRight) : comparison(b, a, isRight);
  };
}

const letterPairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['s', 't'],
] as const;

/** Sizes, greatest and least of two terms, signs and even roots. */
function sizes({ u, v, n }: Terms): Law {
  const even = 2 * n;
  return {
    right: [
      [`abs(${u} + ${v}) + abs(${u} - ${v})`, `2max(abs(${u}), abs(${v}))`],
      [`abs(abs(${u}) - abs(${v}))`, `max(abs(${u}), abs(${v})) - min(abs(${u}), abs(${v}))`],
      [`sqrt(${u}^2 - 2${u}*${v} + ${v}^2)`, `abs(${u} - ${v})`],
      [`max(${u}, ${v}) min(${u}, ${v})`, `${u}*${v}`],
      [`max(-${u}, -${v})`, `-min(${u}, ${v})`],
      [`sign(${u}) abs(${u})`, u],
      [`sign(${u}*${v})`, `sign(${u}) sign(${v})`],
      [`(${u} + abs(${u}))/2`, `max(${u}, 0)`],
      [`abs(${u})/${u}`, `sign(${u})`],
      [`root(${u}^${even}, ${even})`, `abs(${u})`],
      [`root(${u}, ${even})^${even}`, u],
      [`root(${u}^2, 6)`, `root(abs(${u}), 3)`],
      [`sqrt(${u}^2*${v})`, `abs(${u}) sqrt(${v})`],
      [`sqrt(${u}/${v})`, `sqrt(${u}*${v})/abs(${v})`],
      [`max(${u}, ${v}, ${u})`, `(${u} + ${v} + abs(${u} - ${v}))/2`],
      [`abs(${u}^3)`, `abs(${u}) ${u}^2`],
      [`max(abs(${u}), abs(${v}))^2`, `max(${u}^2, ${v}^2)`],
      [`max(${u} + ${n}, ${v} + ${n})`, `max(${u}, ${v}) + ${n}`],
      [`abs(-${n}*${u})`, `${n}abs(${u})`],
    ],
    wrong: [
      [`abs(${u} + ${v}) + abs(${u} - ${v})`, `2abs(${u})`],
      [`abs(abs(${u}) - abs(${v}))`, `abs(${u} - ${v})`],
      [`sqrt(${u}^2 - 2${u}*${v} + ${v}^2)`, `${u} - ${v}`],
      [`max(${u}, ${v}) + max(-${u}, -${v})`, '0'],
      [`abs(${u})*${u}`, `${u}^2`],
      [`(${u} - abs(${u}))/2`, `max(${u}, 0)`],
      [`root(${u}^${even}, ${even})`, u],
      [`root(${u}^2, 6)`, `root(${u}, 3)`],
      [`sqrt(${u}^2*${v})`, `${u} sqrt(${v})`],
      [`sqrt(${u}/${v})`, `sqrt(${u}*${v})/${v}`],
      [`max(${u}, ${v})^2`, `max(${u}^2, ${v}^2)`],
      [`abs(${u}^3)`, `${u}^3`],
      [`max(${n}*${u}, ${v})`, `${n}max(${u}, ${v})`],
      [`sign(${u} + ${v})`, `sign(${u}) + sign(${v})`],
      [`abs(${u}) + abs(${v})`, `max(${u} + ${v}, ${u} - ${v})`],
    ],
  };
}

/** Whole parts. */
function steps({ u, v, n }: Terms): Law {
  const parts = Array.from({ length: n }, (_, k) => `floor(${u} + ${k}/${n})`).join(' + ');
  return {
    right: [
      [`floor(${u} + ${n})`, `floor(${u}) + ${n}`],
      [`floor(${n}*${u})`, parts],
      [`ceil(${u})`, `-floor(-${u})`],
      [`floor(floor(${u})/${n})`, `floor(${u}/${n})`],
      [`${u} - floor(${u})`, `${u} + ${n} - floor(${u} + ${n})`],
      [`ceil(floor(${u}))`, `floor(${u})`],
      [`floor(${u}/2) + floor((${u} + 1)/2)`, `floor(${u})`],
      [`floor(${u} + floor(${u}))`, `2floor(${u})`],
      [`max(floor(${u}), ceil(${u}))`, `ceil(${u})`],
      [`floor(${u} + floor(${v}))`, `floor(${u}) + floor(${v})`],
      [`floor(${u} - ceil(${v}))`, `floor(${u}) + floor(-${v})`],
      [`ceil(${u}) - floor(${u})`, `-floor(${u}) - floor(-${u})`],
      [`max(floor(${u}), floor(${v}))`, `floor(max(${u}, ${v}))`],
      [`ceil(${u}/${n})`, `ceil(ceil(${u})/${n})`],
      [`max(${u}, ceil(${u}))`, `ceil(${u})`],
      [`min(floor(${u}), ${u})`, `floor(${u})`],
      [`abs(${u} - floor(${u}))`, `${u} - floor(${u})`],
      [`max(floor(${u}), floor(${u} + 1/${n}))`, `floor(${u} + 1/${n})`],
      [`abs(${u} - floor(${u}) - 1/2)`, `max(${u} - floor(${u}), 1 - ${u} + floor(${u})) - 1/2`],
      [`sign(floor(${u}) - ceil(${u}))`, `floor(${u}) - ceil(${u})`],
      [`abs(floor(${u}) - ceil(${u}))`, `ceil(${u}) - floor(${u})`],
    ],
    wrong: [
      [`floor(${n}*${u})`, `${n}floor(${u})`],
      [`floor(${u}) + floor(-${u})`, '-1'],
      [`floor(${u})^2`, `floor(${u}^2)`],
      [`ceil(${u})`, `floor(${u}) + 1`],
      [`floor(abs(${u}))`, `abs(floor(${u}))`],
      [`floor(${u} + ${v})`, `floor(${u}) + floor(${v})`],
      [`floor(-${u})`, `-floor(${u})`],
      [`floor(${u}/${n})`, `floor(${u})/${n}`],
      [`floor(${u} + 1/${n})`, `floor(${u})`],
      [`ceil(${u}/${n})`, `floor(${u}/${n}) + 1`],
      [`floor(${u}/2) + ceil(${u}/2)`, `floor(${u})`],
      [`ceil(floor(${u})/${n})`, `ceil(${u}/${n})`],
      [`sign(ceil(${u}) - floor(${u}))`, '1'],
      [`abs(${u} - ceil(${u}))`, `${u} - floor(${u})`],
      [`max(${u} - floor(${u}), 1/${n})`, `${u} - floor(${u})`],
      [`max(floor(${u}), ceil(${u}) - 1)`, `floor(${u}) - 1`],
      [`max(floor(${u}), floor(${u} + 1/${n}))`, `floor(${u})`],
      [`abs(${u} - floor(${u}) - 1/${n + 1})`, `${u} - floor(${u}) - 1/${n + 1}`],
    ],
  };
}

/** Inverse functions of angles, and hyperbolic ones. */
function inverses({ u }: Terms): Law {
  return {
    right: [
      [`arcsin(sin(pi - ${u}))`, `arcsin(sin(${u}))`],
      [`arctan(tan(${u} + pi))`, `arctan(tan(${u}))`],
      [`arccos(cos(${u} + 2pi))`, `arccos(cos(-${u}))`],
      [`cos(arcsin(${u}))`, `sqrt(1 - ${u}^2)`],
      [`sin(2arccos(${u}))`, `2${u} sqrt(1 - ${u}^2)`],
      [`tan(arcsin(${u}))`, `${u}/sqrt(1 - ${u}^2)`],
      [`arctan(${u}) + arctan(1/${u})`, `pi/2 sign(${u})`],
      [`arcsin(${u}) + arccos(${u})`, 'pi/2'],
      [`arccos(-${u})`, `pi - arccos(${u})`],
      [`arccos(2${u}^2 - 1)`, `2arccos(abs(${u}))`],
      [`arccos(1 - 2${u}^2)`, `2arcsin(abs(${u}))`],
      [`arsinh(sinh(${u}))`, u],
      [`arcosh(cosh(${u}))`, `abs(${u})`],
      [`artanh(tanh(${u}))`, u],
      [`cosh(arsinh(${u}))`, `sqrt(1 + ${u}^2)`],
      [`arsinh(${u})`, `ln(${u} + sqrt(${u}^2 + 1))`],
      [`artanh(${u})`, `1/2 ln((1 + ${u})/(1 - ${u}))`],
      [`sin(arctan(${u}))`, `${u}/sqrt(1 + ${u}^2)`],
      [`arccos(abs(cos(${u})))`, `arcsin(abs(sin(${u})))`],
      [`2arctan(e^${u}) - pi/2`, `arctan(sinh(${u}))`],
    ],
    wrong: [
      [`arcsin(sin(${u}))`, u],
      [`arccos(cos(${u}))`, `abs(${u})`],
      [`arctan(tan(${u}))`, u],
      [`arctan(${u}) + arctan(1/${u})`, 'pi/2'],
      [`2arctan(${u})`, `arctan(2${u}/(1 - ${u}^2))`],
      [`arcsin(2${u} sqrt(1 - ${u}^2))`, `2arcsin(${u})`],
      [`arccos(2${u}^2 - 1)`, `2arccos(${u})`],
      [`arcosh(cosh(${u}))`, u],
      [`arccos(-${u})`, `-arccos(${u})`],
      [`arcsin(cos(${u}))`, `pi/2 - ${u}`],
      [`arccos(sin(${u}))`, `arccos(cos(${u}))`],
      [`arccos(1 - 2${u}^2)`, `2arcsin(${u})`],
      [`arctan(${u})`, `arcsin(${u})/arccos(${u})`],
      [`tan(arccos(${u}))`, `sqrt(1 - ${u}^2)/abs(${u})`],
    ],
  };
}

/** Logarithms with letters in their base. */
function logarithms({ u, v, n }: Terms): Law {
  const log = (base: string, of: string): string => `log_(${base})(${of})`;
  return {
    right: [
      [log('c', u), `ln(${u})/ln(c)`],
      [`${log('c', v)} ${log(v, 'c')}`, '1'],
      [log('1/c', u), `-${log('c', u)}`],
      [log(`c^${n}`, `${u}^${n}`), log('c', u)],
      [log('c', `${u}*${v}`), `${log('c', u)} + ${log('c', v)}`],
      [`${log('c', u)}/${log('c', v)}`, log(v, u)],
      [`c^(${log('d', u)})`, `${u}^(${log('d', 'c')})`],
      [log('c', `c^${u}`), u],
      [`1/(${log('c d', u)})`, `1/(${log('c', u)}) + 1/(${log('d', u)})`],
      [log(`c^${n}`, u), `${log('c', u)}/${n}`],
      [log('sqrt(c)', u), `2${log('c', u)}`],
      [`${log('c', 'd')} ${log('d', u)}`, log('c', u)],
      [log('c', `c*${u}`), `1 + ${log('c', u)}`],
      [`d^(${log('d', u)} + ${log('d', v)})`, `${u}*${v}`],
    ],
    wrong: [
      [`${log('c', u)}/${log('c', v)}`, log('c', `${u}/${v}`)],
      [log('c d', u), `${log('c', u)} + ${log('d', u)}`],
      [log('c', `${u} + ${v}`), `${log('c', u)} + ${log('c', v)}`],
      [`${log('c', u)}^2`, `2${log('c', u)}`],
      [log('c^2', u), `2${log('c', u)}`],
      [log('c', u), log(u, 'c')],
      [log('1/c', u), log('c', u)],
      [`c^(${log('d', u)})`, `d^(${log('c', u)})`],
      [log('c', `c + ${u}`), `1 + ${log('c', u)}`],
      [log('2c', `2${u}`), log('c', u)],
      [`${log('c', u)} ${log('c', v)}`, log('c', `${u}*${v}`)],
    ],
  };
}

const families = { sizes, steps, 'inverse functions': inverses, 'logarithms with letters as bases': logarithms };

/** Laws and their neighbours. */
export const lawFamilies: readonly TruthFamily[] = Object.entries(families).map(([name, laws]) => ({
  name: `laws: ${name}`,
  draw: draw(laws, letterPairs),
  count: 1000,
}));
