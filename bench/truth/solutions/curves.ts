import { type Random, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/** A condition, as it is written and as it is worked out. */
interface Condition {
  readonly text: string;
  readonly holds: (x: number, y: number) => boolean;
}

/** ax + by² ≤ c. */
function parabola(a: number, b: number, c: number): Condition {
  return { text: `${a}x + (${b})y^2 <= ${c}`, holds: (x, y) => a * x + b * y * y <= c };
}

function other(random: Random): Condition {
  const [limit, h] = [random.integer(-30, 30), random.integer(-6, 6)];
  return random.pick<Condition>([
    { text: `x*y + (${h})x <= ${limit}`, holds: (x, y) => x * y + h * x <= limit },
    { text: `x^2 + (${h})y <= ${limit}`, holds: (x, y) => x * x + h * y <= limit },
    { text: `x*y^2 <= ${limit}`, holds: (x, y) => x * y * y <= limit },
    { text: `y - x^3 <= ${limit}`, holds: (x, y) => y - x ** 3 <= limit },
    parabola(random.nonZero(-2, 2), random.nonZero(-5, 5), limit),
  ]);
}

/** Whether a third condition changes something at several of many places, up to 2,000 from 0. */
function matters(random: Random, two: Condition['holds'], third: Condition, joined: 'and' | 'or'): boolean {
  let count = 0;
  for (let k = 0; k < 40_000 && count < 3; k++) {
    const [x, y] = [
      (random.pick([1, 5, 20, 100, 400, 2000]) * random.integer(-10_000, 10_000)) / 10_000,
      (random.pick([1, 5, 20, 100, 400]) * random.integer(-10_000, 10_000)) / 10_000,
    ];
    const changes = joined === 'and' ? two(x, y) && !third.holds(x, y) : !two(x, y) && third.holds(x, y);
    if (changes) count += 1;
  }
  return count >= 3;
}

/** Two conditions and a third, which follows from them or changes something, be it far away where the letters differ much in size. */
function drawCurves(random: Random) {
  for (;;) {
    const joined = random.pick(['and', 'or'] as const);
    const [a, b, c] = [random.pick([1, -1, 2]), random.pick([-5, -3, 2, 4]), random.integer(-9, 9)];
    const [d, e, f] = [random.pick([1, -1]), random.pick([1, 2, -1]), random.integer(-30, 30)];
    const pair = [parabola(a, b, c), parabola(d, e, f)];
    const two: Condition['holds'] = (x, y) =>
      joined === 'and' ? pair.every(({ holds }) => holds(x, y)) : pair.some(({ holds }) => holds(x, y));
    const text = (conditions: readonly Condition[]): string =>
      shuffled(
        random,
        conditions.map((condition) => `(${condition.text})`),
      ).join(` ${joined} `);
    if (random.chance()) {
      // The sum of both follows from both, and one of both from the sum.
      const [m, n] = [random.integer(1, 3), random.integer(1, 3)];
      const sum = parabola(m * a + n * d, m * b + n * e, m * c + n * f);
      return comparison(text(pair), text([...pair, sum]), true);
    }
    const third = other(random);
    if (matters(random, two, third, joined)) return comparison(text(pair), text([...pair, third]), false);
  }
}

export const curveFamilies: readonly TruthFamily[] = [{ name: 'solutions: curves far away', draw: drawCurves }];
