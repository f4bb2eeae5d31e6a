import { mapChildren, namesIn } from '../../notation/index.ts';
import type { Expression, LogicNode, RelationNode, SetOperationNode } from '../../notation/tree.ts';
import { expandPlusMinus, membersOf } from '../collection/alternatives.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { regionOf } from './regions.ts';
import { periodLetters } from './solved.ts';
import { labelOf } from './unknowns.ts';
import { valueAtEnd } from './value-at-end.ts';

/** The letters that an answer with solutions may be about. */
export interface Unknowns {
  /** Letters of the accepted answer, in alphabetical order: what the coordinates of a point stand for. */
  readonly names: readonly string[];
  /** Whether (1, 2) may be an interval. */
  readonly mayBeInterval: boolean;
}

const nothing: Expression = { kind: 'constant', name: 'false' };

/**
 * An answer as a statement about the unknowns, in the spellings of learners: `1 and 2`, `{1, 2}`, `x = 1, 2`,
 * `x > 1, x < 3`, `(x, y) = (1, 2)`, `{x | 1 < x < 3}`, `∅`. Undefined when it says nothing about them.
 */
export function asStatement(tree: Expression, unknowns: Unknowns): Expression | undefined {
  const bare = withoutBrackets(tree);
  switch (bare.kind) {
    case 'relation':
      return ofRelation(bare, unknowns);
    case 'logic':
      return ofLogic(bare, unknowns);
    case 'list':
      if (unknowns.names.length > 1 && bare.items.every(isPlainValue))
        return ofTuple({ kind: 'tuple', shape: 'round', items: bare.items }, unknowns);
      return joined(statementsIn(bare.items, unknowns));
    case 'set':
      // {∅} is not empty: it has no numbers, and is not said to have none.
      if (bare.items.some(isEmptySet)) return isIn(bare, unknowns);
      if (bare.items.length > 1 && bare.items.every((item) => labelOf(item) !== undefined))
        return joined(statementsIn(bare.items, unknowns));
      return bare.items.length === 0 ? nothing : either(statementsIn(bare.items, unknowns));
    case 'tuple':
      if (bare.items.every((item) => labelOf(item) !== undefined)) return joined(statementsIn(bare.items, unknowns));
      return ofTuple(bare, unknowns);
    case 'set-builder':
      return isDomain(withoutBrackets(bare.condition)) && namesIn(bare.element).size > 0
        ? asStatement(bare.element, unknowns)
        : asStatement(bare.condition, unknowns);
    case 'matrix':
      return ofMatrix(bare.rows, bare.fence === 'cases', unknowns);
    case 'constant':
      if (bare.name === 'true' || bare.name === 'false') return bare;
      if (bare.name === 'empty-set') return nothing;
      break;
    case 'set-operation': {
      const ofSets = bare.operands.some((operand) => withoutBrackets(operand).kind === 'set-builder');
      const stated = ofSets ? ofOperation(bare, unknowns) : undefined;
      if (stated) return stated;
      break;
    }
    default:
  }
  if (
    bare.kind === 'interval' ||
    bare.kind === 'set-operation' ||
    (bare.kind === 'constant' && isSetOfNumbers(bare.name))
  )
    return isIn(bare, unknowns);
  return ofValues([bare], unknowns);
}

/** `{30° + 360°k | k ∈ ℤ} ∪ …` as a choice, `ℝ ∖ {πk | k ∈ ℤ}` as what is excluded. */
function ofOperation({ operator, operands }: SetOperationNode, unknowns: Unknowns): Expression | undefined {
  if (operator === 'union') return either(statementsIn(operands, unknowns));
  const [whole, excluded, ...more] = operands;
  const isAll = whole?.kind === 'constant' && whole.name === 'reals' && more.length === 0;
  const stated = operator === 'difference' && isAll && excluded ? asStatement(excluded, unknowns) : undefined;
  return stated && { kind: 'logic', operator: 'not', operands: [stated] };
}

/** Values of the first unknown; undefined when they have letters that do not count periods. */
function ofValues(values: readonly Expression[], unknowns: Unknowns): Expression | undefined {
  const isFree = values.some((value) => [...namesIn(value)].some((name) => !periodLetters.includes(name)));
  if (isFree) return undefined;
  return either(values.flatMap(expandPlusMinus).map((value) => isValue(value, unknowns)));
}

function isEmptySet(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  return (bare.kind === 'constant' && bare.name === 'empty-set') || (bare.kind === 'set' && bare.items.length === 0);
}

function isSetOfNumbers(name: string): boolean {
  return ['reals', 'integers', 'naturals', 'rationals', 'complexes'].includes(name);
}

