import type { AnswerForm } from '../../../math/src/exercises/document/document.ts';
import type { Random } from '../family.ts';
import { type Member, right, wrong } from './member.ts';
import { primes, twoLetters } from './sibling-pieces.ts';

/*
 * Members of a form with a number inside an exponent, a root or an argument. In a wrong one the number is left as a
 * calculation; all else is the same.
 */

/** A number from 3 on that is worked out, and a calculation with a value of its kind. */
function closed(random: Random): readonly [done: string, left: string] {
  const [p, k] = [random.pick(primes.slice(1)), random.integer(2, 5)];
  const done = random.pick([`${p}`, `${p}`, `\\sqrt{${p}}`, `\\sqrt{${p}}\\pi`, `\\frac{${p}}{2}`, '1.5']);
  const left = random.pick([
    `${k}+${p}`,
    `${p + k}-${k}`,
    `${k}\\cdot${p}`,
    `\\frac{${2 * p}}{4}`,
    `\\frac{${k * p}}{${k}}`,
    `${k}^{2}`,
    `${p}\\pi+\\pi`,
    `-(${k}+1)`,
    `\\frac{1}{2}\\cdot${p}`,
  ]);
  return [done, left];
}

/** The same with a letter beside the number. */
function inner(random: Random, letter: string): readonly [done: string, left: string] {
  const [done, left] = closed(random);
  const [p, k] = [random.pick(primes.slice(1)), random.integer(2, 5)];
  return random.pick([
    [done, left] as const,
    [`${p}${letter}+${k}`, `${letter}+${p}+${k}`] as const,
    [`${p}${letter}`, `${k}\\cdot${p}${letter}`] as const,
    [`-${p}${letter}`, `-${p}${letter}\\cdot${k}`] as const,
    [`\\frac{${letter}}{${p}}`, `\\frac{${letter}+${p}-${k}}{${p}}`] as const,
    [`${letter}-${done}`, `${letter}-(${left})`] as const,
  ]);
}

/** Something around a number: a power or function, unless `alone` also a root or bars, where no fraction may be. */
function holder(random: Random, letter: string, alone = false): (hole: string) => string {
  const around = [
    (hole: string) => `${letter}^{${hole}}`,
    (hole: string) => `e^{${hole}}`,
    (hole: string) => `\\sin(${hole})`,
    (hole: string) => `\\ln(${hole})`,
  ];
  return random.pick(alone ? around : [...around, (hole) => `\\sqrt{${hole}}`, (hole) => `|${hole}|`]);
}

type Frame = (random: Random, x: string, y: string) => Member;

const frames = {
  factored: (random, x, y) =>
    inside(random, inner(random, y), (hole) => `${holder(random, y)(hole)}(${x}+${random.integer(1, 9)})`),
  expanded: (random, x, y) =>
    inside(random, inner(random, y), (hole) => `${x}^{9}+${random.pick(primes)}${holder(random, y)(hole)}`),
  'lowest-terms': (random, x, y) => {
    const around = holder(random, y, true);
    return inside(random, inner(random, y), (hole) => `\\frac{${around(hole)}}{${x}}`);
  },
  fraction: (random, x, y) => {
    const around = holder(random, y, true);
    return inside(random, inner(random, y), (hole) => `\\frac{${x}}{${around(hole.replace('1.5', '3'))}+${x}}`);
  },
  'single-fraction': (random, x, y) =>
    inside(random, inner(random, y), (hole) => `\\frac{${x}+1}{${random.pick(['e', y])}^{${hole}}+${x}}`),
  'partial-fractions': (random, x) =>
    inside(random, closed(random), (hole) => `\\frac{\\ln(${hole})}{${x}+1}+\\frac{2}{${x}-1}`),
  'completed-square': (random, x) =>
    inside(random, closed(random), (hole) => `${random.pick(['\\ln', '\\cos'])}(${hole})(${x}+\\sqrt{2})^{2}+3`),
  surd: (random) => {
    const [p, k] = [random.pick(primes), random.integer(1, 9)];
    const left = random.pick([`${p + k}-${k}`, `${k}+${p}`, `(${p}-1)+${k}`]);
    return inside(random, [`${p}`, left], (hole) => `${k}+${random.integer(2, 5)}\\sqrt{${hole}}`);
  },
} satisfies Partial<Record<AnswerForm, Frame>>;

/** The frame around a number that is worked out or left. */
function inside(random: Random, [done, left]: readonly [string, string], frame: (hole: string) => string): Member {
  return random.chance() ? right(frame(done)) : wrong(frame(left));
}

/** Members with a number in an exponent, a root or an argument, by form. */
export const innerNumberGenerators: Partial<Record<AnswerForm, (random: Random) => Member>> = Object.fromEntries(
  Object.entries(frames).map(([form, frame]) => [form, (random: Random) => frame(random, ...twoLetters(random))]),
);
