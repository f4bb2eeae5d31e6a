import type { Random } from '../family.ts';
import { drawExpression, drawQuantity, type TypedCase } from './sibling-formulas.ts';

/*
 * A second generator for what learners type: an answer is put together in layers (how a number is spelled, what it is
 * called, what stands between and around), so that spellings meet that no list has side by side.
 */

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
  const joints = [', ', ' ,', ';', ' ; ', ' or ', ' OR ', ' Or ', ' ∨ ', ' and '];
  joints.push(...(isLatex ? ['\\vee ', '\\;\\text{or}\\;', ',\\ ', '\\qquad ', '\\text{ and }'] : [' & ']));
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

/** Ways in which learners type, in layers. */
export const typedSiblings: readonly { readonly name: string; readonly draw: (random: Random) => TypedCase }[] = [
  { name: 'solutions in layers of spelling', draw: drawList },
  { name: 'numbers in layers of spelling', draw: drawNumber },
  { name: 'quantities in layers of spelling', draw: drawQuantity },
  { name: 'expressions in other spellings', draw: drawExpression },
  { name: 'ranges in layers of spelling', draw: drawRange },
];
