import { mapChildren, namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

/** What a line of working is. */
export type Line =
  /** A calculation: expressions that should all have the same value. */
  | { readonly kind: 'values'; readonly values: readonly Expression[] }
  /** Something that holds for some values of the letters. */
  | { readonly kind: 'statement'; readonly statement: Expression }
  /** f(x) = … or f′(x) = …: a function with how often it was differentiated. */
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly order: number;
      readonly variable: string;
      readonly values: readonly Expression[];
    }
  /** D = 25 − 24 = 1: a calculation beside the working, under a name of its own. */
  | { readonly kind: 'aside'; readonly values: readonly Expression[] };

/** Sees what a line is; `letters` are those of the working so far. */
export function lineOf(tree: Expression, letters: ReadonlySet<string>): Line {
  const bare = tree.kind === 'group' ? tree.body : tree;
  if (bare.kind === 'relation' && bare.operators.every((operator) => operator === '=' || operator === 'approx')) {
    return equalityOf(bare.operands, bare, letters);
  }
  if (isStatement(bare)) return { kind: 'statement', statement: alternatives(bare, letters) };
  return { kind: 'values', values: [bare] };
}

function equalityOf(operands: readonly Expression[], tree: Expression, letters: ReadonlySet<string>): Line {
  const [left, ...values] = operands;
  const [argument] = left?.kind === 'call' ? left.args : [];
  if (left?.kind === 'call' && argument?.kind === 'name' && !standard.has(left.name)) {
    return { kind: 'function', name: left.name, order: left.primes ?? 0, variable: argument.name, values };
  }
  if (operands.every((operand) => namesIn(operand).size === 0)) return { kind: 'values', values: operands };
  const isClosed = values.every((value) => namesIn(value).size === 0 && value.kind !== 'set');
  if (
    left?.kind === 'name' &&
    isClosed &&
    letters.size > 0 &&
    !letters.has(left.name) &&
    !isNumbered(left.name, letters)
  ) {
    return { kind: 'aside', values };
  }
  if (operands.length > 2 && !(left?.kind === 'name' && isClosed)) return { kind: 'values', values: operands };
  return { kind: 'statement', statement: alternatives(tree, letters) };
}

/** Functions with a meaning of their own: ln(x) = 2 is an equation and defines nothing. */
const standard = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln log lg exp abs sqrt max min gcd lcm'.split(' '),
);

export function isStatement(tree: Expression): boolean {
  if (tree.kind === 'group') return isStatement(tree.body);
  if (tree.kind === 'relation' || tree.kind === 'logic') return true;
  if (tree.kind === 'list') return tree.items.length > 0 && tree.items.every(isStatement);
  return tree.kind === 'constant' && (tree.name === 'true' || tree.name === 'false');
}

/** Whether a name is x_1 where x is a letter of the working and x_1 is none of its own. */
export function isNumbered(name: string, letters: ReadonlySet<string>): boolean {
  const [, letter] = /^(.+)_\{?\d\}?$/.exec(name) ?? [];
  return letter !== undefined && letters.has(letter) && !letters.has(name);
}

/**
 * `x = 2, x = 3` and `x_1 = 2, x_2 = 3` are alternatives; equations with several letters hold together. `L = {2, 3}`
 * and `x ∈ {2, 3}` are the set.
 */
function alternatives(tree: Expression, letters: ReadonlySet<string>): Expression {
  const renamed = withoutNumbers(tree, letters);
  if (renamed.kind === 'list') {
    const operator = namesIn(renamed).size > 1 ? 'and' : 'or';
    return { kind: 'logic', operator, operands: renamed.items };
  }
  if (renamed.kind !== 'relation' || renamed.operands.length !== 2) return renamed;
  const [left, right] = renamed.operands;
  const isNamed = left?.kind === 'name' && letters.has(left.name) === (renamed.operators[0] === 'in');
  return isNamed && right && (right.kind === 'set' || right.kind === 'interval') ? right : renamed;
}

function withoutNumbers(tree: Expression, letters: ReadonlySet<string>): Expression {
  if (tree.kind !== 'name') return mapChildren(tree, (child) => withoutNumbers(child, letters));
  const letter = isNumbered(tree.name, letters) ? tree.name.replace(/_.*$/, '') : undefined;
  return letter === undefined ? tree : { kind: 'name', name: letter };
}
