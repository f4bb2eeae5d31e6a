import type { Random } from '../family.ts';
import { type Member, right, wrong } from './member.ts';
import { properFraction } from './numbers.ts';
import {
  type Coefficients,
  coprime,
  irreducibleQuadratic,
  linear,
  polynomial,
  shuffled,
  sum,
  times,
} from './shapes.ts';

export function lowestTerms(random: Random): Member {
  const [d, n] = coprime(random, 30);
  const k = random.integer(2, 9);
  const below = d + 1 === 1 ? 2 : d;
  const [top, bottom] = [linear(random), linear(random)];
  const share = linear(random);
  const p = (factor: Coefficients) => polynomial(random, factor, 'x');
  const isSame = Math.abs((top[0] ?? 0) * (bottom[1] ?? 0)) === Math.abs((top[1] ?? 0) * (bottom[0] ?? 0));
  const other = isSame ? 'x^2 + 1' : p(bottom);
  return random.pick<() => Member>([
    () => right(below === 1 ? `${n}` : `\\frac{${n}}{${below}}`),
    () => right(below === 1 ? `-${k}` : `-\\frac{${Math.abs(n)}}{${below}}`),
    () => right(`x = ${properFraction(random)} or x = ${k}`),
    () => right(`${k} ${properFraction(random)}`),
    () => right(`(${p(top)})/(${other})`),
    () =>
      right(
        random.pick([
          'x/2',
          '1/2 x',
          '2x/3 + 1',
          `0.${k}`,
          'cos(x/3)',
          'x^(2/3)',
          '\\frac{\\sqrt{3}}{3}',
          '\\frac{1+\\sqrt{5}}{2}',
          '\\frac{\\pi}{4}',
          '\\frac{-a}{b}',
          '3/(x sqrt(2))',
        ]),
      ),
    () => wrong(`\\frac{${n * k}}{${below * k}}`),
    () => wrong(`\\frac{${n}}{-${below + 1}}`),
    () => wrong(`${k}/1`),
    () => wrong(`1/${k} + 1/${k + 1}`),
    () => wrong(`${k}.5/${k + 2}`),
    () => wrong(`${n * k}x/${below * k}`),
    () => wrong(`(${p(times(top, share))})/(${p(times(bottom, share))})`),
    () => wrong(`(${k}x/7)(3/x^3)`),
    () => wrong(`\\frac{${2 * k}}{4}\\cdot\\frac{x^2}{t}`),
    () => wrong(`x^(${2 * k}/${2 * k + 2})`),
    () => wrong(`${k}.\\overline{60}`),
    () => wrong(`${k} 4/6`),
    () => wrong(`${k} 7/5`),
    () => uncollected(random),
    () => collected(random),
    () =>
      wrong(
        random.pick([
          '1/sqrt(2)',
          '\\frac{1}{1+i}',
          '(1/x)/(x + 1)',
          '(x/2 + 1)/3',
          '0.5x/3',
          'cos(3x/6)',
          '(x - 1)/(1 - x)',
          '(a b + a)/(a c)',
          '\\frac{2+2\\sqrt{3}}{4}',
          'x/1',
          'x/0.5',
          '1/(3^(1/2))',
        ]),
      ),
  ])();
}

/** Like terms or numbers that wait above or below a bar, where nothing cancels. */
function uncollected(random: Random): Member {
  const [n, k] = [random.pick([2, 3, 5]), random.integer(2, 4)];
  const left = random.pick([
    `x + ${n}x + 1`,
    `x^2 + x - ${k}x^2 + 7`,
    `x + ${n} + x`,
    `x + ${n} - ${k}0 + y`,
    `${n} + ${k}`,
    `${n}^${k}`,
    `${n}*${k}*x + 1`,
    `x*${n}*${k} + 1`,
    `${n}^${k}*x + 1`,
    `(x + x)(y + 1) + 1`,
    `(${n} + ${k})x + 1`,
    `sqrt(2) x + sqrt(2) x + 1`,
    `x y + y x + 1`,
  ]);
  return wrong(random.pick([`(${left})/z`, `11/(z(${left}))`, `(${left})/(z + 11)`, `-(${left})/(z^2 + 1)`]));
}

