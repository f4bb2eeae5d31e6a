import { substitute } from '../algebra/index.ts';
import { multiply, namesIn, number, power, walk } from '../notation/index.ts';
import type { Expression, MatrixNode, RelationNode } from '../notation/tree.ts';
import { functionNamed } from '../notation/tokens/words.ts';
import type { Sight } from './sight.ts';
import { derivativeOf, holdsAt, namedValues, type Target, targetOf } from './target.ts';

/** The task of the learner: found by comparing what the question shows with the right answer, never by its words. */
export type Task =
  /** An expression of the same value as the right answer. */
  | { readonly kind: 'expression'; readonly tree: Expression }
  | { readonly kind: 'derivative'; readonly body: Expression; readonly variable: string }
  | {
      readonly kind: 'integral';
      readonly body: Expression;
      readonly variable: string;
      readonly limits?: { readonly from: Expression; readonly to: Expression };
    }
  | { readonly kind: 'equation'; readonly equation: RelationNode; readonly variable: string }
  /** outer(inner(x)) is the right answer. */
  | {
      readonly kind: 'composition';
      readonly outer: Expression;
      readonly inner: Expression;
      readonly variable: string;
    }
  | { readonly kind: 'inverse'; readonly body: Expression; readonly variable: string }
  /** left · right is the right answer. */
  | { readonly kind: 'matrix-product'; readonly left: MatrixNode; readonly right: MatrixNode }
  | { readonly kind: 'matrix-inverse'; readonly matrix: MatrixNode };

function onlyName(tree: Expression): string | undefined {
  const names = [...namesIn(tree)];
  return names.length === 1 ? names[0] : undefined;
}

/** The tasks that the right answer solves: its own derivatives and integrals, and what the question shows. */
export function tasksOf(
  model: Expression,
  target: Target,
  { question, said }: { readonly question: readonly Expression[]; readonly said: Sight | undefined },
): readonly Task[] {
  const own = nounOf(model);
  const found = question.map((shown) => taskOf(model, target, shown, said)).filter((task) => task !== undefined);
  const more = model.kind === 'matrix' ? matrixTask(target, question) : compositionOf(target, question);
  return [...(own ? [own] : []), ...found, ...(more ? [more] : [])];
}

function nounOf(tree: Expression): Task | undefined {
  if (tree.kind === 'group') return nounOf(tree.body);
  if (tree.kind === 'derivative' && tree.order === 1) {
    return { kind: 'derivative', body: tree.body, variable: tree.variable };
  }
  if (tree.kind !== 'big' || tree.operator !== 'integral') return undefined;
  const { body, variable, from, to } = tree;
  return { kind: 'integral', body, variable, ...(from && to ? { limits: { from, to } } : {}) };
}

/** `f(x) = …` and `y = …` define the right side. */
export function definedBody(shown: Expression): Expression | undefined {
  if (shown.kind !== 'relation' || shown.operands.length !== 2 || shown.operators[0] !== '=') return undefined;
  const [left, right] = shown.operands;
  if (!left || !right) return undefined;
  // ln x = 3 is an equation.
  const isOwn = left.kind === 'call' && functionNamed(left.name) === undefined;
  if (isOwn && left.args[0]?.kind === 'name' && !left.primes) return right;
  return left.kind === 'name' && namesIn(right).size > 0 && !namesIn(right).has(left.name) ? right : undefined;
}

