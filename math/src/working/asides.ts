import { substitute, valueAt } from '../algebra/index.ts';
import { namesIn, sameTree } from '../notation/index.ts';
import type { Expression, RelationOperator } from '../notation/tree.ts';
import type { Definitions } from './definitions.ts';
import { equationOf, onlyName } from './explain.ts';
import { lastValueOf, type Line, ranges } from './lines.ts';
import { hasPlaces } from './openings.ts';
import { both, implies, impossible, isSame, newLetters } from './statements.ts';
import { begins, chain, same, type Step, valueStep, wrong } from './steps.ts';

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

/**
 * Whether a line has the shape of a condition, x ≥ −3 or x ≠ 2, beside an equation with roots, logarithms, quotients or
 * absolute values. A condition that each solution satisfies may be said there, and nothing has to follow from it.
 */
export function isCondition(line: Expression, above: Expression): boolean {
  if (!equationOf(above) || onlyName(above) === undefined || onlyName(above) !== onlyName(line)) return false;
  const parts = line.kind === 'logic' && line.operator !== 'not' ? line.operands : [line];
  const isInequality = (part: Expression): boolean =>
    part.kind === 'relation' && part.operators.every((operator) => /^(?:[<>]=?|!=)$/.test(operator));
  return parts.every(isInequality) && hasPlaces(above);
}

/** Whether each solution of an equation satisfies a condition. */
export function isSatisfied(condition: Expression, above: Expression): boolean {
  // Where both sides of the condition have a value everywhere, its negation is quicker to look at.
  if (hasPlaces(condition)) return implies(above, condition);
  return isSame(both(above, negationOf(condition)), impossible) === 'equal';
}

function negationOf(condition: Expression): Expression {
  if (condition.kind === 'logic') {
    return {
      ...condition,
      operator: condition.operator === 'and' ? 'or' : 'and',
      operands: condition.operands.map(negationOf),
    };
  }
  if (condition.kind !== 'relation') return condition;
  const { operands, operators } = condition;
  const links = operators.flatMap((operator, k): Expression[] => {
    const [left, right] = operands.slice(k, k + 2);
    const opposite = opposites[operator];
    return left && right && opposite ? [{ kind: 'relation', operands: [left, right], operators: [opposite] }] : [];
  });
  const [only] = links;
  return only && links.length === 1 ? only : { kind: 'logic', operator: 'or', operands: links };
}

const opposites: Partial<Record<RelationOperator, RelationOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '!=': '=',
};

/** f′(x) with its formula in place of its name: 2x = 0 below f′(x) = 2x. */
export function isAboutFunction(statement: Expression, above: Line | undefined, definitions: Definitions): boolean {
  const equation = equationOf(statement);
  if (!equation) return false;
  // x = 3 below f(x) = … says where the function is looked at.
  const chosen = above?.kind === 'function' && equation.left.kind === 'name' ? above.variable : undefined;
  const isNumber = namesIn(equation.right).size === 0;
  if (isNumber && equation.left.kind === 'name' && equation.left.name === chosen) return true;
  const bodies = definitions.bodies().filter((body) => namesIn(body).size > 0);
  const isBody = (side: Expression): boolean => bodies.some((body) => isSame(side, body) === 'equal');
  const isClosed = (side: Expression): boolean => namesIn(side).size === 0;
  const { left, right } = equation;
  return (isBody(left) && (isClosed(right) || isBody(right))) || (isBody(right) && isClosed(left));
}

/** 1 = 2 and 0 = 0 are statements where they are what is left of an equation when its letter has gone. */
export function numbersAmongEquations(
  line: Extract<Line, { kind: 'values' }>,
  known: readonly Expression[],
  opensStatements: boolean,
): Line {
  const isClosed = line.values.every((value) => namesIn(value).size === 0);
  if ((known.length === 0 && !opensStatements) || line.values.length !== 2 || !isClosed) return line;
  const statement: Expression = { kind: 'relation', operands: line.values, operators: ['='] };
  const [left, right] = line.values;
  // A calculation beside the equations has two different sides.
  const mayBeTrue = left && right && sameTree(left, right);
  const isLeft = known.some(
    (each) => isSame(each, statement) === 'equal' || (mayBeTrue && isSame(each, impossible) === 'equal'),
  );
  return opensStatements || isLeft ? { kind: 'statement', statement, isEvaluated: false } : line;
}

/** `= 18` carries on with the last value above, whatever that was the value of. */
export function continuedStep(line: Line, above: Line | undefined, definitions: Definitions): Step | undefined {
  const before = lastValueOf(above);
  const [first] = line.kind === 'values' ? line.values : [];
  if (line.kind !== 'values' || !before || !first) return undefined;
  const own = chain(line.values);
  return own.step === 'equivalent' ? valueStep(definitions.open(before), first) : own;
}

/** D = ℝ ∖ {2}: where the terms of an equation have values. */
export function isDomain(tree: Expression | undefined): boolean {
  const equation = tree && equationOf(tree);
  const { left, right } = equation ?? {};
  return left?.kind === 'name' && /^D(?:_|$)/.test(left.name) && right !== undefined && ranges.has(right.kind);
}

/** Whether the left side of a line calls a function with letters, and the right side says what comes out. */
export function isClaim(line: Expression | undefined, definitions: Definitions): boolean {
  const equation = line && equationOf(line);
  if (!equation || definitions.isCalledIn(equation.right) || namesIn(equation.right).size === 0) return false;
  return namesIn(equation.left).size > 0;
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
