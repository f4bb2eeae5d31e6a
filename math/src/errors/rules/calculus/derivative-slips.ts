import { differentiate, substitute } from '../../../algebra/index.ts';
import { add, call, divide, multiply, name, namesIn, negate, number, power } from '../../../notation/index.ts';
import type { Expression, PowerNode } from '../../../notation/tree.ts';
import type { Task } from '../../task.ts';
import { derivativeOf } from '../../target.ts';

/** One way of differentiating wrongly, kept to throughout. */
export type DerivativeSlip =
  | 'inner-left-out'
  | 'inner-derivative-inside'
  | 'product-of-derivatives'
  | 'first-half-of-product'
  | 'second-half-of-product'
  | 'quotient-of-derivatives'
  | 'quotient-reversed'
  | 'quotient-added'
  | 'quotient-not-squared'
  | 'constant-kept'
  | 'exponent-not-lowered'
  | 'exponent-not-brought-down'
  | 'new-exponent-brought-down'
  | 'negative-exponent-raised'
  | 'sign-of-trigonometric'
  | 'trigonometric-kept'
  | 'exponential-as-power'
  | 'exponential-as-power-alone'
  | 'logarithm-of-base-left-out';

/** A root is a power in these. */
const powerSlips: ReadonlySet<DerivativeSlip> = new Set(['exponent-not-brought-down', 'exponent-not-lowered']);

const one = number(1);
const zero = number(0);
const two = number(2);

/** The task's derivative with the slip; nothing where there is no occasion for it. */
export function differentiatedWith(...slips: readonly DerivativeSlip[]): (task: Task) => readonly Expression[] {
  return (task) => {
    if (task.kind !== 'derivative') return [];
    return slips.flatMap((slip) => {
      const walker = new Differentiation(task.variable, slip);
      const made = walker.of(task.body);
      return made && walker.slipped ? [made] : [];
    });
  };
}

class Differentiation {
  slipped = false;
  private readonly variable: string;
  private readonly slip: DerivativeSlip;

  constructor(variable: string, slip: DerivativeSlip) {
    this.variable = variable;
    this.slip = slip;
  }

  of(tree: Expression): Expression | undefined {
    if (tree.kind === 'group') return this.of(tree.body);
    if (!namesIn(tree).has(this.variable)) return zero;
    switch (tree.kind) {
      case 'name':
        return one;
      case 'negate':
        return this.map(this.of(tree.operand), negate);
      case 'add':
        return this.sum(tree.terms);
      case 'multiply':
        return this.product(tree.factors);
      case 'divide':
        return this.quotient(tree.numerator, tree.denominator);
      case 'power':
        return this.power(tree);
      case 'root':
        if (powerSlips.has(this.slip))
          return this.power({ kind: 'power', base: tree.radicand, exponent: divide(one, tree.index ?? two) });
        return this.outer(tree, tree.radicand, (u) => ({ ...tree, radicand: u }));
      case 'call':
        return this.function(tree);
      default:
        return derivativeOf(tree, this.variable);
    }
  }

  private happens(slip: DerivativeSlip): boolean {
    if (this.slip !== slip) return false;
    this.slipped = true;
    return true;
  }

  private depends(tree: Expression): boolean {
    return namesIn(tree).has(this.variable);
  }

  private map(tree: Expression | undefined, change: (tree: Expression) => Expression): Expression | undefined {
    return tree && change(tree);
  }

  private sum(terms: readonly Expression[]): Expression | undefined {
    const slopes = terms.map((term) => {
      if (!this.depends(term) && this.happens('constant-kept')) return term;
      return this.of(term);
    });
    return slopes.every((slope) => slope !== undefined) ? add(...slopes) : undefined;
  }

  private product(factors: readonly Expression[]): Expression | undefined {
    const constants = factors.filter((factor) => !this.depends(factor));
    const [u, ...others] = factors.filter((factor) => this.depends(factor));
    if (!u) return zero;
    const du = this.of(u);
    if (!du) return undefined;
    if (others.length === 0) return multiply(...constants, du);
    const v = multiply(...others);
    const dv = this.of(v);
    if (!dv) return undefined;
    if (this.happens('product-of-derivatives')) return multiply(...constants, du, dv);
    if (this.happens('first-half-of-product')) return multiply(...constants, du, v);
    if (this.happens('second-half-of-product')) return multiply(...constants, u, dv);
    return multiply(...constants, add(multiply(du, v), multiply(u, dv)));
  }

