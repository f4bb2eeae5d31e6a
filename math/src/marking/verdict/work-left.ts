import { exactValue } from '../../algebra/index.ts';
import { equals, isInteger, roundTo } from '../../algebra/numbers/rational.ts';
import { worksOutNumbers } from '../../exercises/document/answer-forms.ts';
import { answerTypes, type FormulaPart, type MathsType, type NumberPart } from '../../exercises/document/document.ts';
import { contains } from '../../forms/structure.ts';
import { numberWork } from '../../forms/numbers/worked-out.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { expandPlusMinus } from '../collection/alternatives.ts';
import { multipliedOut } from '../expression/multiples.ts';
import { infiniteValue } from '../../equivalence/scalars/infinity.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { realValue } from '../number/real-value.ts';
import { hasRange, regionOf } from '../equation/regions.ts';
import { isLabel, isSolved } from '../equation/solved.ts';
import { decimalsFor } from '../number/tolerance.ts';

/** The work left in an answer that is otherwise finished. */
export interface WorkLeft {
  /** The state that the answer has not reached yet. */
  readonly yet: 'worked out' | 'solved' | 'rounded as asked';
  /** A sentence that says what to do and nothing about whether the answer is right. */
  readonly advice: string;
  /**
   * A formula of the question that is not an accepted answer: saying so before results are shown would reveal which
   * ones are not.
   */
  readonly isEcho?: boolean;
}

const calculate: WorkLeft = { yet: 'worked out', advice: 'Work it out: there is still something to calculate.' };
const reduce: WorkLeft = { yet: 'worked out', advice: 'Reduce the fraction.' };
const root: WorkLeft = { yet: 'worked out', advice: 'Simplify the root.' };
const decimal: WorkLeft = { yet: 'worked out', advice: 'Write it as a decimal number.' };
const solve: WorkLeft = { yet: 'solved', advice: 'Solve it: write the letter alone on one side.' };

const ofNumber = { calculate, reduce, root };

type MarkedPart = NumberPart | FormulaPart;

/**
 * Returns the work left in an answer to a part, whether it is right or not; nothing where the part does not ask for it.
 */
export function workLeft(part: MarkedPart, tree: Expression): WorkLeft | undefined {
  return workByType[part.answerType](part, tree);
}

const workByType: Readonly<Record<MathsType, (part: MarkedPart, tree: Expression) => WorkLeft | undefined>> = {
  [answerTypes.number]: workInScalar,
  [answerTypes.expression]: workInScalar,
  [answerTypes.equation]: (part, tree) => workInStatement(exactly(part), tree),
  [answerTypes.collection]: workInCollection,
  [answerTypes.matrix]: workInEntries,
};

/** Statements and the ends of intervals are compared exactly, whatever rounding the part asks for. */
function exactly(part: MarkedPart): MarkedPart {
  const { tolerance: _, precision: __, ...exact } = part;
  return exact;
}

/**
 * A number has to be worked out; an expression with letters must not hold anything that is only written down, such as a
 * derivative. Whether like terms are put together is a matter of the part's form.
 */
function workInScalar(part: MarkedPart, tree: Expression): WorkLeft | undefined {
  if (contains(tree, isOnlyWrittenDown)) return calculate;
  if (namesIn(tree).size > 0 || !worksOutNumbers(part.form ?? 'any')) return undefined;
  const work = numberWork(tree);
  return work ? ofNumber[work] : workInRounding(part, tree);
}

function isOnlyWrittenDown(node: Expression): boolean {
  switch (node.kind) {
    case 'big':
    case 'limit':
    case 'derivative':
    case 'matrix':
    case 'tuple':
      return true;
    case 'call':
      return node.primes !== undefined;
    default:
      return false;
  }
}

/**
 * Where a rounding is asked for, a number is rounded: √2 and 1.4142 are not yet the two decimals 1.41. Where it need only
 * be near, it is a number that says how large it is.
 */
function workInRounding(part: MarkedPart, tree: Expression): WorkLeft | undefined {
  const { precision, tolerance } = part;
  if ((precision === undefined && tolerance === undefined) || !realValue(tree)) return undefined;
  const value = exactValue(tree);
  const count = tolerance?.value ?? 0;
  switch (precision === undefined ? tolerance?.kind : undefined) {
    case 'decimals':
      return value && equals(roundTo(value, count), value) ? undefined : rounding('decimal place', count);
    case 'significant-figures':
      return value && equals(roundTo(value, decimalsFor({ exact: value }, count)), value)
        ? undefined
        : rounding('significant figure', count);
    default:
      return isCalculation(tree) ? decimal : undefined;
  }
}

function rounding(places: string, count: number): WorkLeft {
  const to = count === 0 ? 'a whole number' : `${count} ${places}${count === 1 ? '' : 's'}`;
  return { yet: 'rounded as asked', advice: `Round it to ${to}.` };
}

/** ln 12/ln 2 and 1.05^20 wait for a calculator, unlike √2 and 3π. */
function isCalculation(tree: Expression): boolean {
  return contains(
    tree,
    (node) =>
      node.kind === 'call' ||
      (node.kind === 'postfix' && node.operator === 'factorial') ||
      (node.kind === 'power' && !isPlainPower(node.base)),
  );
}

function isPlainPower(base: Expression): boolean {
  return exactValue(base)?.n === 10;
}

