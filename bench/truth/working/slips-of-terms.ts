import type { Random } from '../family.ts';
import { signed, type Slip, slipFamilies, times } from './slip.ts';

type Made = Omit<Slip, 'lines'>;

/** Brackets with a factor, with a minus before them, and multiplied with each other. */
function expanding(random: Random): Slip {
  const [a, b, c] = [random.integer(3, 9), random.integer(3, 9), random.integer(11, 19)];
  return random.pick<Slip>([
    {
      lines: [`${a}(x + ${b})`, `${a}x + ${a * b}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a}x + ${b}`, named: ['factor-first-term-only'] },
        { at: 1, wrong: `x + ${a * b}`, named: [] },
        { at: 1, wrong: `${a}x + ${a + b}`, named: [] },
      ]),
    },
    {
      lines: [`${c}x - (${a}x + ${b})`, `${c}x - ${a}x - ${b}`, `${c - a}x - ${b}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${c}x - ${a}x + ${b}`, named: ['minus-before-bracket'] },
        { at: 1, wrong: `${c - a}x + ${b}`, named: ['minus-before-bracket'] },
        { at: 2, wrong: `${c + a}x - ${b}`, named: ['lost-sign-of-term'] },
      ]),
    },
    {
      lines: [`(x + ${a})(x + ${b + 7})`, `x^2 + ${a + b + 7}x + ${a * (b + 7)}`],
      ...random.pick<Made>([
        { at: 1, wrong: `x^2 + ${a * (b + 7)}`, named: ['outer-and-last-only', 'term-forgotten'] },
        { at: 1, wrong: `2x + ${a * (b + 7)}`, named: [] },
        { at: 1, wrong: `x^2 - ${a + b + 7}x + ${a * (b + 7)}`, named: ['lost-sign-of-term', 'factor-signs-turned'] },
      ]),
    },
    {
      lines: [`(${a}x - ${c})^2`, `${a * a}x^2 - ${2 * a * c}x + ${c * c}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a * a}x^2 - ${c * c}`, named: ['square-of-difference'] },
        { at: 1, wrong: `${a * a}x^2 + ${c * c}`, named: ['square-of-sum', 'term-forgotten'] },
        { at: 1, wrong: `${a * a}x^2 - ${a * c}x + ${c * c}`, named: ['middle-term-not-doubled'] },
        { at: 1, wrong: `${a}x^2 - ${2 * a * c}x + ${c * c}`, named: [] },
      ]),
    },
  ]);
}

