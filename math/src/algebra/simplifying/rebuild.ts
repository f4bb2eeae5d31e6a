import type { Expression } from '../../notation/tree.ts';
import {
  decimalTree,
  integerTree,
  negateTree,
  powerTree,
  productTree,
  quotientTree,
  rationalTree,
  rootTree,
  sumTree,
} from '../construct.ts';
import type { Field, Fraction, Generator, GeneratorSort } from '../polynomials/field.ts';
import { type Integer, divideExactly, gcdIntegers, multiplyIntegers } from '../numbers/integer.ts';
import * as P from '../polynomials/polynomial.ts';
import {
  type Rational,
  absolute,
  isOne,
  multiply as multiplyRationals,
  terminatingDecimals,
} from '../numbers/rational.ts';

export interface PrintStyle {
  /** Terminating fractions as decimals: 0.5x. */
  readonly decimals?: boolean;
  /** Sums over one denominator, (x+2)/3; numbers with roots, (1+√5)/2, are always written so. */
  readonly oneBar?: boolean;
}

/**
 * Prints a fraction as a textbook would: terms by falling degree, then alphabetically, numbers last; 2√3/3, ½x, √6 for
 * √2·√3, e^{x+1} for e·e^x; one bar for a genuine quotient.
 */
export function fractionTree(field: Field, a: Fraction, style: PrintStyle = {}): Expression {
  if (P.isOne(a.denominator)) return polynomialTree(field, a.numerator, style);
  const { numerator, scale } = integral(a.numerator);
  let top = polynomialTree(field, numerator, style);
  let bottomPolynomial = a.denominator;
  // −1/(1 − x) reads better as 1/(x − 1): the first term as printed decides the sign.
  const firstOfBottom = ordered(field, bottomPolynomial)[0];
  if (firstOfBottom && firstOfBottom.coefficient.n < 0) {
    bottomPolynomial = P.negate(bottomPolynomial);
    top = polynomialTree(field, P.negate(numerator), style);
  }
  const bottom = polynomialTree(field, bottomPolynomial, style);
  const denominator = scale === 1 ? bottom : productTree([integerTree(scale), bottom]);
  return quotientTree(top, denominator);
}

/** The same polynomial times the common denominator of its coefficients. */
function integral(a: P.Polynomial): { readonly numerator: P.Polynomial; readonly scale: Integer } {
  let scale: Integer = 1;
  for (const term of a.values()) {
    const d = term.coefficient.d;
    scale = divideExactly(multiplyIntegers(scale, d), gcdIntegers(scale, d));
  }
  return { numerator: P.scale(a, { n: scale, d: 1 }), scale };
}

export function polynomialTree(field: Field, a: P.Polynomial, style: PrintStyle = {}): Expression {
  if (a.size === 0) return integerTree(0);
  const used = P.generatorsOf(a);
  const isNumber = used.every((k) => isNumeric(field.generators[k]?.sort));
  if ((isNumber || style.oneBar) && a.size > 1 && !style.decimals) {
    const { numerator, scale } = integral(a);
    if (scale !== 1) return quotientTree(polynomialTree(field, numerator, style), integerTree(scale));
  }
  return sumTree(ordered(field, a).map((term) => termTree(field, term, style)));
}

const numericSorts: ReadonlySet<GeneratorSort | undefined> = new Set(['radical', 'constant', 'imaginary']);

function isNumeric(sort: GeneratorSort | undefined): boolean {
  return numericSorts.has(sort);
}

/** Whether the first term as printed has a minus sign: −x² + y, not x² − y. */
export function printsNegative(field: Field, a: P.Polynomial): boolean {
  return (ordered(field, a)[0]?.coefficient.n ?? 0) < 0;
}

