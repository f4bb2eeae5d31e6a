import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/** A statement about a letter u, its solution, and statements with other solutions. */
interface Solved {
  readonly statement: (u: string) => string;
  /** The solutions for x = unit·u. */
  readonly solution: (unit: string) => string;
  readonly wrong: readonly ((unit: string) => string)[];
}

const list = (unit: string, values: readonly string[]): string =>
  values.map((value) => `x = ${unit}*(${value})`).join(' or ');

/** Statements whose solutions are numbers, families or intervals, all of one size. */
function drawSolved(random: Random): Solved {
  const [a, d, p] = [random.integer(1, 9), random.integer(1, 9), random.integer(2, 7)];
  const b = a + d;
  const [first, second] = [`${a}`, `${b}`];
  return random.pick<() => Solved>([
    () => ({
      statement: (u) => `sin(${p}*${u}) = 0`,
      solution: (unit) => `x = ${unit}*pi*k/${p}`,
      wrong: [
        (unit) => `x = ${unit}*pi*k/${p + 1}`,
        (unit) => `x = 2*${unit}*pi*k/${p}`,
        () => 'x = 0',
        (unit) => `x = ${unit}*k/${p}`,
      ],
    }),
    () => ({
      statement: (u) => `cos(${u}) = 1/2`,
      solution: (unit) => `x = ${unit}*(pi/3 + 2pi k) or x = ${unit}*(-pi/3 + 2pi k)`,
      wrong: [
        (unit) => `x = ${unit}*(pi/3 + 2pi k)`,
        (unit) => `x = ${unit}*(pi/3 + 2pi k) or x = ${unit}*(-pi/3 + 4pi k)`,
        (unit) => `x = ${unit}*(pi/3 + pi k) or x = ${unit}*(-pi/3 + pi k)`,
      ],
    }),
    () => ({
      statement: (u) => `tan(${u}) = 1`,
      solution: (unit) => `x = ${unit}*(pi/4 + pi k)`,
      wrong: [(unit) => `x = ${unit}*(pi/4 + 2pi k)`, (unit) => `x = ${unit}*(pi/3 + pi k)`],
    }),
    () => ({
      statement: (u) => `sin(${u}) > 0`,
      solution: (unit) => `2pi*k*${unit} < x < ${unit}*(pi + 2pi k)`,
      wrong: [
        (unit) => `2pi*k*${unit} <= x < ${unit}*(pi + 2pi k)`,
        (unit) => `pi*k*${unit} < x < ${unit}*(pi + pi k)`,
      ],
    }),
    () => ({
      statement: (u) => `(${u})^2 - ${a + b}*${u} + ${a * b} = 0`,
      solution: (unit) => list(unit, [first, second]),
      wrong: [
        (unit) => list(unit, [first]),
        (unit) => list(unit, [first, `-${b}`]),
        (unit) => list(unit, [first, `${b + 1}`]),
      ],
    }),
    () => ({
      statement: (u) => `(${u})^3 = ${a ** 3}`,
      solution: (unit) => list(unit, [first]),
      wrong: [(unit) => list(unit, [second]), (unit) => list(unit, [first, `-${a}`]), () => 'x = 0'],
    }),
    () => ({
      statement: (u) => `(${u})^4 = ${p}`,
      solution: (unit) => list(unit, [`root(${p},4)`, `-root(${p},4)`]),
      wrong: [(unit) => list(unit, [`root(${p},4)`]), (unit) => list(unit, [`sqrt(${p})`, `-sqrt(${p})`])],
    }),
    () => ({
      statement: (u) => `abs(${u} - ${b}) = ${d}`,
      solution: (unit) => list(unit, [first, `${b + d}`]),
      wrong: [(unit) => list(unit, [first]), (unit) => list(unit, [first, second])],
    }),
    () => ({
      statement: (u) => `abs(${u} - ${b}) <= ${d}`,
      solution: (unit) => `${unit}*${a} <= x <= ${b + d}*${unit}`,
      wrong: [(unit) => `${unit}*${a} < x <= ${b + d}*${unit}`, (unit) => `x <= ${b + d}*${unit}`],
    }),
    () => ({
      statement: (u) => `sqrt(${u}) = ${a}`,
      solution: (unit) => list(unit, [`${a * a}`]),
      wrong: [(unit) => list(unit, [`${a * a + 1}`]), (unit) => list(unit, [`-${a * a}`]), () => 'x = 0'],
    }),
    () => ({
      statement: (u) => `e^(${u}) = ${b + 1}`,
      solution: (unit) => list(unit, [`ln(${b + 1})`]),
      wrong: [(unit) => list(unit, [`ln(${b + 2})`]), () => 'x = 0', (unit) => list(unit, [`ln(${b + 1})`, '0'])],
    }),
    () => ({
      statement: (u) => `ln(${u}) = ${a}`,
      solution: (unit) => list(unit, [`e^${a}`]),
      wrong: [(unit) => list(unit, [`e^${b}`]), () => 'x = 0', (unit) => list(unit, [`-e^${a}`])],
    }),
    () => ({
      statement: (u) => `${u} + sin(${u}) = 0`,
      solution: () => 'x = 0',
      wrong: [(unit) => list(unit, ['0', first]), (unit) => list(unit, [first])],
    }),
    () => ({
      statement: (u) => `1/(${u}) > ${a}`,
      solution: (unit) => `0 < x < ${unit}/${a}`,
      wrong: [(unit) => `0 < x <= ${unit}/${a}`, (unit) => `x < ${unit}/${a}`, () => 'false'],
    }),
  ])();
}

