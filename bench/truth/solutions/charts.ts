import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';
import {
  added,
  between,
  beyond,
  chartOf,
  fraction,
  otherThan,
  type Pieces,
  point,
  type Relation,
  relations,
  stated,
  turned,
  united,
} from './pieces-of-line.ts';

/** The statement beside the set that it describes, or another one. */
function judged(random: Random, statement: string, truth: Pieces): TruthCase {
  const isRight = random.chance();
  const text = stated(random, isRight ? truth : otherThan(random, truth));
  return comparison(statement, text, isRight, { multiplicity: 'ignore' });
}

interface Polynomial {
  readonly text: string;
  readonly k: number;
  readonly roots: readonly number[];
}

/** k(x − r) or k(x − r)(x − s), multiplied out or not. */
function polynomial(random: Random, degree: number): Polynomial {
  const k = random.pick([1, 1, -1, 2, -3]);
  const roots = Array.from({ length: degree }, () => random.integer(-6, 6));
  const lead = k === 1 ? '' : k === -1 ? '-' : String(k);
  const [r = 0, s = 0] = roots;
  const factors = roots.map((root) => (root === 0 ? 'x' : `(x${added(-root)})`)).join('');
  if (random.chance()) return { text: lead + factors, k, roots };
  if (degree === 1) return { text: `${lead}x${added(-k * r)}`, k, roots };
  const middle = -k * (r + s);
  return { text: `${lead}x^2${middle === 0 ? '' : `${added(middle)}x`}${added(k * r * s)}`, k, roots };
}

/** Statements about p that hold where p is in a relation to 0. */
const conditions: readonly (readonly [text: string, relation: Relation])[] = [
  ['abs(p) = p', '>='],
  ['abs(p) = -(p)', '<='],
  ['sqrt((p)^2) = p', '>='],
  ['abs(p) > p', '<'],
  ['abs(p) != p', '<'],
  ['max(p, 0) = p', '>='],
  ['min(p, 0) = 0', '>='],
  ['max(p, 0) = 0', '<='],
  ['max(p, -(p)) = p', '>='],
  ['min(p, -(p)) = p', '<='],
  ['abs(p) + p = 0', '<='],
  ['abs(p) + p > 0', '>'],
  ['(p)abs(p) > 0', '>'],
  ['sign(p) = 1', '>'],
  ['sign(p) >= 0', '>='],
  ['sign(p)^2 = 1', '!='],
  ['sign(p) = abs(sign(p))', '>='],
  ['abs(p)/(p) = 1', '>'],
  ['sqrt(p) >= 0', '>='],
  ['abs(p) <= 0', '='],
  ['(p)^4 <= 0', '='],
  ['(p)^3 < 0', '<'],
  ['1/(p) > 0', '>'],
  ['e^(p) >= 1', '>='],
  ['1 > 2^(p)', '<'],
  ['not (p > 0)', '<='],
  ['arctan(p) < 0', '<'],
  ['abs(abs(p) - (p)) = 0', '>='],
];

function ofOneSign(random: Random): TruthCase {
  const { text, k, roots } = polynomial(random, random.integer(1, 2));
  const [statement, relation] = random.pick(conditions);
  return judged(random, statement.replace(/p(?![a-z])/g, text), chartOf(k, roots, relation));
}

/** Statements about p and q that hold where p·q is in a relation to 0. */
const ofProducts: readonly (readonly [text: string, relation: Relation])[] = [
  ['abs((P) + (Q)) = abs(P) + abs(Q)', '>='],
  ['abs((P) - (Q)) = abs(P) + abs(Q)', '<='],
  ['abs((P) + (Q)) < abs(P) + abs(Q)', '<'],
  ['(P)/(Q) > 0', '>'],
  ['(P > 0 and Q > 0) or (P < 0 and Q < 0)', '>'],
  ['P = 0 or Q = 0', '='],
  ['P != 0 and Q != 0', '!='],
  ['min(abs(P), abs(Q)) = 0', '='],
  ['sqrt((P)(Q)) > 0', '>'],
  ['sign(P) sign(Q) = -1', '<'],
  ['sign(P) = sign(Q) and P != 0', '>'],
];

function ofTwoSigns(random: Random): TruthCase {
  const [p, q] = [polynomial(random, 1), polynomial(random, 1)];
  const [text, relation] = random.pick(ofProducts);
  const statement = text.replaceAll('P', p.text).replaceAll('Q', q.text);
  return judged(random, statement, chartOf(p.k * q.k, [...p.roots, ...q.roots], relation));
}

