import { substitute } from '../../../algebra/index.ts';
import { add, call, divide, multiply, namesIn, negate, number, power } from '../../../notation/index.ts';
import type { Expression } from '../../../notation/tree.ts';
import { derivativeOf } from '../../target.ts';
import type { Task } from '../../task.ts';

/** One way of integrating wrongly, kept to throughout; `none` integrates rightly. */
export type IntegralSlip =
  | 'none'
  | 'not-divided'
  | 'multiplied'
  | 'divided-by-old-exponent'
  | 'constant-kept'
  | 'inner-not-divided'
  | 'inner-multiplied'
  | 'sign-of-trigonometric'
  | 'trigonometric-kept'
  | 'logarithm-of-power'
  | 'product-of-integrals';

const one = number(1);

/** The task's integral with the slip, between its limits when it has some. */
export function integratedWith(...slips: readonly IntegralSlip[]): (task: Task) => readonly Expression[] {
  return (task) => {
    if (task.kind !== 'integral') return [];
    return slips.flatMap((slip) => {
      const made = antiderivative(task.body, task.variable, slip);
      if (!made) return [];
      return [task.limits ? between(made, task.variable, task.limits) : made];
    });
  };
}

/** F(b) − F(a), by default; other ways to join the two are errors of their own. */
export function between(
  body: Expression,
  variable: string,
  limits: { readonly from: Expression; readonly to: Expression },
  join = (upper: Expression, lower: Expression): Expression => add(upper, negate(lower)),
): Expression {
  return join(at(body, variable, limits.to), at(body, variable, limits.from));
}

/** An antiderivative with the slip, or undefined when the methods do not reach or there is no occasion for it. */
export function antiderivative(body: Expression, variable: string, slip: IntegralSlip): Expression | undefined {
  const walker = new Integration(variable, slip);
  const made = walker.of(body);
  return made && (walker.slipped || slip === 'none') ? made : undefined;
}

class Integration {
  slipped = false;
  private readonly variable: string;
  private readonly slip: IntegralSlip;

  constructor(variable: string, slip: IntegralSlip) {
    this.variable = variable;
    this.slip = slip;
  }

  of(tree: Expression): Expression | undefined {
    if (tree.kind === 'group') return this.of(tree.body);
    if (!this.depends(tree)) return this.happens('constant-kept') ? tree : multiply(tree, this.letter());
    switch (tree.kind) {
      case 'name':
        return this.powerOf(tree, one);
      case 'negate': {
        const inner = this.of(tree.operand);
        return inner && negate(inner);
      }
      case 'add': {
        const parts = tree.terms.map((term) => this.of(term));
        return parts.every((part) => part !== undefined) ? add(...parts) : undefined;
      }
      case 'multiply':
        return this.product(tree.factors);
      case 'divide':
        return this.quotient(tree.numerator, tree.denominator);
      case 'power':
        if (!this.depends(tree.exponent)) return this.powerOf(tree.base, tree.exponent);
        return tree.base.kind === 'constant' && tree.base.name === 'e'
          ? this.overInner(tree, tree.exponent)
          : undefined;
      case 'call':
        return this.function(tree);
      default:
        return undefined;
    }
  }

  private letter(): Expression {
    return { kind: 'name', name: this.variable };
  }

  private depends(tree: Expression): boolean {
    return namesIn(tree).has(this.variable);
  }

  private happens(slip: IntegralSlip): boolean {
    if (this.slip !== slip) return false;
    this.slipped = true;
    return true;
  }

  private product(factors: readonly Expression[]): Expression | undefined {
    const constants = factors.filter((factor) => !this.depends(factor));
    const others = factors.filter((factor) => this.depends(factor));
    const [only] = others;
    if (others.length > 1) {
      if (!this.happens('product-of-integrals')) return undefined;
      const parts = others.map((factor) => this.of(factor));
      return parts.every((part) => part !== undefined) ? multiply(...constants, ...parts) : undefined;
    }
    const inner = only && this.of(only);
    return inner && multiply(...constants, inner);
  }

  private quotient(top: Expression, bottom: Expression): Expression | undefined {
    if (!this.depends(bottom)) {
      const inner = this.of(top);
      return inner && divide(inner, bottom);
    }
    if (this.depends(top)) return undefined;
    const isPower = bottom.kind === 'power' && !this.depends(bottom.exponent);
    const base = isPower ? bottom.base : bottom;
    if (isPower && this.happens('logarithm-of-power')) return multiply(top, call('ln', [bottom]));
    const inner = isPower ? this.powerOf(base, negate(bottom.exponent)) : this.overInner(call('ln', [base]), base);
    return inner && multiply(top, inner);
  }

  /** ∫ (ax + b)ⁿ dx. */
  private powerOf(base: Expression, exponent: Expression): Expression | undefined {
    const higher = add(exponent, one);
    const raised = power(base, higher);
    if (exponent.kind === 'negate' && exponent.operand.kind === 'number' && exponent.operand.text === '1') {
      return this.overInner(call('ln', [base]), base);
    }
    if (this.happens('not-divided')) return this.overInner(raised, base);
    if (this.happens('multiplied')) return this.overInner(multiply(higher, raised), base);
    if (this.happens('divided-by-old-exponent')) return this.overInner(divide(raised, exponent), base);
    return this.overInner(divide(raised, higher), base);
  }

  private function(tree: Extract<Expression, { kind: 'call' }>): Expression | undefined {
    const [argument] = tree.args;
    if (!argument || tree.args.length > 1) return undefined;
    if (tree.name === 'exp') return this.overInner(tree, argument);
    if (tree.name !== 'sin' && tree.name !== 'cos') return undefined;
    if (this.happens('trigonometric-kept')) return this.overInner(tree, argument);
    const other = call(tree.name === 'sin' ? 'cos' : 'sin', [argument]);
    const isNegative = (tree.name === 'sin') !== this.happens('sign-of-trigonometric');
    return this.overInner(isNegative ? negate(other) : other, argument);
  }

  /** Divides by the slope of a linear inner expression. */
  private overInner(tree: Expression, inner: Expression): Expression | undefined {
    if (inner.kind === 'name') return tree;
    const slope = derivativeOf(inner, this.variable);
    if (!slope || this.depends(slope)) return undefined;
    if (this.happens('inner-not-divided')) return tree;
    return this.happens('inner-multiplied') ? multiply(slope, tree) : divide(tree, slope);
  }
}

function at(tree: Expression, variable: string, value: Expression): Expression {
  return substitute(tree, new Map([[variable, value]]));
}
