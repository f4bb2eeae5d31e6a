import {
  callTree,
  constantTree,
  integerTree,
  negateTree,
  powerTree,
  productTree,
  quotientTree,
  sumTree,
} from '../../../algebra/construct.ts';
import { movesOf, operation } from '../../../algebra/evaluating/program-builder.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import { containsName, freeNames } from '../../../algebra/names.ts';
import type { Expression } from '../../../notation/tree.ts';
import { closedSign } from '../../precise/closed-sign.ts';
import { isBeyondDoubles, type Magnitude, magnitudeOf, magnitudesOf } from '../../precise/magnitude.ts';
import type { Equivalence, EquivalenceOptions } from '../../options.ts';
import { logarithmOf } from '../../scalars/logarithms.ts';
import { compareScalars } from '../../scalars/scalars.ts';
import type { Atom, Formula } from '../formula.ts';
import { atomsOf } from '../formula-parts.ts';

type Verdict = Equivalence['verdict'];

/** Numbers whose logarithms are larger are compared as they are, not as places on the line. */
const mostNear = 60;

type Order = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** x = c, x < c … with a number c. */
interface Solved {
  readonly order: Order;
  readonly bound: Expression;
}

/**
 * Compares statements about one unknown that lead to very large or small numbers, such as ln x = 500 and x = e⁵⁰⁰, by the
 * numbers that they are solved for. Unknown where no double holds the numbers and a statement is not solved so, undefined
 * where places on the line may say more.
 */
export function compareBeyondDoubles(
  a: Formula,
  b: Formula,
  letter: string,
  options: EquivalenceOptions,
): Verdict | undefined {
  const [first, second] = [a, b].map((formula) => solvedParts(formula, letter));
  const sizes = [...(first ?? []), ...(second ?? [])].map(sizeOf).filter((size) => size !== undefined);
  const isBeyond = sizes.some(isBeyondDoubles) || [...atomsOf(a), ...atomsOf(b)].some(holdsBeyond);
  if (!isBeyond) {
    const isComparable = first && second && sizes.some(isFarOut);
    const verdict = isComparable ? compareAll(first, second, options) : 'unknown';
    return verdict === 'unknown' ? undefined : verdict;
  }
  if (b.kind === 'constant' || a.kind === 'constant') {
    const [solved, constant] = b.kind === 'constant' ? [first, b] : [second, a];
    // Each of them holds for some numbers and not for others.
    return constant.kind === 'constant' && solved?.length === 1 ? 'different' : 'unknown';
  }
  return first && second ? compareAll(first, second, options) : 'unknown';
}

/** Whether each statement of one side has its like on the other. */
function compareAll(first: readonly Solved[], second: readonly Solved[], options: EquivalenceOptions): Verdict {
  const rows = first.map((one) => second.map((other) => compareSolved(one, other, options)));
  const columns = second.map((_, index) => rows.map((row) => row[index] ?? 'unknown'));
  const lines = [...rows, ...columns];
  if (lines.some((line) => line.every((verdict) => verdict === 'different'))) return 'different';
  // How often a solution occurs is not counted here.
  return first.length === second.length && lines.every((line) => line.includes('equal')) ? 'equal' : 'unknown';
}

function compareSolved(one: Solved, other: Solved, options: EquivalenceOptions): Verdict {
  return one.order === other.order ? compareScalars(one.bound, other.bound, options).verdict : 'different';
}

function solvedParts(formula: Formula, letter: string): readonly Solved[] | undefined {
  if (formula.kind === 'atom') {
    const solved = solvedAtom(formula, letter);
    return solved && [solved];
  }
  if (formula.kind !== 'or') return undefined;
  const parts = formula.parts.map((part) => solvedParts(part, letter));
  const all = parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  return all?.every(({ order }) => order === '=') ? all : undefined;
}

function holdsBeyond({ program }: Atom): boolean {
  const moves = movesOf(program);
  const values = program.variables.map(() => 1);
  return magnitudesOf(program, values).some((bounds, index) => {
    const isNumber = !moves[index] && program.code[index]?.op !== operation.variable;
    return isNumber && bounds !== undefined && isBeyondDoubles(bounds);
  });
}

function sizeOf({ bound }: Solved): Magnitude | undefined {
  const program = compile(bound);
  return program && magnitudeOf(program, []);
}

function isFarOut({ sign, low, high }: Magnitude): boolean {
  return (sign === 1 || sign === -1) && (low > mostNear || high < -mostNear);
}

