import type { Random } from '../family.ts';
import { type Member, right, wrong } from './member.ts';
import { coprimePair, letters, polynomialText, primes, twoLetters } from './sibling-pieces.ts';
import { shuffled, sum } from './shapes.ts';

export function lowestTerms(random: Random): Member {
  const [m, n] = coprimePair(random);
  const [x, y] = twoLetters(random);
  const [p, k] = [random.pick(primes), random.integer(2, 9)];
  const minus = random.pick(['', '-']);
  const bottom = `${x}^2+${k * k + 1}`;
  if (random.chance()) {
    return right(
      random.pick<() => string>([
        () => `${minus}\\frac{${m}}{${n + (n === 1 ? m * p : 0)}}`,
        () => `${minus}\\frac{${m}${x}}{${n === 1 ? 13 : n}${y}}`,
        () => `\\frac{${x}-${k}}{${bottom}}`,
        () => `\\frac{${p}${x}+${p * k + 1}}{${p}${y}}`,
        () => `\\frac{${m}}{${n === 1 ? 17 : n}}${x}^{2}+\\frac{${y}}{${p}}`,
        () => `${minus}${k}\\frac{${p - 1}}{${p}}`,
        () => `\\frac{${x}^2+${y}^2}{${x}-${y}}`,
        () => `${k}${x}+${m}`,
      ])(),
    );
  }
  return wrong(
    random.pick<() => string>([
      () => `${minus}\\frac{${m * k}}{${n * k}}`,
      () => `${minus}\\frac{${m * k}${x}}{${n * k}${y}}`,
      () => `\\frac{${m}${x}^{2}}{${n === 1 ? 13 : n}${x}}`,
      () => `\\frac{(${x}-${k})(${x}+1)}{(${x}-${k})(${x}+2)}`,
      () => `\\frac{${x}^2-${k * k}}{${x}-${k}}`,
      () => `\\frac{${k}${x}+${k * m}}{${k}${y}}`,
      () => `\\frac{${m}}{-${n + 1}}`,
      () => `\\frac{${x}}{1}`,
      () => `\\frac{${m}${x}}{-${p}${y}}`,
      () => `\\frac{${k}}{\\sqrt{${p}}}`,
      () => `\\frac{${m}}{${p}}+\\frac{${n}}{${p + 1}}`,
      () => `\\frac{${x} ${y}+${x}}{${x}^2}`,
    ])(),
  );
}

export function fraction(random: Random): Member {
  const member = lowestTerms(random);
  if (random.chance(0.8)) return member;
  return wrong(`${random.integer(0, 40)}.${random.integer(1, 999)}`);
}

export function singleFraction(random: Random): Member {
  const [x, y] = twoLetters(random);
  const k = random.integer(2, 9);
  const part = (): string =>
    random.pick([
      polynomialText(random, x),
      polynomialText(random, y),
      `${k}${x}${y}`,
      `${x}(${y}+${k})`,
      `\\sqrt{${x}}+${k}`,
      `\\sin(${x})`,
      `e^{${x}/${k}}`,
    ]);
  const whole = `${random.pick(['', '-'])}\\frac{${part()}}{${part()}}`;
  if (random.chance()) return right(whole);
  return wrong(
    random.pick([
      `${whole}+${k}`,
      `${whole}+${x}`,
      `${whole}+\\frac{${y}}{${x}}`,
      `${k}\\cdot\\frac{${x}}{${y}}`,
      `${x}\\cdot\\frac{${part()}}{${k}}`,
      `\\frac{1}{${k}}(${polynomialText(random, x)})`,
      `\\frac{\\frac{${x}}{${k}}+1}{${y}}`,
      `\\frac{${part()}}{1+\\frac{${y}}{${x}}}`,
      `\\frac{${x}}{${y}}\\cdot\\frac{${part()}}{${k}}`,
      `\\frac{${x}}{${y}}:\\frac{${y}}{${k}}`,
      `\\frac{${x}}{${k}}-\\frac{${y}}{${k}}`,
    ]),
  );
}

export function partialFractions(random: Random): Member {
  const x = random.pick(letters);
  const roots = shuffled(random, [-7, -5, -4, -2, -1, 1, 2, 3, 5, 6, 8]).slice(0, random.integer(2, 3));
  const base = (root: number): string => sum([x, String(-root)]);
  const over = (root: number, power: number): string => {
    const sign = random.pick(['', '-']);
    return `${sign}\\frac{${random.integer(1, 9)}}{${power === 1 ? base(root) : `(${base(root)})^{${power}}`}}`;
  };
  const terms = roots.map((root) => over(root, random.chance(0.2) ? 2 : 1));
  if (random.chance(0.3)) terms.push(`\\frac{${random.integer(2, 9)}${x}+1}{${x}^2+${random.integer(1, 9)}}`);
  if (random.chance(0.3)) terms.push(`${random.integer(2, 9)}${x}`);
  if (random.chance()) return right(sum(shuffled(random, terms)));
  const [r = 1, s = 2] = roots;
  const k = random.integer(1, 9);
  const defects = [
    `\\frac{${k}}{(${base(r)})(${base(s)})}`,
    `\\frac{${k}}{${x}^2-${k * k}}`,
    `\\frac{${x}}{${base(r)}}`,
    `\\frac{${k}${x}+1}{(${base(r)})^{2}}`,
    `\\frac{${x}^2}{${x}^2+${k}}`,
    `\\frac{1}{${base(11)}}+\\frac{${k}}{${base(11)}}`,
    `\\frac{1}{${x}^2+${k + 2}${x}+${k + 1}}`,
    `\\frac{${k}}{${base(11)}}+\\frac{2}{11-${x}}`,
  ];
  const [, ...rest] = terms;
  return wrong(sum(shuffled(random, [...rest, random.pick(defects)])));
}
