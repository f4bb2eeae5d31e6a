import type { Expression } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
import { callTree, integerTree, negateTree, powerTree, quotientTree, rationalTree } from '../construct.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { factorPolynomial } from '../polynomials/factor.ts';
import type { Fraction, Generator } from '../polynomials/field.ts';
import { containsName } from '../names.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import * as P from '../polynomials/polynomial.ts';
import { compile } from '../evaluating/program.ts';
import { rational } from '../numbers/rational.ts';
import { commonBases, logarithmsJoined, withoutRoots } from './solve-rewriting.ts';
import { run } from '../evaluating/run.ts';

/**
 * Why an equation has no list of solutions: it holds for every number, its solutions repeat forever, it is not an equation
 * or expression, or the methods do not reach.
 */
export type Unsolved = 'every-number' | 'periodic' | 'no-equation' | 'out-of-reach';

class NotSolved extends Error {
  override readonly name = 'NotSolved';
  readonly reason: Unsolved;

  constructor(reason: Unsolved) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The real solutions of an equation, or of `expression = 0`, in one variable: exact, each once, in rising order where
 * they are numbers; [] when there is none. Polynomials that fall into linear, quadratic and biquadratic factors (other
 * letters may be coefficients of linear ones), quotients of such, absolute values, roots, powers with the variable in
 * the exponent, and logarithms. Undefined where `whyUnsolved` has a reason.
 */
export function solve(tree: Expression, variable: string): readonly Expression[] | undefined {
  const result = solved(tree, variable);
  return typeof result === 'string' ? undefined : result;
}

/** Why `solve` gives no solutions; undefined where it gives some or shows that there is none. */
export function whyUnsolved(tree: Expression, variable: string): Unsolved | undefined {
  const result = solved(tree, variable);
  return typeof result === 'string' ? result : undefined;
}

function solved(tree: Expression, variable: string): readonly Expression[] | Unsolved {
  const difference = differenceOf(tree);
  if (!difference) return 'no-equation';
  try {
    return attempt(() => new Solver(variable).zerosOf(commonBases(difference, variable))) ?? 'out-of-reach';
  } catch (error) {
    if (error instanceof NotSolved) return error.reason;
    throw error;
  }
}

/** left − right of an equation; an expression as it is. */
function differenceOf(tree: Expression): Expression | undefined {
  if (tree.kind === 'group') return differenceOf(tree.body);
  if (tree.kind !== 'relation') return compile(tree) ? tree : undefined;
  const [left, right, ...more] = tree.operands;
  if (!left || !right || more.length > 0 || tree.operators[0] !== '=') return undefined;
  return { kind: 'add', terms: [left, negateTree(right)] };
}

const deepest = 6;

class Solver {
  private readonly variable: string;

  constructor(variable: string) {
    this.variable = variable;
  }

  zerosOf(tree: Expression, depth = 0): Expression[] {
    if (depth > deepest) throw new NotSolved('out-of-reach');
    const to = new Normaliser();
    const { numerator } = to.convert(tree);
    if (P.isZero(numerator)) throw new NotSolved('every-number');
    const solutions = factorPolynomial(numerator).factors.flatMap(({ polynomial }) =>
      this.ofFactor(to, polynomial, depth),
    );
    return sortedByValue(solutions);
  }

  private isActive(generator: Generator | undefined): boolean {
    return generator !== undefined && containsName(generator.tree, this.variable);
  }

  private ofFactor(to: Normaliser, a: P.Polynomial, depth: number): Expression[] {
    const active = P.generatorsOf(a).filter((k) => this.isActive(to.field.generators[k]));
    const [only] = active;
    if (only === undefined) return [];
    if (active.length === 1) {
      return this.valuesOf(to, a, only).flatMap((value) => this.whereKernelIs(to, only, value, depth));
    }
    // Squaring, or joining logarithms, may have added solutions.
    const whole: Fraction = { numerator: a, denominator: P.onePolynomial };
    const rewritten = withoutRoots(to, a, active) ?? logarithmsJoined(to, a, active, this.variable);
    if (!rewritten)
      throw new NotSolved(active.some((k) => isTrigonometric(to.field.generators[k])) ? 'periodic' : 'out-of-reach');
    const original = to.print(whole);
    return this.candidates(rewritten, depth + 1).filter((solution) => this.isZeroAt(original, solution));
  }

