import type { Approximation } from './approximation.ts';
import { type Instruction, operation } from './program-builder.ts';

/** Values of these are 0 nowhere. */
const shrinking: ReadonlySet<string> = new Set(['exp', 'sech', 'csch']);

/** Whether a value is 0 only because it is too small for doubles. */
export function isLost(
  { re, im, error }: Approximation,
  { op, a, b, exact, name }: Instruction,
  registers: readonly Approximation[],
): boolean {
  if (re !== 0 || im !== 0 || error !== 0) return false;
  const isZero = (register: number): boolean => registers[register]?.re === 0 && registers[register]?.im === 0;
  switch (op) {
    case operation.constant:
      return exact.n !== 0;
    case operation.multiply:
      return !isZero(a) && !isZero(b);
    case operation.divide:
    case operation.integerPower:
    case operation.rationalPower:
    case operation.power:
      return !isZero(a);
    case operation.call:
      return shrinking.has(name);
    default:
      return false;
  }
}
