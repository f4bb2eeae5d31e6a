import { freeNames } from '../../algebra/names.ts';
import type { Expression } from '../../notation/tree.ts';
import { formulaOf, isStatement } from '../statements/formula.ts';
import { infiniteValue } from '../scalars/infinity.ts';
import { declaredLetter, withoutDeclarations } from '../statements/declarations.ts';
import { isIntegerLetter } from '../scalars/customary-letters.ts';
import { familySet, wholeNumbers } from './families.ts';
import { type Place, comparePlaces, placeOf } from './place.ts';
import type { LineSet } from './sets.ts';
import { joined, noZeros } from './zeros/zero-sets.ts';

const wholeLine: LineSet = { zeros: noZeros, contains: () => true };
const emptySet: LineSet = { zeros: noZeros, contains: () => false };

/**
 * A set of real numbers: intervals, sets of numbers, unions, intersections, differences, ℝ, ∅, set-builder notation.
 * Pairs in round or square brackets are taken as intervals. Undefined for everything else.
 */
export function realSet(tree: Expression): LineSet | undefined {
  switch (tree.kind) {
    case 'group':
      return realSet(tree.body);
    case 'constant':
      if (tree.name === 'reals' || tree.name === 'true') return wholeLine;
      if (tree.name === 'integers') return wholeNumbers();
      return tree.name === 'empty-set' || tree.name === 'false' ? emptySet : undefined;
    case 'interval':
      return interval(tree.start, tree.end, tree.startClosed, tree.endClosed);
    case 'tuple': {
      const [start, end] = tree.items;
      if (!start || !end || tree.items.length !== 2 || tree.shape === 'curly' || tree.shape === 'angle')
        return undefined;
      const isClosed = tree.shape === 'square';
      return interval(start, end, isClosed, isClosed);
    }
    case 'set':
      return finite(tree.items);
    case 'set-operation':
      return operation(tree.operator, tree.operands);
    case 'set-builder': {
      const { element, condition } = tree;
      const [name] = element.kind === 'relation' && element.operators[0] === 'in' ? element.operands : [element];
      if (element.kind !== 'relation' && (element.kind !== 'name' || declaredLetter(condition) === element.name))
        return imageSet(element, condition);
      if (name?.kind !== 'name' || !isStatement(condition)) return undefined;
      // { x ∈ ℝ | … }: where x is taken from is a condition as well.
      const both: Expression = { kind: 'logic', operator: 'and', operands: [element, condition] };
      return statedSet(element.kind === 'relation' ? both : condition, name.name);
    }
    case 'relation':
    case 'logic':
    case 'list': {
      const others = freeNames(tree).filter((name) => !isIntegerLetter(name));
      return others.length > 1 ? undefined : statedSet(tree, others[0] ?? freeNames(tree)[0] ?? '');
    }
    default:
      return undefined;
  }
}

/** The solutions of a statement in one unknown; other letters for integers may occur. */
function statedSet(tree: Expression, unknown: string): LineSet | undefined {
  const { tree: statement, integers } = withoutDeclarations(tree, unknown);
  const formula = formulaOf(statement);
  const isParameter = (name: string): boolean => name !== unknown && (integers.has(name) || isIntegerLetter(name));
  return formula && familySet(formula, unknown, isParameter);
}

/** { πk | k ∈ ℤ }. */
function imageSet(element: Expression, condition: Expression): LineSet | undefined {
  const letter = declaredLetter(condition);
  if (letter === undefined || freeNames(element).join() !== letter) return undefined;
  const unknown = letter === 'x' ? 'y' : 'x';
  const formula = formulaOf({
    kind: 'relation',
    operands: [{ kind: 'name', name: unknown }, element],
    operators: ['='],
  });
  return formula && familySet(formula, unknown, (name) => name === letter);
}

/** A closed real number or ±∞. */
function endpoint(tree: Expression): Place | undefined {
  const infinite = infiniteValue(tree);
  if (infinite === 'plus') return { value: Infinity };
  if (infinite === 'minus') return { value: -Infinity };
  return infinite === undefined ? placeOf(tree) : undefined;
}

function isFinite({ value }: Place): boolean {
  return Number.isFinite(value);
}

function interval(
  startTree: Expression,
  endTree: Expression,
  startClosed: boolean,
  endClosed: boolean,
): LineSet | undefined {
  const start = endpoint(startTree);
  const end = endpoint(endTree);
  if (!start || !end) return undefined;
  // A closed bracket at ∞ is not a set of real numbers.
  if ((startClosed && !isFinite(start)) || (endClosed && !isFinite(end))) return undefined;
  return {
    zeros: { ...noZeros, places: [start, end].filter(isFinite) },
    contains: (x) => {
      const [low, high] = [comparePlaces(start, x), comparePlaces(x, end)];
      return (low < 0 || (low === 0 && startClosed)) && (high < 0 || (high === 0 && endClosed));
    },
  };
}

function finite(items: readonly Expression[]): LineSet | undefined {
  const values: Place[] = [];
  for (const item of items) {
    const value = endpoint(item);
    if (!value || !isFinite(value)) return undefined;
    values.push(value);
  }
  return {
    zeros: { ...noZeros, places: values },
    contains: (x) => values.some((value) => comparePlaces(value, x) === 0),
  };
}

function operation(operator: string, operands: readonly Expression[]): LineSet | undefined {
  const sets: LineSet[] = [];
  for (const operand of operands) {
    const set = realSet(operand);
    if (!set) return undefined;
    sets.push(set);
  }
  const [first, ...others] = sets;
  if (!first || operator === 'product') return undefined;
  const combine = (members: readonly (boolean | undefined)[]): boolean | undefined => {
    if (members.includes(undefined)) return undefined;
    const [head, ...rest] = members;
    if (operator === 'union') return members.includes(true);
    if (operator === 'intersection') return !members.includes(false);
    return head === true && !rest.includes(true);
  };
  return {
    zeros: joined(sets.map((set) => set.zeros)),
    contains: (x) => combine([first, ...others].map((set) => set.contains(x))),
  };
}
