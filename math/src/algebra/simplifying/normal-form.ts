import type { CallNode, Expression } from '../../notation/tree.ts';
import { callTree, constantTree, nameTree } from '../construct.ts';
import { differentiate } from '../calculus/differentiate.ts';
import { canonicalFunction } from '../evaluating/elementary.ts';
import { exactCall, rationalPower } from '../numbers/exact.ts';
import { Field, type Fraction, fractionKey, rationalOf } from '../polynomials/field.ts';
import { applyFunction } from './function-values.ts';
import { LimitReached } from '../numbers/integer.ts';
import * as P from '../polynomials/polynomial.ts';
import { raise, rootOf } from './powers.ts';
import { add, fromDecimal, one, rational } from '../numbers/rational.ts';
import { fractionTree } from './rebuild.ts';
import { allowWork, charge } from '../work.ts';

/** Thrown where a tree has no normal form (relations, sets, matrices, infinity …). */
export class NoNormalForm extends Error {
  override readonly name = 'NoNormalForm';
}

/** Largest degree to which a sum is multiplied out; above, its powers stay as they are. */
const highestExpansion = 30;
/** Steps of polynomial arithmetic: some 20 ms. */
const stepsAllowed = 40_000;
/** Largest number of terms that a power is multiplied out to. */
const largestExpansion = 60;

/**
 * Rewrites scalar expressions as fractions in generators (variables, roots, exponentials, functions of normal forms).
 * Each step keeps the value wherever the original has one; in the real field √(x²) is |x|.
 */
export class Normaliser {
  readonly field = new Field();
  /** The argument u of each generator ln(u). */
  readonly logarithmArguments = new Map<string, Fraction>();

  /** Sets the budget of polynomial arithmetic for everything that is done with this normaliser. */
  constructor() {
    allowWork(stepsAllowed);
  }

  /** The printed form of a fraction, also used as the argument of a function that stays as it is. */
  print(a: Fraction): Expression {
    return fractionTree(this.field, a);
  }

  convert(tree: Expression): Fraction {
    charge(4);
    switch (tree.kind) {
      case 'number':
        return this.field.constant(fromDecimal(tree.text, tree.repetend));
      case 'name':
        return this.variable(tree.name, tree);
      case 'constant':
        return this.constant(tree);
      case 'add':
        return tree.terms.map((term) => this.convert(term)).reduce((a, b) => this.field.add(a, b));
      case 'multiply':
        return this.product(tree.factors);
      case 'negate':
        return this.field.negate(this.convert(tree.operand));
      case 'positive':
        return this.convert(tree.operand);
      case 'group':
        return this.convert(tree.body);
      case 'divide':
        return this.field.divide(this.convert(tree.numerator), this.convert(tree.denominator));
      case 'mixed': {
        const part = rational(fromDecimal(tree.numerator.text).n, fromDecimal(tree.denominator.text).n);
        return this.field.constant(add(fromDecimal(tree.whole.text), part));
      }
      case 'power':
        return this.power(tree.base, tree.exponent);
      case 'root': {
        const index = tree.index ? this.convert(tree.index) : this.field.constant({ n: 2, d: 1 });
        return rootOf(this, this.convert(tree.radicand), index);
      }
      case 'absolute':
        return applyFunction(this, 'abs', this.convert(tree.body));
      case 'call':
        return this.call(tree);
      case 'postfix':
        return this.postfix(tree.operator, this.convert(tree.operand));
      case 'derivative':
        return this.derivative(tree.body, tree.variable, tree.order);
      case 'unit':
        return this.variable(`unit:${tree.text}`, tree);
      case 'quantity':
        return this.field.multiply(this.convert(tree.value), this.convert(tree.unit));
      case 'accent':
        if (tree.body.kind === 'name') return this.variable(`${tree.accent}:${tree.body.name}`, tree);
        throw new NoNormalForm();
      default:
        throw new NoNormalForm();
    }
  }

  /** A known function of a normal form. */
  apply(name: string, argument: Fraction, tree?: CallNode): Fraction {
    return applyFunction(this, name, argument, tree);
  }

  /** The root with an exact index. */
  root(radicand: Fraction, index = 2): Fraction {
    return rootOf(this, radicand, this.field.constant({ n: index, d: 1 }));
  }

  variable(name: string, tree: Expression = nameTree(name)): Fraction {
    return this.generator(this.field.generator(name, () => ({ sort: 'variable', tree })));
  }

  generator(position: number): Fraction {
    return { numerator: P.monomial(position), denominator: P.onePolynomial };
  }

  imaginary(): Fraction {
    const minusOne = this.field.constant({ n: -1, d: 1 });
    return this.generator(
      this.field.generator('i', () => ({
        sort: 'imaginary',
        tree: constantTree('i'),
        relation: { degree: 2, value: minusOne },
      })),
    );
  }

  pi(): Fraction {
    return this.generator(this.field.generator('pi', () => ({ sort: 'constant', tree: constantTree('pi') })));
  }

  private constant(tree: Extract<Expression, { kind: 'constant' }>): Fraction {
    switch (tree.name) {
      case 'pi':
        return this.pi();
      case 'e':
        return raise(this, 'e', this.field.constant(one));
      case 'i':
        return this.imaginary();
      default:
        throw new NoNormalForm();
    }
  }

