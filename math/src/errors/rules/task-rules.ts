import { substitute, valueAt } from '../../algebra/index.ts';
import { add, divide, multiply, namesIn, number, power } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { ErrorRule } from '../rule.ts';
import type { Task } from '../task.ts';

/** a, b, c of a quadratic equation brought to one side, or of a quadratic expression. */
function quadraticOf(task: Task): { readonly a: number; readonly b: number; readonly c: number } | undefined {
  if (task.kind !== 'equation' && task.kind !== 'expression') return undefined;
  const sides = task.kind === 'equation' ? task.equation.operands : [task.tree, number(0)];
  const [variable, ...others] = namesIn(task.kind === 'equation' ? task.equation : task.tree);
  const [left, right] = sides;
  if (!left || !right || variable === undefined || others.length > 0) return undefined;
  const at = (x: number): number => {
    const own = valueAt(left, { [variable]: x });
    const other = valueAt(right, { [variable]: x });
    return own && other ? own.re - other.re : Number.NaN;
  };
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = (at(1) - at(-1)) / 2;
  const fits = Math.abs(at(3) - (9 * a + 3 * b + c)) < 1e-9 && Math.abs(at(-4) - (16 * a - 4 * b + c)) < 1e-9;
  return fits && a !== 0 ? { a, b, c } : undefined;
}

/** Wrong completed squares (x + p)² + q of x² + bx + c. */
function completedSquare(
  change: (b: number, c: number) => readonly (readonly [p: number, q: number])[],
): (task: Task) => readonly Expression[] {
  return (task) => {
    const own = task.kind === 'expression' ? quadraticOf(task) : undefined;
    if (task.kind !== 'expression' || own?.a !== 1 || own.b === 0) return [];
    const [variable = 'x'] = namesIn(task.tree);
    const made = change(own.b, own.c).filter((pair) => pair.every((value) => Math.abs(value) < 1e15));
    return made.map(([p, q]) => add(power(add({ kind: 'name', name: variable }, number(p)), number(2)), number(q)));
  };
}

/** The equation with other coefficients, of which a wrong use of the formula gives the solutions. */
function quadratic(
  change: (a: number, b: number, c: number) => readonly [number, number, number] | undefined,
): (task: Task) => readonly Expression[] {
  return (task) => {
    const own = quadraticOf(task);
    if (!own || task.kind !== 'equation') return [];
    const x: Expression = { kind: 'name', name: task.variable };
    const changed = change(own.a, own.b, own.c);
    if (!changed) return [];
    const [a, b, c] = changed;
    if (![a, b, c].every((value) => Math.abs(value) < 1e15)) return [];
    const sum = add(multiply(number(a), x, x), multiply(number(b), x), number(c));
    return [{ kind: 'relation', operands: [sum, number(0)], operators: ['='] }];
  };
}

/** Errors that show only against what the question asks: quadratic equations, compositions, inverses. */
export const taskRules: readonly ErrorRule[] = [
  {
    id: 'quadratic-sign-of-c',
    name: 'Quadratic formula: sign in the discriminant',
    says: 'Check the signs under the root: the discriminant is $b^2 - 4ac$.',
    source: 'zakaria2010',
    needs: ['equation'],
    inTask: quadratic((a, b, c) => (b === 0 || c === 0 ? undefined : [a, b, -c])),
  },
  {
    id: 'quadratic-divided-by-a',
    name: 'Quadratic formula: not divided by 2a',
    says: 'In the quadratic formula all of the numerator is divided by $2a$.',
    source: 'zakaria2010',
    needs: ['equation'],
    inTask: (task) => [
      ...quadratic((a, b, c) => [a, 2 * b, 4 * c])(task),
      ...quadratic((a, b, c) => [1, b, a * c])(task),
    ],
  },
  {
    id: 'square-not-taken-away',
    name: 'Completing the square: square not subtracted',
    says: 'Expand your square: it brings in a number of its own, which has to be taken away again.',
    source: 'zakaria2010',
    needs: ['sum'],
    inTask: completedSquare((b, c) => [
      [b / 2, c],
      [b / 2, c + (b / 2) ** 2],
    ]),
  },
  {
    id: 'half-not-taken',
    name: 'Completing the square: coefficient not halved',
    says: 'Expand your square: the middle term comes twice, so take half of the coefficient.',
    source: 'zakaria2010',
    needs: ['sum'],
    inTask: completedSquare((b, c) => [
      [b, c - b ** 2],
      [b, c],
    ]),
  },
  {
    id: 'composition-reversed',
    name: 'Composed in the other order',
    says: 'In $f(g(x))$ the inner function comes first. Did you begin with the outer one?',
    source: 'ayers1988',
    needs: ['equation'],
    inTask: (task) =>
      task.kind === 'composition' ? [substitute(task.inner, new Map([[task.variable, task.outer]]))] : [],
  },
  {
    id: 'composition-as-product',
    name: 'Multiplied instead of composing',
    says: 'Composing is not multiplying: put the inner function in place of the variable of the outer one.',
    source: 'ayers1988',
    needs: ['equation'],
    inTask: (task) => (task.kind === 'composition' ? [multiply(task.outer, task.inner)] : []),
  },
  {
    id: 'inverse-function-as-reciprocal',
    name: 'Inverse function taken as the reciprocal',
    says: 'The inverse function undoes $f$; it is not the reciprocal $\\frac{1}{f(x)}$.',
    source: 'schechter',
    needs: ['equation'],
    inTask: (task) => (task.kind === 'inverse' ? [divide(number(1), task.body)] : []),
  },
  {
    id: 'equation-not-solved',
    name: 'Put a number in instead of solving',
    says: 'That is the value of one side. Which number for the letter makes both sides equal?',
    source: 'kieran1992',
    needs: ['equation'],
    inTask: (task) => {
      if (task.kind !== 'equation') return [];
      return task.equation.operands.filter((side) => namesIn(side).size === 0);
    },
  },
];
