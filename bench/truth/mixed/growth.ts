import { type Random, type TruthFamily, comparison } from '../family.ts';

/*
 * Growth, decay and saturation as lessons set them: exponential and logarithmic equations with amounts up to some
 * thousands beside their solution, the next line of a calculation, or one in which a number is another. What is right
 * follows from how the equation was made: every equation here has exactly one solution.
 */

/** An equation and ways to say its solution, and whole numbers that may be changed for a wrong one. */
interface Equation {
  readonly text: string;
  readonly ways: readonly ((change: number) => string)[];
}

const factor = (random: Random): string =>
  random.pick([`1.0${random.integer(1, 9)}`, `0.${random.integer(60, 98)}`, '2', '3', '5', '1.5', '10']);

const amount = (random: Random): number =>
  random.pick([random.integer(2, 30), random.integer(31, 999), random.integer(700, 1100), random.integer(1000, 9000)]);

/** a·b^x = c, where c is a·t. */
function growing(random: Random): Equation {
  const [a, b, t] = [amount(random), factor(random), random.integer(2, 60)];
  const sides = [`${a}*${b}^x`, `${a * t}`];
  return {
    text: (random.chance(0.8) ? sides : sides.toReversed()).join(' = '),
    ways: [
      (change) => `x = ln(${t + change})/ln(${b})`,
      (change) => `x = log_${b.length > 1 ? `{${b}}` : b}(${t + change})`,
      (change) => `${b}^x = ${t + change}`,
      (change) => `x*ln(${b}) = ln(${t + change})`,
      (change) => `${2 * a}*${b}^x = ${2 * a * t + change}`,
      (change) => `lg(${b}^x) = lg(${t + change})`,
    ],
  };
}

/** a·b^x = c with a whole solution. */
function whole(random: Random): Equation {
  const [a, b, x] = [amount(random), random.integer(2, 7), random.integer(-2, 4)];
  const power = x < 0 ? `1/${b ** -x}` : `${b ** x}`;
  return {
    text: `${a}*${b}^x = ${x < 0 ? `${a}/${b ** -x}` : a * b ** x}`,
    ways: [
      (change) => `x = ${x + change}`,
      (change) => `${b}^x = ${power} + ${change}`,
      (change) => `${b}^(x + 1) = ${b}*(${power}) + ${change}`,
      (change) => `${b}^x + ${b}^(x + 1) = ${b + 1}*(${power}) + ${change}`,
      (change) => `${b * b}^x = (${power})^2 + ${change}`,
    ],
  };
}

/** a·b^x = c·d^x. */
function crossing(random: Random): Equation {
  const [a, c] = [amount(random), amount(random)];
  const b = `1.0${random.integer(1, 9)}`;
  const d = `0.9${random.integer(1, 9)}`;
  return {
    text: `${a}*${b}^x = ${c}*${d}^x`,
    ways: [
      (change) => `x = ln(${c + change}/${a})/ln(${b}/${d})`,
      (change) => `(${b}/${d})^x = ${c + change}/${a}`,
      (change) => `ln(${a}) + x*ln(${b}) = ln(${c + change}) + x*ln(${d})`,
    ],
  };
}

/** a + b·e^(−k·x) = c, and K/(1 + q·e^(−k·x)) = c. */
function saturating(random: Random): Equation {
  const [q, k] = [amount(random), random.pick(['0.1', '0.5', '2', '0.03', '1/4'])];
  const t = random.integer(2, 60);
  const start = amount(random);
  const solution = (change: number): string => `x = ln(${t + change})/(${k})`;
  const power = (change: number): string => `e^(-${k}*x) = 1/${t + change}`;
  return random.pick([
    { text: `${start} + ${q * t}*e^(-${k}*x) = ${start + q}`, ways: [solution, power] },
    { text: `${start} - ${q * t}*e^(-${k}*x) = ${start - q}`, ways: [solution, power] },
    { text: `${start * (q + 1)}/(1 + ${q * t}*e^(-${k}*x)) = ${start}`, ways: [solution, power] },
  ]);
}

