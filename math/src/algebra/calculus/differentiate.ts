import type { CallNode, Expression, PowerNode } from '../../notation/tree.ts';
import {
  callTree,
  integerTree,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  sumTree,
  zeroTree,
} from '../construct.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { LimitReached } from '../numbers/integer.ts';
import { containsName } from '../names.ts';
import { substitute } from '../substitute.ts';

/** Thrown where no derivative is known (floor, matrices, relations …); faces turn it into "undefined". */
export class NotDifferentiable extends Error {
  override readonly name = 'NotDifferentiable';
}

const two = integerTree(2);
const squareOf = (tree: Expression): Expression => powerTree(tree, two);
const minus = (a: Expression, b: Expression): Expression => sumTree([a, negateTree(b)]);
const over = quotientTree;
const rootOf = (radicand: Expression): Expression => ({ kind: 'root', radicand });

/** Outer derivatives f′(u) of the elementary functions. */
const outer: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => callTree('cos', u),
  cos: (u) => negateTree(callTree('sin', u)),
  tan: (u) => over(oneTree, squareOf(callTree('cos', u))),
  cot: (u) => negateTree(over(oneTree, squareOf(callTree('sin', u)))),
  sec: (u) => productTree([callTree('sec', u), callTree('tan', u)]),
  csc: (u) => negateTree(productTree([callTree('csc', u), callTree('cot', u)])),
  arcsin: (u) => over(oneTree, rootOf(minus(oneTree, squareOf(u)))),
  arccos: (u) => negateTree(over(oneTree, rootOf(minus(oneTree, squareOf(u))))),
  arctan: (u) => over(oneTree, sumTree([oneTree, squareOf(u)])),
  arccot: (u) => negateTree(over(oneTree, sumTree([oneTree, squareOf(u)]))),
  arcsec: (u) => over(oneTree, productTree([squareOf(u), rootOf(minus(oneTree, over(oneTree, squareOf(u))))])),
  arccsc: (u) =>
    negateTree(over(oneTree, productTree([squareOf(u), rootOf(minus(oneTree, over(oneTree, squareOf(u))))]))),
  sinh: (u) => callTree('cosh', u),
  cosh: (u) => callTree('sinh', u),
  tanh: (u) => over(oneTree, squareOf(callTree('cosh', u))),
  coth: (u) => negateTree(over(oneTree, squareOf(callTree('sinh', u)))),
  sech: (u) => negateTree(productTree([callTree('sech', u), callTree('tanh', u)])),
  csch: (u) => negateTree(productTree([callTree('csch', u), callTree('coth', u)])),
  arsinh: (u) => over(oneTree, rootOf(sumTree([squareOf(u), oneTree]))),
  arcosh: (u) => over(oneTree, productTree([rootOf(minus(u, oneTree)), rootOf(sumTree([u, oneTree]))])),
  artanh: (u) => over(oneTree, minus(oneTree, squareOf(u))),
  arcoth: (u) => over(oneTree, minus(oneTree, squareOf(u))),
  arsech: (u) => negateTree(over(oneTree, productTree([u, rootOf(minus(oneTree, squareOf(u)))]))),
  arcsch: (u) => negateTree(over(oneTree, productTree([callTree('abs', u), rootOf(sumTree([oneTree, squareOf(u)]))]))),
  exp: (u) => callTree('exp', u),
  ln: (u) => over(oneTree, u),
  abs: (u) => over(u, callTree('abs', u)),
  sqrt: (u) => over(oneTree, productTree([two, rootOf(u)])),
  cbrt: (u) => over(oneTree, productTree([integerTree(3), squareOf(callTree('cbrt', u))])),
  // Constant between their jumps.
  sign: () => zeroTree,
  floor: () => zeroTree,
  ceil: () => zeroTree,
  round: () => zeroTree,
};

/** Functions that may be taken after the derivative, as letters are real. */
const linear: ReadonlySet<string> = new Set(['re', 'im', 'conj']);

/** Rules that one derivative may apply: repeated derivatives grow exponentially. */
const mostSteps = 4000;
let stepsLeft = 0;

/**
 * The derivative of a scalar expression (of a given order), by the textbook rules; nothing is simplified but neutral
 * elements. Throws NotDifferentiable where no rule applies, LimitReached when the result would be huge.
 */
export function differentiate(tree: Expression, variable: string, order = 1): Expression {
  stepsLeft = mostSteps;
  let result = tree;
  for (let k = 0; k < order; k++) result = derive(result, variable);
  return result;
}

