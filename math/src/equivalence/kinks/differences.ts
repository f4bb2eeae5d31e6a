import { attempt } from '../../algebra/attempt.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import { invert, isZero } from '../../algebra/numbers/rational.ts';
import { definiteSign } from '../statements/definite/quadratic-forms.ts';
import type { Assumptions } from '../scalars/points.ts';
import type { Guard } from './guards.ts';
import { rangesOf } from './ranges.ts';
import { keepsItsSign } from './sights.ts';

/**
 * Whether a guard certainly keeps its sign: by the ranges of its parts, or as a difference that is a quadratic without
 * changes of sign, such as x² + 1 − 2x, or |u| beside u.
 */
export function isDefinite(guard: Guard, program: Program, registers: Float64Array, assumptions: Assumptions): boolean {
  const { register, minus, plus } = guard;
  if (keepsItsSign(guard, rangesOf(program, registers, assumptions))) return true;
  if (minus < 0 || plus !== 0) return false;
  return (
    attempt(() => {
      const reader = new PolynomialReader(program);
      if (isSizeOf(reader, register, minus) || isSizeOf(reader, minus, register)) return true;
      const [x, y] = [reader.at(register), reader.at(minus)];
      return x !== undefined && y !== undefined && definiteSign(P.subtract(x, y)) !== undefined;
    }) ?? false
  );
}

/** Whether one register is |u| where the other is u or −u. */
function isSizeOf(reader: PolynomialReader, size: number, other: number): boolean {
  const call = reader.program.code[size];
  if (call?.op !== operation.call || call.name !== 'abs') return false;
  const inner = reader.at(call.args[0] ?? call.a);
  const beside = inner && reader.at(other);
  return !!beside && (P.equals(inner, beside) || P.equals(inner, P.negate(beside)));
}

/** Registers of a program as polynomials in its letters; undefined for all that is none. */
class PolynomialReader {
  readonly program: Program;
  private readonly known = new Map<number, P.Polynomial | undefined>();

  constructor(program: Program) {
    this.program = program;
  }

  at(register: number): P.Polynomial | undefined {
    const known = this.known.get(register);
    if (known) return known;
    const made = this.make(register);
    this.known.set(register, made);
    return made;
  }

  private make(register: number): P.Polynomial | undefined {
    const instruction = this.program.code[register];
    if (!instruction) return undefined;
    const { op, a, b, exact, value } = instruction;
    switch (op) {
      case operation.constant:
        return P.constantPolynomial(exact);
      case operation.variable:
        return P.monomial(a);
      case operation.negate: {
        const inner = this.at(a);
        return inner && P.negate(inner);
      }
      case operation.integerPower: {
        const base = value >= 0 && value <= 2 ? this.at(a) : undefined;
        return base && P.power(base, value);
      }
      case operation.add:
      case operation.multiply: {
        const [x, y] = [this.at(a), this.at(b)];
        return x && y && (op === operation.add ? P.add(x, y) : P.multiply(x, y));
      }
      case operation.divide: {
        const [x, y] = [this.at(a), this.at(b)];
        const number = y && P.constantValue(y);
        return x && number && !isZero(number) ? P.scale(x, invert(number)) : undefined;
      }
      default:
        return undefined;
    }
  }
}
