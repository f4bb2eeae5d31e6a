import type { Random } from '../family.ts';
import { type Slip, slipFamilies } from './slip.ts';

/** √(x + a) = b and c√x = d. */
function roots(random: Random): Slip {
  const [a, b, c] = [random.integer(2, 7), random.integer(8, 12), random.integer(3, 5)];
  const isSum = random.chance(0.6);
  const lines = isSum
    ? [`sqrt(x + ${a}) = ${b}`, `x + ${a} = ${b * b}`, `x = ${b * b - a}`]
    : [`${c}sqrt(x) = ${b * c}`, `sqrt(x) = ${b}`, `x = ${b * b}`];
  const oneSide = ['term-removed-from-one-side'];
  const made = isSum
    ? [
        { at: 1, wrong: `x + ${a} = ${b}`, named: oneSide },
        { at: 1, wrong: `x = ${b} - ${a}`, named: oneSide },
        { at: 1, wrong: `x + ${a} = ${2 * b}`, named: ['power-as-product', 'root-as-half'] },
        { at: 1, wrong: `x + ${a} = sqrt(${b})`, named: [] },
        { at: 1, wrong: `sqrt(x) + sqrt(${a}) = ${b}`, named: ['root-of-sum', 'function-of-sum'] },
        { at: 2, wrong: `x = ${b * b + a}`, named: ['term-moved-without-sign'] },
      ]
    : [
        { at: 1, wrong: `${c * c}x = ${b * c}`, named: oneSide },
        { at: 1, wrong: `${c}x = ${b * c * b * c}`, named: ['coefficient-not-raised'] },
        { at: 1, wrong: `sqrt(x) = ${b * c - c}`, named: ['coefficient-subtracted'] },
        { at: 2, wrong: `x = ${b}`, named: oneSide },
        { at: 2, wrong: `x = ${2 * b}`, named: ['power-as-product', 'root-as-half'] },
      ];
  return { lines, ...random.pick(made) };
}

/** aˣ = c, k·aˣ = c, log_a(x) = n, ln(x) + ln(a) = ln(b). */
function exponentials(random: Random): Slip {
  const [a, n, k] = [random.pick([2, 3]), random.integer(3, 4), random.integer(6, 9)];
  const c = a ** n;
  return random.pick<Slip>([
    {
      lines: [`${k}*${a}^x = ${k * c}`, `${a}^x = ${c}`, `x = ${n}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `${k * a}^x = ${k * c}`, named: ['product-before-power'] },
        { at: 1, wrong: `${a}^x = ${k * c - k}`, named: ['coefficient-subtracted'] },
        { at: 2, wrong: `x = ${c}/${a}`, named: ['power-as-product', 'exponent-as-factor'] },
        { at: 2, wrong: `x = ln(${c}) - ln(${a})`, named: ['quotient-of-logarithms'] },
        { at: 2, wrong: `x = ln(${a})/ln(${c})`, named: ['divided-the-wrong-way'] },
        { at: 2, wrong: `x = ln(${c})`, named: [] },
      ]),
    },
    {
      lines: [`log_${a}(x) = ${n}`, `x = ${a}^${n}`, `x = ${c}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `x = ${n + 7}^${a}`, named: [] },
        { at: 1, wrong: `x = ${n * a}`, named: ['logarithm-as-quotient', 'logarithm-undone-by-product'] },
        { at: 1, wrong: `x = ${n}`, named: ['term-removed-from-one-side'] },
        { at: 2, wrong: `x = ${a * n}`, named: ['power-as-product'] },
      ]),
    },
    {
      lines: [`ln(x) + ln(${a}) = ln(${a * k})`, `ln(${a}x) = ln(${a * k})`, `x = ${k}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `ln(x + ${a}) = ln(${a * k})`, named: ['logarithms-added-inside'] },
        { at: 1, wrong: `x + ${a} = ${a * k}`, named: ['logarithms-added-inside'] },
        { at: 1, wrong: `ln(x) = ln(${a * k}) + ln(${a})`, named: ['term-moved-without-sign'] },
      ]),
    },
    {
      lines: [`e^(${k}x) = ${c}`, `${k}x = ln(${c})`, `x = ln(${c})/${k}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `${k}x = ${c}`, named: ['term-removed-from-one-side'] },
        { at: 1, wrong: `${k}x = e^${c}`, named: [] },
        { at: 2, wrong: `x = ${k}ln(${c})`, named: ['divided-the-wrong-way'] },
        { at: 2, wrong: `x = ln(${c}) - ${k}`, named: ['coefficient-subtracted'] },
        { at: 2, wrong: `x = ln(${c}/${k})`, named: [] },
      ]),
    },
  ]);
}

/** sin(kx) = 1/2, k sin(x) = 1. */
function angles(random: Random): Slip {
  const k = random.integer(2, 4);
  const name = random.pick(['sin', 'cos']);
  const first = name === 'sin' ? 'pi/6' : 'pi/3';
  const other = name === 'sin' ? '5pi/6' : '5pi/3';
  const isInside = random.chance();
  const all = `x = ${first} + 2pi n or x = ${other} + 2pi n`;
  return isInside
    ? {
        lines: [`${name}(${k}x) = 1/2`, `${k}x = ${first} + 2pi n or ${k}x = ${other} + 2pi n`],
        ...random.pick<Omit<Slip, 'lines'>>([
          { at: 1, wrong: `${name}(x) = 1/${2 * k}`, named: ['factor-out-of-function'] },
          { at: 1, wrong: `${k}${name}(x) = 1/2`, named: ['factor-out-of-function'] },
          { at: 1, wrong: `${k}x = ${first}`, named: [], mayBeImplied: true, notSaid: /divide|square/ },
          { at: 1, wrong: `${k}x = 1/2`, named: ['inverse-not-applied', 'term-removed-from-one-side'] },
        ]),
      }
    : {
        lines: [`${2 * k}${name}(x) = ${k}`, `${name}(x) = 1/2`, all],
        ...random.pick<Omit<Slip, 'lines'>>([
          { at: 1, wrong: `${name}(x) = -${k}`, named: ['coefficient-subtracted'] },
          { at: 1, wrong: `${name}(${2 * k}x) = ${k}`, named: ['factor-out-of-function'] },
          { at: 2, wrong: `x = ${first}`, named: [], mayBeImplied: true, notSaid: /divide|square/ },
          { at: 2, wrong: `x = 1/2`, named: ['inverse-not-applied', 'term-removed-from-one-side'] },
        ]),
      };
}

export const slipsOfFunctions = slipFamilies({
  roots,
  exponentials,
  angles,
});