  /** Products are multiplied smallest first, so that numbers come together early. */
  private product(factors: readonly Expression[]): Fraction {
    const parts = factors.map((factor) => this.convert(factor));
    const size = (a: Fraction): number => a.numerator.size + a.denominator.size;
    if (parts.length > 2) parts.sort((a, b) => size(a) - size(b));
    return parts.reduce((a, b) => this.field.multiply(a, b));
  }

  private power(base: Expression, exponent: Expression): Fraction {
    const power = this.convert(exponent);
    if (base.kind === 'constant' && base.name === 'e') return raise(this, 'e', power);
    return this.raiseFraction(this.convert(base), power);
  }

  /** base ** exponent for fractions; large powers of sums stay powers. */
  raiseFraction(base: Fraction, exponent: Fraction): Fraction {
    const exact = rationalOf(exponent);
    if (exact?.d !== 1) return raise(this, base, exponent);
    const value = rationalOf(base);
    if (value) {
      const result = rationalPower(value, exact);
      if (!result) throw new RangeError('power without a value');
      return this.field.constant(result);
    }
    if (typeof exact.n !== 'number') throw new LimitReached('exponent too large');
    const isMonomial = base.numerator.size === 1 && base.denominator.size === 1;
    if (isMonomial || Math.abs(exact.n) <= highestExpansion) {
      if (Math.abs(exact.n) > 1_000_000) throw new LimitReached('exponent too large');
      if (expandedSize(base, Math.abs(exact.n)) <= largestExpansion) return this.field.integerPower(base, exact.n);
    }
    return this.unexpanded(base, exact.n);
  }

  private unexpanded(base: Fraction, exponent: number): Fraction {
    const kernel = this.field.generator(`(${fractionKey(base)})`, () => ({ sort: 'function', tree: this.print(base) }));
    return this.field.power(kernel, exponent);
  }

  private postfix(operator: string, operand: Fraction): Fraction {
    switch (operator) {
      case 'factorial':
        return applyFunction(this, 'factorial', operand);
      case 'percent':
        return this.field.scale(operand, { n: 1, d: 100 });
      case 'degree':
        return this.field.multiply(this.field.scale(operand, { n: 1, d: 180 }), this.pi());
      case 'conjugate':
        return applyFunction(this, 'conj', operand);
      default:
        throw new NoNormalForm();
    }
  }

  private derivative(body: Expression, variable: string, order: number): Fraction {
    if (order > 12) throw new LimitReached('order of the derivative');
    return this.convert(differentiate(body, variable, order));
  }

  private call(tree: CallNode): Fraction {
    const name = canonicalFunction(tree.name);
    const args = tree.args.map((arg) => this.convert(arg));
    const [first, second] = args;
    if (first === undefined) throw new NoNormalForm();
    if (tree.primes) return this.opaque(tree, `${name}${"'".repeat(tree.primes)}`, args);
    const base = tree.base && this.convert(tree.base);
    const values = args.map((arg) => rationalOf(arg));
    const baseValue = base && rationalOf(base);
    if (values.every((value) => value !== undefined) && (base === undefined || baseValue !== undefined)) {
      const exact = exactCall(name, values, baseValue);
      if (exact) return this.field.constant(exact);
    }
    if (name === 'exp') return raise(this, 'e', first);
    if (name === 'sqrt' || name === 'cbrt') {
      return rootOf(this, first, this.field.constant({ n: name === 'sqrt' ? 2 : 3, d: 1 }));
    }
    if (name === 'root' && second) return rootOf(this, first, second);
    if (name === 'log' || name === 'lg' || name === 'lb') {
      const to = base ?? second ?? this.field.constant({ n: name === 'lb' ? 2 : 10, d: 1 });
      return this.logarithm(tree, first, to);
    }
    return args.length === 1 ? applyFunction(this, name, first, tree) : this.opaque(tree, name, args);
  }

  /** log_b(b^k) = k and log_e = ln; others stay. */
  private logarithm(tree: CallNode, of: Fraction, base: Fraction): Fraction {
    if (fractionKey(of) === fractionKey(base)) return this.field.constant(one);
    const e = raise(this, 'e', this.field.constant(one));
    if (fractionKey(base) === fractionKey(e)) return applyFunction(this, 'ln', of);
    const key = `log[${fractionKey(base)}](${fractionKey(of)})`;
    const make = (): { sort: 'function'; tree: Expression } => ({
      sort: 'function',
      tree: {
        kind: 'call',
        name: tree.name,
        args: [this.print(of)],
        bracketed: true,
        ...(tree.base || tree.args.length > 1 ? { base: this.print(base) } : {}),
      },
    });
    return this.generator(this.field.generator(key, make));
  }

  /** A function of which only equality of arguments is known. */
  opaque(tree: CallNode | undefined, name: string, args: readonly Fraction[]): Fraction {
    const key = `${name}(${args.map(fractionKey).join(';')})`;
    const position = this.field.generator(key, () => {
      const printed = args.map((arg) => this.print(arg));
      return {
        sort: 'function',
        tree: tree ? { ...tree, args: printed, bracketed: true } : callTree(name, ...printed),
      };
    });
    return this.generator(position);
  }
}

/** A bound of the number of terms of base ** exponent. */
function expandedSize(base: Fraction, exponent: number): number {
  const terms = Math.max(base.numerator.size, base.denominator.size);
  let size = 1;
  for (let k = 1; k < terms; k++) size = (size * (exponent + k)) / k;
  return size;
}