function taskOf(model: Expression, target: Target, shown: Expression, said: Sight | undefined): Task | undefined {
  const noun = nounOf(shown);
  if (noun) return isSolvedBy(noun, model, shown, target) ? noun : undefined;
  const body = definedBody(shown);
  if (shown.kind === 'relation' && !body) return equationOf(model, shown);
  const tree = body ?? shown;
  if (target.is(tree)) return hasNoun(tree) ? undefined : { kind: 'expression', tree };
  const variable = onlyName(tree);
  if (variable === undefined) return undefined;
  // An expression whose derivative happens to be the answer is not yet to be differentiated.
  const mayBeDerivative = body !== undefined || !said || said.has('derivative');
  const slope = mayBeDerivative ? derivativeOf(tree, variable) : undefined;
  if (slope && target.is(slope)) return { kind: 'derivative', body: tree, variable };
  if (!body) return undefined;
  if (said?.has('integral') && !said.has('derivative') && namesIn(model).has(variable)) {
    const own = derivativeOf(model, variable);
    if (own && targetOf(own).is(body)) return { kind: 'integral', body, variable };
  }
  const undone = namesIn(model).has(variable)
    ? substitute(body, new Map<string, Expression>([[variable, model]]))
    : undefined;
  if (!undone || !isName(undone, variable)) return undefined;
  return { kind: 'inverse', body, variable };
}

/** Sums, integrals and limits take long to evaluate and have their own tasks. */
function hasNoun(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'big' || node.kind === 'limit' || node.kind === 'derivative') found = true;
  });
  return found;
}

function isName(tree: Expression, name: string): boolean {
  return [0.37, 1.91].every((value) => {
    const equation: Expression = { kind: 'relation', operands: [tree, { kind: 'name', name }], operators: ['='] };
    return holdsAt(equation, value);
  });
}

/** An open integral is solved by what has the integrand as its derivative; any other noun by its value. */
function isSolvedBy(noun: Task, model: Expression, shown: Expression, target: Target): boolean {
  if (noun.kind !== 'integral' || noun.limits) return target.is(shown);
  const slope = derivativeOf(model, noun.variable);
  return slope !== undefined && targetOf(slope).is(noun.body);
}

/** The variable of an open integral in the question that the right answer solves: there a constant counts for nothing. */
export function integratedIn(model: Expression, question: readonly Expression[]): string | undefined {
  for (const shown of question) {
    const noun = nounOf(shown);
    if (noun?.kind !== 'integral' || noun.limits) continue;
    if (isSolvedBy(noun, model, shown, targetOf(model))) return noun.variable;
  }
  return undefined;
}

function equationOf(model: Expression, shown: RelationNode): Task | undefined {
  const variable = onlyName(shown);
  const values = variable === undefined ? undefined : namedValues(model);
  if (variable === undefined || !values?.length || !values.every((value) => holdsAt(shown, value))) return undefined;
  return { kind: 'equation', equation: shown, variable };
}

function compositionOf(target: Target, question: readonly Expression[]): Task | undefined {
  const bodies = question.map(definedBody).filter((body) => body !== undefined);
  const [f, g] = bodies;
  const variable = f && g && onlyName(f);
  if (bodies.length !== 2 || !f || !g || variable === undefined || variable !== onlyName(g)) return undefined;
  for (const [outer, inner] of [
    [f, g],
    [g, f],
  ] as const) {
    if (target.is(substitute(outer, new Map([[variable, inner]])))) {
      return { kind: 'composition', outer, inner, variable };
    }
  }
  return undefined;
}

/** The matrices that the question shows, by themselves or with their names. */
function matrixTask(target: Target, question: readonly Expression[]): Task | undefined {
  const [left, right, ...others] = question.flatMap((shown) => {
    const tree = shown.kind === 'relation' && shown.operators[0] === '=' ? shown.operands.at(-1) : shown;
    const factors = tree?.kind === 'multiply' ? tree.factors : tree ? [tree] : [];
    const matrices = factors.filter((factor) => factor.kind === 'matrix');
    return matrices.length === factors.length ? matrices : [];
  });
  if (!left || others.length > 0) return undefined;
  if (!right) return target.is(power(left, number(-1))) ? { kind: 'matrix-inverse', matrix: left } : undefined;
  for (const [a, b] of [
    [left, right],
    [right, left],
  ] as const) {
    if (target.is(multiply(a, b))) return { kind: 'matrix-product', left: a, right: b };
  }
  return undefined;
}
