import type { Random } from '../family.ts';
import { type Member, right, wrong } from './member.ts';
import { gcd, sum } from './shapes.ts';

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23] as const;
/** Numbers without a square factor, so that no root of one can be simplified. */
const squareFree = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30] as const;

/** A fraction between 0 and 1 in lowest terms. */
export function properFraction(random: Random): string {
  for (;;) {
    const [top, bottom] = [random.integer(1, 11), random.integer(2, 12)];
    if (top < bottom && gcd(top, bottom) === 1) return `${top}/${bottom}`;
  }
}

export function primeProduct(random: Random): Member {
  const chosen = Array.from({ length: random.integer(2, 4) }, () => {
    const prime = random.pick(primes);
    return random.chance(0.3) ? `${prime}^${random.integer(2, 4)}` : String(prime);
  });
  const composite = random.pick([4, 6, 8, 9, 15, 21, 49, 91, 221]);
  return random.pick<() => Member>([
    () => right(chosen.join(' * ')),
    () => right(String(random.pick(primes))),
    () => wrong(`${chosen.join(' * ')} * ${composite}`),
    () => wrong(`${composite}^2 * 3`),
    () => wrong(String(composite)),
    () => wrong(`${chosen.join(' * ')} + 1`),
  ])();
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.integer(0, 9)).join('');
}

export function decimal(random: Random): Member {
  const text = `${random.integer(0, 999)}.${digits(random, random.integer(1, 8))}`;
  return random.pick<() => Member>([
    () => right(text),
    () => right(`-${text}`),
    () => right(String(random.integer(0, 999))),
    () => right(`0.${random.integer(0, 9)}\\overline{${random.integer(1, 98)}}`),
    () => right(`x = ${text}`),
    () => wrong(properFraction(random)),
    () => wrong(`${text} + 1`),
    () => wrong(`${text} * 10^2`),
    () => wrong(`sqrt(${random.pick(squareFree)})`),
    () => wrong(`${random.integer(1, 9)} ${properFraction(random)}`),
    () => wrong(`${text}/2`),
  ])();
}

export function scientific(random: Random): Member {
  const mantissa = `${random.integer(1, 9)}.${digits(random, random.integer(1, 20))}`;
  const power = `10^${random.pick(['-', ''])}${random.integer(0, 30)}`;
  return random.pick<() => Member>([
    () => right(`${mantissa}*${power}`),
    () => right(`-${mantissa}*${power}`),
    () => right(`${random.integer(1, 9)}*${power}`),
    () => right(`${mantissa}\\cdot 10^{${random.integer(-20, 20)}}`),
    () => right(`9.${'9'.repeat(25)}*${power}`),
    () => wrong(`${random.integer(1, 9)}${mantissa}*${power}`),
    () => wrong(`0.${digits(random, 3)}7*${power}`),
    () => wrong(mantissa),
    () => wrong(`${mantissa}*2^4`),
    () => wrong(`${mantissa}*10^(1/2)`),
    () => wrong(`${mantissa}*${power}*2`),
    () => wrong(`${mantissa}/10^3`),
    () => wrong(`${properFraction(random)}*${power}`),
    () => wrong(power),
  ])();
}

export function surd(random: Random): Member {
  const a = random.pick(squareFree);
  const b = random.pick(squareFree.filter((value) => value !== a));
  const k = random.integer(2, 5);
  const n = random.nonZero(-9, 9);
  const size = Math.abs(n);
  return random.pick<() => Member>([
    () => right(`${k} sqrt(${a})`),
    () => right(sum([String(n), `${k}sqrt(${a})`])),
    () => right(sum([`sqrt(${b})`, `-${k} sqrt(${a})`])),
    () => right(`\\frac{\\sqrt{${a}}}{${a}}`),
    () => right(`\\frac{1+\\sqrt{${a}}}{${k}}`),
    () => right(`root(3)(${random.pick([2, 4, 9, 12])})`),
    () => right(`${k}(1 + sqrt(${a}))`),
    () => right(String(n)),
    () => right(`x = sqrt(${a}) or x = -sqrt(${a})`),
    () => right(`sqrt(3 + 2sqrt(${a}))`),
    () => wrong(`sqrt(${k * k * a})`),
    () => wrong(`${size} + sqrt(${k * k})`),
    () => wrong(`${size}/sqrt(${a})`),
    () => wrong(`1/(1 + sqrt(${a}))`),
    () => wrong(`sqrt(${a}) sqrt(${b})`),
    () => wrong(`sqrt(${a}/${k})`),
    () => wrong(`${a * 4}^(1/2)`),
    () => wrong(`${a}^(1/2)`),
    () => wrong(`sqrt(${a}) + ${k}sqrt(${a})`),
    () => wrong(`${size} + ${k} + sqrt(${a})`),
    () => wrong(`(sqrt(${a}))^3`),
    () => wrong(`(1 + sqrt(${a}))(2 - sqrt(${b}))`),
    () => wrong(Math.sqrt(a).toFixed(random.integer(2, 8))),
    () => wrong(`\\frac{${2 * k}\\sqrt{${a}}}{${2 * k + 2}}`),
    () => wrong(`root(4)(${a * a})`),
    () => wrong(`root(3)(${k ** 3 * 2})`),
  ])();
}
