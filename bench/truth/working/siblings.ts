import type { Random, TruthCase, TruthFamily } from '../family.ts';
import { derivation } from './working.ts';

/*
 * A second generator of working: a true statement is rewritten step by step by moves that keep its solutions, drawn at
 * random; a wrong working has one step whose number is off.
 */

/** A side `a x + b` of a linear equation. */
interface Side {
  readonly a: number;
  readonly b: number;
}

function sideText(random: Random, { a, b }: Side, letter: string): string {
  const front = a === 1 ? letter : a === -1 ? `-${letter}` : `${a}${letter}`;
  if (a === 0) return `${b}`;
  if (b === 0) return front;
  return random.chance(0.75)
    ? `${front} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`
    : `${b} ${a < 0 ? '-' : '+'} ${front.replace('-', '')}`;
}

function lineText(random: Random, left: Side, right: Side, letter: string): string {
  const [first, second] = random.chance(0.9) ? [left, right] : [right, left];
  const lead = random.pick(['', '', '', '⇔ ', '=> ', '\\Leftrightarrow ']);
  return `${lead}${sideText(random, first, letter)} = ${sideText(random, second, letter)}`;
}

/** A linear equation with a whole solution, changed on both sides by random moves, until the letter is isolated. */
function drawLinear(random: Random): TruthCase {
  const letter = random.pick(['x', 'y', 't', 'a']);
  const root = random.integer(-9, 9);
  let left: Side = { a: 1, b: 0 };
  let right: Side = { a: 0, b: root };
  const made: string[] = [`${letter} = ${root}`];
  for (let k = 0; k < random.integer(2, 4); k++) {
    const by = random.nonZero(-7, 7);
    const move = random.integer(0, 2);
    const change = ({ a, b }: Side): Side =>
      move === 0 ? { a: a * by, b: b * by } : move === 1 ? { a: a + by, b } : { a, b: b + by };
    left = change(left);
    right = change(right);
    if (left.a === 0 && right.a === 0) return drawLinear(random);
    const text = lineText(random, left, right, letter);
    if (text !== made[0]) made.unshift(text);
  }
  const first = made[0]?.replace(/^(?:⇔ |=> |\\Leftrightarrow )/, '') ?? '';
  const lines = [first, ...made.slice(1)];
  if (random.chance()) return derivation(lines, true);
  const off = random.nonZero(-3, 3);
  const at = random.integer(1, lines.length - 1);
  return derivation(
    lines.map((line, k) => (k === at ? `${line} ${off < 0 ? '-' : '+'} ${Math.abs(off)}` : line)),
    false,
  );
}

/** Terms that are put together, multiplied out and ordered, in lines that begin with = or repeat the left side. */
function drawSimplification(random: Random): TruthCase {
  const letter = random.pick(['x', 'n', 'b']);
  const [a, b, c, d] = [random.nonZero(-6, 6), random.nonZero(-9, 9), random.nonZero(-6, 6), random.nonZero(-9, 9)];
  const sum = (x2: number, x1: number, x0: number): string =>
    [
      [x2, `${letter}^2`],
      [x1, letter],
      [x0, ''],
    ]
      .filter(([k]) => k !== 0)
      .map(([k, tail], at) => {
        const size = Math.abs(Number(k)) === 1 && tail !== '' ? '' : Math.abs(Number(k));
        return `${Number(k) < 0 ? '- ' : at === 0 ? '' : '+ '}${size}${tail}`;
      })
      .join(' ') || '0';
  const bracket = (slope: number, rest: number): string => `(${sum(0, slope, rest)})`;
  const [x2, x1, x0] = [a * c, a * d + b * c, b * d];
  const first = `${bracket(a, b)}${bracket(c, d)}`;
  const open = `${sum(x2, 0, 0)} ${a * d < 0 ? '-' : '+'} ${Math.abs(a * d)}${letter} ${b * c < 0 ? '-' : '+'} ${Math.abs(b * c)}${letter} ${x0 < 0 ? '-' : '+'} ${Math.abs(x0)}`;
  const lead = random.pick(['= ', '']);
  const isRight = random.chance();
  const off = isRight ? 0 : random.nonZero(-2, 2);
  const lines = [first, `${lead}${open}`, `${lead}${sum(x2, x1 + off, x0)}`];
  if (isRight && random.chance(0.3)) lines.splice(1, 1);
  return derivation(lines, isRight);
}

/** Logarithms, powers and roots undone. */
function drawInverse(random: Random): TruthCase {
  const [b, n, k] = [random.pick([2, 3, 5, 7]), random.integer(2, 4), random.integer(1, 9)];
  const isRight = random.chance();
  const e = isRight ? 0 : random.pick([1, -1, 2]);
  return derivation(
    random.pick([
      [`${b}^x = ${b ** n}`, `x = ${n + e}`],
      [`log_${b}(x) = ${n}`, `x = ${b}^${n + e}`, `x = ${b ** (n + e)}`],
      [`e^(${b}x) = ${k}`, `${b}x = ln(${k + e + (e < 0 && k + e <= 0 ? 20 : 0)})`],
      [`sqrt(x + ${k}) = ${n}`, `x + ${k} = ${n * n + e}`, `x = ${n * n + e - k}`],
      [`x^3 = ${n ** 3}`, `x = ${n + e}`],
      [`${b}(x - ${k})^2 = ${b * n * n}`, `(x - ${k})^2 = ${n * n + e}`],
      [`ln(x) + ln(${k}) = ln(${k * n})`, `ln(${k}x) = ln(${k * n})`, `${k}x = ${k * n + e}`],
      [`1/x = ${k}/${n}`, `x = ${n + e}/${k}`],
    ]),
    isRight,
  );
}

/** Inequalities, whose sign turns where both sides are divided by a negative number. */
function drawInequality(random: Random): TruthCase {
  const [a, root, b] = [random.nonZero(-9, 9), random.integer(-9, 9), random.nonZero(-9, 9)];
  const sign = random.pick(['<', '<=', '>', '>=']);
  const turned = ({ '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const)[sign] ?? sign;
  const front = a === 1 ? '' : a === -1 ? '-' : a;
  const first = `${front}x ${b < 0 ? '-' : '+'} ${Math.abs(b)} ${sign} ${a * root + b}`;
  const second = `${front}x ${sign} ${a * root}`;
  const last = `x ${a < 0 ? turned : sign} ${root}`;
  if (random.chance()) return derivation([first, second, last], true);
  const slips: string[][] = [
    [first, second, `x ${a < 0 ? sign : turned} ${root}`],
    [first, `${front}x ${sign} ${a * root + 2}`],
    [first, second, `x ${a < 0 ? turned : sign} ${root + 1}`],
  ];
  return derivation(random.pick(slips), false);
}

export const workingSiblings: readonly TruthFamily[] = [
  { name: 'working by random moves', draw: drawLinear },
  { name: 'working that multiplies out', draw: drawSimplification },
  { name: 'working that undoes functions', draw: drawInverse },
  { name: 'working with inequalities', draw: drawInequality },
];
