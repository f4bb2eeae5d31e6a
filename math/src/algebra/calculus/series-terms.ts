import { toPlain } from '../../notation/printing/print-plain.ts';
import type { Expression } from '../../notation/tree.ts';
import { integerTree, oneTree, powerTree, productTree, quotientTree, sumTree } from '../construct.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import { containsName } from '../names.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import * as P from '../polynomials/polynomial.ts';
import {
  add,
  isInteger,
  isZero,
  multiply,
  negate,
  one,
  power,
  type Rational,
  rational,
  zero,
} from '../numbers/rational.ts';
import type { Univariate } from '../polynomials/univariate.ts';

/** Terms of one kind of an endless sum: factor · ratio^n · base^n · n^surd · fraction / (n + shift)!. */
export interface SeriesTerm {
  /** Without the index; its rational part is in the fraction. */
  readonly factor: Expression;
  readonly ratio: Rational;
  /** A base that is not a rational number, such as a letter. */
  readonly base: Expression | undefined;
  readonly surd: Rational;
  readonly shift: number | undefined;
  readonly fraction: Expression;
}

/** The terms of a sum's body, those of one kind put together; undefined where one is of no known kind. */
export function seriesTerms(body: Expression, variable: string): readonly SeriesTerm[] | undefined {
  const kinds = new Map<string, SeriesTerm>();
  for (const part of addends(body)) {
    const term = new TermReader(variable).read(part);
    if (!term) return undefined;
    const { ratio, surd, shift, base, factor } = term;
    const key = [ratio.n, ratio.d, surd.n, surd.d, shift, base && toPlain(base), toPlain(factor)].join(' ');
    const before = kinds.get(key);
    kinds.set(key, before ? { ...term, fraction: sumTree([before.fraction, term.fraction]) } : term);
  }
  return [...kinds.values()];
}

function addends(tree: Expression): readonly Expression[] {
  switch (tree.kind) {
    case 'group':
      return addends(tree.body);
    case 'positive':
      return addends(tree.operand);
    case 'negate':
      return addends(tree.operand).map((term) => productTree([integerTree(-1), term]));
    case 'add':
      return tree.terms.flatMap(addends);
    case 'divide':
      return addends(tree.numerator).map((term) => quotientTree(term, tree.denominator));
    default:
      return [tree];
  }
}

/** Reads a product as a term of a series. */
class TermReader {
  private readonly variable: string;
  private ratio: Rational = one;
  private surd: Rational = zero;
  private shift: number | undefined;
  private readonly factors: Expression[] = [];
  private readonly bases: Expression[] = [];
  private readonly fractions: Expression[] = [];

  constructor(variable: string) {
    this.variable = variable;
  }

  read(tree: Expression): SeriesTerm | undefined {
    if (!this.take(tree, 1)) return undefined;
    const { ratio, surd, shift } = this;
    const base = this.bases.length > 0 ? productTree(this.bases) : undefined;
    return { factor: productTree(this.factors), ratio, base, surd, shift, fraction: productTree(this.fractions) };
  }

  /** Takes in a factor, or one below the bar. */
  private take(tree: Expression, side: 1 | -1): boolean {
    if (!containsName(tree, this.variable)) return this.takeConstant(tree, side);
    switch (tree.kind) {
      case 'group':
        return this.take(tree.body, side);
      case 'negate':
        this.fractions.push(integerTree(-1));
        return this.take(tree.operand, side);
      case 'multiply':
        return tree.factors.every((factor) => this.take(factor, side));
      case 'divide':
        return this.take(tree.numerator, side) && this.take(tree.denominator, side === 1 ? -1 : 1);
      case 'power':
        return this.takePower(tree.base, tree.exponent, side);
      case 'root':
        return this.takeSurd(tree.radicand, tree.index ? arithmeticValue(tree.index) : rational(2), side);
      case 'postfix':
        return tree.operator === 'factorial' && side === -1 && this.takeFactorial(tree.operand);
      default:
        return this.takeFraction(tree, side);
    }
  }