/** ⌊(x + a)/b⌋ and ⌈(x + a)/b⌉ beside whole numbers. */
function ofSteps(random: Random): TruthCase {
  const [b, a, m] = [random.integer(1, 4), random.integer(-6, 6), random.integer(-3, 60)];
  const u = b === 1 ? `x${added(a)}` : `(x${added(a)})/${b}`;
  const at = (value: number): number => b * value - a;
  const size = Math.abs(m) + 1;
  const step = (from: number, to: number): Pieces => [between(at(from), at(to), true)];
  const cases: readonly (readonly [string, Pieces])[] = [
    [`floor(${u}) = ${m}`, step(m, m + 1)],
    [`ceil(${u}) = ${m}`, [between(at(m - 1), at(m), false, true)]],
    [`floor(${u}) > ${m}`, step(m + 1, Infinity)],
    [`floor(${u}) <= ${m}`, [between(-Infinity, at(m + 1))]],
    [`floor(${u})^2 = ${size ** 2}`, [...step(-size, 1 - size), ...step(size, size + 1)]],
    [`abs(floor(${u})) <= ${size}`, step(-size, size + 1)],
    [`floor(abs(${u})) = ${size}`, [between(at(-size - 1), at(-size), false, true), ...step(size, size + 1)]],
    [`floor(${u}) + ceil(${u}) = ${2 * m}`, [point(at(m))]],
    [`floor(${u}) + ceil(${u}) = ${2 * m + 1}`, [between(at(m), at(m + 1))]],
    [`floor(${u}) != ${m}`, [between(-Infinity, at(m)), ...step(m + 1, Infinity)]],
    [`max(floor(${u}), ${m}) = ${m}`, [between(-Infinity, at(m + 1))]],
    [`sign(floor(${u})) = 1`, step(1, Infinity)],
  ];
  const [statement, truth] = random.pick(cases);
  return judged(random, statement, united(truth));
}

/** Functions that always rise, or always fall, with U and its value C. */
const monotone: readonly (readonly [text: string, value: string, rises: boolean])[] = [
  ['e^(U)', 'e^(C)', true],
  ['(1/3)^(U)', '3^(-(C))', false],
  ['(U)^3', '(C)^3', true],
  ['(U)^5 + (U)', '(C)^5 + (C)', true],
  ['arctan(U)', 'arctan(C)', true],
  ['sinh(U)', 'sinh(C)', true],
  ['e^(U) + (U)', 'e^(C) + (C)', true],
  ['(U)abs(U)', '(C)abs(C)', true],
  ['5^(U) - 5^(-(U))', '5^(C) - 5^(-(C))', true],
  ['1/(1 + 2^(U))', '1/(1 + 2^(C))', false],
  ['2(U) + sin(U)', '2(C) + sin(C)', true],
];

function ofMonotone(random: Random): TruthCase {
  const relation = random.pick(relations);
  const { text, k, roots } = polynomial(random, random.integer(1, 2));
  const c = random.integer(-3, 4);
  const [shape, value, rises] = random.pick(monotone);
  const left = shape.replaceAll('U', text + added(c));
  return judged(
    random,
    `${left} ${relation} ${value.replaceAll('C', fraction(c))}`,
    chartOf(k, roots, rises ? relation : turned[relation]),
  );
}

/** The same for functions without values below 0, or 1, of U = x + b. */
const fromSomewhere: readonly (readonly [text: string, value: string, from: number, hasFrom: boolean])[] = [
  ['ln(U)', 'ln(C)', 0, false],
  ['sqrt(U)', 'sqrt(C)', 0, true],
  ['ln(U) + (U)', 'ln(C) + C', 0, false],
  ['(U)sqrt(U)', 'C sqrt(C)', 0, true],
  ['arcosh(U)', 'arcosh(C)', 1, true],
  ['(U)^(3/2)', 'C^(3/2)', 0, true],
];

function ofHalfLines(random: Random): TruthCase {
  const relation = random.pick(relations);
  const [b, c] = [random.integer(-6, 6), random.integer(1, 5)];
  const [shape, value, from, hasFrom] = random.pick(fromSomewhere);
  const statement = `${shape.replaceAll('U', `x${added(b)}`)} ${relation} ${value.replaceAll('C', String(c))}`;
  return judged(random, statement, beyond(between(from - b, Infinity, hasFrom), c - b, relation));
}

/** √(x + a) ± √(x + b) and sums of logarithms, which rise or fall, beside their value at a chosen number. */
function ofTwoTerms(random: Random): TruthCase {
  const relation = random.pick(relations);
  const r = random.integer(-8, 12);
  if (random.chance()) {
    const [i, j] = [random.integer(-1, 3), random.integer(-1, 3)];
    const base = random.integer(2, 3);
    const [s, t] = [base ** i - r, base ** j - r];
    const statement = `log_${base}(x${added(s)}) + log_${base}(x${added(t)}) ${relation} ${i + j}`;
    return judged(random, statement, beyond(between(Math.max(-s, -t), Infinity), r, relation));
  }
  const p = random.integer(1, 6);
  const q = random.pick([0, 1, 2, 3, 4, 5].filter((each) => each !== p));
  const isSum = random.chance();
  const [a, b] = [p * p - r, q * q - r];
  const statement = `sqrt(x${added(a)}) ${isSum ? '+' : '-'} sqrt(x${added(b)}) ${relation} ${isSum ? p + q : p - q}`;
  const falls = !isSum && p > q;
  return judged(
    random,
    statement,
    beyond(between(Math.max(-a, -b), Infinity, true), r, falls ? turned[relation] : relation),
  );
}

export const chartFamilies: readonly TruthFamily[] = [
  { name: 'solutions: conditions on one sign', draw: ofOneSign },
  { name: 'solutions: conditions on two signs', draw: ofTwoSigns },
  { name: 'solutions: steps beside numbers', draw: ofSteps },
  { name: 'solutions: functions that rise or fall', draw: ofMonotone },
  { name: 'solutions: functions of half lines', draw: ofHalfLines },
  { name: 'solutions: two roots or logarithms', draw: ofTwoTerms },
];
