import { compile } from '../algebra/program.ts';
import { freeNames } from '../algebra/names.ts';
import { run } from '../algebra/run.ts';
import type { Expression } from '../notation/tree.ts';
import { formulaOf, isStatement } from './formula.ts';
import { infiniteValue } from './infinity.ts';
import { type LineSet, solutionSet } from './one-variable.ts';

const wholeLine: LineSet = { places: [], complete: true, contains: () => true };
const emptySet: LineSet = { places: [], complete: true, contains: () => false };

/**
 * A set of real numbers: intervals, sets of numbers, unions, intersections, differences, ℝ, ∅, set-builder notation.
 * Pairs in round or square brackets are taken as intervals. Undefined for everything else.
 */
export function realSet(tree: Expression): LineSet | undefined {
  switch (tree.kind) {
    case 'group':
      return realSet(tree.body);
    case 'constant':
      return tree.name === 'reals' ? wholeLine : tree.name === 'empty-set' ? emptySet : undefined;
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
      if (name?.kind !== 'name' || !isStatement(condition)) return undefined;
      // { x ∈ ℝ | … }: where x is taken from is a condition as well.
      const both: Expression = { kind: 'logic', operator: 'and', operands: [element, condition] };
      const formula = formulaOf(element.kind === 'relation' ? both : condition);
      return formula && solutionSet(formula, name.name);
    }
    case 'relation':
    case 'logic':
    case 'list': {
      const [only, ...others] = freeNames(tree);
      const formula = only !== undefined && others.length === 0 ? formulaOf(tree) : undefined;
      return formula && only !== undefined ? solutionSet(formula, only) : undefined;
    }
    default:
      return undefined;
  }
}

/** A closed real number or ±∞ as a double. */
function endpoint(tree: Expression): number | undefined {
  const infinite = infiniteValue(tree);
  if (infinite === 'plus') return Infinity;
  if (infinite === 'minus') return -Infinity;
  const program = infinite === undefined ? compile(tree) : undefined;
  if (!program || program.variables.length > 0) return undefined;
  const value = run(program, [], 'real');
  return value.im === 0 && Number.isFinite(value.re) && value.error < 1e-9 * (1 + Math.abs(value.re))
    ? value.re
    : undefined;
}

function near(x: number, y: number): boolean {
  return Number.isFinite(y) && Math.abs(x - y) <= 1e-11 * Math.max(1, Math.abs(y));
}

function interval(
  startTree: Expression,
  endTree: Expression,
  startClosed: boolean,
  endClosed: boolean,
): LineSet | undefined {
  const start = endpoint(startTree);
  const end = endpoint(endTree);
  if (start === undefined || end === undefined) return undefined;
  // A closed bracket at ∞ is not a set of real numbers.
  if ((startClosed && !Number.isFinite(start)) || (endClosed && !Number.isFinite(end))) return undefined;
  return {
    places: [start, end].filter(Number.isFinite),
    complete: true,
    contains: (x, isPlace) => {
      if (isPlace && near(x, start)) return startClosed && (start < end || (near(start, end) && endClosed));
      if (isPlace && near(x, end)) return endClosed && start < end;
      return x > start && x < end;
    },
  };
}

function finite(items: readonly Expression[]): LineSet | undefined {
  const values: number[] = [];
  for (const item of items) {
    const value = endpoint(item);
    if (value === undefined || !Number.isFinite(value)) return undefined;
    values.push(value);
  }
  return {
    places: values,
    complete: true,
    contains: (x, isPlace) => isPlace && values.some((value) => near(x, value)),
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
    places: sets.flatMap((set) => set.places),
    complete: sets.every((set) => set.complete),
    contains: (x, isPlace) => combine([first, ...others].map((set) => set.contains(x, isPlace))),
  };
}