/** A statement says what the letter is, and the number beside it is worked out. */
function workInStatement(part: MarkedPart, tree: Expression): WorkLeft | undefined {
  const bare = withoutBrackets(tree);
  if (!isSolved(bare)) return solve;
  if (bare.kind === 'logic') return firstOf(bare.operands, (operand) => workInStatement(part, operand));
  if (bare.kind !== 'relation') return undefined;
  return firstOf(bare.operands, (operand) => (isLabel(operand) ? undefined : workInCollection(part, operand)));
}

/** Members and ends are worked out, an equation is solved, and operations on sets are carried out. */
function workInCollection(part: MarkedPart, tree: Expression): WorkLeft | undefined {
  const bare = withoutBrackets(tree);
  const inside = (items: readonly Expression[]) => firstOf(items, (item) => workInCollection(part, item));
  switch (bare.kind) {
    case 'set':
    case 'list':
    case 'tuple':
      return inside(bare.items);
    case 'interval':
      return firstOf([bare.start, bare.end], (end) => workInScalar(exactly(part), end));
    case 'set-operation':
      return inside(bare.operands) ?? (isCarriedOut(bare) ? undefined : calculate);
    case 'set-builder':
      return workInStatement(exactly(part), bare.condition);
    case 'logic':
      // Also 2 or 3, where one says only what may be.
      return inside(bare.operands);
    case 'relation':
      // x = 1.41 is a member; x > √2 is an interval.
      return workInStatement(bare.operators.every((operator) => operator === '=') ? part : exactly(part), bare);
    case 'plus-minus':
      return inside(expandPlusMinus(bare));
    case 'multiply':
    case 'divide':
    case 'negate':
    case 'matrix':
      return workInEntries(part, bare);
    default:
      return workInScalar(part, bare);
  }
}

/** Unions of intervals that are apart, a set of numbers without some of them, and ℝ without an interval inside. */
function isCarriedOut(tree: Extract<Expression, { kind: 'set-operation' }>): boolean {
  const [first, ...rest] = tree.operands;
  if (tree.operator === 'difference') {
    const isPlain = first !== undefined && isReals(first) ? isSetOrStretch : isSet;
    return hasRange(first && regionOf(first)) && rest.every(isPlain);
  }
  if (tree.operator !== 'union') return false;
  const regions = tree.operands.map(regionOf);
  const pieces = regions.reduce((sum, region) => sum + (region?.length ?? 0), 0);
  const whole = regionOf(tree);
  return whole === undefined || (whole.length === pieces && regions.some(hasRange));
}

const isReals = (tree: Expression): boolean => tree.kind === 'constant' && tree.name === 'reals';
const isSet = (tree: Expression): boolean => withoutBrackets(tree).kind === 'set';

/** Numbers one by one, or from one to another: without them ℝ is not one interval. */
function isSetOrStretch(tree: Expression): boolean {
  if (isSet(tree)) return true;
  const ends = tree.kind === 'interval' ? [tree.start, tree.end] : tree.kind === 'tuple' ? tree.items : [];
  return ends.length === 2 && ends.every((end) => infiniteValue(end) === undefined);
}

/** Entries are worked out; a number before a vector may stay where it is a fraction or a root that all share. */
function workInEntries(part: MarkedPart, tree: Expression): WorkLeft | undefined {
  const bare = withoutBrackets(tree);
  if (bare.kind === 'matrix') return firstOf(bare.rows.flat(), (entry) => workInScalar(part, entry));
  if (bare.kind === 'tuple' || bare.kind === 'list') {
    return firstOf(bare.items, (item) =>
      item.kind === 'tuple' ? workInEntries(part, item) : workInScalar(part, item),
    );
  }
  const factored = factorBefore(bare);
  if (!factored) return workInScalar(part, bare);
  const { factor, entries } = factored;
  const work = workInScalar(part, factor) ?? workInEntries(part, entries);
  if (work) return work;
  const scale = exactValue(factor);
  const products = multipliedOut(bare);
  const areWhole = products.kind === 'tuple' && products.items.every((item) => isWhole(item));
  return namesIn(factor).size === 0 && ((scale && isInteger(scale)) || areWhole) ? calculate : undefined;
}

function isWhole(tree: Expression): boolean {
  const value = exactValue(tree);
  return value !== undefined && isInteger(value);
}

/** 1/3 · (1, 2, 2) and (1, 2, 2)/3, taken apart. */
function factorBefore(tree: Expression): { factor: Expression; entries: Expression } | undefined {
  const bare = withoutBrackets(tree);
  const isBlock = (node: Expression): boolean => ['matrix', 'tuple'].includes(withoutBrackets(node).kind);
  if (bare.kind === 'divide' && isBlock(bare.numerator)) {
    const factor: Expression = { ...bare, numerator: { kind: 'number', text: '1' } };
    return { factor, entries: bare.numerator };
  }
  if (bare.kind === 'negate') {
    const inside = factorBefore(bare.operand);
    return inside && { ...inside, factor: { kind: 'negate', operand: inside.factor } };
  }
  if (bare.kind !== 'multiply' || bare.factors.length !== 2) return undefined;
  const [factor, entries] = bare.factors;
  return factor && entries && isBlock(entries) && !isBlock(factor) ? { factor, entries } : undefined;
}

function firstOf<T>(items: readonly T[], workOf: (item: T) => WorkLeft | undefined): WorkLeft | undefined {
  for (const item of items) {
    const work = workOf(item);
    if (work) return work;
  }
  return undefined;
}
