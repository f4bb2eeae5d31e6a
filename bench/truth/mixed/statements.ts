import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/** A case with its right solution and some wrong ones. */
interface Solved {
  readonly statement: string;
  readonly solution: string;
  readonly wrong: readonly string[];
}

const minus = (n: number): string => (n < 0 ? `+ ${-n}` : `- ${n}`);
const plus = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
const listed = (values: readonly (number | string)[]): string =>
  values.length === 0 ? 'false' : values.map((value) => `x = ${value}`).join(' or ');

/** A fraction as it is typed. */
function quotient(top: number, bottom: number): string {
  return bottom < 0 ? quotient(-top, -bottom) : top % bottom === 0 ? `${top / bottom}` : `(${top})/${bottom}`;
}

/** Squaring, or putting logarithms together, adds solutions that are none. */
function extraneous(random: Random): Solved {
  const [r, gap] = [random.integer(-9, 9), random.integer(1, 6)];
  return random.pick<() => Solved>([
    () => {
      const c = random.integer(-6, 6);
      const [u, v] = [c + gap, c - random.integer(1, 6)];
      const radicand = `${u + v - 2 * c}x ${plus(c * c - u * v)}`;
      return {
        statement: `sqrt(${radicand}) = x ${minus(c)}`,
        solution: listed([u]),
        wrong: [listed([u, v]), listed([v]), 'false'],
      };
    },
    () => {
      const [b, t, d] = [random.integer(-6, 6), random.integer(1, 6), random.integer(1, 6)];
      return {
        statement: `ln(x ${minus(b)}) + ln(x ${minus(b - d)}) = ln(${t * (t + d)})`,
        solution: listed([b + t]),
        wrong: [listed([b + t, b - d - t]), listed([b - d - t]), 'false'],
      };
    },
    () => ({
      statement: `x/(x ${minus(r)}) = ${r}/(x ${minus(r)})`,
      solution: 'false',
      wrong: [listed([r]), listed([0])],
    }),
    () => ({
      statement: `(x^2 ${minus(2 * r + gap)}x ${plus(r * (r + gap))})/(x ${minus(r)}) = 0`,
      solution: listed([r + gap]),
      wrong: [listed([r, r + gap]), listed([r])],
    }),
    () => ({
      statement: `sqrt(x ${minus(r)}) = -${gap}`,
      solution: 'false',
      wrong: [listed([r + gap * gap])],
    }),
    () => ({
      statement: `sqrt(x ${minus(r)})*(x ${minus(r - gap)})*(x ${minus(r + gap)}) = 0`,
      solution: listed([r, r + gap]),
      wrong: [listed([r - gap, r, r + gap]), listed([r + gap])],
    }),
  ])();
}

/** Equations and inequalities with sizes inside sizes. */
function sizes(random: Random): Solved {
  const [p, d] = [random.integer(-9, 9), random.integer(1, 8)];
  const q = p + d;
  const [b, c] = [random.integer(1, 6), random.integer(1, 6)];
  return random.pick<() => Solved>([
    () => {
      const s = d + 2 * b;
      return {
        statement: `abs(x ${minus(p)}) + abs(x ${minus(q)}) = ${s}`,
        solution: listed([p - b, q + b]),
        wrong: [listed([p - b]), listed([p + b, q - b])],
      };
    },
    () => ({
      statement: `abs(x ${minus(p)}) + abs(x ${minus(q)}) = ${d}`,
      solution: `${p} <= x <= ${q}`,
      wrong: [listed([p, q]), `${p} < x < ${q}`, 'false'],
    }),
    () => ({
      statement: `abs(x ${minus(p)}) - abs(x ${minus(q)}) = ${d}`,
      solution: `x >= ${q}`,
      wrong: [listed([q]), `x > ${q}`, 'false'],
    }),
    () => ({
      statement: `abs(abs(x ${minus(p)}) - ${b + c}) = ${b}`,
      solution: listed([p + c, p - c, p + c + 2 * b, p - c - 2 * b]),
      wrong: [listed([p + c, p + c + 2 * b]), listed([p + c, p - c])],
    }),
    () => ({
      statement: `abs(abs(x ${minus(p)}) - ${b}) < ${b + c}`,
      solution: `${p - 2 * b - c} < x < ${p + 2 * b + c}`,
      wrong: [`${p - c} < x < ${p + c}`, `${p - 2 * b - c} < x < ${p + 2 * b + c} and x != ${p}`],
    }),
    () => ({
      statement: `abs(x ${minus(p)}) < 2abs(x ${minus(q)})`,
      solution: `x < ${quotient(p + 2 * q, 3)} or x > ${2 * q - p}`,
      wrong: [`${quotient(p + 2 * q, 3)} < x < ${2 * q - p}`, `x < ${quotient(p + 2 * q, 3)}`],
    }),
    () => ({
      statement: `max(x ${minus(p)}, ${q} - x) < ${d + c}`,
      solution: `${q - d - c} < x < ${p + d + c}`,
      wrong: [`x < ${p + d + c}`, `${q - d - c} <= x < ${p + d + c}`],
    }),
    () => ({
      statement: `min(x ${minus(p)}, ${q} - x, ${c}) > 0`,
      solution: `${p} < x < ${q}`,
      wrong: [`x > ${p}`, `${p} < x < ${q + c}`],
    }),
  ])();
}

