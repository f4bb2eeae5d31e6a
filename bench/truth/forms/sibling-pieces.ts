import type { Random } from '../family.ts';
import { gcd, sum, termsOf } from './shapes.ts';

export const letters = ['x', 't', 'n', 'a', 'b', 'y', 'u'] as const;

export function twoLetters(random: Random): readonly [string, string] {
  const x = random.pick(letters);
  return [x, random.pick(letters.filter((other) => other !== x))];
}

export const primes = [2, 3, 5, 7, 11, 13] as const;

export function coprimePair(random: Random): readonly [number, number] {
  for (;;) {
    const [m, n] = [random.integer(1, 9), random.integer(1, 9)];
    if (gcd(m, n) === 1) return [m, n];
  }
}

export function polynomialText(random: Random, x: string): string {
  return sum(termsOf([random.nonZero(-9, 9), random.nonZero(-4, 4), random.pick([0, 1, 3])], x));
}