/** A number 10^m, and x divided by it, as they may be written. */
function drawUnit(random: Random): { readonly unit: string; readonly inner: string } {
  const m = random.nonZero(-random.pick([12, 40, 120, 250]), random.pick([12, 40, 120, 250]));
  const [unit, inverse] = [`10^(${m})`, `10^(${-m})`];
  return random.pick([
    { unit, inner: `(${inverse}*x)` },
    { unit, inner: `(x/${unit})` },
    { unit: `1/${inverse}`, inner: `(x*${inverse})` },
    { unit: m > 0 ? `1000^${m}` : `0.001^${-m}`, inner: m > 0 ? `(x/1000^${m})` : `(x*1000^${-m})` },
    { unit: `e^(${m})`, inner: `(x*e^(${-m}))` },
  ]);
}

function scaled(random: Random): TruthCase {
  const { statement, solution, wrong } = drawSolved(random);
  const { unit, inner } = drawUnit(random);
  const isRight = random.chance();
  const other = isRight ? solution(unit) : random.pick(wrong)(unit);
  const text = statement(inner);
  return random.chance() ? comparison(text, other, isRight) : comparison(other, text, isRight);
}

/** Solutions that differ from the right ones by a tiny part, or lie far away and differ by little. */
function shifted(random: Random): TruthCase {
  const n = random.integer(8, 260);
  const isRight = random.chance();
  const off = random.pick([1, -1, 2, 7]);
  const far = `10^${n}`;
  const near = `10^(-${n})`;
  const added = isRight ? '' : ` + ${off}`;
  const addedTiny = isRight ? '' : ` + ${off}*${near}`;
  const [a, b] = random.pick<() => readonly [string, string]>([
    () => [`abs(x - ${far}) = 9`, `x = ${far} + 9 or x = ${far} - 9${added}`],
    () => [`abs(x - ${far}) < 9`, `${far} - 9 < x < ${far} + 9${added}`],
    () => [`sin(x + ${far}) = 0`, `x = pi*k - ${far}${added}`],
    () => ['sin(x) = 0', `x = pi*k${addedTiny}`],
    () => ['cos(x) = 1', `x = 2pi*k${addedTiny}`],
    () => ['sin(x) = 0', isRight ? 'x = -pi*k' : `x = (1 + ${near})*pi*k`],
    () => [`sin(${far}*(x - 1)) = 0`, `x = 1 + pi*k/${far}${isRight ? '' : `/2`}`],
    () => ['e^x = 3', `x = ln(3)${addedTiny}`],
    () => [`log_10(x) = ${n}`, `x = ${far}${added}`],
    () => [`log_10(x) = -${n}`, `x = ${near}${isRight ? '' : `*3`}`],
    () => [`ln(x) = -${n}`, `x = e^(-${n}${isRight ? '' : ` + 1`})`],
    () => [`ln(x) = ${n}`, `x = e^(${n}${isRight ? '' : ` + 1`})`],
    () => [`e^x = 1 + ${near}`, `x = ln(1 + ${isRight ? '' : '2*'}${near})`],
    () => [`e^x = 1 + ${near}*pi`, `e^x = 1 + ${isRight ? '' : '2*'}pi/${far}`],
    () => [`2^x = 2^${n}`, `x = ${n}${isRight ? '' : ` + ${near}`}`],
    () => [`arctan(x) = ${near}`, `x = tan(${near}${isRight ? '' : '*2'})`],
    () => [`x^2 = 2*${near}`, `x = sqrt(2*${near}) or x = -sqrt(2*${near}${isRight ? '' : '/9'})`],
    () => [`{sqrt(2)/${far}}`, `{${isRight ? '2' : '3'}/(sqrt(2)*${far})}`],
    () => [`(sqrt(2)/${far}, 1)`, `(${isRight ? '2' : '3'}/(sqrt(2)*${far}), 1)`],
    () => [`x^3 = (${near})^3 or x = 1`, `x = ${isRight ? '' : '2*'}${near} or x = 1`],
  ])();
  return random.chance() ? comparison(a, b, isRight) : comparison(b, a, isRight);
}

export const scaleFamilies: readonly TruthFamily[] = [
  { name: 'scales: statements of one size', draw: scaled, open: 0.2 },
  { name: 'scales: tiny shifts and far places', draw: shifted, open: 0.25 },
];