/** Poles, double zeros and roots in inequalities. */
function inequalities(random: Random): Solved {
  const [p, d, k] = [random.integer(-9, 9), random.integer(1, 8), random.integer(2, 6)];
  const q = p + d;
  return random.pick<() => Solved>([
    () => {
      // (x − q)/(x − p) ≥ k
      const root = quotient(k * p - q, k - 1);
      return {
        statement: `(x ${minus(q)})/(x ${minus(p)}) >= ${k}`,
        solution: `${root} <= x < ${p}`,
        wrong: [`${root} <= x <= ${p}`, `x >= ${root}`, `x <= ${root} or x > ${p}`],
      };
    },
    () => ({
      statement: `1/(x ${minus(p)}) < 1/${k}`,
      solution: `x < ${p} or x > ${p + k}`,
      wrong: [`x > ${p + k}`, `x < ${p} or x >= ${p + k}`, `x <= ${p} or x > ${p + k}`],
    }),
    () => ({
      statement: `sign((x ${minus(p)})^2*(x ${minus(q)})) = -1`,
      solution: `x < ${q} and x != ${p}`,
      wrong: [`x < ${q}`, `x <= ${q} and x != ${p}`],
    }),
    () => ({
      statement: `(x ${minus(p)})^2*(x ${minus(q)})^3 >= 0`,
      solution: `x >= ${q} or x = ${p}`,
      wrong: [`x >= ${q}`, `x >= ${p}`],
    }),
    () => ({
      statement: `(x ${minus(p)})^4/(x ${minus(q)})^3 <= 0`,
      solution: `x < ${q}`,
      wrong: [`x <= ${q}`, `x < ${q} and x != ${p}`],
    }),
    () => ({
      // x − (r − k²) = (x − (r − k))² at r = q
      statement: `sqrt(x ${minus(q - k * k)}) < x ${minus(q - k)}`,
      solution: `x > ${q}`,
      wrong: [`x >= ${q}`, `x > ${q} or x < ${q - 2 * k + 1}`, `x >= ${q - k * k}`],
    }),
    () => ({
      statement: `sqrt(x ${minus(q - k * k)}) >= x ${minus(q - k)}`,
      solution: `${q - k * k} <= x <= ${q}`,
      wrong: [`x <= ${q}`, `${q - 2 * k + 1} <= x <= ${q}`],
    }),
    () => ({
      statement: `${k}^(2x) - ${k + k ** 3}*${k}^x + ${k ** 4} < 0`,
      solution: '1 < x < 3',
      wrong: ['1 <= x < 3', `${k} < x < ${k ** 3}`, 'x < 1 or x > 3'],
    }),
    () => ({
      statement: `${k}^(x^2 ${minus(p + q)}x) <= ${k}^(${-p * q})`,
      solution: `${p} <= x <= ${q}`,
      wrong: [`${p} < x < ${q}`, `x >= ${p}`],
    }),
    () => ({
      statement: `ln(x ${minus(p)}) <= 0`,
      solution: `${p} < x <= ${p + 1}`,
      wrong: [`x <= ${p + 1}`, `${p} <= x <= ${p + 1}`],
    }),
  ])();
}

