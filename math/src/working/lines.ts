import { mapChildren, namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { Definitions } from './definitions.ts';
import { equationOf } from './explain.ts';
import { isApproximate } from './rounded.ts';

/** A line of working. */
export type Line =
  /** A calculation: expressions that should all have the same value. */
  | {
      readonly kind: 'values';
      readonly values: readonly Expression[];
      /** The line calls a function that was defined above. */
      readonly isEvaluated: boolean;
      /** The line has a sign for “about”. */
      readonly isRounded?: boolean;
    }
  /** Something that holds for some values of the letters. */
  | {
      readonly kind: 'statement';
      readonly statement: Expression;
      readonly isEvaluated: boolean;
      /** The statement with its new letters, where others stand for them in `statement`. */
      readonly typed?: Expression;
    }
  /** f(x) = … or f′(x) = …: a function with how often it was differentiated. */
  | {
      readonly kind: 'function';
      readonly name: string;
      readonly order: number;
      readonly variable: string;
      readonly values: readonly Expression[];
    }
  /** D = 25 − 24 = 1: a calculation beside the working, under a name of its own. */
  | {
      readonly kind: 'aside';
      readonly name: string;
      readonly values: readonly Expression[];
      readonly isEvaluated: boolean;
    }
  /** u = eˣ: a new letter for something made of known ones. */
  | { readonly kind: 'definition'; readonly name: string; readonly value: Expression };

/** The context of a line. */
export interface Surroundings {
  /** Letters of the lines above. */
  readonly letters: ReadonlySet<string>;
  readonly definitions: Definitions;
  /** Whether there is a line above. */
  readonly hasAbove: boolean;
  /** Whether a letter comes again below; also true for the last line, where it cannot be known yet. */
  readonly comesAgain: (name: string) => boolean;
}

/** Sees what a line is. */
export function lineOf(tree: Expression, around: Surroundings): Line {
  const bare = tree.kind === 'group' ? tree.body : tree;
  const own = bare.kind === 'relation' ? functionOf(bare.operands, bare.operators, around) : undefined;
  if (own) return own;
  const opened = around.definitions.open(bare);
  const isEvaluated = around.definitions.isCalledIn(bare);
  if (opened.kind === 'relation' && isEquality(opened.operators)) {
    return withTyped(equalityOf(opened.operands, opened, { ...around, isEvaluated }), bare, opened, around);
  }
  if (isStatement(opened)) {
    const line: Line = { kind: 'statement', statement: alternatives(opened, around.letters), isEvaluated };
    return withTyped(line, bare, opened, around);
  }
  return { kind: 'values', values: [opened], isEvaluated };
}

function withTyped(line: Line, bare: Expression, opened: Expression, { letters }: Surroundings): Line {
  return line.kind === 'statement' && opened !== bare ? { ...line, typed: alternatives(bare, letters) } : line;
}

function isEquality(operators: readonly string[]): boolean {
  return operators.every((operator) => operator === '=' || operator === 'approx');
}

/** f(x) = …, y′ = …, dy/dx = … */
function functionOf(
  operands: readonly Expression[],
  operators: readonly string[],
  { definitions }: Surroundings,
): Line | undefined {
  const [left, ...values] = operands;
  if (!left || !isEquality(operators)) return undefined;
  const [argument] = left.kind === 'call' ? left.args : [];
  if (left.kind === 'call' && argument?.kind === 'name' && left.args.length === 1 && !standard.has(left.name)) {
    const variable = definitions.variableOf(left.name);
    if (variable !== undefined && variable !== argument.name) return undefined;
    return { kind: 'function', name: left.name, order: left.primes ?? 0, variable: argument.name, values };
  }
  const [, name, primes] = left.kind === 'name' ? (/^([A-Za-z])('+)$/.exec(left.name) ?? []) : [];
  const noun = left.kind === 'derivative' && left.body.kind === 'name' ? left.body.name : undefined;
  const variable = definitions.variableOf(name ?? noun ?? '');
  if (variable === undefined || (left.kind === 'derivative' && left.variable !== variable)) return undefined;
  const order = left.kind === 'derivative' ? left.order : (primes?.length ?? 0);
  return { kind: 'function', name: name ?? noun ?? '', order, variable, values };
}

function equalityOf(
  operands: readonly Expression[],
  tree: Expression,
  around: Surroundings & { readonly isEvaluated: boolean },
): Line {
  const { letters, isEvaluated } = around;
  const [left, ...values] = operands;
  if (operands.every((operand) => namesIn(operand).size === 0))
    return { kind: 'values', values: operands, isEvaluated, isRounded: isApproximate(tree) };
  const isClosed = values.every(
    (value) => namesIn(value).size === 0 && value.kind !== 'set' && !ranges.has(value.kind),
  );
  if (left?.kind === 'name' && isClosed && isNew(left.name, around)) {
    return { kind: 'aside', name: left.name, values, isEvaluated };
  }
  const defined = operands.length === 2 ? definitionOf(operands, around) : undefined;
  if (defined) return defined;
  if (left?.kind === 'name' && values.length > 1 && isNew(left.name, around)) {
    return { kind: 'aside', name: left.name, values, isEvaluated };
  }
  if (operands.length > 2 && !(left?.kind === 'name' && isClosed))
    return { kind: 'values', values: operands, isEvaluated };
  return { kind: 'statement', statement: alternatives(tree, letters), isEvaluated };
}

/** A letter that no line above has, where there are lines with letters above. */
function isNew(name: string, { letters }: Surroundings): boolean {
  return letters.size > 0 && !letters.has(name) && !isNumbered(name, letters);
}

function definitionOf(operands: readonly Expression[], around: Surroundings): Line | undefined {
  if (!around.hasAbove) return undefined;
  for (const [side, other] of [operands, operands.toReversed()]) {
    if (side?.kind !== 'name' || !other || !isNew(side.name, around) || !around.comesAgain(side.name)) continue;
    const names = [...namesIn(other)];
    if (names.length > 0 && names.every((name) => around.letters.has(name))) {
      return { kind: 'definition', name: side.name, value: other };
    }
  }
  return undefined;
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
export function alternatives(tree: Expression, letters: ReadonlySet<string>): Expression {
  const renamed = withoutNumbers(tree, letters);
  if (renamed.kind === 'list') {
    const operator = namesIn(renamed).size > 1 ? 'and' : 'or';
    return { kind: 'logic', operator, operands: renamed.items };
  }
  if (renamed.kind !== 'relation' || renamed.operands.length !== 2) return renamed;
  const [left, right] = renamed.operands;
  const isNamed = left?.kind === 'name' && letters.has(left.name) === (renamed.operators[0] === 'in');
  if (!isNamed || !right) return renamed;
  const [unknown, ...others] = [...letters].filter((name) => name !== (left.kind === 'name' ? left.name : ''));
  // L = (−2, 2) says where the unknown lies.
  if (ranges.has(right.kind) && unknown !== undefined && others.length === 0 && renamed.operators[0] === '=') {
    return { kind: 'relation', operands: [{ kind: 'name', name: unknown }, right], operators: ['in'] };
  }
  return right.kind === 'set' || right.kind === 'interval' ? right : renamed;
}

/** Kinds of sets of numbers. */
export const ranges: ReadonlySet<string> = new Set(['interval', 'tuple', 'set-operation', 'set-builder']);

function withoutNumbers(tree: Expression, letters: ReadonlySet<string>): Expression {
  if (tree.kind !== 'name') return mapChildren(tree, (child) => withoutNumbers(child, letters));
  const letter = isNumbered(tree.name, letters) ? tree.name.replace(/_.*$/, '') : undefined;
  return letter === undefined ? tree : { kind: 'name', name: letter };
}

/** The last value that a line comes to. */
export function lastValueOf(line: Line | undefined): Expression | undefined {
  if (line?.kind === 'values' || line?.kind === 'function' || line?.kind === 'aside') return line.values.at(-1);
  return line?.kind === 'statement' ? equationOf(line.statement)?.right : undefined;
}

/** The line above with the value that a continuation has come to. */
export function withLastValue(above: Line | undefined, { values }: Extract<Line, { kind: 'values' }>): Line {
  const last = values.slice(-1);
  if (above?.kind === 'function') return { ...above, values: last };
  const equation = above?.kind === 'statement' ? equationOf(above.statement) : undefined;
  const [value] = last;
  if (above?.kind === 'statement' && equation && value) {
    return { ...above, statement: { ...equation.node, operands: [equation.left, value] } };
  }
  return { kind: 'values', values: last, isEvaluated: false };
}

/** v = 20 and s = vt in lines of their own, which hold together. */
export function asGiven(line: Line, tree: Expression): Line {
  if (line.kind !== 'definition' && (line.kind !== 'aside' || line.values.length > 1)) return line;
  return { kind: 'statement', statement: tree, isEvaluated: false };
}