  /**
   * Returns the zeros after squaring: if that is 0 everywhere, the solutions are a set and not a list, as for |x| = x.
   */
  private candidates(tree: Expression, depth: number): Expression[] {
    try {
      return this.zerosOf(tree, depth);
    } catch (error) {
      if (error instanceof NotSolved && error.reason === 'every-number') throw new NotSolved('out-of-reach');
      throw error;
    }
  }

  private isZeroAt(tree: Expression, solution: Expression): boolean {
    const program = compile(tree, [this.variable]);
    const value = numberOf(solution);
    if (!program || program.variables.length > 1 || value === undefined) throw new NotSolved('out-of-reach');
    const { re, im, error } = run(program, [{ re: value, im: 0 }], 'strict');
    const step = 1e-9 * Math.max(1, Math.abs(value));
    const around = [value - step, value + step].map((x) => run(program, [{ re: x, im: 0 }], 'strict').re);
    const slack = Math.max(0, ...around.filter(Number.isFinite).map((near) => Math.abs(near - re)));
    if (Number.isFinite(re) && im === 0) return Math.abs(re) <= 1000 * error + slack;
    return around.some((near) => Math.abs(near) < 1e-3);
  }

  /** The values of a generator for which a polynomial in it is 0. */
  private valuesOf(to: Normaliser, a: P.Polynomial, generator: number): Expression[] {
    const parts = P.coefficientsIn(a, generator);
    const used = parts.flatMap((part, power) => (P.isZero(part) ? [] : [power]));
    const step = used.reduce((x, y) => gcd(x, y), 0);
    if (step <= 1) return this.rootsOf(to, parts);
    const squares = this.rootsOf(
      to,
      parts.filter((_, power) => power % step === 0),
    );
    return squares.flatMap((value) => realRootsOf(value, step));
  }

  /** The roots of a polynomial of the first or second degree, from its coefficients. */
  private rootsOf(to: Normaliser, parts: readonly P.Polynomial[]): Expression[] {
    const { field } = to;
    const whole = (numerator: P.Polynomial): Fraction => ({ numerator, denominator: P.onePolynomial });
    const [c = P.zeroPolynomial, b = P.zeroPolynomial, lead = P.zeroPolynomial] = parts;
    if (parts.length === 2) return [to.print(field.divide(field.negate(whole(c)), whole(b)))];
    if (parts.length !== 3) throw new NotSolved('out-of-reach');
    const square = field.multiply(whole(b), whole(b));
    const discriminant = field.subtract(square, field.scale(field.multiply(whole(lead), whole(c)), { n: 4, d: 1 }));
    const printed = to.print(discriminant);
    const sign = signOf(printed);
    if (sign === undefined) throw new NotSolved('out-of-reach');
    if (sign < 0) return [];
    const twice = field.scale(whole(lead), { n: 2, d: 1 });
    const minusB = field.negate(whole(b));
    if (sign === 0) return [to.print(field.divide(minusB, twice))];
    const root = to.convert({ kind: 'root', radicand: printed });
    return [field.subtract(minusB, root), field.add(minusB, root)].map((top) => to.print(field.divide(top, twice)));
  }

