import { type Program } from '../../algebra/evaluating/program-builder.ts';
import { callTree, constantTree, productTree, zeroTree } from '../../algebra/construct.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { freeNames } from '../../algebra/names.ts';
import { substitute } from '../../algebra/substitute.ts';
import type { Expression, RelationNode, RelationOperator } from '../../notation/tree.ts';
import { orderedItems } from '../collections/collections.ts';
import { calculatesWithMatrices, matrixResult } from '../collections/matrix-algebra.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';
import { infiniteValue } from '../scalars/infinity.ts';

/** A statement about numbers: relations `difference ⋚ 0` joined by logic. */
export type Formula =
  | { readonly kind: 'constant'; readonly value: boolean }
  | Atom
  /** A statement that only equals itself: a logical letter, membership, a comparison with ∞. */
  | { readonly kind: 'opaque'; readonly key: string }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] }
  | { readonly kind: 'not'; readonly part: Formula };

export interface Atom {
  readonly kind: 'atom';
  /** `difference` is = 0, ≠ 0, < 0 or ≤ 0. */
  readonly operator: '=' | '!=' | '<' | '<=';
  readonly difference: Expression;
  readonly program: Program;
}

/** A statement as a formula, or undefined when it is not one or holds parts that are not scalars. */
export function formulaOf(tree: Expression): Formula | undefined {
  switch (tree.kind) {
    case 'group':
      return formulaOf(tree.body);
    case 'constant':
      if (tree.name === 'true' || tree.name === 'false') return { kind: 'constant', value: tree.name === 'true' };
      return undefined;
    case 'name':
      return { kind: 'opaque', key: `letter ${tree.name}` };
    case 'relation':
      return chain(tree);
    case 'logic':
      return logic(tree.operator, tree.operands);
    case 'list':
    case 'set':
      return tree.items.every(isStatement) ? together(tree.items) : undefined;
    case 'matrix':
      return system(tree.rows, tree.fence);
    default:
      return undefined;
  }
}

/** Whether a tree states something rather than naming a value. */
export function isStatement(tree: Expression): boolean {
  switch (tree.kind) {
    case 'relation':
    case 'logic':
      return true;
    case 'group':
      return isStatement(tree.body);
    case 'constant':
      return tree.name === 'true' || tree.name === 'false';
    case 'list':
      return tree.items.length > 0 && tree.items.every(isStatement);
    case 'matrix':
      return tree.fence === 'cases' && tree.rows.every((row) => row.every(isStatement));
    default:
      return false;
  }
}

function system(rows: readonly (readonly Expression[])[], fence: string): Formula | undefined {
  const items = rows.flat();
  return fence === 'cases' && items.every(isStatement) ? together(items, true) : undefined;
}

/** Statements with commas: x = 1, y = 2 is a system; x = 1, x = 2 lists solutions. */
function together(items: readonly Expression[], system = false): Formula | undefined {
  const lefts = items.map((item) =>
    item.kind === 'relation' && item.operators[0] === '=' ? item.operands[0] : undefined,
  );
  const first = lefts[0];
  const isSolutions =
    !system &&
    items.length > 1 &&
    first?.kind === 'name' &&
    lefts.every((left) => left?.kind === 'name' && left.name === first.name);
  return logic(isSolutions ? 'or' : 'and', items);
}

function logic(operator: string, operands: readonly Expression[]): Formula | undefined {
  const parts: Formula[] = [];
  for (const operand of operands) {
    const part = formulaOf(operand);
    if (!part) return undefined;
    parts.push(part);
  }
  const [first, second] = parts;
  if (!first) return undefined;
  switch (operator) {
    case 'and':
    case 'or':
      return { kind: operator, parts };
    case 'not':
      return { kind: 'not', part: first };
    case 'implies':
      return second && { kind: 'or', parts: [{ kind: 'not', part: first }, second] };
    default:
      return (
        second && {
          kind: 'or',
          parts: [
            { kind: 'and', parts: [first, second] },
            {
              kind: 'and',
              parts: [
                { kind: 'not', part: first },
                { kind: 'not', part: second },
              ],
            },
          ],
        }
      );
  }
}

/** a < b < c is two relations. In x = 5 + 6 = 11 numbers in between are working and do not count. */
function chain(tree: RelationNode): Formula | undefined {
  let operands = tree.operands;
  let operators = tree.operators;
  if (operators.length > 1 && operators.every((operator) => operator === '=')) {
    operands = operands.filter((operand, k) => k === 0 || k === operands.length - 1 || freeNames(operand).length > 0);
    operators = operators.slice(0, operands.length - 1);
  }
  const parts: Formula[] = [];
  for (let k = 0; k < operators.length; k++) {
    const operator = operators[k];
    const left = operands[k];
    const right = operands[k + 1];
    const part = operator && left && right && relation(operator, left, right);
    if (!part) return undefined;
    parts.push(part);
  }
  const [only] = parts;
  return parts.length === 1 ? only : { kind: 'and', parts };
}

