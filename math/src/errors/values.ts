import {
  addComplex,
  type Complex,
  divideComplex,
  multiplyComplex,
  powerComplex,
  absoluteComplex,
} from '../algebra/numbers/complex.ts';
import { elementary } from '../algebra/evaluating/elementary.ts';
import { compile } from '../algebra/evaluating/program.ts';
import { run } from '../algebra/evaluating/run.ts';
import type { Expression } from '../notation/tree.ts';

/** A scalar's values at two places away from anything special, where each name has its own value at each. */
export type Values = readonly [Complex, Complex];

const places = [0.734_219, 1.271_803] as const;

function valueOfName(name: string, place: number): Complex {
  let spread = 0;
  for (let k = 0; k < name.length; k++) spread = (spread * 31 + name.charCodeAt(k)) % 97;
  return { re: place + spread * 0.017_203_9, im: 0 };
}

/** Values worked out before: wrong results share most of their nodes. */
export type Memo = Map<Expression, Values | undefined>;

/** Undefined where there is no value. */
export function valuesOf(tree: Expression, memo: Memo = new Map()): Values | undefined {
  if (tree.kind === 'number' || tree.kind === 'name') return evaluate(tree, memo);
  if (memo.has(tree)) return memo.get(tree);
  const values = evaluate(tree, memo);
  const isFinite = values && Number.isFinite(values[0].re + values[0].im + values[1].re + values[1].im);
  memo.set(tree, isFinite ? values : undefined);
  return isFinite ? values : undefined;
}

function evaluate(tree: Expression, memo: Memo): Values | undefined {
  const of = (part: Expression): Values | undefined => valuesOf(part, memo);
  switch (tree.kind) {
    case 'number':
      return tree.repetend === undefined ? same(Number(tree.text)) : compiled(tree);
    case 'name':
      return [valueOfName(tree.name, places[0]), valueOfName(tree.name, places[1])];
    case 'constant':
      return tree.name === 'pi' ? same(Math.PI) : tree.name === 'e' ? same(Math.E) : compiled(tree);
    case 'group':
      return of(tree.body);
    case 'positive':
      return of(tree.operand);
    case 'negate':
      return each(of(tree.operand), ({ re, im }) => ({ re: -re, im: 0 - im }));
    case 'add':
      return fold(tree.terms, of, addComplex);
    case 'multiply':
      return fold(tree.factors, of, multiplyComplex);
    case 'divide':
      return both(of(tree.numerator), of(tree.denominator), divideComplex);
    case 'power':
      return raised(tree, of(tree.base), of(tree.exponent));
    case 'call': {
      const [argument] = tree.args;
      const value = elementary[tree.name]?.value;
      if (!value || !argument || tree.args.length > 1 || tree.base || tree.primes) return compiled(tree);
      return each(of(argument), value);
    }
    default:
      return noScalars.has(tree.kind) ? undefined : compiled(tree);
  }
}

const noScalars: ReadonlySet<Expression['kind']> = new Set([
  'relation',
  'logic',
  'list',
  'tuple',
  'set',
  'set-builder',
  'set-operation',
  'interval',
  'matrix',
  'plus-minus',
  'text',
]);

function same(re: number): Values {
  return [
    { re, im: 0 },
    { re, im: 0 },
  ];
}

function each(values: Values | undefined, change: (value: Complex) => Complex): Values | undefined {
  return values && [change(values[0]), change(values[1])];
}

function both(
  a: Values | undefined,
  b: Values | undefined,
  combine: (a: Complex, b: Complex) => Complex,
): Values | undefined {
  return a && b && [combine(a[0], b[0]), combine(a[1], b[1])];
}

function fold(
  parts: readonly Expression[],
  of: (part: Expression) => Values | undefined,
  combine: (a: Complex, b: Complex) => Complex,
): Values | undefined {
  let result: Values | undefined;
  for (const part of parts) {
    const values = of(part);
    if (!values) return undefined;
    result = result ? both(result, values, combine) : values;
  }
  return result;
}

function raised(tree: Expression, base: Values | undefined, exponent: Values | undefined): Values | undefined {
  if (!base || !exponent) return undefined;
  const isPlain = base.every(
    ({ re, im }, k) => im === 0 && exponent[k]?.im === 0 && (re > 0 || Number.isInteger(exponent[k].re)),
  );
  // A root of a negative number has rules of its own.
  return isPlain ? both(base, exponent, powerComplex) : compiled(tree);
}

