import { holdsFor } from '../../algebra/evaluating/condition.ts';
import { valueAt } from '../../algebra/index.ts';
import { floorModulo, type Integer } from '../../algebra/numbers/integer.ts';
import { compare, isInteger, sign } from '../../algebra/numbers/rational.ts';
import { equivalent } from '../../equivalence/index.ts';
import type { Expression, RelationOperator } from '../../notation/tree.ts';
import {
  compileExpression,
  type CompiledExpression,
  expressionOf,
  type ReadProblem,
  type Scope,
  substituted,
} from './expression.ts';
import type { Slots, Value } from './value.ts';

/** A condition in the variables, such as `gcd(a, q) = 1 and p != q/a`. */
export interface CompiledCondition {
  readonly uses: readonly number[];
  readonly letters: readonly string[];
  /** Words in it that are not names. */
  readonly unknown: readonly ReadProblem[];
  /** Throws RangeError when the condition has no truth value, e.g. for words or complex numbers. */
  readonly holds: (slots: Slots) => boolean;
  /** Demands that must all hold, each with the variables it needs: one that fails decides. */
  readonly demands: readonly Demand[];
}

export interface Demand {
  readonly uses: readonly number[];
  readonly holds: (slots: Slots) => boolean;
}

type Truth = (slots: Slots) => boolean;

export function compileCondition(
  source: string,
  scope: Scope,
): { condition: CompiledCondition } | { problem: ReadProblem } {
  const result = compileExpression(source, scope);
  if ('problem' in result) return result;
  const { tree, uses, letters, unknown } = result.expression;
  const holds = compileTruth(tree, scope);
  if (holds) return { condition: { uses, letters, unknown, holds, demands: demandsOf(tree, scope) } };
  const message = 'This is not a condition: it needs a comparison such as a < b, or a variable that is true or false.';
  return { problem: { message, start: 0, end: source.length } };
}

/** The parts of a conjunction, one by one. */
function demandsOf(tree: Expression, scope: Scope): readonly Demand[] {
  if (tree.kind === 'group') return demandsOf(tree.body, scope);
  if (tree.kind === 'logic' && tree.operator === 'and')
    return tree.operands.flatMap((operand) => demandsOf(operand, scope));
  const holds = compileTruth(tree, scope);
  return holds ? [{ uses: expressionOf('', tree, scope).uses, holds }] : [];
}

/** Compares two expressions in a draw: exactly when both are rational, else by value. Throws RangeError otherwise. */
export function compareExpressions(
  left: CompiledExpression,
  right: CompiledExpression,
  slots: Slots,
  scope: Scope,
): -1 | 0 | 1 {
  const a = left.number(slots);
  const b = a && right.number(slots);
  if (a && b) return compare(a, b);
  const x = approximately(left, slots, scope);
  const y = approximately(right, slots, scope);
  const scale = Math.max(1, Math.abs(x), Math.abs(y));
  return Math.abs(x - y) <= 1e-11 * scale ? 0 : x < y ? -1 : 1;
}

function approximately(expression: CompiledExpression, slots: Slots, scope: Scope): number {
  const value = valueAt(substituted(expression, slots, scope), {});
  if (value === undefined || !(Math.abs(value.im) < 1e-9))
    throw new RangeError('a comparison of something that is not a real number');
  return value.re;
}

function compileTruth(tree: Expression, scope: Scope): Truth | undefined {
  switch (tree.kind) {
    case 'group':
      return compileTruth(tree.body, scope);
    case 'constant':
      return tree.name === 'true' ? () => true : tree.name === 'false' ? () => false : undefined;
    case 'name': {
      const slot = scope.slots.get(tree.name);
      return slot === undefined ? undefined : (slots) => truthOf(slots[slot], tree.name);
    }
    case 'logic':
      return compileLogic(
        tree.operator,
        tree.operands.map((operand) => compileTruth(operand, scope)),
      );
    case 'relation': {
      const links = tree.operators.map((operator, index) =>
        compileLink(operator, tree.operands[index], tree.operands[index + 1], scope),
      );
      return links.every((link) => link !== undefined) ? (slots) => links.every((link) => link(slots)) : undefined;
    }
    default:
      return undefined;
  }
}

function truthOf(value: Value | undefined, name: string): boolean {
  if (value?.kind !== 'truth') throw new RangeError(`${name} used as a condition`);
  return value.holds;
}

function compileLogic(
  operator: 'and' | 'or' | 'not' | 'implies' | 'iff',
  operands: readonly (Truth | undefined)[],
): Truth | undefined {
  if (!operands.every((operand) => operand !== undefined)) return undefined;
  switch (operator) {
    case 'and':
      return (slots) => operands.every((operand) => operand(slots));
    case 'or':
      return (slots) => operands.some((operand) => operand(slots));
    case 'not':
      return (slots) => operands[0]?.(slots) === false;
    case 'implies':
      return (slots) => operands[0]?.(slots) === false || operands[1]?.(slots) === true;
    case 'iff':
      return (slots) => operands[0]?.(slots) === operands[1]?.(slots);
  }
}

function compileLink(
  operator: RelationOperator,
  left: Expression | undefined,
  right: Expression | undefined,
  scope: Scope,
): Truth | undefined {
  if (!left || !right) return undefined;
  const a = expressionOf('', left, scope);
  const b = expressionOf('', right, scope);
  if (operator === 'in' || operator === 'not-in') {
    const member = right.kind === 'set' ? memberOfSet(a, right.items, scope) : memberOfNumbers(a, right);
    return member && ((slots) => member(slots) === (operator === 'in'));
  }
  if (operator === 'divides') return (slots) => divides(whole(a, slots), whole(b, slots));
  if (operator === '=' || operator === '!=') return (slots) => areEqual(a, b, slots, scope) === (operator === '=');
  if (holdsFor(operator, 0) === undefined) return undefined;
  return (slots) => holdsFor(operator, compareExpressions(a, b, slots, scope)) === true;
}

function whole(expression: CompiledExpression, slots: Slots): Integer {
  const value = expression.number(slots);
  if (!value) throw new RangeError('a question of divisibility for something that is not a number');
  if (!isInteger(value)) throw new RangeError('a question of divisibility for a number that is not whole');
  return value.n;
}

/** Whether b leaves the remainder 0 by a: `a | b`. */
function divides(a: Integer, b: Integer): boolean {
  return a === 0 ? b === 0 : floorModulo(b, a) === 0;
}

function areEqual(a: CompiledExpression, b: CompiledExpression, slots: Slots, scope: Scope): boolean {
  const x = a.number(slots);
  const y = x && b.number(slots);
  if (x && y) return compare(x, y) === 0;
  const verdict = equivalent(substituted(a, slots, scope), substituted(b, slots, scope)).verdict;
  if (verdict === 'unknown') throw new RangeError('a comparison that cannot be decided');
  return verdict === 'equal';
}

function memberOfSet(a: CompiledExpression, items: readonly Expression[], scope: Scope): Truth {
  const compiled = items.map((item) => expressionOf('', item, scope));
  return (slots) => compiled.some((item) => areEqual(a, item, slots, scope));
}

function memberOfNumbers(a: CompiledExpression, set: Expression): Truth | undefined {
  if (set.kind !== 'constant') return undefined;
  switch (set.name) {
    case 'integers':
      return (slots) => isInteger(a.number(slots) ?? { n: 1, d: 2 });
    case 'naturals':
      return (slots) => {
        const value = a.number(slots);
        return value !== undefined && isInteger(value) && sign(value) >= 0;
      };
    case 'rationals':
      return (slots) => a.number(slots) !== undefined;
    default:
      return undefined;
  }
}