function nameOf({ names }: Unknowns): Expression {
  return { kind: 'name', name: names[0] ?? 'x' };
}

function isIn(set: Expression, unknowns: Unknowns): Expression {
  return { kind: 'relation', operands: [nameOf(unknowns), set], operators: ['in'] };
}

function isValue(value: Expression, unknowns: Unknowns): Expression {
  return { kind: 'relation', operands: [nameOf(unknowns), value], operators: ['='] };
}

const setKinds: ReadonlySet<Expression['kind']> = new Set(['set', 'set-builder', 'interval', 'set-operation', 'tuple']);

function isSet(tree: Expression): boolean {
  return (
    setKinds.has(tree.kind) || (tree.kind === 'constant' && (tree.name === 'empty-set' || isSetOfNumbers(tree.name)))
  );
}

function ofRelation(relation: RelationNode, unknowns: Unknowns): Expression | undefined {
  const short = valueAtEnd(relation);
  if (short) return ofRelation(short, unknowns);
  const [left, right] = relation.operands;
  const [operator] = relation.operators;
  if (relation.operands.length !== 2 || !left || !right) return either(expandPlusMinus(relation));
  const set = withoutBrackets(right);
  if (operator === 'in' || operator === '=') {
    const names = coordinateNames(left);
    if (names) return asStatement(set, { ...unknowns, names });
    if (isCounted(relation, unknowns)) return relation;
    const isNamed = left.kind === 'name' && (isSet(set) || set.kind === 'matrix');
    if (isNamed && !(operator === 'in' && regionOf(relation))) {
      return asStatement(set, unknowns.names.includes(left.name) ? { ...unknowns, names: [left.name] } : unknowns);
    }
  }
  return either(expandPlusMinus(relation));
}

/** `(x, y)` before an equals sign. */
function coordinateNames(tree: Expression): readonly string[] | undefined {
  const bare = withoutBrackets(tree);
  const items = bare.kind === 'tuple' ? bare.items : bare.kind === 'matrix' ? bare.rows.flat() : [];
  const names = items.flatMap((item) => (item.kind === 'name' ? [item.name] : []));
  return names.length > 0 && names.length === items.length ? names : undefined;
}

function ofLogic(logic: LogicNode, unknowns: Unknowns): Expression | undefined {
  if (logic.operator !== 'and' && logic.operator !== 'or') return logic;
  // “2 and −1” for two letters gives each its value, as (2, −1) does.
  const values = logic.operands.map(withoutBrackets);
  if (logic.operator === 'and' && values.length === unknowns.names.length && values.every(isPlainValue)) {
    return ofTuple({ kind: 'tuple', shape: 'round', items: values }, unknowns);
  }
  const parts = statementsIn(logic.operands, unknowns);
  if (!parts) return undefined;
  // “1 and 2” lists values; “x > 1 and x < 3” are two conditions.
  const isList = logic.operands.slice(1).some((operand) => !isStatement(withoutBrackets(operand)));
  if (isList && logic.operands.every((operand) => !isRange(withoutBrackets(operand)))) return either(parts);
  return parts.length === 1 ? parts[0] : { ...logic, operands: parts };
}

function isPlainValue(tree: Expression): boolean {
  return !isStatement(tree) && !isSet(tree);
}

function isStatement(tree: Expression): boolean {
  return tree.kind === 'relation' || tree.kind === 'logic' || tree.kind === 'set-builder';
}

function isRange(tree: Expression): boolean {
  return tree.kind === 'interval' || tree.kind === 'set-operation';
}

/** Each as a statement; a value without a letter belongs to the letter before it, and `k ∈ ℤ` says nothing of its own. */
function statementsIn(items: readonly Expression[], unknowns: Unknowns): Expression[] | undefined {
  const found: Expression[] = [];
  let about = unknowns;
  for (const item of items) {
    const bare = withoutBrackets(item);
    if (isDomain(bare) || (items.length > 1 && isReal(bare, unknowns))) continue;
    if (bare.kind === 'relation' && bare.operators[0] === '=' && bare.operands[0]?.kind === 'name') {
      about = { ...unknowns, names: [bare.operands[0].name] };
    }
    const statement = asStatement(bare, bare.kind === 'tuple' ? unknowns : about);
    if (!statement) return undefined;
    found.push(statement);
  }
  return found;
}

function isDomain(tree: Expression): boolean {
  if (tree.kind !== 'relation' || tree.operators[0] !== 'in') return false;
  const [left, right] = tree.operands;
  if (left?.kind !== 'name' || !periodLetters.includes(left.name)) return false;
  return right?.kind === 'constant' && right.name === 'integers';
}