  private quotient(top: Expression, bottom: Expression): Expression | undefined {
    const du = this.of(top);
    if (!du) return undefined;
    if (!this.depends(bottom)) return divide(du, bottom);
    const dv = this.of(bottom);
    if (!dv) return undefined;
    if (this.happens('quotient-of-derivatives')) return divide(du, dv);
    const first = multiply(du, bottom);
    const second = multiply(top, dv);
    const below = power(bottom, two);
    if (this.depends(top) && this.happens('quotient-reversed')) return divide(add(second, negate(first)), below);
    if (this.depends(top) && this.happens('quotient-added')) return divide(add(first, second), below);
    if (this.happens('quotient-not-squared')) return divide(add(first, negate(second)), bottom);
    return divide(add(first, negate(second)), below);
  }

  private power(tree: PowerNode): Expression | undefined {
    const { base, exponent } = tree;
    if (this.depends(base) && this.depends(exponent)) return derivativeOf(tree, this.variable);
    if (this.depends(base)) return this.outer(tree, base, (u) => power(u, exponent));
    return this.outer(tree, exponent, (u) => power(base, u));
  }

  private function(tree: Extract<Expression, { kind: 'call' }>): Expression | undefined {
    const [argument, ...more] = tree.args;
    if (!argument || more.length > 0) return derivativeOf(tree, this.variable);
    return this.outer(tree, argument, (u) => call(tree.name, [u], tree.base ? { base: tree.base } : {}));
  }

  /** The chain rule for something made of an inner expression. */
  private outer(tree: Expression, inner: Expression, make: (inner: Expression) => Expression): Expression | undefined {
    const slope = this.slope(tree, inner, make);
    if (!slope) return undefined;
    if (inner.kind === 'name') return slope;
    const innerSlope = this.of(inner);
    if (!innerSlope) return undefined;
    if (this.happens('inner-left-out') || (this.slip === 'exponential-as-power-alone' && this.slipped)) return slope;
    if (this.slip === 'inner-derivative-inside') {
      this.slipped = true;
      return this.slope(tree, innerSlope, make);
    }
    return multiply(slope, innerSlope);
  }

  /** f′ at the inner expression. */
  private slope(tree: Expression, inner: Expression, make: (inner: Expression) => Expression): Expression | undefined {
    if (tree.kind === 'power') {
      const wrong = this.depends(tree.base)
        ? this.wrongPower(inner, tree.exponent)
        : this.wrongExponential(tree, inner);
      if (wrong) return wrong;
    }
    if (tree.kind === 'call' && (tree.name === 'sin' || tree.name === 'cos') && this.happens('sign-of-trigonometric')) {
      return tree.name === 'sin' ? negate(call('cos', [inner])) : call('sin', [inner]);
    }
    if (tree.kind === 'call' && (tree.name === 'sin' || tree.name === 'cos') && this.happens('trigonometric-kept')) {
      return call(tree.name, [inner]);
    }
    const letter = 't#';
    try {
      return substitute(differentiate(make(name(letter)), letter), new Map([[letter, inner]]));
    } catch (error) {
      if (error instanceof Error && error.name === 'NotDifferentiable') return undefined;
      throw error;
    }
  }

  private wrongPower(inner: Expression, exponent: Expression): Expression | undefined {
    const lower = add(exponent, negate(one));
    if (this.happens('exponent-not-lowered')) return multiply(exponent, power(inner, exponent));
    if (this.happens('exponent-not-brought-down')) return power(inner, lower);
    if (this.happens('new-exponent-brought-down')) return multiply(lower, power(inner, lower));
    if (exponent.kind === 'negate' && this.happens('negative-exponent-raised')) {
      return multiply(exponent, power(inner, add(exponent, one)));
    }
    return undefined;
  }

  private wrongExponential(tree: PowerNode, inner: Expression): Expression | undefined {
    if (this.happens('exponential-as-power') || this.happens('exponential-as-power-alone')) {
      return multiply(inner, power(tree.base, add(inner, negate(one))));
    }
    const isNatural = tree.base.kind === 'constant' && tree.base.name === 'e';
    return !isNatural && this.happens('logarithm-of-base-left-out') ? power(tree.base, inner) : undefined;
  }
}