function derive(tree: Expression, variable: string): Expression {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new LimitReached('derivative too long');
  const d = (inner: Expression): Expression => derive(inner, variable);
  if (!containsName(tree, variable)) return zeroTree;
  switch (tree.kind) {
    case 'name':
      return tree.name === variable ? oneTree : zeroTree;
    case 'add':
      return sumTree(tree.terms.map(d));
    case 'negate':
      return negateTree(d(tree.operand));
    case 'positive':
      return d(tree.operand);
    case 'group':
      return d(tree.body);
    case 'multiply':
      return sumTree(
        tree.factors.map((factor, k) =>
          containsName(factor, variable) ? productTree(tree.factors.with(k, d(factor))) : zeroTree,
        ),
      );
    case 'divide':
      return quotientRule(tree.numerator, tree.denominator, variable);
    case 'power':
      return powerRule(tree, variable);
    case 'root': {
      const index = tree.index ?? two;
      if (containsName(index, variable)) {
        return powerRule({ kind: 'power', base: tree.radicand, exponent: over(oneTree, index) }, variable);
      }
      return productTree([d(tree.radicand), over(tree, productTree([index, tree.radicand]))]);
    }
    case 'absolute':
      return productTree([d(tree.body), over(tree.body, tree)]);
    case 'call':
      return callRule(tree, variable);
    case 'derivative': {
      let inner = tree.body;
      for (let k = 0; k < Math.min(tree.order, 12); k++) inner = derive(inner, tree.variable);
      return d(inner);
    }
    case 'big':
      return bigRule(tree, variable);
    case 'postfix':
      if (tree.operator === 'percent' || tree.operator === 'degree') return { ...tree, operand: d(tree.operand) };
      throw new NotDifferentiable();
    default:
      throw new NotDifferentiable();
  }
}

function quotientRule(u: Expression, v: Expression, variable: string): Expression {
  const du = derive(u, variable);
  if (!containsName(v, variable)) return quotientTree(du, v);
  const dv = derive(v, variable);
  return quotientTree(minus(productTree([du, v]), productTree([u, dv])), squareOf(v));
}

function powerRule(tree: PowerNode, variable: string): Expression {
  const { base, exponent } = tree;
  const db = derive(base, variable);
  if (!containsName(exponent, variable)) {
    return productTree([exponent, powerTree(base, minus(exponent, oneTree)), db]);
  }
  const de = derive(exponent, variable);
  if (base.kind === 'constant' && base.name === 'e') return productTree([tree, de]);
  const growth = productTree([tree, callTree('ln', base), de]);
  if (!containsName(base, variable)) return growth;
  return sumTree([growth, productTree([exponent, powerTree(base, minus(exponent, oneTree)), db])]);
}

function callRule(tree: CallNode, variable: string): Expression {
  const name = canonicalFunction(tree.name);
  const [u, second] = tree.args;
  if (u === undefined) throw new NotDifferentiable();
  if (name === 'log' || name === 'lg' || name === 'lb') {
    const base = tree.base ?? second ?? integerTree(name === 'lb' ? 2 : 10);
    return derive(quotientTree(callTree('ln', u), callTree('ln', base)), variable);
  }
  if (name === 'root' && second) {
    return powerRule({ kind: 'power', base: u, exponent: over(oneTree, second) }, variable);
  }
  if ((name === 'min' || name === 'max') && tree.args.length <= 2) return extremeRule(name, u, second ?? u, variable);
  if (linear.has(name)) return { ...tree, args: [derive(u, variable)] };
  const rule = Object.hasOwn(outer, name) ? outer[name] : undefined;
  if (rule && tree.args.length === 1 && tree.primes === undefined) {
    const plain = tree.base === undefined ? u : undefined;
    if (plain === undefined) throw new NotDifferentiable();
    return productTree([rule(u), derive(u, variable)]);
  }
  if (second !== undefined || undifferentiable.has(name)) throw new NotDifferentiable();
  const primed: CallNode = { ...tree, primes: (tree.primes ?? 0) + 1 };
  return productTree([primed, derive(u, variable)]);
}

/** max(u, v) = (u + v + |u − v|)/2, and min with a minus. */
function extremeRule(name: 'min' | 'max', u: Expression, v: Expression, variable: string): Expression {
  const difference = minus(u, v);
  const size = derive(callTree('abs', difference), variable);
  return over(sumTree([derive(u, variable), derive(v, variable), name === 'max' ? size : negateTree(size)]), two);
}

const undifferentiable: ReadonlySet<string> = new Set([
  'gcd',
  'lcm',
  'mod',
  'min',
  'max',
  'factorial',
  'double-factorial',
  'binomial',
  'gamma',
  'arg',
]);

/** Sums term by term; integrals by Leibniz' rule for constant bounds and the fundamental theorem for variable ones. */
function bigRule(tree: Extract<Expression, { kind: 'big' }>, variable: string): Expression {
  const { from, to } = tree;
  const boundsMove = (from && containsName(from, variable)) || (to && containsName(to, variable));
  if (tree.operator === 'integral' && tree.variable === variable && from === undefined) return tree.body;
  if (tree.operator === 'product' || (boundsMove && tree.operator === 'sum')) throw new NotDifferentiable();
  const inner =
    tree.variable === variable || !containsName(tree.body, variable)
      ? zeroTree
      : { ...tree, body: derive(tree.body, variable) };
  if (!boundsMove) return inner;
  const at = (bound: Expression): Expression => substitute(tree.body, new Map([[tree.variable, bound]]));
  const upper = to ? productTree([at(to), derive(to, variable)]) : zeroTree;
  const lower = from ? productTree([at(from), derive(from, variable)]) : zeroTree;
  return sumTree([inner, upper, negateTree(lower)]);
}
