import { children } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { callTree } from '../construct.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { containsName } from '../names.ts';

/** A tree in at most one letter as a real function, NaN where it has no value; given by the compiler of programs. */
export type RealFunction = (tree: Expression, name?: string) => (x: number) => number;

/** Whether an integrand may have poles somewhere, seen from its form. */
export function mayHavePoles(tree: Expression, variable: string): boolean {
  if (!containsName(tree, variable)) return false;
  switch (tree.kind) {
    case 'add':
      return tree.terms.some((term) => mayHavePoles(term, variable));
    case 'multiply':
      return tree.factors.some((factor) => mayHavePoles(factor, variable));
    case 'negate':
    case 'positive':
      return mayHavePoles(tree.operand, variable);
    case 'group':
      return mayHavePoles(tree.body, variable);
    case 'name':
      return false;
    case 'divide':
      return containsName(tree.denominator, variable) || mayHavePoles(tree.numerator, variable);
    case 'power':
      return !(tree.exponent.kind === 'number' || tree.base.kind === 'constant') || mayHavePoles(tree.base, variable);
    case 'call':
      return (
        !['sin', 'cos', 'exp', 'sinh', 'cosh'].includes(tree.name) ||
        tree.args.some((arg) => mayHavePoles(arg, variable))
      );
    default:
      return true;
  }
}

/**
 * Whether the integrand has a value at samples of the interval and nothing that would be a pole comes near 0 between
 * them: denominators, arguments of logarithms, cosines below a tangent.
 */
export function isTame(body: Expression, variable: string, start: number, end: number, real: RealFunction): boolean {
  const f = real(body, variable);
  const places = Array.from({ length: 257 }, (_, k) => start + ((k + 0.317) / 257.634) * (end - start));
  if (!places.every((x) => Number.isFinite(f(x)))) return false;
  return singularParts(body, variable).every((part) => {
    const sizes = places.map(real(part, variable)).map(Math.abs);
    return isOneSided(body, variable, start, end, real) && Math.min(...sizes) > 1e-4 * Math.max(...sizes);
  });
}

/** Whether nothing that would be a pole changes its sign or comes near 0 among samples of the interval. */
export function isOneSided(
  body: Expression,
  variable: string,
  start: number,
  end: number,
  real: RealFunction,
): boolean {
  return singularParts(body, variable).every((part) => {
    const g = real(part, variable);
    const values = Array.from({ length: 257 }, (_, k) => g(start + ((k + 0.317) / 257.634) * (end - start)));
    const isClear = values.every((value, k) => Math.abs(value) > 1e-4 * Math.abs(values[k + 1] ?? value));
    return isClear && (values.every((value) => value > 0) || values.every((value) => value < 0));
  });
}

/** Expressions at whose zeros there is a pole. */
function singularParts(tree: Expression, variable: string): Expression[] {
  if (!containsName(tree, variable)) return [];
  const inner = children(tree).flatMap((child) => singularParts(child, variable));
  switch (tree.kind) {
    case 'divide':
      return [...inner, ...basesOf(tree.denominator, variable)];
    case 'power':
      return tree.exponent.kind === 'number' ? inner : [...inner, ...basesOf(tree.base, variable)];
    case 'call': {
      const [argument] = tree.args;
      const name = canonicalFunction(tree.name);
      if (!argument) return inner;
      if (['ln', 'log', 'lg', 'lb'].includes(name)) return [...inner, argument];
      if (['tan', 'sec'].includes(name)) return [...inner, callTree('cos', argument)];
      return ['cot', 'csc'].includes(name) ? [...inner, callTree('sin', argument)] : inner;
    }
    default:
      return inner;
  }
}

/** The factors of a product without their exponents. */
function basesOf(tree: Expression, variable: string): Expression[] {
  if (!containsName(tree, variable)) return [];
  switch (tree.kind) {
    case 'group':
      return basesOf(tree.body, variable);
    case 'negate':
      return basesOf(tree.operand, variable);
    case 'multiply':
      return tree.factors.flatMap((factor) => basesOf(factor, variable));
    case 'power':
      return basesOf(tree.base, variable);
    case 'root':
      return basesOf(tree.radicand, variable);
    default:
      return [tree];
  }
}
