import type { Complex } from '../../algebra/numbers/complex.ts';
import { type Instruction, type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import type { Rational } from '../../algebra/numbers/rational.ts';
import type { NumberField } from '../../algebra/evaluating/run.ts';
import { FixedPoint } from './fixed-point.ts';
import { ofReciprocal, reciprocalOf, steppedValue, unknownValue } from './precise-steps.ts';

/** A complex number in fixed point. */
export interface Precise {
  readonly re: bigint;
  readonly im: bigint;
}

/** Thrown where a program has no value or needs a function that is not available with many digits. */
export class NoPreciseValue extends Error {
  override readonly name = 'NoPreciseValue';
}

const zero: Precise = { re: 0n, im: 0n };

/** Runs programs with many digits. Rounding is not tracked: callers compare two precisions. */
export class PreciseRunner {
  readonly fixed: FixedPoint;
  private readonly noise: bigint;
  private readonly field: NumberField;

  constructor(bits: number, field: NumberField) {
    this.fixed = new FixedPoint(bits);
    this.noise = 1n << BigInt(Math.floor(bits / 4));
    this.field = field;
  }

  /** Throws NoPreciseValue or RangeError where there is no value. */
  run(program: Program, values: readonly Complex[]): Precise {
    const registers: Precise[] = [];
    for (const instruction of program.code) {
      const value = this.settle(this.step(instruction, registers, values));
      if (this.field === 'strict' && value.im !== 0n) throw new NoPreciseValue();
      registers.push(value);
    }
    const last = registers.at(-1);
    if (last) return last;
    throw new NoPreciseValue();
  }

  /** As in double precision: an imaginary part of rounding noise would flip branch cuts. */
  private settle(a: Precise): Precise {
    const size = a.im < 0n ? -a.im : a.im;
    return a.im !== 0n && size < this.noise ? { re: a.re, im: 0n } : a;
  }

  private step(instruction: Instruction, registers: readonly Precise[], values: readonly Complex[]): Precise {
    const { [instruction.a]: a = zero, [instruction.b]: b = zero } = registers;
    switch (instruction.op) {
      case operation.constant:
        return { re: this.rational(instruction.exact), im: 0n };
      case operation.variable: {
        const value = values[instruction.a];
        if (!value) throw new NoPreciseValue();
        return { re: this.fixed.fromNumber(value.re), im: this.fixed.fromNumber(value.im) };
      }
      case operation.pi:
        return { re: this.fixed.pi, im: 0n };
      case operation.imaginary:
        return { re: 0n, im: this.fixed.one };
      case operation.add:
        return { re: a.re + b.re, im: a.im + b.im };
      case operation.negate:
        return { re: -a.re, im: -a.im };
      case operation.multiply:
        return this.multiply(a, b);
      case operation.divide:
        return this.divide(a, b);
      case operation.integerPower:
        return this.integerPower(a, instruction.value);
      case operation.rationalPower:
        return this.rationalPower(a, instruction.exact);
      case operation.power:
        return this.power(a, b);
      case operation.call:
        return this.call(instruction.name, a, b, instruction.args.length) ?? this.stepped(instruction, registers);
      case operation.unknown:
        return { re: unknownValue(instruction.name, this.reals(instruction, registers), this.fixed), im: 0n };
      default:
        throw new NoPreciseValue();
    }
  }

  private stepped(instruction: Instruction, registers: readonly Precise[]): Precise {
    const value = steppedValue(instruction.name, this.reals(instruction, registers), this.fixed);
    if (value === undefined) throw new NoPreciseValue();
    return { re: value, im: 0n };
  }

  private reals({ args }: Instruction, registers: readonly Precise[]): readonly bigint[] {
    return args.map((register) => {
      const value = registers[register];
      if (!value || value.im !== 0n) throw new NoPreciseValue();
      return value.re;
    });
  }

  private rational(value: Rational): bigint {
    return (BigInt(value.n) << this.fixed.bits) / BigInt(value.d);
  }

  multiply(a: Precise, b: Precise): Precise {
    const { fixed } = this;
    if (a.im === 0n && b.im === 0n) return { re: fixed.multiply(a.re, b.re), im: 0n };
    return { re: (a.re * b.re - a.im * b.im) >> fixed.bits, im: (a.re * b.im + a.im * b.re) >> fixed.bits };
  }

  divide(a: Precise, b: Precise): Precise {
    const { fixed } = this;
    const size = (b.re * b.re + b.im * b.im) >> fixed.bits;
    if (b.im === 0n && b.re !== 0n) return { re: fixed.divide(a.re, b.re), im: fixed.divide(a.im, b.re) };
    return { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
  }

  private integerPower(a: Precise, exponent: number): Precise {
    let result: Precise = { re: this.fixed.one, im: 0n };
    let square = a;
    for (let k = Math.abs(exponent); k > 0; k = Math.floor(k / 2)) {
      if (k % 2 === 1) result = this.multiply(result, square);
      if (k > 1) square = this.multiply(square, square);
      if (square.re > 1n << 40_000n) throw new NoPreciseValue();
    }
    return exponent < 0 ? this.divide({ re: this.fixed.one, im: 0n }, result) : result;
  }

  private rationalPower(a: Precise, exponent: Rational): Precise {
    if (a.re === 0n && a.im === 0n) {
      if (exponent.n < 0) throw new NoPreciseValue();
      return a;
    }
    if (exponent.d === 2 && typeof exponent.n === 'number') return this.integerPower(this.squareRoot(a), exponent.n);
    const negativeOdd = this.field !== 'complex' && a.im === 0n && a.re < 0n && Number(exponent.d) % 2 === 1;
    const base = negativeOdd ? { re: -a.re, im: 0n } : a;
    const value = this.exponential(this.multiply({ re: this.rational(exponent), im: 0n }, this.logarithm(base)));
    return negativeOdd && Number(exponent.n) % 2 !== 0 ? { re: -value.re, im: -value.im } : value;
  }

  private power(a: Precise, b: Precise): Precise {
    const whole = b.re >> this.fixed.bits;
    if (b.im === 0n && whole << this.fixed.bits === b.re && whole < 1024n && whole > -1024n) {
      return this.integerPower(a, Number(whole));
    }
    if (a.re === 0n && a.im === 0n) {
      if (b.re <= 0n) throw new NoPreciseValue();
      return a;
    }
    return this.exponential(this.multiply(b, this.logarithm(a)));
  }

  private exponential(a: Precise): Precise {
    const size = this.fixed.exponential(a.re);
    // No exponential is 0: all its digits are lost.
    if (size === 0n) throw new NoPreciseValue();
    if (a.im === 0n) return { re: size, im: 0n };
    const [sine, cosine] = this.fixed.sineAndCosine(a.im);
    return { re: this.fixed.multiply(size, cosine), im: this.fixed.multiply(size, sine) };
  }

  private logarithm(a: Precise): Precise {
    if (a.im === 0n && a.re > 0n) return { re: this.fixed.logarithm(a.re), im: 0n };
    const size = this.fixed.multiply(a.re, a.re) + this.fixed.multiply(a.im, a.im);
    return { re: this.fixed.logarithm(size) >> 1n, im: this.fixed.angle(a.im, a.re) };
  }

  private squareRoot(a: Precise): Precise {
    const { fixed } = this;
    if (a.im === 0n) {
      return a.re >= 0n ? { re: fixed.squareRoot(a.re), im: 0n } : { re: 0n, im: fixed.squareRoot(-a.re) };
    }
    const size = this.sizeOf(a);
    const larger = fixed.squareRoot((size + (a.re < 0n ? -a.re : a.re)) >> 1n);
    const smaller = fixed.divide(a.im < 0n ? -a.im : a.im, 2n * larger);
    const [re, im] = a.re >= 0n ? [larger, smaller] : [smaller, larger];
    return { re, im: a.im < 0n ? -im : im };
  }

  /** Undefined for functions that are left to `stepped`. */
  private call(name: string, a: Precise, b: Precise, count: number): Precise | undefined {
    const one: Precise = { re: this.fixed.one, im: 0n };
    const over = (x: Precise, y: Precise): Precise => this.divide(x, y);
    const minus = (x: Precise, y: Precise): Precise => ({ re: x.re - y.re, im: x.im - y.im });
    const plus = (x: Precise, y: Precise): Precise => ({ re: x.re + y.re, im: x.im + y.im });
    if (name === 'log') {
      if (this.field === 'strict' && (a.re <= 0n || b.re <= 0n)) throw new NoPreciseValue();
      return over(this.logarithm(a), this.logarithm(b));
    }
    if (count !== 1) return undefined;
    const turned = reciprocalOf[name];
    if (turned !== undefined) return over(one, this.call(turned, a, b, 1) ?? a);
    if (name === 'arccot' && a.re === 0n && a.im === 0n) return { re: this.fixed.pi >> 1n, im: 0n };
    const inner = ofReciprocal[name];
    if (inner !== undefined) return this.call(inner, over(one, a), b, 1);
    const [sine, cosine] = trigonometric.has(name) ? this.complexSineAndCosine(a) : [a, a];
    const [sinh, cosh] = hyperbolic.has(name) ? this.hyperbolic(a) : [a, a];
    switch (name) {
      case 'exp':
        return this.exponential(a);
      case 'ln':
        return this.logarithm(a);
      case 'sin':
        return sine;
      case 'cos':
        return cosine;
      case 'tan':
        return over(sine, cosine);
      case 'sinh':
        return sinh;
      case 'cosh':
        return cosh;
      case 'tanh':
        return over(sinh, cosh);
      case 'arctan':
        return this.arctangent(a);
      case 'arcsin':
        return this.arcsine(a);
      case 'arccos':
        return minus({ re: this.fixed.pi >> 1n, im: 0n }, this.arcsine(a));
      case 'arsinh':
        return this.logarithm(plus(a, this.squareRoot(plus(this.multiply(a, a), one))));
      case 'arcosh':
        return this.logarithm(plus(a, this.multiply(this.squareRoot(plus(a, one)), this.squareRoot(minus(a, one)))));
      case 'artanh':
        return over(minus(this.logarithm(plus(one, a)), this.logarithm(minus(one, a))), {
          re: 2n << this.fixed.bits,
          im: 0n,
        });
      case 'abs':
        return { re: this.sizeOf(a), im: 0n };
      case 'conj':
        return { re: a.re, im: -a.im };
      case 're':
      case 'im':
        return { re: a[name], im: 0n };
      case 'arg':
        return { re: this.fixed.angle(a.im, a.re), im: 0n };
      default:
        return undefined;
    }
  }

  private sizeOf({ re, im }: Precise): bigint {
    const { fixed } = this;
    return im === 0n ? (re < 0n ? -re : re) : fixed.squareRoot(fixed.multiply(re, re) + fixed.multiply(im, im));
  }

  private hyperbolic(a: Precise): readonly [Precise, Precise] {
    const up = this.exponential(a);
    const down = this.divide({ re: this.fixed.one, im: 0n }, up);
    return [
      { re: (up.re - down.re) >> 1n, im: (up.im - down.im) >> 1n },
      { re: (up.re + down.re) >> 1n, im: (up.im + down.im) >> 1n },
    ];
  }

  private complexSineAndCosine(a: Precise): readonly [Precise, Precise] {
    const [sine, cosine] = this.fixed.sineAndCosine(a.re);
    if (a.im === 0n) {
      return [
        { re: sine, im: 0n },
        { re: cosine, im: 0n },
      ];
    }
    const [sinh, cosh] = this.hyperbolic({ re: a.im, im: 0n });
    const { fixed } = this;
    return [
      { re: fixed.multiply(sine, cosh.re), im: fixed.multiply(cosine, sinh.re) },
      { re: fixed.multiply(cosine, cosh.re), im: -fixed.multiply(sine, sinh.re) },
    ];
  }

  /** −i ln(iz + √(1 − z²)). */
  private arcsine(a: Precise): Precise {
    const square = this.multiply(a, a);
    const root = this.squareRoot({ re: this.fixed.one - square.re, im: -square.im });
    const log = this.logarithm({ re: root.re - a.im, im: root.im + a.re });
    return { re: log.im, im: -log.re };
  }

  private arctangent(a: Precise): Precise {
    if (a.im === 0n) return { re: this.fixed.angle(a.re, this.fixed.one), im: 0n };
    const upper = this.logarithm({ re: this.fixed.one + a.im, im: -a.re });
    const lower = this.logarithm({ re: this.fixed.one - a.im, im: a.re });
    return { re: -(upper.im - lower.im) >> 1n, im: (upper.re - lower.re) >> 1n };
  }
}

const trigonometric: ReadonlySet<string> = new Set(['sin', 'cos', 'tan']);
const hyperbolic: ReadonlySet<string> = new Set(['sinh', 'cosh', 'tanh']);
