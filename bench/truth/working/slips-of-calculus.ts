import type { Random } from '../family.ts';
import { type Slip, slipFamilies } from './slip.ts';

type Made = Omit<Slip, 'lines'>;

/** f and its derivative. */
function derivatives(random: Random): Slip {
  const [a, b, n] = [random.integer(2, 5), random.integer(6, 9), random.integer(3, 6)];
  const of = (f: string, df: string): readonly string[] => [`f(x) = ${f}`, `f'(x) = ${df}`];
  const slip = (f: string, df: string, wrong: string, named: readonly string[]): Slip => ({
    lines: of(f, df),
    at: 1,
    wrong: `f'(x) = ${wrong}`,
    named,
  });
  return random.pick([
    slip(`${b}x^${n}`, `${n * b}x^${n - 1}`, `${n * b}x^${n}`, ['exponent-not-lowered']),
    slip(`${b}x^${n}`, `${n * b}x^${n - 1}`, `${b}x^${n - 1}`, ['exponent-not-brought-down']),
    slip(`${a}x^${n} + ${b}`, `${n * a}x^${n - 1}`, `${n * a}x^${n - 1} + ${b}`, ['constant-not-dropped']),
    slip(`sin(${b}x)`, `${b}cos(${b}x)`, `cos(${b}x)`, ['chain-factor-dropped']),
    slip(`(${a}x + ${b})^${n}`, `${n * a}(${a}x + ${b})^${n - 1}`, `${n}(${a}x + ${b})^${n - 1}`, [
      'chain-factor-dropped',
    ]),
    slip(`x^${n} sin(x)`, `${n}x^${n - 1} sin(x) + x^${n} cos(x)`, `${n}x^${n - 1} cos(x)`, ['product-of-derivatives']),
    slip(`x^${n} e^x`, `${n}x^${n - 1} e^x + x^${n} e^x`, `${n}x^${n - 1} e^x`, [
      'half-of-product-rule',
      'product-of-derivatives',
    ]),
    slip('cos(x)', '-sin(x)', 'sin(x)', ['sign-of-trigonometric-derivative']),
    slip(`e^(${b}x)`, `${b}e^(${b}x)`, `${b}x e^(${b}x - 1)`, ['exponential-as-power']),
    slip(`${b}^x`, `${b}^x ln(${b})`, `x * ${b}^(x - 1)`, ['exponential-as-power']),
    slip(`x/(x + ${b})`, `${b}/(x + ${b})^2`, `-${b}/(x + ${b})^2`, ['quotient-rule-reversed']),
    slip(`ln(${b}x)`, '1/x', `1/(${b}x)`, ['chain-factor-dropped']),
  ]);
}

/** Antiderivatives and integrals with limits. */
function integrals(random: Random): Slip {
  const [b, n] = [random.integer(2, 9), random.integer(2, 6)];
  const slip = (integrand: string, right: string, wrong: string, named: readonly string[]): Slip => ({
    lines: [`int ${integrand} dx`, `${right} + C`],
    at: 1,
    wrong: `${wrong} + C`,
    named,
  });
  return random.pick<Slip>([
    slip(`x^${n}`, `x^${n + 1}/${n + 1}`, `x^${n + 1}`, ['not-divided-by-exponent']),
    slip(`x^${n}`, `x^${n + 1}/${n + 1}`, `${n}x^${n - 1}`, ['differentiated-instead']),
    slip(`x^${n}`, `x^${n + 1}/${n + 1}`, `x^${n + 1}/${n}`, ['divided-by-old-exponent']),
    slip(`cos(${b}x)`, `sin(${b}x)/${b}`, `sin(${b}x)`, ['inner-factor-not-divided']),
    slip(`cos(${b}x)`, `sin(${b}x)/${b}`, `${b}sin(${b}x)`, ['multiplied-by-inner-factor']),
    slip('sin(x)', '-cos(x)', 'cos(x)', ['sign-of-trigonometric-integral']),
    slip('1/x^2', '-1/x', 'ln(x^2)', ['logarithm-for-any-reciprocal']),
    slip('x e^x', 'x e^x - e^x', 'x^2/2 * e^x', ['product-of-integrals']),
    {
      lines: [`int_1^${b} 2x dx`, `${b * b} - 1`],
      ...random.pick<Made>([
        { at: 1, wrong: `${b * b} + 1`, named: ['limits-added'] },
        { at: 1, wrong: `1 - ${b * b}`, named: ['limits-swapped'] },
        { at: 1, wrong: String(b * b), named: ['lower-limit-left-out'] },
        { at: 1, wrong: String(2 * b - 2), named: ['limits-without-integrating'] },
      ]),
    },
  ]);
}

/** Limits of quotients, cancelled and put in. */
function limits(random: Random): Slip {
  const [a, b] = [random.integer(2, 5), random.integer(6, 9)];
  const bound = /typical|\$x = \d/;
  return random.pick<Slip>([
    {
      lines: [`lim_(x->${a}) (x^2 - ${a * a})/(x - ${a})`, `lim_(x->${a}) (x + ${a})`, String(2 * a)],
      ...random.pick<Made>([
        { at: 1, wrong: `lim_(x->${a}) (x - ${a})`, named: ['squares-put-together'], notSaid: bound },
        { at: 1, wrong: '0', named: [], notSaid: bound },
        { at: 1, wrong: `${a}`, named: [], notSaid: bound },
        { at: 2, wrong: `${2 * a}x`, named: [], notSaid: bound },
        { at: 2, wrong: `${a + 1}`, named: [], notSaid: bound },
      ]),
    },
    {
      lines: [`lim_(x->oo) (${a}x + 1)/(x + ${b})`, `${a}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a} + 1/${b}`, named: [], notSaid: bound },
        { at: 1, wrong: `1/${b}`, named: [], notSaid: bound },
        { at: 1, wrong: 'oo', named: [], notSaid: bound },
      ]),
    },
    {
      lines: [`lim_(x->0) sin(${b}x)/x`, `${b}`],
      ...random.pick<Made>([
        { at: 1, wrong: '1', named: [], notSaid: bound },
        { at: 1, wrong: '0', named: [], notSaid: bound },
        { at: 1, wrong: `1/${b}`, named: [], notSaid: bound },
      ]),
    },
    {
      lines: [`lim_(x->${a}) (${b}x + ${a})`, `${b * a + a}`],
      ...random.pick<Made>([
        { at: 1, wrong: `${a + b}x`, named: [], notSaid: bound },
        { at: 1, wrong: `${a * (a + b) + 1}`, named: [], notSaid: bound },
        { at: 1, wrong: `${b}x + ${a}`, named: [], notSaid: bound },
      ]),
    },
  ]);
}

export const slipsOfCalculus = slipFamilies({
  derivatives,
  integrals,
  limits,
});
