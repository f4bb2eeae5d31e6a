import type { AnswerForm } from '../../../math/src/exercises/document/document.ts';
import type { Random } from '../family.ts';
import { type Member, right, wrong } from './member.ts';
import { irreducibleQuadratic, shuffled, sum, termsOf, times } from './shapes.ts';
import { decimal, scientific, surd } from './sibling-numbers.ts';
import { coprimePair, primes, twoLetters } from './sibling-pieces.ts';
import { fraction, lowestTerms, partialFractions, singleFraction } from './sibling-quotients.ts';

/*
 * A second generator for each form, made in another way than the first: a member is put together from random pieces that
 * have the form whatever they are, and a wrong one is the same with one defect put in at a random place.
 */

/** A product as it is typed or as LaTeX. */
function written(random: Random, plain: string): string {
  return random.chance(0.3) ? plain.replaceAll(')(', ') * (') : plain;
}

/** A factor that cannot be factored over the rational numbers: [text, kind], each text another one. */
function irreducible(random: Random, x: string, y: string): string {
  const [p, k] = [random.pick(primes), random.integer(1, 9)];
  const [m, n] = coprimePair(random);
  return random.pick<() => string>([
    () => sum(shuffled(random, [`${p}${x}`, `${p * k + 1}`])),
    () => sum(shuffled(random, [`${m === 1 ? '' : m}${x}`, `-${n === 1 ? '' : n}${y}`])),
    () => sum(termsOf(irreducibleQuadratic(random), x)),
    // Eisenstein's criterion.
    () => `${x}^3 + ${p * k}${x} + ${p}`,
    () => `${x}^4 - ${p}`,
    () => `${x}^2 + ${p}${y}^2`,
    () => `${x}^2 + ${x} ${y} + ${y}^2`,
    () => `${x} ${y} + ${k}`,
    () => `${x}^2 - ${y}`,
  ])();
}

function factored(random: Random): Member {
  const [x, y] = twoLetters(random);
  const front = random.pick(['', '', '-', `${random.pick(primes)}`, `-${random.integer(2, 9)}`, x, `${y}^2`]);
  const count = random.integer(1, 3);
  const factors = Array.from({ length: count }, () => {
    const power = random.chance(0.3) ? `^${random.integer(2, 4)}` : '';
    return `(${irreducible(random, x, y)})${power}`;
  });
  const below = random.chance(0.2) ? `/${random.pick(primes)}` : '';
  const product = (list: readonly string[]): string => written(random, front + shuffled(random, list).join('')) + below;
  if (random.chance()) return right(product(factors));
  const [k, c] = [random.integer(2, 6), random.integer(1, 9)];
  const defect = random.pick([
    `(${k}${x} + ${k * c})`,
    `(${x}^2 - ${c * c}${random.pick(['', `${y}^2`])})`,
    `(${x}^2 + ${2 * c}${x} + ${c * c})`,
    `(${sum(termsOf(times([c, 1], [k, 1]), x))})`,
    `(${x}^2 + ${c}${x})`,
    `(${x}^3 - ${c ** 3})`,
    `(${x} ${y} - ${c}${x})`,
    `(${k}${x}^2 - ${k * c})`,
    `(${x}^2 ${y} + ${x} ${y}^2)`,
    `(${x} + ${x} + ${c})`,
  ]);
  const [shared = ''] = factors;
  // A sum whose terms share a factor.
  const damaged = random.chance(0.8)
    ? product([...factors, defect])
    : `${shared}${x} ${random.pick(['+', '-'])} ${shared}(${y} + ${c})`;
  return wrong(damaged);
}

/** A number before a term, whole, decimal or a fraction. */
function coefficient(random: Random): string {
  return random.pick([
    '',
    '',
    `${random.integer(2, 19)}`,
    `${random.integer(2, 19)}`,
    `${random.integer(0, 3)}.${random.integer(1, 9)}`,
    `\\frac{${random.integer(1, 6)}}{7}`,
    `\\sqrt{${random.pick(primes)}}`,
  ]);
}

/** Terms that are not alike, each with a power of its own. */
function monomials(random: Random): string[] {
  const [x, y] = twoLetters(random);
  const kinds = [`${x}^{4}`, `${x}^{2}`, x, `${x}${y}`, `${x}^{2}${y}`, `${y}^{3}`, y, ''];
  return shuffled(random, kinds)
    .slice(0, random.integer(2, 5))
    .map((kind) => {
      const before = coefficient(random);
      const sign = random.chance(0.4) ? '-' : '';
      return sign + (before + kind === '' ? String(random.integer(1, 20)) : before + kind);
    });
}

