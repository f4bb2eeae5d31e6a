import { integerTree, negateTree, powerTree, productTree, rationalTree, sumTree } from '../../../algebra/construct.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import { type Rational, multiply, negate, one, sign } from '../../../algebra/numbers/rational.ts';
import { exactValue } from '../../../algebra/simplifying/simplify.ts';
import type { Expression } from '../../../notation/tree.ts';
import type { Atom, Formula } from '../formula.ts';

/** The formula with equations of one square root in several letters said without it: y = √x is y² = x and y ≥ 0. */
export function withoutRoots(formula: Formula): Formula {
  switch (formula.kind) {
    case 'atom':
      return formula.operator === '=' && formula.program.variables.length > 1 ? (squared(formula) ?? formula) : formula;
    case 'and':
    case 'or':
      return { kind: formula.kind, parts: formula.parts.map(withoutRoots) };
    case 'not':
      return { kind: 'not', part: withoutRoots(formula.part) };
    default:
      return formula;
  }
}

/** A term of a sum: a number times the rest. */
interface Term {
  readonly factor: Rational;
  readonly rest: Expression;
}

/** c√u + v = 0 as c²u = v² and cv ≤ 0; undefined for other differences. */
function squared({ difference }: Atom): Formula | undefined {
  const terms = termsOf(difference, one);
  const root = terms.find(({ rest }) => rest.kind === 'root' && rest.index === undefined);
  if (root?.rest.kind !== 'root') return undefined;
  const others = terms.filter((term) => term !== root);
  const [only, ...more] = others;
  // The size of a term has its sign without a condition.
  const size = only && more.length === 0 ? insideOfSize(only.rest) : undefined;
  if (size && sign(only?.factor ?? one) === sign(root.factor)) return undefined;
  const sum = size
    ? productTree([rationalTree(only?.factor ?? one), size])
    : sumTree(others.map(({ factor, rest }) => productTree([rationalTree(factor), rest])));
  const square = productTree([rationalTree(multiply(root.factor, root.factor)), root.rest.radicand]);
  const equation = atomOf('=', sumTree([square, negateTree(powerTree(sum, integerTree(2)))]));
  const side = size ? equation : atomOf('<=', sign(root.factor) > 0 ? sum : negateTree(sum));
  if (!equation?.program.rational || !side?.program.rational) return undefined;
  return size ? equation : { kind: 'and', parts: [equation, side] };
}

function termsOf(tree: Expression, factor: Rational): Term[] {
  switch (tree.kind) {
    case 'group':
      return termsOf(tree.body, factor);
    case 'add':
      return tree.terms.flatMap((term) => termsOf(term, factor));
    case 'negate':
      return termsOf(tree.operand, negate(factor));
    case 'multiply': {
      const values = tree.factors.map((each) => exactValue(each));
      const [only, ...more] = tree.factors.filter((_, k) => values[k] === undefined);
      const numbers = values.reduce<Rational>((product, value) => (value ? multiply(product, value) : product), factor);
      return only && more.length === 0 && sign(numbers) !== 0 ? termsOf(only, numbers) : [{ factor, rest: tree }];
    }
    default:
      return [{ factor, rest: tree }];
  }
}

function insideOfSize(tree: Expression): Expression | undefined {
  if (tree.kind === 'absolute') return tree.norm === true ? undefined : tree.body;
  return tree.kind === 'call' && tree.name === 'abs' ? tree.args[0] : undefined;
}

function atomOf(operator: '=' | '<=', difference: Expression): Atom | undefined {
  const program = compile(difference);
  return program && { kind: 'atom', operator, difference, program };
}