/** Terms in the order of print. */
function ordered(field: Field, a: P.Polynomial): P.Term[] {
  const rank = (term: P.Term): { degree: number; key: string; numeric: number } => {
    let degree = 0;
    let numeric = 0;
    const names: string[] = [];
    term.powers.forEach((power, k) => {
      const generator = field.generators[k];
      if (!generator || power === 0) return;
      if (isNumeric(generator.sort)) {
        numeric += generator.sort === 'imaginary' ? 100 : power;
        return;
      }
      degree += power;
      // Higher powers of earlier letters come first.
      const group = generator.sort === 'variable' ? '0' : '1';
      names.push(`${group}${nameOf(generator)}${String(999 - power).padStart(3, '0')}`);
    });
    return { degree, key: names.sort().join(), numeric };
  };
  return [...a.values()]
    .map((term) => ({ term, ...rank(term) }))
    .sort((x, y) => y.degree - x.degree || compareText(x.key, y.key) || x.numeric - y.numeric)
    .map(({ term }) => term);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function nameOf(generator: Generator): string {
  return generator.tree.kind === 'name' ? generator.tree.name : generator.key;
}

/** coefficient · roots · π · variables · functions, with fractions as `3π/4` for numbers and `¾x` for letters. */
function termTree(field: Field, term: P.Term, style: PrintStyle): Expression {
  const numbers: Expression[] = [];
  const letters: Expression[] = [];
  const factors = term.powers.flatMap((power, k) => {
    const generator = field.generators[k];
    return power !== 0 && generator ? [{ generator, power }] : [];
  });
  numbers.push(...radicalTrees(factors));
  const rest = factors.filter(({ generator }) => !generator.radical);
  rest.sort(
    (x, y) => sortRank(x.generator) - sortRank(y.generator) || compareText(nameOf(x.generator), nameOf(y.generator)),
  );
  for (const { base, exponent } of exponentialTrees(field, rest)) letters.push(powerTree(base, exponent));
  for (const { generator, power } of rest) {
    if (generator.exponential) continue;
    const tree = powerTree(generator.tree, integerTree(power));
    if (isNumeric(generator.sort)) numbers.push(tree);
    else if (generator.sort === 'variable') letters.splice(letterPosition(letters), 0, tree);
    else letters.push(tree);
  }
  return withCoefficient(term.coefficient, numbers, letters, style);
}

/** Letters stand before exponentials and functions. */
function letterPosition(letters: readonly Expression[]): number {
  const isLetter = (tree: Expression): boolean =>
    tree.kind === 'name' || (tree.kind === 'power' && tree.base.kind === 'name');
  const index = letters.findIndex(
    (tree) => !isLetter(tree) || (tree.kind === 'power' && tree.exponent.kind !== 'number'),
  );
  return index < 0 ? letters.length : index;
}

function withCoefficient(
  coefficient: Rational,
  numbers: readonly Expression[],
  letters: readonly Expression[],
  style: PrintStyle,
): Expression {
  const size = absolute(coefficient);
  const product = (): Expression => {
    if (isOne(size)) return productTree([...numbers, ...letters]);
    if (style.decimals && terminatingDecimals(size) !== undefined) {
      return productTree([decimalTree(size), ...numbers, ...letters]);
    }
    if (size.d === 1 || (numbers.length === 0 && letters.length > 0)) {
      return productTree([rationalTree(size), ...numbers, ...letters]);
    }
    const top = productTree([integerTree(size.n), ...numbers]);
    return productTree([quotientTree(top, integerTree(size.d)), ...letters]);
  };
  return coefficient.n < 0 ? negateTree(product()) : product();
}

const sortOrder: Readonly<Record<GeneratorSort, number>> = {
  radical: 0,
  constant: 1,
  imaginary: 2,
  variable: 3,
  function: 4,
};

function sortRank(generator: Generator): number {
  return sortOrder[generator.sort];
}

/** √2·√3 as √6, for each index one root. */
function radicalTrees(factors: readonly { readonly generator: Generator; readonly power: number }[]): Expression[] {
  const byIndex = new Map<number, Rational>();
  for (const { generator, power } of factors) {
    if (!generator.radical) continue;
    const { base, index } = generator.radical;
    let product = byIndex.get(index) ?? { n: 1, d: 1 };
    for (let k = 0; k < power; k++) product = multiplyRationals(product, base);
    byIndex.set(index, product);
  }
  return [...byIndex].sort(([a], [b]) => a - b).map(([index, radicand]) => rootTree(rationalTree(radicand), index));
}

/** Powers of the same base joined: (e^x)²·e is e^{2x+1}. */
function exponentialTrees(
  field: Field,
  factors: readonly { readonly generator: Generator; readonly power: number }[],
): { readonly base: Expression; readonly exponent: Expression }[] {
  const byBase = new Map<string, { base: Expression; exponent: Fraction }>();
  for (const { generator, power } of factors) {
    const { exponential } = generator;
    if (!exponential) continue;
    const part = field.scale(exponential.exponent, { n: power, d: 1 });
    const known = byBase.get(exponential.baseKey);
    byBase.set(exponential.baseKey, {
      base: exponential.base,
      exponent: known ? field.add(known.exponent, part) : part,
    });
  }
  return [...byBase.values()].map(({ base, exponent }) => ({ base, exponent: fractionTree(field, exponent) }));
}
