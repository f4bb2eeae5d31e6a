import { differentiate, valueAt } from '../algebra/index.ts';
import { equivalent } from '../equivalence/index.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { areClose, areNear, mayBeSame, type Values, valuesOf } from './values.ts';

/** An answer, evaluated once, to be compared with many wrong results. */
export interface Target {
  /** The values that its results must have; undefined where there are none. */
  readonly values: Values | undefined;
  /** Whether a result is the answer: the same value, the same solutions, the same members. */
  readonly is: (made: Expression) => boolean;
  /** Whether each of the values that the answer names solves an equation in one letter. */
  readonly solves: (equation: Expression) => boolean;
  /** Whether a result is within half a per cent of the answer, for errors of scale. */
  readonly isNear: (made: Expression) => boolean;
}

/** The derivative, or undefined where none is known. */
export function derivativeOf(tree: Expression, variable: string): Expression | undefined {
  try {
    return differentiate(tree, variable);
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotDifferentiable' || error.name === 'LimitReached')) {
      return undefined;
    }
    throw error;
  }
}

/** How often the engine is asked where doubles cannot rule a result out. */
const mostComparisons = 60;

/** Doubles at two places rule out almost everything; the engine confirms what is left. */
export function targetOf(answer: Expression): Target {
  const own = valuesOf(answer);
  const options = { multiplicity: 'ignore' } as const;
  const confirmed = (made: Expression): boolean => equivalent(made, answer, options).verdict === 'equal';
  let comparisons = 0;
  let values: readonly number[] | undefined;
  return {
    values: own,
    is: (made) => {
      if (!own) {
        const mayBe = isSameSort(made, answer) && mayBeSame(made, answer);
        return mayBe && comparisons++ < mostComparisons && confirmed(made);
      }
      const candidate = valuesOf(made);
      return candidate !== undefined && areClose(candidate, own) && confirmed(made);
    },
    isNear: (made) => {
      const candidate = own && valuesOf(made);
      return own !== undefined && candidate !== undefined && areNear(candidate, own);
    },
    solves: (equation) => {
      values ??= namedValues(answer) ?? [];
      const parts = equation.kind === 'logic' && equation.operator === 'or' ? equation.operands : [equation];
      return values.length > 0 && values.every((value) => parts.some((part) => holdsAt(part, value)));
    },
  };
}

/** The same for antiderivatives: results count as the answer when they differ from it by a constant only. */
export function targetUpToConstant(answer: Expression, variable: string): Target {
  const slope = derivativeOf(answer, variable);
  const target = slope && targetOf(slope);
  return {
    values: target?.values,
    is: (made) => {
      const own = derivativeOf(made, variable);
      return own !== undefined && target?.is(own) === true;
    },
    solves: () => false,
    isNear: () => true,
  };
}

/** Whether a result is the same sort of thing; a product or a power may come out as a matrix. */
function isSameSort(made: Expression, answer: Expression): boolean {
  const shape = shapeOf(answer);
  return shapeOf(made) === shape || (shape === 'matrix' && (made.kind === 'multiply' || made.kind === 'power'));
}

function shapeOf(tree: Expression): string {
  if (tree.kind === 'group') return shapeOf(tree.body);
  const isStatement = tree.kind === 'relation' || tree.kind === 'logic';
  if (isStatement) return 'statement';
  return tree.kind === 'list' || tree.kind === 'set' ? 'members' : tree.kind;
}

/** The numbers in 3, x = 3, x = 3 or x = −1, {3, −1}; undefined when the answer is something else. */
export function namedValues(answer: Expression): readonly number[] | undefined {
  switch (answer.kind) {
    case 'group':
      return namedValues(answer.body);
    case 'set':
    case 'list':
      return allValues(answer.items);
    case 'logic':
      return answer.operator === 'or' ? allValues(answer.operands) : undefined;
    case 'relation': {
      const [left, right] = answer.operands;
      const isNamed = answer.operands.length === 2 && answer.operators[0] === '=' && left?.kind === 'name';
      return isNamed && right ? namedValues(right) : undefined;
    }
    default: {
      if (namesIn(answer).size > 0) return undefined;
      const value = valueAt(answer);
      return value && Math.abs(value.im) <= 1e-12 * (1 + Math.abs(value.re)) ? [value.re] : undefined;
    }
  }
}

function allValues(parts: readonly Expression[]): readonly number[] | undefined {
  const found: number[] = [];
  for (const part of parts) {
    const values = namedValues(part);
    if (!values) return undefined;
    found.push(...values);
  }
  return found;
}

/** Whether an equation in one letter holds where the letter has this value. */
export function holdsAt(equation: Expression, value: number): boolean {
  if (equation.kind !== 'relation' || equation.operands.length !== 2 || equation.operators[0] !== '=') return false;
  const names = [...namesIn(equation)];
  const [name] = names;
  const [left, right] = equation.operands;
  if (name === undefined || names.length > 1 || !left || !right) return false;
  const a = valueAt(left, { [name]: value });
  const b = valueAt(right, { [name]: value });
  if (!a || !b || a.im !== 0 || b.im !== 0) return false;
  return Math.abs(a.re - b.re) <= 1e-9 * Math.max(1, Math.abs(a.re), Math.abs(b.re));
}
