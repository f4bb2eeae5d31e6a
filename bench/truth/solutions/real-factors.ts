import { type Random, type TruthCase, type TruthFamily, comparison } from '../family.ts';

/** A factor, and where it is 0: nowhere, at x = y = 0 only, or on a curve of its own. */
type Factor = readonly [text: string, zeros: 'none' | 'origin' | 'curve'];

function furtherFactor(random: Random): Factor {
  const [a, b] = [random.integer(1, 6), random.integer(1, 6)];
  return random.pick<Factor>([
    [`(x^2 + ${a})`, 'none'],
    [`(x^2 + ${a}y^2 + ${b})`, 'none'],
    [`(x^2 + x y + y^2 + ${a})`, 'none'],
    [`(y^4 + ${a}y^2 + ${b})`, 'none'],
    [`((x - ${a})^2 + ${b})`, 'none'],
    [`(${a}x^2 + ${b}y^2)`, 'origin'],
    [`(x^2 - x y + ${a}y^2)`, 'origin'],
    [`(${a}x^4 + ${b}y^4)`, 'origin'],
    [`(x^2 - ${a})`, 'curve'],
    [`(x^2 - ${a}y^2)`, 'curve'],
    [`(x y + ${a})`, 'curve'],
    [`(x^2 + y^2 - ${a})`, 'curve'],
    [`(x^2 + ${2 * a + 1}x y + y^2)`, 'curve'],
    [`(x^3 + y + ${a})`, 'curve'],
  ]);
}

/** An equation with a further factor, beside the equation without it. */
function factors(random: Random): TruthCase {
  const slope = random.nonZero(-4, 4);
  const start = random.chance() ? 0 : random.nonZero(-5, 5);
  const line = `x - (${slope})y - (${start})`;
  const [text, zeros] = furtherFactor(random);
  const isWithin = zeros === 'none' || (zeros === 'origin' && start === 0);
  const isSame = random.chance(0.8);
  const other = isSame ? `x = ${slope}y + (${start})` : `x = ${slope}y + (${start + 1})`;
  return comparison(`(${line}) ${text} = 0`, other, isWithin && isSame);
}

/** xⁿ = yⁿ is x = y for odd n, and x = y or x = −y for even n. */
function powers(random: Random): TruthCase {
  const degree = random.integer(3, 8);
  const factor = random.nonZero(-3, 3);
  const equation = `x^${degree} = (${factor}y)^${degree}`;
  const [same, opposite] = [`x = ${factor}y`, `x = ${-factor}y`];
  const shown = random.pick([same, opposite, `${same} or ${opposite}`, `${opposite} or ${same}`]);
  const isBoth = shown.includes('or');
  return comparison(equation, shown, degree % 2 === 0 ? isBoth : shown === same);
}

export const realFactorFamilies: readonly TruthFamily[] = [
  { name: 'solutions: real factors in two letters', draw: factors },
  { name: 'solutions: equal powers', draw: powers },
];
