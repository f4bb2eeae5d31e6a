import type { Normaliser } from '../algebra/simplifying/normal-form.ts';
import type { Polynomial } from '../algebra/polynomials/polynomial.ts';
import { constantValue } from '../algebra/polynomials/polynomial.ts';
import { normalForm } from '../algebra/simplifying/simplify.ts';
import { children, mapChildren, namesIn, toLatex } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

export type FormVerdict = { readonly ok: true } | { readonly ok: false; readonly message: string };

export const ok: FormVerdict = { ok: true };

export function missing(message: string): FormVerdict {
  return { ok: false, message };
}

/** The tree without brackets, leading plus and minus around all of it. */
export function bare(tree: Expression): Expression {
  if (tree.kind === 'group') return bare(tree.body);
  if (tree.kind === 'positive' || tree.kind === 'negate') return bare(tree.operand);
  return tree;
}

export function withoutBrackets(tree: Expression): Expression {
  if (tree.kind === 'group') return withoutBrackets(tree.body);
  return tree.kind === 'positive' ? withoutBrackets(tree.operand) : tree;
}

/** The terms of a sum, signs and brackets of sums within sums removed. */
export function termsOf(tree: Expression): readonly Expression[] {
  const inner = bare(tree);
  return inner.kind === 'add' ? inner.terms.flatMap(termsOf) : [inner];
}

/** The factors of a product with the exponents written on them. */
export function factorsOf(tree: Expression): readonly { readonly base: Expression; readonly exponent: number }[] {
  const inner = bare(tree);
  if (inner.kind === 'multiply') return inner.factors.flatMap(factorsOf);
  if (inner.kind === 'power') {
    const exponent = wholeNumber(inner.exponent);
    if (exponent !== undefined && exponent > 0) {
      return factorsOf(inner.base).map(({ base, exponent: own }) => ({ base, exponent: own * exponent }));
    }
  }
  return [{ base: inner, exponent: 1 }];
}

export function wholeNumber(tree: Expression): number | undefined {
  const inner = withoutBrackets(tree);
  if (inner.kind === 'negate') {
    const value = wholeNumber(inner.operand);
    return value === undefined ? undefined : -value;
  }
  return inner.kind === 'number' && /^\d{1,9}$/.test(inner.text) ? Number(inner.text) : undefined;
}

export function isClosed(tree: Expression): boolean {
  return namesIn(tree).size === 0;
}

/** A scalar expression as a polynomial in its letters (and roots, functions …), or undefined when it is a quotient. */
export function polynomialOf(
  tree: Expression,
  normaliser?: Normaliser,
): { readonly polynomial: Polynomial; readonly normaliser: Normaliser } | undefined {
  const normal = normalForm(tree, normaliser);
  if (!normal || constantValue(normal.fraction.denominator) === undefined) return undefined;
  return { polynomial: normal.fraction.numerator, normaliser: normal.normaliser };
}

/**
 * Whether a node satisfies a condition, exponents and the arguments of functions apart: a form is a matter of the terms
 * and factors, not of what a function is applied to.
 */
export function containsOutside(tree: Expression, condition: (node: Expression) => boolean): boolean {
  if (condition(tree)) return true;
  if (tree.kind === 'call') return false;
  if (tree.kind === 'power') return containsOutside(tree.base, condition);
  return children(tree).some((child) => containsOutside(child, condition));
}

/** The expressions that a statement or collection consists of; any other expression by itself. */
export function membersOf(tree: Expression): readonly Expression[] {
  const inner = withoutBrackets(tree);
  switch (inner.kind) {
    case 'relation':
    case 'logic':
    case 'set-operation':
      return inner.operands.flatMap(membersOf);
    case 'set':
    case 'list':
    case 'tuple':
      return inner.items.flatMap(membersOf);
    case 'matrix':
      return inner.rows.flat().flatMap(membersOf);
    case 'interval':
      return [inner.start, inner.end];
    case 'quantity':
      return [inner.value];
    default:
      return [tree];
  }
}

/** Whether a node of the tree satisfies a condition. */
export function contains(tree: Expression, condition: (node: Expression) => boolean): boolean {
  return condition(tree) || children(tree).some((child) => contains(child, condition));
}

/** A part of an answer to be shown in a message: `x^1` as `x`. */
export function inMaths(tree: Expression): string {
  return `$${toLatex(withoutFirstPowers(tree))}$`;
}

function withoutFirstPowers(tree: Expression): Expression {
  const inner = mapChildren(tree, withoutFirstPowers);
  return inner.kind === 'power' && wholeNumber(inner.exponent) === 1 ? inner.base : inner;
}

/** 2³, unless it is a power of ten. */
export function isPowerOfNumber(node: Expression): boolean {
  if (node.kind !== 'power' || wholeNumber(node.exponent) === undefined) return false;
  const base = wholeNumber(node.base);
  return base !== undefined && base >= 0 && base !== 10;
}
