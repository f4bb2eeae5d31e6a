import { type Random, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/** Systems with one solution, and the solution as equations, as a tuple or as a set. */
function systems(random: Random) {
  const letters = random.chance() ? ['x', 'y'] : ['x', 'y', 'z'];
  const solution = letters.map(() => random.integer(-6, 6));
  const rows: number[][] = [];
  while (rows.length < letters.length || isSingular(rows)) {
    if (rows.length === letters.length) rows.length = 0;
    rows.push(letters.map(() => random.integer(-4, 4)));
  }
  const equations = rows.map((row) => {
    const value = row.reduce((sum, coefficient, k) => sum + coefficient * (solution[k] ?? 0), 0);
    return `${row.map((coefficient, k) => `(${coefficient})${letters[k] ?? ''}`).join(' + ')} = ${value}`;
  });
  const isRight = random.chance();
  const given = isRight ? solution : solution.map((value, k) => (k === 0 ? value + random.nonZero(-2, 2) : value));
  const tuple = `(${letters.join(', ')})`;
  const values = `(${given.join(', ')})`;
  const right = random.pick([
    given.map((value, k) => `${letters[k] ?? ''} = ${value}`).join(' and '),
    `${tuple} = ${values}`,
    `${values} = ${tuple}`,
    `${tuple} in {${values}}`,
    values,
  ]);
  return comparison(equations.join(' and '), right, isRight);
}

function isSingular(rows: readonly (readonly number[])[]): boolean {
  return Math.abs(determinant(rows)) < 0.5;
}

function determinant(rows: readonly (readonly number[])[]): number {
  const [first = []] = rows;
  if (rows.length === 1) return first[0] ?? 0;
  return first.reduce((sum, value, j) => {
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    return sum + (j % 2 === 0 ? 1 : -1) * value * determinant(minor);
  }, 0);
}

/** Circles and hyperbolas meeting in points that are known. */
function curves(random: Random) {
  const [a, b] = [random.integer(1, 6), random.integer(1, 6)];
  const points =
    a === b
      ? [
          [a, b],
          [-a, -b],
        ]
      : [
          [a, b],
          [b, a],
          [-a, -b],
          [-b, -a],
        ];
  const system = `x^2 + y^2 = ${a * a + b * b} and x y = ${a * b}`;
  const isRight = random.chance();
  const given = isRight ? points : random.chance() ? points.slice(1) : points.map(([x = 0, y = 0]) => [x, -y]);
  const parts = shuffled(random, given).map(([x = 0, y = 0]) =>
    random.chance() ? `(x, y) = (${x}, ${y})` : `(x = ${x} and y = ${y})`,
  );
  const list = `{${given.map(([x = 0, y = 0]) => `(${x}, ${y})`).join(', ')}}`;
  return comparison(system, random.chance() ? parts.join(' or ') : `(x, y) in ${list}`, isRight);
}

/** Sums of terms that are never negative are 0 at one point. */
function sizes(random: Random) {
  const [a, b] = [random.integer(-9, 9), random.integer(-9, 9)];
  const off = random.chance() ? 0 : random.nonZero(-2, 2);
  const size = (letter: string, at: number): string => {
    const term = `${letter} ${at < 0 ? '+' : '-'} ${Math.abs(at)}`;
    return random.pick([
      `abs(${term})`,
      `${random.integer(2, 5)}abs(${term})`,
      `(${term})^2`,
      `(${term})^4`,
      `sqrt(${term})`,
    ]);
  };
  const left = `${size('x', a)} + ${size('y', b)}`;
  const point = `x = ${a} and y = ${b + off}`;
  return random.pick([
    () => comparison(`${left} = 0`, point, off === 0),
    () => comparison(`${left} <= 0`, point, off === 0),
    () => comparison(`${left} = 0`, `x = ${a} or y = ${b}`, false),
  ])();
}

/** Letters declared beside a statement: another set gives other solutions, another letter does not. */
function declarations(random: Random) {
  const [step, start, start2] = [random.integer(2, 9), random.integer(-9, 9), random.integer(-9, 9)];
  const sign = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
  const [k, j] = [random.pick(['k', 'n', 'p', 'l']), random.pick(['k', 'm', 'q'])];
  const own = `x = ${step}${k} ${sign(start)}`;
  const link = random.pick([', ', ' and ']);
  const other = random.pick(['RR', 'NN', 'QQ']);
  return random.pick([
    () => comparison(`${own}${link}${k} in ZZ`, `${own}${link}${k} in ${other}`, false),
    () => comparison(`${own}${link}${k} in ${other}`, `${own}${link}${k} in ${other}`, true),
    () =>
      comparison(
        `${own}${link}${k} in ZZ`,
        `x = ${step}${j} ${sign(start2)}, ${j} in ZZ`,
        (start - start2) % step === 0,
      ),
    () => comparison(`x = pi ${k}/${step}${link}${k} in ZZ`, `sin(${step}x) = 0`, true),
    () => comparison(`x = pi ${k}/${step}${link}${k} in RR`, `sin(${step}x) = 0`, false),
  ])();
}

export const solutionSystemFamilies: readonly TruthFamily[] = [
  { name: 'linear systems and their solution', draw: systems },
  { name: 'curves and the points in which they meet', draw: curves },
  { name: 'sums of sizes that are 0', draw: sizes },
  { name: 'letters declared beside a statement', draw: declarations },
];