/** `x ∈ ℝ` beside other conditions. */
function isReal(tree: Expression, unknowns: Unknowns): boolean {
  if (tree.kind !== 'relation' || tree.operators[0] !== 'in' || tree.operands.length !== 2) return false;
  const [, right] = tree.operands;
  return !isCounted(tree, unknowns) && right?.kind === 'constant' && right.name === 'reals';
}

/** `k ∈ ℕ` of a letter that counts periods. */
function isCounted({ operands: [left], operators: [operator] }: RelationNode, { names }: Unknowns): boolean {
  return operator === 'in' && left?.kind === 'name' && periodLetters.includes(left.name) && !names.includes(left.name);
}

/**
 * Joins the parts between commas: conditions on several letters, or on one from both sides, hold together; solutions
 * are a choice.
 */
function joined(statements: readonly Expression[] | undefined): Expression | undefined {
  if (!statements || statements.length < 2) return statements?.[0];
  const both: Expression = { kind: 'logic', operator: 'and', operands: statements };
  const letters = new Set(statements.flatMap((statement) => [...namesIn(statement)]));
  if (letters.size > 1 && statements.every(({ kind }) => kind === 'relation')) {
    const [first, ...others] = statements.map(labelOf);
    return first !== undefined && others.every((label) => label === first) ? either(statements) : both;
  }
  const compares = statements.every(
    (each) => each.kind === 'relation' && each.operators.every((sign) => /[<>]|!=/.test(sign)),
  );
  if (compares && (regionOf(both)?.length ?? 0) > 0) return both;
  return either(statements);
}

function either(statements: readonly Expression[] | undefined): Expression | undefined {
  if (!statements || statements.length === 0) return undefined;
  return statements.length === 1 ? statements[0] : { kind: 'logic', operator: 'or', operands: statements };
}

/** A point gives each letter a value; in one letter it is an interval where one is asked for, else a list of values. */
function ofTuple(tuple: Extract<Expression, { kind: 'tuple' }>, unknowns: Unknowns): Expression | undefined {
  const { items } = tuple;
  if (unknowns.names.length > 1 && items.length === unknowns.names.length) {
    return {
      kind: 'logic',
      operator: 'and',
      operands: items.map((item, index) => isValue(item, { ...unknowns, names: unknowns.names.slice(index) })),
    };
  }
  if (items.length === 2 && (unknowns.mayBeInterval || items.some(isInfinite))) return isIn(tuple, unknowns);
  const members = membersOf(tuple);
  return members && ofValues(members, unknowns);
}

function isInfinite(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  const inner = bare.kind === 'negate' || bare.kind === 'positive' ? bare.operand : bare;
  return inner.kind === 'constant' && inner.name === 'infinity';
}

/** Equations below each other hold together, as those of a system do; a column is a point. */
function ofMatrix(
  rows: readonly (readonly Expression[])[],
  isCases: boolean,
  unknowns: Unknowns,
): Expression | undefined {
  const items = rows.flat();
  if (isCases || items.every((item) => item.kind === 'relation')) {
    const operands = statementsIn(items, unknowns);
    return operands && (operands.length > 1 ? { kind: 'logic', operator: 'and', operands } : operands[0]);
  }
  if (rows.length > 1 && rows.some((row) => row.length > 1)) return undefined;
  return ofTuple({ kind: 'tuple', shape: 'round', items }, unknowns);
}

/** The value of each letter where a statement gives every letter one number: `x = 1 and y = 2`. */
export function coordinatesOf(tree: Expression): ReadonlyMap<string, Expression> | undefined {
  const bare = withoutBrackets(tree);
  if (bare.kind !== 'logic' || bare.operator !== 'and') return undefined;
  const found = new Map<string, Expression>();
  for (const part of bare.operands) {
    const label = labelOf(part);
    const value = part.kind === 'relation' && part.operands.length === 2 ? part.operands[1] : undefined;
    if (label === undefined || !value || namesIn(value).size > 0 || found.has(label)) return undefined;
    found.set(label, value);
  }
  return found;
}

/** `πk (k ∈ ℤ)` without what is only said of the letter that counts. */
export function withoutDomain(tree: Expression): Expression {
  const bare = mapChildren(tree, withoutDomain);
  if (bare.kind !== 'multiply') return bare;
  const kept = bare.factors.filter((factor) => !isDomain(withoutBrackets(factor)));
  if (kept.length === bare.factors.length) return bare;
  const [only] = kept;
  return kept.length === 1 && only ? only : { ...bare, factors: kept, marks: kept.slice(1).map(() => 'implicit') };
}