  private whereKernelIs(to: Normaliser, k: number, value: Expression, depth: number): Expression[] {
    const kernel = to.field.generators[k];
    if (!kernel) return [];
    if (kernel.sort === 'variable') return [value];
    const equal = (left: Expression, right: Expression): Expression[] =>
      this.zerosOf({ kind: 'add', terms: [left, negateTree(right)] }, depth + 1);
    const sign = signOf(value);
    const { tree, relation, exponential } = kernel;
    if (isTrigonometric(kernel)) throw new NotSolved('periodic');
    if (sign === undefined) throw new NotSolved('out-of-reach');
    if (relation) {
      if (sign < 0 && relation.degree % 2 === 0) return [];
      return equal(to.print(relation.value), powerTree(value, integerTree(relation.degree)));
    }
    if (tree.kind === 'absolute') {
      if (sign < 0) return [];
      return sign === 0
        ? equal(tree.body, value)
        : [...equal(tree.body, value), ...equal(tree.body, negateTree(value))];
    }
    if (exponential && !containsName(exponential.base, this.variable)) {
      if (sign <= 0) return [];
      return equal(to.print(exponential.exponent), logarithmOf(value, exponential.base));
    }
    const [argument] = tree.kind === 'call' ? tree.args : [];
    const inverse = tree.kind === 'call' && argument ? inverseOf(tree, value) : undefined;
    if (!argument || !inverse) throw new NotSolved('out-of-reach');
    return equal(argument, inverse);
  }
}

/** log_base(value), as a fraction where it is one. */
function logarithmOf(value: Expression, base: Expression): Expression {
  if (base.kind === 'constant' && base.name === 'e') return callTree('ln', value);
  const ratio = (numberOf(callTree('ln', value)) ?? Number.NaN) / (numberOf(callTree('ln', base)) ?? Number.NaN);
  for (let below = 1; below <= 6; below++) {
    const above = Math.round(ratio * below);
    if (!(Math.abs(ratio * below - above) < 1e-10) || Math.abs(above) > 200) continue;
    const to = new Normaliser();
    const difference = to.field.subtract(
      to.convert(powerTree(value, integerTree(below))),
      to.convert(powerTree(base, integerTree(above))),
    );
    if (P.isZero(difference.numerator)) return rationalTree(rational(above, below));
  }
  return quotientTree(callTree('ln', value), callTree('ln', base));
}

function inverseOf(tree: Extract<Expression, { kind: 'call' }>, value: Expression): Expression | undefined {
  const power = (base: Expression): Expression => ({ kind: 'power', base, exponent: value });
  switch (tree.name) {
    case 'ln':
      return power({ kind: 'constant', name: 'e' });
    case 'log':
    case 'lg':
    case 'lb':
      return power(tree.base ?? tree.args[1] ?? integerTree(tree.name === 'lb' ? 2 : 10));
    case 'arctan':
      return callTree('tan', value);
    case 'sinh':
      return callTree('arsinh', value);
    default:
      return undefined;
  }
}

const trigonometric: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

function isTrigonometric(generator: Generator | undefined): boolean {
  return generator?.tree.kind === 'call' && trigonometric.has(generator.tree.name);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** The real numbers whose power is the value. */
function realRootsOf(value: Expression, index: number): Expression[] {
  const sign = signOf(value);
  if (sign === undefined) throw new NotSolved('out-of-reach');
  if (sign === 0) return [value];
  const to = new Normaliser();
  const root = (radicand: Expression): Expression => {
    const tree: Expression =
      index === 2 ? { kind: 'root', radicand } : { kind: 'root', radicand, index: rationalTree({ n: index, d: 1 }) };
    return to.print(to.convert(tree));
  };
  if (index % 2 === 1) return [sign < 0 ? negateTree(root(negateTree(value))) : root(value)];
  return sign < 0 ? [] : [negateTree(root(value)), root(value)];
}

/** The sign of a number; undefined where there are letters or doubles cannot tell. */
function signOf(tree: Expression): -1 | 0 | 1 | undefined {
  const exact = arithmeticValue(tree);
  if (exact) return exact.n < 0 ? -1 : exact.n > 0 ? 1 : 0;
  const program = compile(tree);
  if (!program || program.variables.length > 0) return undefined;
  const { re, im, error } = run(program, [], 'real');
  return im === 0 && Math.abs(re) > 1000 * error ? (re < 0 ? -1 : 1) : undefined;
}

function sortedByValue(solutions: readonly Expression[]): Expression[] {
  const valued = solutions.map((solution) => ({ solution, value: numberOf(solution) }));
  if (valued.some(({ value }) => value === undefined)) return [...solutions];
  const sorted = valued.sort((x, y) => (x.value ?? 0) - (y.value ?? 0));
  const isNew = (k: number): boolean => {
    const [before, value] = [sorted[k - 1]?.value, sorted[k]?.value];
    return before === undefined || value === undefined || value - before > 1e-12 * Math.max(1, Math.abs(value));
  };
  return sorted.filter((_, k) => isNew(k)).map(({ solution }) => solution);
}

function numberOf(tree: Expression): number | undefined {
  const program = compile(tree);
  if (!program || program.variables.length > 0) return undefined;
  const value = run(program, [], 'real');
  return Number.isFinite(value.re) ? value.re : undefined;
}