/** Steps as unions of intervals, and sets with letters. */
function unions(random: Random): Solved {
  const [n, k, p] = [random.integer(2, 9), random.integer(2, 6), random.integer(-9, 9)];
  return random.pick<() => Solved>([
    () => ({
      statement: `floor(x/${k} ${plus(p)}) = ${n}`,
      solution: `${k * (n - p)} <= x < ${k * (n + 1 - p)}`,
      wrong: [`x = ${k * (n - p)}`, `${k * (n - p)} <= x <= ${k * (n + 1 - p)}`],
    }),
    () => ({
      statement: `ceil(${k}x) = ${n}`,
      solution: `${quotient(n - 1, k)} < x <= ${quotient(n, k)}`,
      wrong: [`${quotient(n - 1, k)} <= x < ${quotient(n, k)}`],
    }),
    () => ({
      statement: `floor(x)^2 = ${n * n}`,
      solution: `${n} <= x < ${n + 1} or ${-n} <= x < ${1 - n}`,
      wrong: [`${n} <= x < ${n + 1}`, `x = ${n} or x = ${-n}`, `${n} <= x < ${n + 1} or ${-n - 1} < x <= ${-n}`],
    }),
    () => ({
      statement: `floor(abs(x)) = ${n}`,
      solution: `${n} <= x < ${n + 1} or ${-n - 1} < x <= ${-n}`,
      wrong: [`${n} <= x < ${n + 1}`, `${n} <= x < ${n + 1} or ${-n - 1} <= x < ${-n}`],
    }),
    () => ({
      statement: `{x | abs(x - a) < ${n}}`,
      solution: `(a - ${n}, a + ${n})`,
      wrong: [`[a - ${n}, a + ${n}]`, `(a - ${n}, a + ${n + 1})`],
    }),
    () => ({
      statement: `{${n}a, a^2 ${plus(p)}}`,
      solution: `{${p} + a*a, a + ${n - 1}a}`,
      wrong: [`{${p} + a*a, a}`],
    }),
    () => ({
      statement: `[${p}, ${p + n}] ∪ (${p + n - 1}, ${p + n + k})`,
      solution: `[${p}, ${p + n + k})`,
      wrong: [`[${p}, ${p + n + k}]`, `[${p}, ${p + n})`],
    }),
    () => ({
      statement: `[${p}, ${p + n + k}] ∩ (${p + n}, ${p + n + 2 * k})`,
      solution: `(${p + n}, ${p + n + k}]`,
      wrong: [`[${p + n}, ${p + n + k}]`, `(${p + n}, ${p + n + k})`],
    }),
    () => ({
      statement: `[${p}, ${p + n + k}] ∖ {${p}}`,
      solution: `(${p}, ${p + n + k}]`,
      wrong: [`[${p}, ${p + n + k}]`, `(${p}, ${p + n + k})`],
    }),
    () => ({
      statement: `sin(${k}x) >= 1/2`,
      solution: `pi/${6 * k} + 2pi n/${k} <= x <= 5pi/${6 * k} + 2pi n/${k}`,
      wrong: [
        `pi/${6 * k} + 2pi n <= x <= 5pi/${6 * k} + 2pi n`,
        `pi/${6 * k} + 2pi n/${k} < x < 5pi/${6 * k} + 2pi n/${k}`,
      ],
    }),
    () => ({
      statement: `tan(x)^2 = 3`,
      solution: `x = pi/3 + pi n or x = -pi/3 + pi n`,
      wrong: ['x = pi/3 + pi n', 'x = pi/3 + 2pi n or x = -pi/3 + 2pi n'],
    }),
  ])();
}

/** Numbers that no digit of a double holds apart. */
function extremes(random: Random): Solved {
  const [n, m, c] = [random.integer(12, 45), random.integer(2, 9), random.integer(2, 9)];
  const inner = random.pick(['x', `${c}x`, `x - ${c}`, `x/${c}`]);
  return random.pick<() => Solved>([
    () => ({
      statement: `tan(${inner}) > ${m}*10^${n}`,
      solution: `tan(${inner})/10^${n} > ${m}`,
      wrong: ['false', `tan(${inner}) > ${m + 1}*10^${n}`, `tan(${inner}) >= ${m}*10^${n}`],
    }),
    () => ({
      statement: `1/(x - ${c}) > ${m}*10^${n}`,
      solution: `${c} < x < ${c} + 1/(${m}*10^${n})`,
      wrong: ['false', `${c} < x <= ${c} + 1/(${m}*10^${n})`, `${c} < x < ${c} + 1/(${m + 1}*10^${n})`],
    }),
    () => ({
      statement: `(x - ${c})^2 <= 10^(-${2 * n})`,
      solution: `${c} - 10^(-${n}) <= x <= ${c} + 10^(-${n})`,
      wrong: [`x = ${c}`, `${c} - 10^(-${n}) < x < ${c} + 10^(-${n})`],
    }),
    () => ({
      statement: `ln(${inner}) < -${n}`,
      solution: `0 < ${inner} < e^(-${n})`,
      wrong: ['false', `0 <= ${inner} < e^(-${n})`, `0 < ${inner} < e^(-${n + 1})`],
    }),
    () => ({
      statement: `cos(x) > 1 - 10^(-${n})`,
      solution: `cos(x) - 1 > -1/10^${n}`,
      wrong: ['x = 2pi k', 'false', `cos(x) >= 1 - 10^(-${n})`],
    }),
    () => ({
      statement: `1/sin(${inner}) > 10^${n}`,
      solution: `0 < sin(${inner}) < 10^(-${n})`,
      wrong: ['false', `0 < sin(${inner}) <= 10^(-${n})`],
    }),
  ])();
}

const family =
  (solved: (random: Random) => Solved) =>
  (random: Random): TruthCase => {
    const { statement, solution, wrong } = solved(random);
    return random.chance() ? comparison(statement, solution, true) : comparison(statement, random.pick(wrong), false);
  };

export const mixedStatements: readonly TruthFamily[] = [
  { name: 'mixed: solutions that are none', draw: family(extraneous) },
  { name: 'mixed: equations with sizes', draw: family(sizes) },
  { name: 'mixed: inequalities with poles and roots', draw: family(inequalities) },
  { name: 'mixed: unions and steps', draw: family(unions) },
  { name: 'mixed: very large and very small', draw: family(extremes) },
];
