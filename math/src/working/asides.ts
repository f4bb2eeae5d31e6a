import { substitute, valueAt } from '../algebra/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equationOf, onlyName } from './explain.ts';
import type { Line } from './lines.ts';
import { newLetters } from './statements.ts';
import { begins, chain, same, type Step, wrong } from './steps.ts';

/** A calculation beside the working: right by itself, and right about the equation above where it names its numbers. */
export function asideStep(
  line: Extract<Line, { kind: 'aside' }>,
  above: Expression | undefined,
  letters: ReadonlySet<string>,
  numbers: ReadonlyMap<string, Expression>,
): Step {
  const { name, isEvaluated } = line;
  const values = line.values.map((value) => substitute(value, numbers));
  const own = chain(values);
  if (own.step !== 'equivalent' || isEvaluated) return own;
  const value = numberOf(values.at(-1));
  const named = above && value !== undefined ? isNumberOf(above, name, value) : undefined;
  if (named === true) return same;
  if (named === false && isDiscriminant(name)) return wrong('This is not the discriminant of the equation above.');
  if (values.length > 1) return begins;
  return wrong(newLetters({ kind: 'name', name }, letters));
}

/** `a = 1, b = −5, c = 6` beside a quadratic equation: whether these are its coefficients; undefined for anything else. */
export function coefficientsStep(line: Expression, above: Expression): Step | undefined {
  const parts = line.kind === 'logic' && line.operator === 'and' ? line.operands : [line];
  const known = parts.map((part) => {
    const equation = equationOf(part);
    const value = numberOf(equation?.right);
    if (equation?.left.kind !== 'name' || value === undefined) return undefined;
    return isNumberOf(above, equation.left.name, value);
  });
  if (known.length === 0 || known.some((each) => each === undefined)) return undefined;
  return known.every(Boolean) ? same : wrong('Compare with the equation above: these are not its coefficients.');
}

function numberOf(tree: Expression | undefined): number | undefined {
  const value = tree && valueAt(tree);
  return value && value.im === 0 ? value.re : undefined;
}

const isDiscriminant = (name: string): boolean => ['D', 'Delta', 'Δ', 'Disc'].includes(name);

/** Whether a quadratic equation has this number under this name; undefined where the name has no meaning for it. */
function isNumberOf(above: Expression, name: string, value: number): boolean | undefined {
  const quadratic = quadraticOf(above);
  if (!quadratic || onlyName(above) === name) return undefined;
  const wanted = numbersNamed(quadratic)[name === 'Δ' || name === 'Delta' || name === 'Disc' ? 'D' : name];
  return wanted?.some((one) => Math.abs(one - value) <= 1e-9 * Math.max(1, Math.abs(one)));
}

function numbersNamed({ a, b, c }: Quadratic): Readonly<Record<string, readonly number[]>> {
  return {
    // With the equation divided by a, and in the form with half of the coefficient.
    D: [b * b - 4 * a * c, (b / (2 * a)) ** 2 - c / a, (b / a) ** 2 - (4 * c) / a, (b / 2) ** 2 - a * c],
    a: [a],
    b: [b],
    c: [c],
    p: [b / a],
    q: [c / a],
  };
}

interface Quadratic {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

function quadraticOf(tree: Expression): Quadratic | undefined {
  const equation = equationOf(tree);
  const name = onlyName(tree);
  if (!equation || name === undefined) return undefined;
  const at = (x: number): number => {
    const [left, right] = [equation.left, equation.right].map((side) => valueAt(side, { [name]: x }));
    return left && right && left.im === 0 && right.im === 0 ? left.re - right.re : Number.NaN;
  };
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = (at(1) - at(-1)) / 2;
  const fits = [3, -4].every((x) => Math.abs(at(x) - (a * x * x + b * x + c)) < 1e-9);
  return fits && Math.abs(a) > 1e-9 ? { a, b, c } : undefined;
}
