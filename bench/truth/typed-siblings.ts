import type { Part } from '../../math/src/exercises/document.ts';
import type { Random } from './family.ts';

/*
 * A second generator for what learners type: an answer is put together in layers (how a number is spelled, what it is
 * called, what stands between and around), so that spellings meet that no list has side by side.
 */

export interface TypedCase {
  readonly part: Part;
  readonly typed: string;
  readonly isRight: boolean;
}

interface Value {
  readonly above: number;
  readonly below: number;
}

const below = [1, 1, 1, 2, 3, 4, 5, 7] as const;

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

function value(random: Random): Value {
  for (;;) {
    const one = { above: random.nonZero(-19, 19), below: random.pick(below) };
    if (gcd(one.above, one.below) === 1) return one;
  }
}

function values(random: Random, count: number): Value[] {
  const found: Value[] = [];
  while (found.length < count) {
    const next = value(random);
    if (found.every((one) => one.above * next.below !== next.above * one.below)) found.push(next);
  }
  return found;
}

const keyOf = ({ above, below: d }: Value): string => (d === 1 ? `${above}` : `${above}/${d}`);

/** A number as somebody may write it; `isLatex` where commands are at hand. */
function spelled(random: Random, { above, below: d }: Value, isLatex: boolean): string {
  const sign = above < 0 ? random.pick(['-', '-', '−', '–']) : random.pick(['', '', '', '+']);
  const size = Math.abs(above);
  if (d === 1) return sign + random.pick([`${size}`, `${size}`, `${size}.0`]);
  const choices = [`${size}/${d}`];
  if (isLatex) choices.push(`\\frac{${size}}{${d}}`, `\\dfrac{${size}}{${d}}`, `\\tfrac{${size}}{${d}}`);
  if (isLatex && size < 10) choices.push(`\\frac ${size}${d}`);
  if (d === 2 || d === 4 || d === 5) choices.push(`${size / d}`);
  if (d === 2 && size === 1) choices.push('½');
  if (!isLatex && size > d) choices.push(`${Math.floor(size / d)} ${size % d}/${d}`);
  return sign + random.pick(choices);
}

const digits = '₀₁₂₃₄₅₆₇₈₉';

function listed(random: Random, all: readonly Value[]): string {
  const isLatex = random.chance(0.4);
  const texts = all.map((one) => spelled(random, one, isLatex));
  const name = random.pick<(index: number) => string>([
    () => 'x = ',
    () => 'x=',
    (index) => `x${digits[index + 1]} = `,
    (index) => `x${digits[index + 1]}=`,
    (index) => `x_${index + 1} = `,
    (index) => `x${index + 1}=`,
  ]);
  const joints = [', ', ' ,', ';', ' ; ', ' or ', ' OR ', ' Or ', ' ∨ '];
  if (isLatex) joints.push('\\vee ', '\\;\\text{or}\\;', ',\\ ', '\\qquad ');
  const isNumbered = name(0).trimEnd() !== 'x =' && name(0) !== 'x=';
  // Without numbers, “and” would say that x is both.
  if (isNumbered) joints.push(' and ', isLatex ? '\\text{ and }' : ' & ');
  const named = texts.map((text, index) => name(index) + text).join(random.pick(joints));
  const bare = texts.join(random.pick([', ', ',  ', '; ', ' and ', ' or ']));
  const inBraces = isLatex
    ? random.pick([`\\{${bare}\\}`, `\\left\\{ ${bare} \\right\\}`, `\\lbrace ${bare}\\rbrace`])
    : random.pick([`{${bare}}`, `{ ${bare} }`]);
  const end = random.pick(['', '', '', '.', ' ']);
  const start = random.pick([
    '',
    '',
    'L = ',
    'L=',
    'S = ',
    '𝕃 = ',
    'ℒ = ',
    'x ∈ ',
    isLatex ? 'x\\in ' : 'x in ',
    'Solution: ',
    'Answer: ',
    '⇒ ',
    '=> ',
    '→ ',
  ]);
  const lead = random.pick(['', '', '', '⇒ ', '=> ', 'so ', 'Solutions: ', '∴ ']);
  return random.pick([lead + named, lead + named, start + inBraces, start + inBraces, bare]) + end;
}

function damagedList(random: Random, all: readonly Value[]): Value[] {
  const [first, ...rest] = all;
  if (!first) return [];
  if (rest.length > 0 && random.chance(0.3)) return rest;
  let other = { ...first, above: -first.above };
  while (all.some((one) => one.above * other.below === other.above * one.below)) other = value(random);
  return random.chance(0.3) ? [...all, other] : [other, ...rest];
}

