import type { SimplificationMode } from '../../exercises/document/document.ts';
import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
import { decimalTree, rationalTree } from '../construct.ts';
import { approximate } from './decimal-mode.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { expandBrackets } from '../polynomials/expand.ts';
import { type Fraction, rationalOf } from '../polynomials/field.ts';
import { Normaliser } from './normal-form.ts';
import { foldNumbers, hasDecimals, tidy } from './tidy.ts';
import type { Rational } from '../numbers/rational.ts';
import { type PrintStyle, fractionTree } from './rebuild.ts';
import { shortened } from './trigonometry.ts';
import { sizeOf } from '../tree-size.ts';
import { bounded, charge, LimitReached } from '../work.ts';

/**
 * The simplification modes of an exercise. Every mode keeps the value wherever the expression has one.
 *
 * - `none`: nothing is changed: `1x + 0` stays. A slash is printed as a fraction, the sign of a product in front of it.
 * - `minimal`: only how it is written: +0, ·1, ^1, superfluous brackets and dots between letters go, a + (−b) is a − b,
 *   −(−a) is a. Nothing is calculated: 6/4 and 2 + 3 stay.
 * - `partial`: minimal, and numbers that stand together are calculated, like terms and equal factors collected;
 *   brackets around sums stay.
 * - `full`: multiplied out, collected by falling degree, fractions reduced over one denominator, roots without square
 *   factors, numbers exact. Decimals stay decimals where the result ends.
 * - `fraction`: full, with every decimal as a fraction.
 * - `decimal`: full, and then each number as a decimal (at most 12 significant digits when it does not end).
 * - `no-brackets`: products of sums multiplied out, like terms collected; quotients are reduced, and each keeps its
 *   denominator.
 *
 * Where that would take too many steps, falls back to `partial`, then to `minimal`, then to the tree unchanged.
 */
export function simplify(tree: Expression, mode: SimplificationMode): Expression {
  const size = sizeOf(tree);
  charge(stepsPerNode * Math.min(size, largestTree));
  if (size > largestTree) return tree;
  try {
    return bounded(stepsForSimplifying, () => simplified(tree, mode));
  } catch (error) {
    if (error instanceof LimitReached) return tidy(tree);
    throw error;
  }
}

/** For the whole expression, however many parts it has. */
const stepsForSimplifying = 60_000;
/** Nodes of a tree that is worth walking through. */
const largestTree = 20_000;
/** Steps for walking through a tree a few times, for each of its nodes. */
const stepsPerNode = 5;

function simplified(tree: Expression, mode: SimplificationMode): Expression {
  switch (mode) {
    case 'none':
      return tree;
    case 'minimal':
      return tidy(tree);
    case 'partial':
      return foldNumbers(tidy(tree));
    case 'full':
      return overScalars(tree, (scalar) => full(scalar, { decimals: hasDecimals(scalar) }));
    case 'fraction':
      return overScalars(tree, (scalar) => full(scalar, {}));
    case 'decimal':
      return overScalars(tree, (scalar) => approximate(scalar, full(scalar, { decimals: true })));
    case 'no-brackets':
      return overScalars(
        tree,
        (scalar) => expandBrackets(scalar, { decimals: hasDecimals(scalar) }) ?? foldNumbers(tidy(scalar)),
      );
  }
}

/** Applies a rewriting to the largest scalar parts: both sides of an equation, entries of a matrix … */
function overScalars(tree: Expression, rewrite: (scalar: Expression) => Expression): Expression {
  switch (tree.kind) {
    case 'relation':
    case 'logic':
    case 'list':
    case 'tuple':
    case 'set':
    case 'set-builder':
    case 'interval':
    case 'set-operation':
    case 'matrix':
    case 'plus-minus':
      return mapChildren(tree, (child) => overScalars(child, rewrite));
    case 'text':
    case 'unit':
    case 'name':
    case 'constant':
      return tree;
    case 'quantity':
      return { ...tree, value: overScalars(tree.value, rewrite) };
    case 'group':
      return isScalarKind(tree.body) ? rewrite(tree) : { ...tree, body: overScalars(tree.body, rewrite) };
    default:
      return rewrite(tree);
  }
}

function isScalarKind(tree: Expression): boolean {
  return !['relation', 'logic', 'list', 'tuple', 'set', 'matrix', 'interval', 'group'].includes(tree.kind);
}

function full(tree: Expression, style: PrintStyle): Expression {
  const quick = arithmeticValue(tree);
  if (quick) return style.decimals ? decimalTree(quick) : rationalTree(quick);
  const printed = attempt(() => {
    const normaliser = new Normaliser();
    const fraction = shortened(normaliser, normaliser.convert(tree));
    // A quotient stays one bar: (2x+4)/6 is (x+2)/3, while x/2 + 1 keeps its terms.
    return fractionTree(normaliser.field, fraction, isQuotient(tree) ? { ...style, oneBar: true } : style);
  });
  // A tree without a normal form is at least tidied, part by part.
  return printed ?? mapChildren(foldNumbers(tidy(tree)), (child) => overScalars(child, (part) => full(part, style)));
}

function isQuotient(tree: Expression): boolean {
  if (tree.kind === 'group') return isQuotient(tree.body);
  return tree.kind === 'negate' ? isQuotient(tree.operand) : tree.kind === 'divide';
}

/** The normal form of a scalar expression, or undefined when it has none or is too large. */
export function normalForm(
  tree: Expression,
  normaliser = new Normaliser(),
): { readonly normaliser: Normaliser; readonly fraction: Fraction } | undefined {
  return attempt(() => ({ normaliser, fraction: normaliser.convert(tree) }));
}

/** The exact rational value of a closed expression, if it has one: cos(π/3) is 1/2, √8/√2 is 2. */
export function exactValue(tree: Expression): Rational | undefined {
  const quick = arithmeticValue(tree);
  if (quick) return quick;
  const normal = normalForm(tree);
  return normal && rationalOf(normal.fraction);
}
