import type { Expression, RelationNode, RelationOperator } from '../../notation/tree.ts';
import { type Bindings, arithmeticValue } from '../numbers/exact.ts';
import { floorModulo } from '../numbers/integer.ts';
import { compile } from './program.ts';
import { compare, isZero } from '../numbers/rational.ts';
import { run } from './run.ts';
import { substitute } from '../substitute.ts';

/**
 * Whether a condition such as `gcd(a, q) = 1 and p != q/a` holds for the given values. Comparisons are exact where the
 * values are rational; otherwise they are decided in double precision with an error bound. Undefined when it cannot be
 * decided: a name without a value, a comparison of complex numbers, a tie within the error.
 */
export function evaluateCondition(tree: Expression, bindings: Bindings = new Map()): boolean | undefined {
  switch (tree.kind) {
    case 'group':
      return evaluateCondition(tree.body, bindings);
    case 'constant':
      return tree.name === 'true' ? true : tree.name === 'false' ? false : undefined;
    case 'name': {
      const bound = bindings.get(tree.name);
      return bound && bound !== tree ? evaluateCondition(bound, bindings) : undefined;
    }
    case 'logic': {
      const results = tree.operands.map((operand) => evaluateCondition(operand, bindings));
      return combine(tree.operator, results);
    }
    case 'relation':
      return evaluateRelation(tree, bindings);
    default:
      return undefined;
  }
}

/** Three-valued logic after Kleene: a decided operand may settle the whole. */
function combine(operator: string, results: readonly (boolean | undefined)[]): boolean | undefined {
  const [first, second] = results;
  switch (operator) {
    case 'and':
      return results.includes(false) ? false : results.includes(undefined) ? undefined : true;
    case 'or':
      return results.includes(true) ? true : results.includes(undefined) ? undefined : false;
    case 'not':
      return first === undefined ? undefined : !first;
    case 'implies':
      return first === false || second === true
        ? true
        : first === undefined || second === undefined
          ? undefined
          : second;
    case 'iff':
      return first === undefined || second === undefined ? undefined : first === second;
    default:
      return undefined;
  }
}

function evaluateRelation(tree: RelationNode, bindings: Bindings): boolean | undefined {
  let result: boolean | undefined = true;
  for (let k = 0; k < tree.operators.length; k++) {
    const operator = tree.operators[k];
    const left = tree.operands[k];
    const right = tree.operands[k + 1];
    if (!operator || !left || !right) return undefined;
    const holds = compareTrees(operator, left, right, bindings);
    if (holds === false) return false;
    if (holds === undefined) result = undefined;
  }
  return result;
}

function compareTrees(
  operator: RelationOperator,
  left: Expression,
  right: Expression,
  bindings: Bindings,
): boolean | undefined {
  if (operator === 'in' || operator === 'not-in') {
    const member = isMember(left, right, bindings);
    return member === undefined ? undefined : member === (operator === 'in');
  }
  const truthLeft = evaluateCondition(left, bindings);
  const truthRight = truthLeft === undefined ? undefined : evaluateCondition(right, bindings);
  if (truthLeft !== undefined && truthRight !== undefined) {
    return operator === '=' ? truthLeft === truthRight : operator === '!=' ? truthLeft !== truthRight : undefined;
  }
  const a = arithmeticValue(left, bindings);
  const b = a && arithmeticValue(right, bindings);
  if (a && b) {
    if (operator === 'divides') {
      return a.d === 1 && b.d === 1 ? (isZero(a) ? isZero(b) : floorModulo(b.n, a.n) === 0) : undefined;
    }
    return holdsFor(operator, compare(a, b));
  }
  const order = compareApproximately(left, right, bindings);
  return order === undefined ? undefined : holdsFor(operator, order);
}

/** Whether `left operator right` holds where left − right has the sign `order`; undefined for other relations. */
export function holdsFor(operator: RelationOperator, order: -1 | 0 | 1): boolean | undefined {
  switch (operator) {
    case '=':
    case 'approx':
    case 'equivalent':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    default:
      return undefined;
  }
}

function isMember(element: Expression, collection: Expression, bindings: Bindings): boolean | undefined {
  if (collection.kind === 'set' || collection.kind === 'list' || collection.kind === 'tuple') {
    return combine(
      'or',
      collection.items.map((item) => compareTrees('=', element, item, bindings)),
    );
  }
  if (collection.kind !== 'constant') return undefined;
  const value = arithmeticValue(element, bindings);
  if (collection.name === 'empty-set') return false;
  if (!value) return undefined;
  if (collection.name === 'integers') return value.d === 1;
  if (collection.name === 'naturals') return value.d === 1 && value.n >= 0;
  return collection.name === 'rationals' || collection.name === 'reals' || collection.name === 'complexes';
}

/** The sign of left − right for real values, 0 when they agree to far more digits than rounding could explain. */
function compareApproximately(left: Expression, right: Expression, bindings: Bindings): -1 | 0 | 1 | undefined {
  const difference: Expression = { kind: 'add', terms: [left, { kind: 'negate', operand: right }] };
  const program = compile(substitute(difference, bindings));
  if (!program || program.variables.length > 0) return undefined;
  const value = run(program, [], 'real');
  if (Number.isNaN(value.re) || value.im !== 0 || !Number.isFinite(value.error)) return undefined;
  if (Math.abs(value.re) <= 4 * value.error) return value.error < 1e-9 ? 0 : undefined;
  return value.re < 0 ? -1 : 1;
}