/** Sums of like and unlike terms, products and powers of powers. */
function powers(random: Random): Slip {
  const [a, b] = [random.integer(3, 5), random.integer(6, 9)];
  const letter = random.pick(['x', 'a', 't']);
  return random.pick<Slip>([
    {
      lines: [`${letter}^${a} * ${letter}^${b}`, `${letter}^${a + b}`],
      at: 1,
      wrong: `${letter}^${a * b}`,
      named: ['exponents-multiplied'],
    },
    {
      lines: [`(${letter}^${a})^${b}`, `${letter}^${a * b}`],
      at: 1,
      wrong: `${letter}^${a + b}`,
      named: ['exponents-added'],
    },
    {
      lines: [`${letter}^${2 * b}/${letter}^2`, `${letter}^${2 * b - 2}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${letter}^${b}`, named: ['exponents-divided'] },
        { at: 1, wrong: `${letter}^${2 * b + 2}`, named: ['quotient-exponents-added'] },
      ]),
    },
    {
      lines: [`(${a}${letter})^3`, `${a ** 3}${letter}^3`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a}${letter}^3`, named: ['coefficient-not-raised'] },
        { at: 1, wrong: `${3 * a}${letter}^3`, named: ['power-as-product'] },
      ]),
    },
    {
      lines: [`${a}${letter} + ${b}${letter}`, `${a + b}${letter}`],
      at: 1,
      wrong: `${a + b}${letter}^2`,
      named: ['exponents-added-in-sum'],
    },
    {
      lines: [`${a}${letter} + ${b} + ${letter}`, `${a + 1}${letter} + ${b}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a + b + 1}${letter}`, named: ['unlike-terms-joined'] },
        { at: 1, wrong: `${a}${letter} + ${b}`, named: ['term-forgotten'] },
      ]),
    },
    {
      lines: [`${a}^${b} * ${a}^3`, `${a}^${b + 3}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a * a}^${b + 3}`, named: ['bases-multiplied', 'exponents-multiplied'] },
        { at: 1, wrong: `${a}^${3 * b}`, named: ['exponents-multiplied'] },
      ]),
    },
  ]);
}

/** Sums, products and quotients of fractions, and cancelling. */
function fractions(random: Random): Slip {
  const [a, b, c, d] = [random.integer(2, 4), random.pick([5, 7]), random.integer(5, 8), random.pick([9, 11, 13])];
  return random.pick<Slip>([
    {
      lines: [`${a}/${b} + ${c}/${d}`, `${a * d}/${b * d} + ${c * b}/${b * d}`, `${a * d + c * b}/${b * d}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a + c}/${b + d}`, named: ['denominators-added'] },
        { at: 1, wrong: `${a}/${b * d} + ${c}/${b * d}`, named: ['numerators-not-extended'] },
        { at: 2, wrong: `${a * d + c * b}/${2 * b * d}`, named: ['denominators-added'] },
      ]),
    },
    {
      lines: [`${a}/${b} / (${c}/${d})`, `${a}/${b} * ${d}/${c}`, `${a * d}/${b * c}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a * c}/${b * d}`, named: ['divisor-not-inverted', 'multiplied-instead-of-dividing'] },
        { at: 1, wrong: `${b}/${a} * ${c}/${d}`, named: ['dividend-inverted', 'reciprocal'] },
      ]),
    },
    {
      lines: [`${c} * ${a}/${b}`, `${c * a}/${b}`],
      at: 1,
      wrong: `${c * a}/${c * b}`,
      named: ['factor-above-and-below'],
    },
    {
      lines: [`(x + ${c})/${c}`, `x/${c} + 1`],
      ...random.pick<Made>([
        { at: 1, wrong: 'x', named: ['term-cancelled'] },
        { at: 1, wrong: 'x + 1', named: ['only-one-term-divided', 'term-cancelled'] },
        { at: 1, wrong: `x/${c} + ${c}`, named: ['only-one-term-divided'] },
      ]),
    },
    {
      lines: [`${c}/(x + ${d})`, `(2 * ${c})/(2x + ${2 * d})`],
      at: 1,
      wrong: `${c}/x + ${c}/${d}`,
      named: ['quotient-split-below'],
    },
  ]);
}

/** Roots, logarithms and angles. */
function functions(random: Random): Slip {
  const [a, b] = [random.integer(2, 5), random.pick([6, 7, 10])];
  return random.pick<Slip>([
    {
      lines: [`sqrt(x^2 + ${b * b})`, `sqrt(${b * b} + x^2)`],
      at: 1,
      wrong: `x + ${b}`,
      named: ['root-of-sum'],
    },
    {
      lines: [`sqrt(${a * a * b})`, `${a}sqrt(${b})`],
      at: 1,
      wrong: `${a * a}sqrt(${b})`,
      named: ['factor-out-of-root'],
    },
    {
      lines: [`sqrt(${a}) + sqrt(${b})`, `sqrt(${b}) + sqrt(${a})`],
      at: 1,
      wrong: `sqrt(${a + b})`,
      named: ['roots-added-inside'],
    },
    {
      lines: [`ln(x) + ln(${b})`, `ln(${b}x)`],
      ...random.pick<Made>([
        { at: 1, wrong: `ln(x + ${b})`, named: ['logarithms-added-inside'] },
        { at: 1, wrong: `ln(x) * ln(${b})`, named: [] },
      ]),
    },
    {
      lines: [`ln(x^${a})`, `${a} ln(x)`],
      at: 1,
      wrong: `ln(x)^${a}`,
      named: ['logarithm-of-power'],
    },
    {
      lines: [`sin(${a}x) + ${b}`, `${b} + sin(${a}x)`],
      at: 1,
      wrong: `${a}sin(x) + ${b}`,
      named: ['factor-out-of-function'],
    },
    {
      lines: [`e^(x + ${b})`, `e^x * e^${b}`],
      at: 1,
      wrong: `e^x + e^${b}`,
      named: ['exponential-of-sum'],
    },
    {
      lines: [`cos(x + ${b})`, `cos(${b} + x)`],
      at: 1,
      wrong: `cos(x) + cos(${b})`,
      named: ['function-of-sum'],
    },
  ]);
}

/** Numbers with signs, powers and roots, in a chain. */
function numbers(random: Random): Slip {
  const [a, b, c] = [random.integer(3, 9), random.integer(4, 9), random.integer(11, 19)];
  return random.pick<Slip>([
    {
      lines: [`${c} + ${a}*${b}`, `${c} + ${a * b}`, `${c + a * b}`],
      at: 1,
      wrong: `${(c + a) * b}`,
      named: ['left-to-right'],
    },
    {
      lines: [`${c} - ${a} + ${b}`, `${c - a} + ${b}`, `${c - a + b}`],
      at: 1,
      wrong: `${c} - ${a + b}`,
      named: ['minus-swallows-plus'],
    },
    { lines: [`-${c}^2`, `-${c * c}`], at: 1, wrong: `${c * c}`, named: ['minus-inside-square'] },
    { lines: [`(-${c})^2`, `${c * c}`], at: 1, wrong: `-${c * c}`, named: ['square-of-negative'] },
    { lines: [`2*${b}^2`, `2*${b * b}`], at: 1, wrong: `${4 * b * b}`, named: ['product-before-power'] },
    {
      lines: [`${c} - (-${a})`, `${c + a}`],
      at: 1,
      wrong: `${c - a}`,
      named: ['subtracting-a-negative', 'carry-left-out'],
    },
    { lines: [`(-${c})*(-${a})`, `${c * a}`], at: 1, wrong: `-${c * a}`, named: ['product-of-negatives'] },
    {
      lines: [`sqrt(${a * a} + ${b * b * a * a})`, `${a}sqrt(${1 + b * b})`],
      at: 1,
      wrong: `${a} + ${a * b}`,
      named: ['root-of-sum'],
    },
    { lines: [`${a}^(-2)`, `1/${a * a}`], at: 1, wrong: `-${a * a}`, named: ['negative-exponent-as-sign'] },
    {
      lines: [`sqrt(${c * c + a * a})`, `sqrt(${a * a + c * c})`],
      at: 1,
      wrong: `sqrt(${c * c - a * a})`,
      named: [],
      notSaid: /side|longest/,
    },
    {
      lines: [`sqrt(${c}^2 + ${a}^2)`, `sqrt(${c * c + a * a})`],
      at: 1,
      wrong: `sqrt(${c * c - a * a})`,
      named: ['lost-sign-of-term'],
    },
    {
      lines: [`${c}x${signed(-b)}${signed(-a)}`, `${times(c)}x - ${a + b}`],
      at: 1,
      wrong: `${c}x - ${Math.abs(b - a)}`,
      named: ['minus-swallows-plus', 'lost-sign-of-term', 'minus-over-sum'],
    },
  ]);
}

export const slipsOfTerms = slipFamilies({
  expanding,
  powers,
  'sums of fractions': fractions,
  functions,
  numbers,
});