  private takeConstant(tree: Expression, side: 1 | -1): boolean {
    const placed = side === 1 ? tree : quotientTree(oneTree, tree);
    (arithmeticValue(tree) ? this.fractions : this.factors).push(placed);
    return true;
  }

  private takeFraction(tree: Expression, side: 1 | -1): boolean {
    this.fractions.push(side === 1 ? tree : quotientTree(oneTree, tree));
    return true;
  }

  private takePower(base: Expression, exponent: Expression, side: 1 | -1): boolean {
    if (!containsName(exponent, this.variable)) {
      const value = arithmeticValue(exponent);
      if (value && isInteger(value)) return this.takeFraction(powerTree(base, exponent), side);
      return value !== undefined && this.takeSurd(base, { n: value.d, d: value.n }, side);
    }
    if (containsName(base, this.variable)) return false;
    const line = polynomialIn(exponent, this.variable);
    const [start = zero, slope = zero] = line ?? [];
    if (line?.length !== 2 || !isInteger(start) || !isInteger(slope)) return false;
    const [low, steps] = [Number(start.n) * side, Number(slope.n) * side];
    if (Math.abs(low) > mostSteps || Math.abs(steps) > mostSteps) return false;
    const value = arithmeticValue(base);
    if (value && isZero(value)) return false;
    if (value) this.ratio = multiply(this.ratio, power(value, steps));
    else this.bases.push(powerTree(base, integerTree(steps)));
    return this.takeConstant(powerTree(base, integerTree(low)), 1);
  }

  /** A root of the index itself. */
  private takeSurd(radicand: Expression, index: Rational | undefined, side: 1 | -1): boolean {
    const bare = radicand.kind === 'group' ? radicand.body : radicand;
    if (bare.kind !== 'name' || !index || isZero(index)) return false;
    const exponent = rational(index.d, index.n);
    this.surd = add(this.surd, side === 1 ? exponent : negate(exponent));
    return true;
  }

  private takeFactorial(operand: Expression): boolean {
    const line = polynomialIn(operand, this.variable);
    const [start = zero, slope = zero] = line ?? [];
    if (line?.length !== 2 || slope.n !== 1 || slope.d !== 1 || !isInteger(start)) return false;
    if (this.shift !== undefined || Math.abs(Number(start.n)) > mostSteps) return false;
    this.shift = Number(start.n);
    return true;
  }
}

const mostSteps = 60;

/** The coefficients of a polynomial in the letter, the constant first; undefined where it is none. */
export function polynomialIn(tree: Expression, variable: string): Univariate | undefined {
  const fraction = fractionIn(tree, variable);
  return fraction && P.isOne(P.constantPolynomial(fraction.bottom[0] ?? zero)) && fraction.bottom.length === 1
    ? fraction.top
    : undefined;
}

/** Numerator and denominator of a quotient of polynomials in the letter alone; undefined where it is none. */
export function fractionIn(
  tree: Expression,
  variable: string,
): { readonly top: Univariate; readonly bottom: Univariate } | undefined {
  const to = new Normaliser();
  const { numerator, denominator } = to.convert(tree);
  const own = to.field.generators.findIndex((one) => one.tree.kind === 'name' && one.tree.name === variable);
  const [top, bottom] = [numerator, denominator].map((part) => {
    if (P.generatorsOf(part).some((generator) => generator !== own)) return undefined;
    const parts = own < 0 ? [part] : P.coefficientsIn(part, own);
    const values = parts.map((each) => (P.isZero(each) ? zero : P.constantValue(each)));
    return values.every((value) => value !== undefined) ? values : undefined;
  });
  if (!top || !bottom) return undefined;
  // A constant below the bar goes into the coefficients.
  const [below] = bottom;
  if (bottom.length === 1 && below && !isZero(below)) {
    return { top: top.map((value) => multiply(value, power(below, -1))), bottom: [one] };
  }
  return { top, bottom };
}
