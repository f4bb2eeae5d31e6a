import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/** sin² px = sin² qx and its like beside their families of solutions. */
function squaredWaves(random: Random): TruthCase {
  const p = random.integer(2, 8);
  const q = random.integer(1, p - 1);
  const [wave, other] = random.pick([
    ['sin', 'sin'],
    ['cos', 'cos'],
    ['sin', 'cos'],
  ] as const);
  const [left, right] = [`${wave}(${p}x)^2`, `${other}(${q}x)^2`];
  const equation = random.pick([`${left} = ${right}`, `${left} - ${right} = 0`, `${right} = ${left}`]);
  const isRight = random.chance();
  const parts = [p + q, p - q + (isRight ? 0 : random.pick([2 * (p + q) + 1, 3 * (p + q) + 1]))];
  // sin a = ± cos b where a + b or a − b is an odd multiple of π/2.
  const families = parts.map((n) => (wave === other ? `x = pi k/${n}` : `x = pi/${2 * n} + pi k/${n}`));
  return comparison(equation, families.join(' or '), isRight, { multiplicity: 'ignore' });
}

/** uⁿ = vⁿ with an odd n beside u = v, u = −v and u = v + 1. */
function oddPowers(random: Random): TruthCase {
  const n = random.pick([3, 5]);
  const [c, d] = [random.nonZero(-4, 4), random.integer(1, 5)];
  const u = random.pick(['x', 'x', `(x + ${d})`, `(2x - y)`]);
  const v = random.pick([
    'a',
    `(a^2 + ${d})`,
    `(a + sin(a))`,
    `e^a`,
    `(a - b)`,
    `sin(a)(${d} + cos(a))`,
    `a/(a^2 + ${d})`,
  ]);
  const power = `${c ** n}(${v})^${n}`;
  const isRight = random.chance();
  const solved = isRight
    ? `${u} = ${c}(${v})`
    : random.pick([`${u} = ${-c}(${v})`, `${u} = ${c}(${v}) + 1`, `${u} = ${2 * c}(${v})`]);
  return comparison(random.pick([`${u}^${n} = ${power}`, `${power} = ${u}^${n}`]), solved, isRight);
}

/** Equations that are simpler ones in disguise. */
export const reducedFamilies: readonly TruthFamily[] = [
  { name: 'solutions: squared sines and cosines', draw: squaredWaves, count: 1000 },
  { name: 'solutions: equal odd powers', draw: oddPowers, count: 1000 },
];
