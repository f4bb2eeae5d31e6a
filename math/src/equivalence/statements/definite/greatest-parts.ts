import { freeNames } from '../../../algebra/names.ts';
import { negateTree, productTree } from '../../../algebra/construct.ts';
import { sign } from '../../../algebra/numbers/rational.ts';
import { exactValue } from '../../../algebra/simplifying/simplify.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import { children } from '../../../notation/traverse.ts';
import type { Expression } from '../../../notation/tree.ts';
import type { Atom, Formula } from '../formula.ts';

/** Formulas of more parts are left as they are. */
const mostParts = 16;

/**
 * The formula with relations in several letters said by what they mean: max(u, v) ≤ 1 is u ≤ 1 and v ≤ 1, min(u, v) ≤ 1
 * is u ≤ 1 or v ≤ 1, and |u| is max(u, −u). Only of what has a value everywhere.
 */
export function withoutGreatest(formula: Formula): Formula {
  switch (formula.kind) {
    case 'atom':
      return (formula.operator === '=' ? ofEquation(formula) : ofTerms(formula)) ?? formula;
    case 'and':
    case 'or':
      return { kind: formula.kind, parts: formula.parts.map(withoutGreatest) };
    case 'not':
      return { kind: 'not', part: withoutGreatest(formula.part) };
    default:
      return formula;
  }
}

/** max(u, v) = 1 is max(u, v) ≤ 1 and max(u, v) ≥ 1. */
function ofEquation(atom: Atom): Formula | undefined {
  const turned = negateTree(atom.difference);
  const program = compile(turned);
  const above = program && ofTerms({ ...atom, operator: '<=', difference: turned, program });
  const below = above && ofTerms({ ...atom, operator: '<=' });
  return below && { kind: 'and', parts: [below, above] };
}

function ofTerms({ operator, difference, program }: Atom): Formula | undefined {
  if ((operator !== '<' && operator !== '<=') || program.variables.length < 2 || !hasValues(difference))
    return undefined;
  let count = 0;
  const parted = (terms: readonly Expression[]): Formula | undefined => {
    for (const [k, term] of terms.entries()) {
      const choice = choiceOf(term);
      if (!choice) continue;
      const parts = choice.terms.map((each) => parted([...terms.slice(0, k), ...termsOf(each), ...terms.slice(k + 1)]));
      return parts.includes(undefined) ? undefined : { kind: choice.kind, parts: parts.flatMap((part) => part ?? []) };
    }
    const sum: Expression = { kind: 'add', terms };
    const inner = compile(sum);
    count += 1;
    return inner?.rational && count <= mostParts
      ? { kind: 'atom', operator, difference: sum, program: inner }
      : undefined;
  };
  const formula = parted(termsOf(difference));
  return formula?.kind === 'atom' ? undefined : formula;
}

/** The terms of a sum, each with its sign. */
function termsOf(tree: Expression): Expression[] {
  switch (tree.kind) {
    case 'group':
      return termsOf(tree.body);
    case 'add':
      return tree.terms.flatMap(termsOf);
    case 'negate':
      return termsOf(tree.operand).map(negateTree);
    case 'multiply': {
      const numbers = tree.factors.filter((factor) => exactValue(factor));
      const [only, ...others] = tree.factors.filter((factor) => !numbers.includes(factor));
      return only?.kind === 'group' && others.length === 0
        ? termsOf(only).map((term) => productTree([...numbers, term]))
        : [tree];
    }
    default:
      return [tree];
  }
}

interface Choice {
  /** Whether a bound on the term bounds all of its choices, or one of them. */
  readonly kind: 'and' | 'or';
  readonly terms: readonly Expression[];
}

/** The values that a greatest, a least or an absolute value may have. */
function choiceOf(tree: Expression): Choice | undefined {
  switch (tree.kind) {
    case 'group':
      return choiceOf(tree.body);
    case 'negate': {
      const inner = choiceOf(tree.operand);
      return inner && { kind: inner.kind === 'and' ? 'or' : 'and', terms: inner.terms.map(negateTree) };
    }
    case 'multiply':
      return multiplied(tree.factors);
    case 'absolute':
      return tree.norm === true ? undefined : { kind: 'and', terms: [tree.body, negateTree(tree.body)] };
    case 'call': {
      const [first] = tree.args;
      if (tree.name === 'abs' && first) return { kind: 'and', terms: [first, negateTree(first)] };
      if (tree.name !== 'max' && tree.name !== 'min') return undefined;
      return { kind: tree.name === 'max' ? 'and' : 'or', terms: tree.args };
    }
    default:
      return undefined;
  }
}

/** Numbers times a choice: a negative one turns it over. */
function multiplied(factors: readonly Expression[]): Choice | undefined {
  const values = factors.map((factor) => exactValue(factor));
  const [only, ...others] = factors.filter((_, k) => values[k] === undefined);
  const inner = only && others.length === 0 ? choiceOf(only) : undefined;
  if (!inner) return undefined;
  const numbers = factors.filter((_, k) => values[k] !== undefined);
  const isTurned = values.filter((value) => value !== undefined && sign(value) < 0).length % 2 === 1;
  return {
    kind: isTurned === (inner.kind === 'and') ? 'or' : 'and',
    terms: inner.terms.map((term) => productTree([...numbers, term])),
  };
}

/** Whether there are neither quotients nor powers that may have no value for some letters. */
function hasValues(tree: Expression): boolean {
  if (tree.kind === 'divide' && freeNames(tree.denominator).length > 0) return false;
  if (tree.kind === 'power' && !(tree.exponent.kind === 'number' && /^\d+$/.test(tree.exponent.text))) return false;
  return children(tree).every(hasValues);
}