/** The same with everything put together. */
function collected(random: Random): Member {
  const [n, k] = [random.pick([2, 3, 5]), random.integer(2, 4)];
  const done = random.pick([
    `${n + 1}x + 1`,
    `x^2 + x + ${k}x^3 + 7`,
    `${n}x y + x + y`,
    `x^${n} + 1`,
    `${n}(x + 1)(y + ${k})`,
    `(x + 1)^${k}`,
    `sqrt(${n}) x + x`,
    `x + e^(${n + k})`,
    `sin(x + x) + 1`,
    `${k} + ${n}^(1/2)`,
    `${n}*10^${k}`,
  ]);
  return right(random.pick([`(${done})/z`, `(${done})/(z + 11)`, `-(${done})/(z^2 + 1)`]));
}

export function singleFraction(random: Random): Member {
  const [p, q] = [polynomial(random, linear(random), 'x'), polynomial(random, linear(random), 'x')];
  const n = random.integer(2, 9);
  return random.pick<() => Member>([
    () => right(`(${p})/(${q})`),
    () => right(`-(${p})/(${q})`),
    () => right(`\\frac{${p}}{${n}}`),
    () => right(`${n}/(x(x + ${n}))`),
    () => right(`(5^(3/2) + ${n})/15`),
    () => right(`\\frac{x^{\\frac{1}{${n}}}+1}{x}`),
    () =>
      right(
        random.pick([
          p,
          `${n}`,
          '(e^(-x) + 1)/2',
          '\\frac{1}{1-\\sqrt{2}}',
          '(x - 1)/(x^2 - 1)',
          '\\frac{\\sin\\left(\\frac{x}{2}\\right)}{x}',
          `2*x/${n}`,
        ]),
      ),
    () => wrong(`${n}/x + 1`),
    () => wrong(`1/(${p}) + ${n}/(${q})`),
    () => wrong(`(${n}/x)/(${p})`),
    () => wrong(`\\frac{a}{1+\\frac{${n}}{a}}`),
    () => wrong(`(a/b)(c/${n})`),
    () => wrong(`${n} * 1/n`),
    () => wrong(`${n}\\cdot\\frac{1}{n}`),
    () => wrong(`\\frac{1}{${n}}x`),
    () => wrong(`x^(-1) + ${n}`),
    () => wrong(`\\frac{x^{-1}+${n}}{x}`),
    () => wrong(`(${p})\\cdot\\frac{${n}}{x}`.replace('(', '\\left(').replace(')', '\\right)')),
    () => uncollected(random),
    () => collected(random),
  ])();
}

export function partialFractions(random: Random): Member {
  const r = random.integer(1, 5);
  const s = r + random.integer(1, 5);
  const n = random.nonZero(-9, 9);
  const quadratic = polynomial(random, irreducibleQuadratic(random), 'x');
  return random.pick<() => Member>([
    () => right(sum(shuffled(random, [`${n}/(x - ${r})`, `2/(x + ${s})`]))),
    () => right(`${n}/(x - ${r}) + 3/(x - ${r})^2`),
    () => right(`1/(2(x - ${r})) - 1/(3(x + ${r}))`),
    () => right(`x + ${s} + (${n}x + 1)/(${quadratic})`),
    () => right(`1/(x + 2a) - 1/(a + 2x)`),
    () => right(`\\frac{1}{2}\\cdot\\frac{1}{x-${r}}`),
    () => wrong(`${n}/((x - ${r})(x + ${s}))`),
    () => wrong(`${n}/(${polynomial(random, times([-r, 1], [s, 1]), 'x')})`),
    () => wrong(`(${s}x - 8)/(x - ${r})^2`),
    () => wrong(`x/(x - ${r}) + 1/x`),
    () => wrong(`1/(x + ${r}) + ${s}/(x + ${r})`),
    () => wrong(`1/(x - ${r}) + ${s}/(${r} - x)`),
    () => wrong(`1/(x(x + ${r})) + 1/x`),
    () => wrong(`(x + ${s})(1/(x + ${r}) + 2/x)`),
    () => wrong(`(x^2 + 1)/(${quadratic}) + 1/x`),
  ])();
}