function drawList(random: Random): TypedCase {
  const all = values(random, random.integer(2, 3));
  const answerType = random.pick([7, 8] as const);
  const keys = all.map(keyOf);
  const key = answerType === 7 ? keys.map((one) => `x = ${one}`).join(' or ') : `{${keys.join(', ')}}`;
  const isRight = random.chance();
  const shown = isRight ? (random.chance() ? all.toReversed() : all) : damagedList(random, all);
  return { part: { name: 'p', answerType, accept: [{ value: key }] }, typed: listed(random, shown), isRight };
}

function drawNumber(random: Random): TypedCase {
  const right = value(random);
  const isRight = random.chance();
  const shown = isRight ? right : { ...right, above: right.above + right.below };
  const isLatex = random.chance(0.4);
  const text = spelled(random, shown, isLatex);
  const lead = random.pick(['', '', '', '= ', 'x = ', 'x=', 'Answer: ', 'a = ', 'f(3) = ', 'y= ', '≈ '].slice(0, 10));
  const typed = random.pick([`${lead}${text}`, `${lead}${text}.`, ` ${lead}${text} `, isLatex ? `$${text}$` : text]);
  return { part: { name: 'p', answerType: 4, accept: [{ value: keyOf(right) }] }, typed, isRight };
}

const quantities: readonly (readonly [unit: string, spellings: readonly string[]])[] = [
  ['km/h', [' km/h', 'km/h', ' kmh', ' km h^-1', ' km·h⁻¹', '\\,\\mathrm{km/h}', '\\ \\text{km/h}', ' km / h']],
  ['m^2', [' m²', 'm^2', ' m^{2}', '\\,\\mathrm{m}^2', '\\text{ m}^{2}', ' sqm', ' m2']],
  ['€', ['€', ' €', ' EUR', ' euros', ' Euro', '\\,€', '\\text{ €}']],
  ['°C', ['°C', ' °C', ' ℃', '℃', '\\,^\\circ C', '^{\\circ}C', '\\text{ °C}']],
  ['N m', [' Nm', ' N m', ' N·m', ' N*m', '\\,\\mathrm{N\\,m}', '\\text{ Nm}', ' Newton metres']],
  ['min', [' min', ' minutes', ' Minutes', ' mins', 'min', '\\,\\mathrm{min}']],
  ['kg', [' kg', 'kg', ' Kg', ' kilograms', '\\ kg', '\\text{kg}', ' kg.']],
  ['%', ['%', ' %', '\\%', ' \\%', ' percent', ' per cent']],
  ['cm', [' cm', 'cm', '\\,cm', ' centimetres', ' centimeters', '~\\mathrm{cm}']],
];

function drawQuantity(random: Random): TypedCase {
  const [unit, spellings] = random.pick(quantities);
  const size = random.integer(2, 900);
  const isRight = random.chance();
  const shown = isRight ? size : size + random.pick([1, 10, -1]);
  const lead = random.pick(['', '', '', '= ', 'x = ', '≈', ' '].slice(0, 5));
  const typed = `${lead}${shown}${random.pick(['', '', '.0'])}${random.pick(spellings)}`;
  return { part: { name: 'p', answerType: 4, unit, accept: [{ value: `${size}` }] }, typed, isRight };
}

/** Expressions in spellings of paper, phone and calculator, beside the plain one. */
const expressions: readonly ((a: number, b: number) => readonly [plain: string, spellings: readonly string[]])[] = [
  (a, b) => [
    `${a}x^2 - ${b}x`,
    [
      `${a}x² − ${b}x`,
      `${a}x^{2}-${b}x`,
      `${a}·x²-${b}·x`,
      `${a}*x^2-${b}*x`,
      `${a} x^2 - ${b} x`,
      `y=${a}x²-${b}x`,
      `f(x) = ${a}x^2-${b}x`,
      `-${b}x+${a}x²`,
      `${a}x**2-${b}x`,
    ],
  ],
  (a, b) => [
    `(x + ${a})/(x - ${b})`,
    [
      `\\frac{x+${a}}{x-${b}}`,
      `(x+${a})÷(x-${b})`,
      `(x+${a}):(x-${b})`,
      `{x+${a}}/{x-${b}}`,
      `\\dfrac{x+${a}}{x-${b}}`,
      `(x + ${a}) / (x – ${b})`,
    ],
  ],
  (a, b) => [
    `${a}sqrt(x) + ${b}`,
    [
      `${a}√x + ${b}`,
      `${a}√(x)+${b}`,
      `${a}\\sqrt{x}+${b}`,
      `${a}\\sqrt x+${b}`,
      `${a}x^(1/2)+${b}`,
      `${a}Sqrt(x)+${b}`,
      `${a}*sqrt(x)+${b}`,
      `${a}x^0.5+${b}`,
    ],
  ],
  (a, b) => [
    `${a}sin(${b}x)`,
    [
      `${a} sin ${b}x`,
      `${a}Sin(${b}x)`,
      `${a}\\sin ${b}x`,
      `${a}\\sin\\left(${b}x\\right)`,
      `${a}·sin(${b}x)`,
      `${a}sin(${b} x)`,
      `${a}SIN(${b}x)`,
    ],
  ],
  (a, b) => [
    `${a}e^(${b}x)`,
    [
      `${a}e^{${b}x}`,
      `${a}exp(${b}x)`,
      `${a}·e^(${b}x)`,
      `${a}\\mathrm{e}^{${b}x}`,
      `${a}ℯ^(${b}x)`,
      `${a}\\exp(${b}x)`,
      `${a} e^(${b} x)`,
    ],
  ],
  (a, b) => [
    `abs(x - ${a}) + ${b}`,
    [
      `|x-${a}|+${b}`,
      `∣x-${a}∣+${b}`,
      `|x − ${a}| + ${b}`,
      `\\left|x-${a}\\right|+${b}`,
      `\\lvert x-${a}\\rvert+${b}`,
      `Abs(x-${a})+${b}`,
      `${b}+|${a}-x|`,
    ],
  ],
  (a, b) => [
    `${a}ln(x) - ${b}`,
    [
      `${a} ln x - ${b}`,
      `${a}Ln(x)-${b}`,
      `${a}\\ln x-${b}`,
      `${a}\\ln\\left(x\\right)-${b}`,
      `${a}*ln(x)-${b}`,
      `${a}LN(x) − ${b}`,
    ],
  ],
  (a, b) => [
    `x^${a + 1}/${b + 1} + C`,
    [
      `\\frac{x^{${a + 1}}}{${b + 1}}+C`,
      `1/${b + 1} x^${a + 1} + C`,
      `\\frac{1}{${b + 1}}x^{${a + 1}}+C`,
      `x^${a + 1}:${b + 1}+C`,
    ],
  ],
];