function relation(operator: RelationOperator, left: Expression, right: Expression): Formula | undefined {
  if (operator === '>' || operator === '>=') return relation(operator === '>' ? '<' : '<=', right, left);
  if (operator === 'approx' || operator === 'equivalent') return relation('=', left, right);
  const infinite = [infiniteValue(left), infiniteValue(right)];
  if (infinite.some((value) => value !== undefined)) {
    return { kind: 'opaque', key: `${describe(left)} ${operator} ${describe(right)}` };
  }
  if (operator === 'in' || operator === 'not-in') {
    const member = membership(left, right);
    if (member) return operator === 'in' ? member : { kind: 'not', part: member };
  }
  const [first, second] = [carriedOut(left), carriedOut(right)];
  const components = operator === '=' || operator === '!=' ? componentsOf(first, second) : undefined;
  if (components) return operator === '=' ? components : { kind: 'not', part: components };
  if (operator !== '=' && operator !== '!=' && operator !== '<' && operator !== '<=') {
    return { kind: 'opaque', key: `${JSON.stringify(strip(left))} ${operator} ${JSON.stringify(strip(right))}` };
  }
  if (isStatement(left) || isStatement(right)) {
    const sides = logic('iff', [left, right]);
    return operator === '!=' ? sides && { kind: 'not', part: sides } : sides;
  }
  const difference: Expression = { kind: 'add', terms: [first, { kind: 'negate', operand: second }] };
  const program = compile(difference);
  return program && { kind: 'atom', operator, difference, program };
}

/** (x, y) = (1, 2) is x = 1 and y = 2; undefined for other sides. */
function componentsOf(left: Expression, right: Expression): Formula | undefined {
  const items = orderedItems(left);
  const others = items && orderedItems(right);
  if (!items || !others || items.length < 2) return undefined;
  if (items.length !== others.length) return { kind: 'constant', value: false };
  const parts: Formula[] = [];
  for (const [k, item] of items.entries()) {
    const other = others[k];
    const part = other && relation('=', item, other);
    if (!part) return undefined;
    parts.push(part);
  }
  return { kind: 'and', parts };
}

/** A side without brackets around it, and with the calculations with vectors and matrices in it carried out. */
function carriedOut(side: Expression): Expression {
  const tree = bare(side);
  return calculatesWithMatrices(tree) ? (matrixResult(tree) ?? tree) : tree;
}

function bare(tree: Expression): Expression {
  return tree.kind === 'group' ? bare(tree.body) : tree;
}

/** x ∈ {1, 2} is x = 1 or x = 2; x ∈ (1, 2] is 1 < x ≤ 2. Undefined for sets like ℤ. */
function membership(element: Expression, set: Expression): Formula | undefined {
  const pair = (operator: RelationOperator, left: Expression, right: Expression): Formula =>
    infiniteValue(left) || infiniteValue(right)
      ? { kind: 'constant', value: true }
      : (relation(operator, left, right) ?? { kind: 'opaque', key: 'unreadable' });
  const between = (start: Expression, end: Expression, startClosed: boolean, endClosed: boolean): Formula => ({
    kind: 'and',
    parts: [pair(startClosed ? '<=' : '<', start, element), pair(endClosed ? '<=' : '<', element, end)],
  });
  switch (set.kind) {
    case 'group':
      return membership(element, set.body);
    case 'set':
      return { kind: 'or', parts: set.items.map((item) => pair('=', element, item)) };
    case 'interval':
      return between(set.start, set.end, set.startClosed, set.endClosed);
    case 'set-builder':
      return set.element.kind === 'name'
        ? formulaOf(substitute(set.condition, new Map([[set.element.name, element]])))
        : undefined;
    case 'tuple': {
      const [start, end] = set.items;
      const closed = set.shape === 'square';
      return start && end && set.items.length === 2 ? between(start, end, closed, closed) : undefined;
    }
    case 'constant':
      // The whole numbers are the zeros of sin πx; n ∈ ℤ says what is taken for granted of n.
      if (set.name === 'integers') {
        if (element.kind === 'name' && isIntegerLetter(element.name)) return undefined;
        return pair('=', callTree('sin', productTree([constantTree('pi'), element])), zeroTree);
      }
      return set.name === 'reals' || set.name === 'empty-set'
        ? { kind: 'constant', value: set.name === 'reals' }
        : undefined;
    case 'set-operation': {
      if (set.operator === 'product') return undefined;
      const parts = set.operands.map((operand) => membership(element, operand));
      if (parts.includes(undefined)) return undefined;
      const [first, ...rest] = parts.filter((part) => part !== undefined);
      if (set.operator === 'union' || !first) return { kind: 'or', parts: first ? [first, ...rest] : [] };
      const others = set.operator === 'intersection' ? rest : rest.map((part): Formula => ({ kind: 'not', part }));
      return { kind: 'and', parts: [first, ...others] };
    }
    default:
      return undefined;
  }
}

function describe(side: Expression): string {
  return infiniteValue(side) ?? JSON.stringify(strip(side));
}

/** A copy without spans, for keys. */
function strip(tree: Expression): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value)));
}
