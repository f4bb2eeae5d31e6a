import { type Random, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/*
 * Trigonometric equations beside families of solutions that are written in all ways: in radians and degrees, from any
 * member on, forwards and backwards, one family as two. Angles are counted in 288ths of π, so that all are whole.
 */

/** start + period·k for all integers k. */
interface Angles {
  readonly start: number;
  readonly period: number;
}

const half = 288;
const turn = 2 * half;
/** A multiple of all periods that are drawn. */
const window = 8 * turn;

const angles = (start: number, period: number): Angles => ({ start, period });

/** Equations about an angle u, with the u that solve them. */
const equations: readonly (readonly [equation: string, solutions: readonly Angles[]])[] = [
  ...(
    [
      ['0', 0],
      ['1/2', 48],
      ['sqrt(2)/2', 72],
      ['sqrt(3)/2', 96],
      ['1', 144],
      ['-1/2', -48],
      ['-sqrt(2)/2', -72],
      ['-sqrt(3)/2', -96],
      ['-1', -144],
    ] as const
  ).flatMap(([value, at]): [string, Angles[]][] => [
    [`sin(u) = ${value}`, [angles(at, turn), angles(half - at, turn)]],
    [`2cos(u) = 2*(${value})`, [angles(half / 2 - at, turn), angles(at - half / 2, turn)]],
  ]),
  ...(
    [
      ['0', 0],
      ['sqrt(3)/3', 48],
      ['1', 72],
      ['-sqrt(3)', -96],
    ] as const
  ).flatMap(([value, at]): [string, Angles[]][] => [
    [`tan(u) = ${value}`, [angles(at, half)]],
    [`cot(u) = ${value}`, [angles(half / 2 - at, half)]],
  ]),
  ['sin(u)^2 = 3/4', [angles(96, half), angles(-96, half)]],
  ['abs(cos(u)) = 1/2', [angles(96, half), angles(-96, half)]],
  ['sin(u)cos(u) = 1/4', [angles(24, half), angles(120, half)]],
  ['sin(u)cos(u) = 1/2', [angles(72, half)]],
  ['2cos(u)^2 - cos(u) - 1 = 0', [angles(0, turn), angles(192, turn), angles(-192, turn)]],
  ['cos(2(u)) = cos(u)', [angles(0, 192)]],
  ['sin(2(u)) = sin(u)', [angles(0, half), angles(96, turn), angles(-96, turn)]],
  ['sin(3(u)) = sin(u)', [angles(0, half), angles(72, half / 2)]],
  ['sin(u) + cos(u) = 1', [angles(0, turn), angles(144, turn)]],
  ['1/sin(u) = 2', [angles(48, turn), angles(240, turn)]],
  ['tan(u)sin(u) = 0', [angles(0, half)]],
  ['sin(u)/(1 - cos(u)) = 0', [angles(half, turn)]],
  ['sin(2(u))/sin(u) = 0', [angles(half / 2, half)]],
  ['tan(u) = cot(u)', [angles(72, half / 2)]],
];

/** u as a multiple of x and an angle, and the x for which it is a given u. */
function substitution(random: Random): { readonly text: string; readonly back: (u: Angles) => Angles } {
  const [rate, text] = random.pick([
    [1, 'x'],
    [2, '2x'],
    [3, '3x'],
    [4, '4x'],
    [0.5, 'x/2'],
  ] as const);
  const shift = random.pick([0, 0, 72, -96, 48, 144]);
  return {
    text: shift === 0 ? text : `${text} + (${shift}/${half})pi`,
    back: ({ start, period }) => angles((start - shift) / rate, period / rate),
  };
}

function residues(families: readonly Angles[]): string {
  const found = new Set<number>();
  for (const { start, period } of families) {
    for (let k = 0; k < window / period; k++) found.add((((start + k * period) % window) + window) % window);
  }
  return [...found].sort((a, b) => a - b).join();
}

function changed(random: Random, families: readonly Angles[]): Angles[] {
  const [first, ...others] = shuffled(random, families);
  if (!first) return [];
  switch (random.integer(0, 4)) {
    case 0:
      return others;
    case 1:
      return [...others, angles(first.start + random.pick([24, 48, 72, 144]), first.period)];
    case 2:
      return [...others, angles(first.start, 2 * first.period)];
    case 3:
      return [...others, angles(first.start, first.period / 2)];
    default:
      return [...others, first, angles(random.pick([0, 144, 288]), turn)];
  }
}

function written(random: Random, families: readonly Angles[]): string {
  const isInDegrees = random.chance(0.3);
  const value = (angle: number): string => (isInDegrees ? `(${angle * 180}/${half})°` : `${angle}pi/${half}`);
  const split = families.flatMap(({ start, period }) =>
    random.chance(0.2) ? [angles(start, 2 * period), angles(start + period, 2 * period)] : [angles(start, period)],
  );
  const ways = split.map(({ start, period }) => {
    const letter = random.pick(['k', 'n']);
    const from = start + random.integer(-2, 2) * period;
    return `x = ${value(from)} ${random.pick(['+', '-'])} ${value(period)}*${letter}`;
  });
  return shuffled(random, ways).join(' or ');
}

function drawAngles(random: Random) {
  const [equation, solutions] = random.pick(equations);
  const { text, back } = substitution(random);
  const right = solutions.map(back);
  const given = random.chance() ? right : changed(random, right);
  const isRight = residues(given) === residues(right);
  const shown = given.length > 0 ? written(random, given) : 'false';
  return comparison(equation.replaceAll('u', text), shown, isRight, { multiplicity: 'ignore' });
}

/** A family whose letter is said to be of another set is another one. */
function drawDeclared(random: Random) {
  const [start, period] = [random.integer(-11, 11), random.pick([1, 2, 3, 4, 6])];
  const unit = random.pick(['pi/6', '30°', '1']);
  const letter = random.pick(['k', 'n']);
  const family = `x = ${start}*${unit} + ${period}*${unit}*${letter}`;
  const isRight = random.chance();
  const declared = `${letter} in ${isRight ? 'ZZ' : random.pick(['RR', 'NN', 'QQ', 'CC'])}`;
  const key = random.chance(0.3) ? `${family} and ${letter} in ZZ` : family;
  return comparison(key, random.pick([`${family} and ${declared}`, `${declared} and ${family}`]), isRight);
}

export const angleFamilies: readonly TruthFamily[] = [
  { name: 'solutions: angles', draw: drawAngles },
  { name: 'solutions: letters of other sets', draw: drawDeclared },
];