function drawExpression(random: Random): TypedCase {
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  const shape = random.pick(expressions);
  const isRight = random.chance();
  const [plain] = shape(a, b);
  const [, spellings] = shape(isRight ? a : a + 1, b);
  return { part: { name: 'p', answerType: 6, accept: [{ value: plain }] }, typed: random.pick(spellings), isRight };
}

function drawRange(random: Random): TypedCase {
  const [low, high] = values(random, 2).toSorted((a, b) => a.above / a.below - b.above / b.below) as [Value, Value];
  const [from, to] = [random.chance(), random.chance()];
  const isRight = random.chance();
  const isLatex = random.chance(0.4);
  const first = spelled(random, low, isLatex);
  const last = spelled(random, high, isLatex);
  const closed = isRight ? from : !from;
  const less = (isClosed: boolean): string =>
    isClosed
      ? random.pick(['<=', '≤', '⩽', '=<', isLatex ? '\\leq ' : '≤', isLatex ? '\\leqslant ' : '<='])
      : random.pick(['<', ' < ', isLatex ? '\\lt ' : '<']);
  const [opening, closing] = [closed ? '[' : random.pick(['(', ']']), to ? ']' : random.pick([')', '['])];
  const latexBrackets = `\\left${closed ? '[' : '('}${first},${last}\\right${to ? ']' : ')'}`;
  const interval = isLatex
    ? latexBrackets
    : `${opening}${first}${random.pick(['; ', ', ', ';', ','])}${last}${closing}`;
  const chain = `${first}${less(closed)}x${less(to)}${last}`;
  const typed = random.pick([
    interval,
    `x ∈ ${interval}`,
    `L = ${interval}`,
    chain,
    chain,
    isLatex ? `\\{x\\mid ${chain}\\}` : `{x | ${chain}}`,
    isLatex ? `\\{x: ${chain}\\}` : `{x : ${chain}}`,
    isLatex ? `L = \\{x\\in\\mathbb{R}\\mid ${chain}\\}` : `L = {x ∈ ℝ | ${chain}}`,
    `x${closed ? '≥' : '>'}${first} and x${less(to)}${last}`,
    `x${closed ? '>=' : '>'}${first} ∧ x${less(to)}${last}`,
  ]);
  const answerType = random.pick([7, 8] as const);
  const key =
    answerType === 7
      ? `${keyOf(low)} ${from ? '<=' : '<'} x ${to ? '<=' : '<'} ${keyOf(high)}`
      : `${from ? '[' : '('}${keyOf(low)}, ${keyOf(high)}${to ? ']' : ')'}`;
  return { part: { name: 'p', answerType, accept: [{ value: key }] }, typed, isRight };
}

/** What learners type, in layers. */
export const typedSiblings: readonly { readonly name: string; readonly draw: (random: Random) => TypedCase }[] = [
  { name: 'solutions in layers of spelling', draw: drawList },
  { name: 'numbers in layers of spelling', draw: drawNumber },
  { name: 'quantities in layers of spelling', draw: drawQuantity },
  { name: 'expressions in other spellings', draw: drawExpression },
  { name: 'ranges in layers of spelling', draw: drawRange },
];