function expanded(random: Random): Member {
  const terms = monomials(random);
  if (random.chance()) return right(sum(terms));
  const [x, y] = twoLetters(random);
  const [k, c] = [random.integer(2, 9), random.integer(1, 9)];
  const defect = random.pick([
    `${k}(${x}+${c})`,
    `(${x}-${c})(${y}+${k})`,
    `(${x}+${c})^{2}`,
    `-(${x}-${c})`,
    `\\frac{${x}+${c}}{${k + 7}}`,
    `${k}^{2}${x}^{7}`,
    `${x}^{7}${x}`,
    `${k}${x}^{7}+${c}${x}^{7}`,
    `(${k}${x})^{3}`,
    `${x}(${y}-1)`,
  ]);
  const at = random.integer(0, terms.length);
  return wrong(sum([...terms.slice(0, at), defect, ...terms.slice(at)]));
}

function completedSquare(random: Random): Member {
  const x = random.pick(['x', 't', 'y']);
  const [m, n] = coprimePair(random);
  const inside = random.pick([
    `${n}`,
    `\\frac{${m}}{${n === 1 ? 13 : n}}`,
    `\\sqrt{${random.pick(primes)}}`,
    '0.5',
    'b',
  ]);
  const square = `(${sum(shuffled(random, [x, random.pick(['', '-']) + inside]))})^{2}`.replace('+ -', '- ');
  const front = random.pick(['', '-', `${m + 1}`, `\\frac{1}{${m + 1}}`, 'a', '0.5']);
  const rest = random.pick([`+${m}`, `-${m}`, `-\\frac{${m}}{${n === 1 ? 13 : n}}`, '+c', '', '+\\sqrt{2}']);
  if (random.chance()) return right(front + square + rest);
  const k = random.integer(1, 9);
  return wrong(
    random.pick([
      `${front}${square}${rest}+${k}${x}`,
      `${front}${square}+${x}^{2}`,
      `${square}+(${x}+${k + 20})^{2}`,
      `(${x}+${k})(${x}+${k})-1`,
      `${x}^{2}+${2 * k}${x}+${k}`,
      `${m + 1}(${square}${rest === '' ? '+1' : rest})`,
      `${x}(${x}+${k})${rest}`,
      `(${x}+${k})^{3}${rest}`,
      `${square}+${k}+${m}`,
      `(${k + 1}${x}+1)(${x}-1)`,
    ]),
  );
}

function noBrackets(random: Random): Member {
  const terms = monomials(random);
  const [x, y] = twoLetters(random);
  const k = random.integer(2, 9);
  const extra = random.pick([
    `\\cos(${x}+${k})`,
    `\\frac{${x}-${k}}{${y}+1}`,
    `${k}\\cdot(-${x})`,
    `\\sqrt{${x}-1}`,
    `e^{${x}-${k}}`,
    `|${x}-${y}|`,
    `\\ln(${x})`,
  ]);
  if (random.chance()) return right(sum([...terms, extra]));
  const defect = random.pick([
    `${k}(${x}+${y})`,
    `(${x}+${y})`,
    `(${x}-${k})^{2}`,
    `-(${x}-${k})`,
    `(${k}${x})`,
    `(${x}+1)(${y}-1)`,
    `\\frac{${k}(${x}+1)}{${y}}`,
    `\\sin(${k}(${x}+1))`,
    `e^{${k}(${x}+1)}`,
  ]);
  return wrong(sum(shuffled(random, [...terms, defect])));
}

function antiderivative(random: Random): Member {
  const x = random.pick(['x', 't']);
  const [k, n] = [random.integer(2, 9), random.integer(2, 5)];
  const model = random.pick([
    `${x}^${n}`,
    `\\sin(${k}${x})`,
    `\\frac{e^{${k}${x}}}{${k}}`,
    `\\sqrt{${x}}`,
    `\\ln|${x}+${k}|`,
    `${x}\\ln(${x})-${x}`,
    `\\arctan(${x})`,
  ]);
  const constant = random.pick(['C', 'c', 'K', 'k', 'D', 'C_1']);
  const member = random.chance()
    ? right(sum(shuffled(random, [model, random.pick(['', '-', '2']) + constant])))
    : wrong(
        random.pick([
          model,
          `${model}+${k}`,
          `${constant}(${model})`,
          `${model}+${constant}${x}`,
          `${model}+${constant}^{2}`,
          `${model}+A+B`,
          `\\int ${x}^{${k}}d${x}+${constant}`,
          `${model}+\\int 1d${x}`,
          `${model}+e^{${constant}}`,
        ]),
      );
  return { ...member, model };
}

/** The other generator of each form. */
export const siblingGenerators: Readonly<Record<Exclude<AnswerForm, 'any'>, (random: Random) => Member>> = {
  factored,
  expanded,
  'lowest-terms': lowestTerms,
  fraction,
  'single-fraction': singleFraction,
  'partial-fractions': partialFractions,
  'completed-square': completedSquare,
  'no-brackets': noBrackets,
  decimal,
  scientific,
  surd,
  antiderivative,
};
