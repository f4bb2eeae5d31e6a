import { callTree, integerTree, negateTree, sumTree } from '../../algebra/construct.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { containsName } from '../../algebra/names.ts';
import { children, walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';

/** Expressions whose zeros are the places where a function may change its being real or its formula. */
export interface Critical {
  readonly trees: readonly Expression[];
  /** False where there are more such places than can be listed, as for ⌊x⌋. */
  readonly complete: boolean;
}

const stepwise: ReadonlySet<string> = new Set(['floor', 'ceil', 'round']);

/** Denominators, radicands, arguments of logarithms, absolute values and the like, at any depth. */
export function criticalTrees(tree: Expression, variable: string): Critical {
  const found: Expression[] = [];
  let complete = true;
  const visit = (node: Expression): void => {
    if (!containsName(node, variable)) return;
    const own = criticalOf(node, variable);
    if (!own) complete = false;
    else found.push(...own.filter((each) => containsName(each, variable)));
    for (const child of children(node)) visit(child);
  };
  visit(tree);
  return { trees: found, complete };
}

/** Undefined where the places are not the zeros of a few expressions. */
function criticalOf(node: Expression, variable: string): readonly Expression[] | undefined {
  switch (node.kind) {
    case 'divide':
      return [node.denominator];
    case 'root':
      return node.index && containsName(node.index, variable) ? undefined : [node.radicand];
    case 'absolute':
      return [node.body];
    case 'power':
      return isPlainPower(node.exponent) ? [] : [node.base];
    case 'call':
      return criticalOfCall(canonicalFunction(node.name), node.args, node.base);
    case 'postfix':
      return ['factorial', 'double-factorial'].includes(node.operator) ? undefined : [];
    case 'derivative':
    case 'big':
    case 'limit':
      return undefined;
    default:
      return [];
  }
}

/** x², e^x and the like have a value everywhere. */
function isPlainPower(exponent: Expression): boolean {
  return exponent.kind === 'number' && !exponent.text.includes('.');
}

function criticalOfCall(
  name: string,
  args: readonly Expression[],
  base: Expression | undefined,
): readonly Expression[] | undefined {
  const [first, second] = args;
  if (!first) return [];
  const shifted = (by: number): Expression => sumTree([first, integerTree(by)]);
  switch (name) {
    case 'ln':
    case 'sqrt':
    case 'cbrt':
    case 'root':
    case 'abs':
    case 'sign':
    case 'coth':
    case 'csch':
    case 'arcsch':
      return [first];
    case 'log':
    case 'lg':
    case 'lb':
      return [first, ...[base ?? second ?? integerTree(2)].flatMap((each) => [each, sumTree([each, integerTree(-1)])])];
    case 'tan':
    case 'sec':
      return [callTree('cos', first)];
    case 'cot':
    case 'csc':
      return [callTree('sin', first)];
    case 'arcsin':
    case 'arccos':
    case 'arcsec':
    case 'arccsc':
    case 'artanh':
    case 'arcoth':
      return [shifted(1), shifted(-1), first];
    case 'arcosh':
      return [shifted(-1)];
    case 'arsech':
      return [first, shifted(-1)];
    case 'arccot':
      return [first];
    case 'min':
    case 'max':
      return args.flatMap((x, k) => args.slice(k + 1).map((y) => sumTree([x, negateTree(y)])));
    case 'floor':
    case 'ceil':
    case 'round':
    case 'gamma':
    case 'mod':
    case 'binomial':
    case 'gcd':
    case 'lcm':
    case 'atan2':
      return undefined;
    default:
      return [];
  }
}

const mostSteps = 40;

function stepsAround(tree: Expression): readonly number[] {
  const steps = new Set([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
  walk(tree, (node) => {
    const size = node.kind === 'number' && /^\d{1,9}$/.test(node.text) ? Number(node.text) : 0;
    for (const k of size > 3 ? [size - 1, size, size + 1] : []) if (steps.size < mostSteps) steps.add(k).add(-k);
  });
  return [...steps];
}

/** Where ⌊u⌋, ⌈u⌉ or a rounded u jumps, near 0 and near the whole numbers that occur: u = k or k + ½ for such k. */
export function stepTrees(tree: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  const steps = stepsAround(tree);
  const visit = (node: Expression): void => {
    const [first] = node.kind === 'call' ? node.args : [];
    if (node.kind === 'call' && first && stepwise.has(canonicalFunction(node.name)) && containsName(first, variable)) {
      for (const k of steps) {
        const half = canonicalFunction(node.name) === 'round';
        const jump: Expression = half
          ? { kind: 'divide', numerator: integerTree(2 * k + 1), denominator: integerTree(2), mark: 'slash' }
          : integerTree(k);
        found.push(sumTree([first, negateTree(jump)]));
      }
    }
    for (const child of children(node)) visit(child);
  };
  visit(tree);
  return found;
}