/** log_b(x − s) = n, sums of logarithms and multiples of them. */
function logarithmic(random: Random): Equation {
  const [b, n, s] = [random.integer(2, 6), random.integer(1, 4), random.integer(1, 900)];
  const [p, q] = [random.integer(1, 40), random.integer(1, 40)];
  const log = (inner: string): string => `log_${b}(${inner})`;
  return random.pick([
    { text: `${log(`x - ${s}`)} = ${n}`, ways: [(change: number) => `x = ${b ** n + s + change}`] },
    {
      text: `${s}*${log('x')} = ${s * n}`,
      ways: [(change) => `x = ${b ** n + change}`, (change) => `ln(x) = ln(${b ** n + change})`],
    },
    {
      text: `${log('x')} + ${log(`x + ${q}`)} = ${log(`${p * (p + q)}`)}`,
      ways: [(change) => `x = ${p + change}`, (change) => `x(x + ${q}) = ${p * (p + q) + change} and x > 0`],
    },
    {
      text: `ln(x + ${s}) - ln(x) = ln(${q + 1})`,
      ways: [(change) => `x = ${s}/${q} + ${change}`, (change) => `(x + ${s})/x = ${q + 1 + change}`],
    },
    {
      text: `${s}*ln(x) + ${q} = ${p}`,
      ways: [
        (change) => `x = e^((${p} - ${q} + ${change})/${s})`,
        (change) => `ln(x) = (${p} - ${q} + ${change})/${s}`,
      ],
    },
  ] satisfies readonly Equation[]);
}

/** x·b^x, x + b^x and x + ln x rise, so that each takes a value at one place only. */
function mixed(random: Random): Equation {
  const [b, n, a] = [random.integer(2, 5), random.integer(1, 4), amount(random)];
  return random.pick([
    {
      text: `${a}*x*${b}^x = ${a * n * b ** n}`,
      ways: [(change: number) => `x = ${n + change}`, (change) => `x*${b}^x = ${n * b ** n + change}`],
    },
    {
      text: `${a}*(x + ${b}^x) = ${a * (n + b ** n)}`,
      ways: [(change) => `x = ${n + change}`, (change) => `${b}^x = ${n + b ** n + change} - x`],
    },
    {
      text: `x + ${a}*ln(x/${b}) = ${b}`,
      ways: [(change) => `x = ${b + change}`, (change) => `${a}*ln(x/${b}) = ${b + change} - x`],
    },
  ] satisfies readonly Equation[]);
}

/** a·(1 ± x/100)^n = b for the rate x; where the rate has two signs, only one is in range. */
function rate(random: Random): Equation {
  const [a, n] = [amount(random), random.integer(2, 40)];
  const [b, sign] = [a + random.integer(1, a), random.pick(['+', '-'] as const)];
  const [top, bottom] = sign === '+' ? [b, a] : [a, b];
  const range = n % 2 === 0 ? (sign === '+' ? ' and x > 0' : ' and x < 100') : '';
  const sides = `${bottom}*(1 ${sign} x/100)^${n} = ${top}`;
  const root = (change: number): string => `(${top + change}/${bottom})^(1/${n})`;
  const solution = (change: number): string =>
    sign === '+' ? `x = 100*(${root(change)} - 1)` : `x = 100*(1 - ${root(change)})`;
  return {
    text: sides + range,
    ways: [
      solution,
      (change) => `1 ${sign} x/100 = ${root(change)}`,
      (change) => `(1 ${sign} x/100)^${n} = ${top + change}/${bottom}${range}`,
    ],
  };
}

function drawFrom(make: (random: Random) => Equation) {
  return (random: Random) => {
    const { text, ways } = make(random);
    const isRight = random.chance();
    const shown = random.pick(ways)(isRight ? 0 : 1);
    return random.chance(0.8) ? comparison(text, shown, isRight) : comparison(shown, text, isRight);
  };
}

export const growthFamilies: readonly TruthFamily[] = [
  { name: 'growth: a b^x = c', draw: drawFrom(growing) },
  { name: 'growth: whole exponents', draw: drawFrom(whole) },
  { name: 'growth: two amounts', draw: drawFrom(crossing) },
  { name: 'growth: saturation', draw: drawFrom(saturating) },
  { name: 'growth: logarithms', draw: drawFrom(logarithmic) },
  { name: 'growth: rates', draw: drawFrom(rate) },
  { name: 'growth: mixed', draw: drawFrom(mixed) },
];
