import {
  callTree,
  integerTree,
  isNumeral,
  negateTree,
  powerTree,
  productTree,
  quotientTree,
  sumTree,
} from '../../../algebra/construct.ts';
import { arithmeticValue } from '../../../algebra/numbers/exact.ts';
import { freeNames } from '../../../algebra/names.ts';
import { mapChildren, sameTree } from '../../../notation/traverse.ts';
import type { Expression, RelationNode } from '../../../notation/tree.ts';

/**
 * The same statement for real values, with simpler equations: x³ = a³(2 + sin a)³ as x = a(2 + sin a), as odd powers take
 * each value once, and sin² 5x = sin² 4x as sin 9x = 0 or sin x = 0.
 */
export function withReducedEquations(tree: Expression): Expression {
  if (tree.kind === 'group' || tree.kind === 'logic') return mapChildren(tree, withReducedEquations);
  const [left, right] = tree.kind === 'relation' ? tree.operands : [];
  if (tree.kind !== 'relation' || tree.operands.length !== 2 || tree.operators[0] !== '=' || !left || !right)
    return tree;
  return withoutOddPowers(tree, left, right) ?? ofSquaredWaves(left, right) ?? tree;
}

const oddExponents = [7, 5, 3];

/** Of several letters; with one letter, how often a solution occurs may count. */
function withoutOddPowers(node: RelationNode, left: Expression, right: Expression): Expression | undefined {
  if (![left, right].some(hasPower) || freeNames(node).length < 2) return undefined;
  for (const exponent of oddExponents) {
    const operands = [left, right].map((side) => rootOf(side, exponent));
    const [first, second] = operands;
    if (first && second) return { ...node, operands: [first, second] };
  }
  return undefined;
}

function hasPower(tree: Expression): boolean {
  if (tree.kind === 'group') return hasPower(tree.body);
  if (tree.kind === 'negate') return hasPower(tree.operand);
  if (tree.kind === 'multiply') return tree.factors.some(hasPower);
  if (tree.kind === 'divide') return hasPower(tree.numerator) || hasPower(tree.denominator);
  return tree.kind === 'power';
}

/** The root of a product of powers; undefined where it is not one of such. */
function rootOf(tree: Expression, exponent: number): Expression | undefined {
  switch (tree.kind) {
    case 'group':
      return rootOf(tree.body, exponent);
    case 'negate': {
      const inner = rootOf(tree.operand, exponent);
      return inner && negateTree(inner);
    }
    case 'number': {
      const value = Number(tree.text);
      const root = Math.round(value ** (1 / exponent));
      // x³y³ = 0 has its solutions more than once.
      return /^[1-9]\d{0,8}$/.test(tree.text) && root ** exponent === value ? integerTree(root) : undefined;
    }
    case 'power': {
      const own = arithmeticValue(tree.exponent);
      if (!own || own.d !== 1 || typeof own.n !== 'number' || own.n <= 0 || own.n % exponent !== 0) return undefined;
      return own.n === exponent ? tree.base : powerTree(tree.base, integerTree(own.n / exponent));
    }
    case 'multiply': {
      const factors = tree.factors.map((factor) => rootOf(factor, exponent));
      return factors.every((factor) => factor !== undefined) ? productTree(factors) : undefined;
    }
    case 'divide': {
      const [above, below] = [rootOf(tree.numerator, exponent), rootOf(tree.denominator, exponent)];
      return above && below && quotientTree(above, below);
    }
    default:
      return undefined;
  }
}

/** sin² u − sin² v = sin(u + v) sin(u − v), and its like with cosines. */
function ofSquaredWaves(left: Expression, right: Expression): Expression | undefined {
  const [one, other] = isNumeral(right, '0') ? differenceIn(left) : [left, right];
  const [first, second] = [one, other].map((side) => side && squaredWave(side));
  if (!first || !second || sameTree(first.argument, second.argument, { groups: true })) return undefined;
  if (freeNames(sumTree([first.argument, second.argument])).length !== 1) return undefined;
  const name = first.name === second.name ? 'sin' : 'cos';
  const operands = [second.argument, negateTree(second.argument)].map((argument): Expression => {
    const product = callTree(name, sumTree([first.argument, argument]));
    return { kind: 'relation', operands: [product, integerTree(0)], operators: ['='] };
  });
  return { kind: 'logic', operator: 'or', operands };
}

function differenceIn(tree: Expression): readonly Expression[] {
  const [first, second] = tree.kind === 'add' && tree.terms.length === 2 ? tree.terms : [];
  return first && second?.kind === 'negate' ? [first, second.operand] : [];
}

function squaredWave(tree: Expression): { readonly name: string; readonly argument: Expression } | undefined {
  if (tree.kind === 'group') return squaredWave(tree.body);
  if (tree.kind !== 'power' || !isNumeral(tree.exponent, '2')) return undefined;
  let { base } = tree;
  while (base.kind === 'group') base = base.body;
  const [argument] = base.kind === 'call' && !base.primes && base.args.length === 1 ? base.args : [];
  return base.kind === 'call' && argument && (base.name === 'sin' || base.name === 'cos')
    ? { name: base.name, argument }
    : undefined;
}
