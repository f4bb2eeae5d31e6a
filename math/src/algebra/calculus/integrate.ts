import type { Expression } from '../../notation/tree.ts';
import {
  callTree,
  integerTree,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  sumTree,
} from '../construct.ts';
import { differentiate } from './differentiate.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { expandBrackets } from '../polynomials/expand.ts';
import { apart } from '../polynomials/fractions.ts';
import { containsName } from '../names.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import { bySubstitution, halfDisc, outerIntegrals, overQuadratic, squareIntegral } from './integrate-special.ts';
import { fractionTree } from '../simplifying/rebuild.ts';

/**
 * An antiderivative by the rules of a first course: sums, constants, powers, exponentials and elementary functions of
 * linear arguments, polynomials times those by parts, substitution where u′ is a factor, partial fractions with
 * linear denominators, quotients by a quadratic, after multiplying out. Undefined when no rule applies. May throw the errors of the normal form.
 */
export function integrate(tree: Expression, variable: string): Expression | undefined {
  return direct(tree, variable) ?? rewritten(tree, variable);
}

function rewritten(tree: Expression, variable: string): Expression | undefined {
  const expanded = expandBrackets(tree);
  const result = expanded && direct(expanded, variable);
  if (result) return result;
  const parts = apart(tree);
  return (parts.kind === 'add' ? direct(parts, variable) : undefined) ?? overQuadratic(tree, variable);
}

function direct(tree: Expression, variable: string): Expression | undefined {
  if (!containsName(tree, variable)) return productTree([tree, { kind: 'name', name: variable }]);
  switch (tree.kind) {
    case 'group':
      return direct(tree.body, variable);
    case 'positive':
      return direct(tree.operand, variable);
    case 'negate': {
      const inner = direct(tree.operand, variable);
      return inner && negateTree(inner);
    }
    case 'add': {
      const parts = tree.terms.map((term) => direct(term, variable));
      return parts.includes(undefined) ? undefined : sumTree(parts.filter((part) => part !== undefined));
    }
    case 'multiply':
      return ofProduct(tree.factors, variable);
    case 'divide':
      return ofQuotient(tree.numerator, tree.denominator, variable);
    case 'name':
      return ofPower(tree, oneTree, variable);
    case 'power':
      return ofSquare(tree, variable) ?? ofPower(tree.base, tree.exponent, variable);
    case 'root':
      return (
        ofPower(tree.radicand, quotientTree(oneTree, tree.index ?? integerTree(2)), variable) ??
        (tree.index ? undefined : halfDisc(tree.radicand, variable))
      );
    case 'call': {
      const [u] = tree.args;
      const rule = outerIntegrals[canonicalFunction(tree.name)];
      const slope = u && rule && tree.args.length === 1 && !tree.base ? slopeOf(u, variable) : undefined;
      return u && rule && slope && quotientTree(rule(u), slope);
    }
    default:
      return undefined;
  }
}

function ofSquare(tree: Expression, variable: string): Expression | undefined {
  const square = squareIntegral(tree);
  const slope = square && slopeOf(square.u, variable);
  return slope && quotientTree(square.integral, slope);
}

/** u′ when u is linear in the variable. */
function slopeOf(u: Expression, variable: string): Expression | undefined {
  const normaliser = new Normaliser();
  const slope = fractionTree(normaliser.field, normaliser.convert(differentiate(u, variable)));
  return containsName(slope, variable) ? undefined : slope;
}

function ofPower(base: Expression, exponent: Expression, variable: string): Expression | undefined {
  if (!containsName(base, variable)) {
    const slope = slopeOf(exponent, variable);
    if (!slope) return undefined;
    const isE = base.kind === 'constant' && base.name === 'e';
    const growth = isE ? slope : productTree([slope, callTree('ln', base)]);
    return quotientTree({ kind: 'power', base, exponent }, growth);
  }
  if (containsName(exponent, variable)) return undefined;
  const slope = slopeOf(base, variable);
  if (!slope) return undefined;
  const normaliser = new Normaliser();
  const next = normaliser.convert(sumTree([exponent, oneTree]));
  if (next.numerator.size === 0) return quotientTree(callTree('ln', { kind: 'absolute', body: base }), slope);
  const raised = fractionTree(normaliser.field, next);
  return quotientTree(powerTree(base, raised), productTree([slope, raised]));
}

function ofQuotient(numerator: Expression, denominator: Expression, variable: string): Expression | undefined {
  if (!containsName(denominator, variable)) {
    const inner = direct(numerator, variable);
    return inner && quotientTree(inner, denominator);
  }
  const inverse: Expression =
    denominator.kind === 'power'
      ? { ...denominator, exponent: negateTree(denominator.exponent) }
      : denominator.kind === 'root'
        ? {
            kind: 'power',
            base: denominator.radicand,
            exponent: negateTree(quotientTree(oneTree, denominator.index ?? integerTree(2))),
          }
        : { kind: 'power', base: denominator, exponent: integerTree(-1) };
  return ofProduct([numerator, inverse], variable);
}

/** Constants come out; x²·e^{3x} and the like by parts until the polynomial is gone. */
function ofProduct(factors: readonly Expression[], variable: string): Expression | undefined {
  const constants = factors.filter((factor) => !containsName(factor, variable));
  const others = factors.filter((factor) => containsName(factor, variable));
  const [only, second] = others;
  if (!only) return undefined;
  const inner =
    others.length === 1
      ? direct(only, variable)
      : second && (byParts(others, variable) ?? bySubstitution(others, variable));
  return inner && productTree([...constants, inner]);
}

function byParts(factors: readonly Expression[], variable: string): Expression | undefined {
  const waves = factors.filter(isWave);
  const polynomial = factors.filter((factor) => !isWave(factor));
  const [wave] = waves;
  if (!wave || waves.length !== 1 || !polynomial.every((factor) => isPowerOf(factor, variable))) return undefined;
  let u = productTree(polynomial);
  let v: Expression | undefined = wave;
  const parts: Expression[] = [];
  for (let step = 0; step < 12; step++) {
    v = v && direct(v, variable);
    if (!v) return undefined;
    const part = productTree([u, v]);
    parts.push(step % 2 === 0 ? part : negateTree(part));
    const normaliser = new Normaliser();
    const next = normaliser.convert(differentiate(u, variable));
    if (next.numerator.size === 0) return sumTree(parts);
    u = fractionTree(normaliser.field, next);
  }
  return undefined;
}

function isWave(tree: Expression): boolean {
  if (tree.kind === 'call') return ['sin', 'cos', 'exp', 'sinh', 'cosh'].includes(canonicalFunction(tree.name));
  return tree.kind === 'power' && tree.base.kind === 'constant';
}

function isPowerOf(tree: Expression, variable: string): boolean {
  if (tree.kind === 'name') return tree.name === variable;
  return tree.kind === 'power' && isPowerOf(tree.base, variable) && tree.exponent.kind === 'number';
}