/** An equation or inequality solved for its letter by undoing what is done to it; undefined where that has conditions. */
function solvedAtom({ difference, operator }: Atom, letter: string): Solved | undefined {
  if (freeNames(difference).some((name) => name !== letter)) return undefined;
  let state: { tree: Expression; order: Order; bound: Expression } | undefined = {
    tree: difference,
    order: operator,
    bound: integerTree(0),
  };
  while (state && !(state.tree.kind === 'name' && state.tree.name === letter)) state = undone(state, letter);
  return state && { order: state.order, bound: state.bound };
}

interface Step {
  readonly tree: Expression;
  readonly order: Order;
  readonly bound: Expression;
}

const turned: Readonly<Record<Order, Order>> = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function undone({ tree, order, bound }: Step, letter: string): Step | undefined {
  switch (tree.kind) {
    case 'group':
      return { tree: tree.body, order, bound };
    case 'positive':
      return { tree: tree.operand, order, bound };
    case 'negate':
      return { tree: tree.operand, order: turned[order], bound: negateTree(bound) };
    case 'add': {
      const [only, rest] = alone(tree.terms, letter);
      return only && { tree: only, order, bound: sumTree([bound, ...rest.map(negateTree)]) };
    }
    case 'multiply': {
      const [only, rest] = alone(tree.factors, letter);
      const factor = productTree(rest);
      const sign = signOf(factor);
      if (!only || !sign) return undefined;
      return { tree: only, order: sign < 0 ? turned[order] : order, bound: quotientTree(bound, factor) };
    }
    case 'divide': {
      const { numerator, denominator } = tree;
      const sign = containsName(denominator, letter) ? 0 : signOf(denominator);
      if (!sign) return undefined;
      return { tree: numerator, order: sign < 0 ? turned[order] : order, bound: productTree([bound, denominator]) };
    }
    case 'call': {
      const [argument, ...others] = tree.args;
      if (!argument || others.length > 0 || tree.primes) return undefined;
      if (tree.name === 'exp') return exponentOf(argument, constantTree('e'), order, bound);
      const base = logarithmicBase(tree.name, tree.base);
      if (!base || containsName(base, letter)) return undefined;
      const sign = signOf(callTree('ln', base));
      const own = sign === -1 ? turned[order] : order;
      // Above a bound a logarithm has values everywhere.
      const isAbove = own === '=' || own === '>' || own === '>=';
      return sign && isAbove ? { tree: argument, order: own, bound: powerTree(base, bound) } : undefined;
    }
    case 'power':
      return containsName(tree.base, letter) || !containsName(tree.exponent, letter)
        ? undefined
        : exponentOf(tree.exponent, tree.base, order, bound);
    case 'root': {
      const isAbove = order === '=' || order === '>' || order === '>=';
      const sign = isAbove && tree.index === undefined ? signOf(bound) : undefined;
      return sign === 1 ? { tree: tree.radicand, order, bound: powerTree(bound, integerTree(2)) } : undefined;
    }
    default:
      return undefined;
  }
}

function exponentOf(exponent: Expression, base: Expression, order: Order, bound: Expression): Step | undefined {
  if (signOf(base) !== 1 || signOf(bound) !== 1) return undefined;
  const sign = signOf(callTree('ln', base));
  if (!sign) return undefined;
  const [above, below] = [bound, base].map((each) => logarithmOf(each) ?? callTree('ln', each));
  const value = above && below && quotientTree(above, below);
  if (!value) return undefined;
  return { tree: exponent, order: sign < 0 ? turned[order] : order, bound: value };
}

function logarithmicBase(name: string, base: Expression | undefined): Expression | undefined {
  if (name === 'ln') return constantTree('e');
  if (name === 'lg') return base === undefined ? integerTree(10) : undefined;
  return name === 'log' ? (base ?? integerTree(10)) : undefined;
}

/** The only part with the letter in it, and the others. */
function alone(parts: readonly Expression[], letter: string): readonly [Expression | undefined, readonly Expression[]] {
  const [only, ...more] = parts.filter((part) => containsName(part, letter));
  return more.length > 0 ? [undefined, []] : [only, parts.filter((part) => part !== only)];
}

function signOf(tree: Expression): -1 | 0 | 1 | undefined {
  const program = compile(tree);
  return program && program.variables.length === 0 && !program.imaginary ? closedSign(program) : undefined;
}