function compiled(tree: Expression): Values | undefined {
  const program = compile(tree);
  if (!program) return undefined;
  const at = (place: number): Complex =>
    run(
      program,
      program.variables.map((name) => valueOfName(name, place)),
      'real',
    );
  return [at(places[0]), at(places[1])];
}

/** The value of a real number as a double; undefined for anything with letters or without a value. */
export function quickValue(tree: Expression): number | undefined {
  const [first, second] = valuesOf(tree) ?? [];
  return first && second && first.im === 0 && first.re === second.re ? first.re : undefined;
}

const distance = (a: Complex, b: Complex): number => Math.hypot(a.re - b.re, a.im - b.im);

function isClose(a: Complex, b: Complex): boolean {
  if (Math.abs(a.re - b.re) > 1e-6 * Math.max(1, Math.abs(b.re))) return false;
  return distance(a, b) <= 1e-9 * Math.max(1e-6, absoluteComplex(b));
}

export function areClose(a: Values, b: Values): boolean {
  return isClose(a[0], b[0]) && isClose(a[1], b[1]);
}

/** Whether the first values are within half a per cent. */
export function areNear(a: Values, b: Values): boolean {
  return distance(a[0], b[0]) <= 0.005 * absoluteComplex(b[0]);
}

/** Whether two answers may mean the same: false only where the values in them, or of their sides, clearly differ. */
export function mayBeSame(a: Expression, b: Expression): boolean {
  const [x, y] = [membersOf(a), membersOf(b)];
  if (!x || !y) return mayAgree(a, b);
  const isIn = (value: Values, others: readonly Values[]): boolean => others.some((other) => areClose(value, other));
  return x.every((value) => isIn(value, y)) && y.every((value) => isIn(value, x));
}

/** For two simple relations: whether the differences of their sides are proportional; true for anything else. */
function mayAgree(made: Expression, answer: Expression): boolean {
  const [one, two] = [differenceOf(made), differenceOf(answer)];
  if (!one || !two) return true;
  const [a, b] = [valuesOf(one), valuesOf(two)];
  const ratios = a && b ? a.map((top, k) => top.re / (b[k]?.re ?? Number.NaN)) : [];
  const [first = Number.NaN, second = Number.NaN] = ratios;
  if (!Number.isFinite(first) || !Number.isFinite(second)) return true;
  return Math.abs(first - second) <= 1e-9 * Math.abs(first);
}

function differenceOf(tree: Expression): Expression | undefined {
  const [left, right] = tree.kind === 'relation' && tree.operands.length === 2 ? tree.operands : [];
  return left && right ? { kind: 'add', terms: [left, { kind: 'negate', operand: right }] } : undefined;
}

const membersKnown = new WeakMap<Expression, readonly Values[] | 'none'>();

/** Values of members, of ends of intervals, of what a letter is compared with; undefined where others may count. */
function membersOf(tree: Expression): readonly Values[] | undefined {
  const before = membersKnown.get(tree);
  if (before) return before === 'none' ? undefined : before;
  const found: Values[] = [];
  const members = collect(tree, found) ? found : undefined;
  membersKnown.set(tree, members ?? 'none');
  return members;
}

function collect(tree: Expression, into: Values[]): boolean {
  switch (tree.kind) {
    case 'group':
      return collect(tree.body, into);
    case 'set':
    case 'list':
    case 'tuple':
      return tree.items.every((item) => collect(item, into));
    case 'interval':
      return collect(tree.start, into) && collect(tree.end, into);
    case 'matrix':
      return tree.rows.every((row) => row.every((entry) => collect(entry, into)));
    case 'logic':
      return tree.operator === 'or' && tree.operands.every((operand) => collect(operand, into));
    case 'set-operation':
      return tree.operator === 'union' && tree.operands.every((operand) => collect(operand, into));
    case 'relation':
      return collectSolution(tree.operands, into);
    default: {
      const isInfinite = (side: Expression): boolean => side.kind === 'constant' && side.name === 'infinity';
      if (isInfinite(tree) || (tree.kind === 'negate' && isInfinite(tree.operand))) return true;
      const values = valuesOf(tree);
      if (values) into.push(values);
      return values !== undefined;
    }
  }
}

/** x = 3, 1 < x < 2: a letter compared with numbers. */
function collectSolution(operands: readonly Expression[], into: Values[]): boolean {
  const numbers = operands.filter(({ kind }) => kind !== 'name');
  if (numbers.length === operands.length) return false;
  return numbers.every((side) => collect(side, into) && isClosed(into.at(-1)));
}

/** Without letters: the same at both places. */
function isClosed(values: Values | undefined): boolean {
  return values !== undefined && distance(values[0], values[1]) === 0;
}
