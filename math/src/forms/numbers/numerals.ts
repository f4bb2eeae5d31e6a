import type { Expression } from '../../notation/tree.ts';
import { type FormVerdict, missing, ok, wholeNumber, withoutBrackets } from '../structure.ts';

type Numeral = Extract<Expression, { kind: 'number' }>;

/** A numeral with or without one minus sign. */
function numeralOf(tree: Expression): Numeral | undefined {
  const written = withoutBrackets(tree);
  const inner = written.kind === 'negate' ? withoutBrackets(written.operand) : written;
  return inner.kind === 'number' ? inner : undefined;
}

/** One numeral with or without a sign, such as −0.75, 12 or 0.1666… with its repeating digits. */
export function checkDecimal(tree: Expression): FormVerdict {
  return numeralOf(tree) ? ok : missing('Write it as a decimal.');
}

/** d · 10ⁿ with a numeral d, 1 ≤ |d| < 10, and a whole number n. */
export function checkScientific(tree: Expression): FormVerdict {
  const asked = missing('Write it as a number from 1 to 10, times a power of ten, such as $3.2 \\cdot 10^4$.');
  const written = withoutBrackets(tree);
  const inner = written.kind === 'negate' ? withoutBrackets(written.operand) : written;
  if (inner.kind !== 'multiply' || inner.factors.length !== 2) return asked;
  const [first, second] = inner.factors;
  const numeral = first && numeralOf(first);
  const isTwiceSigned = written.kind === 'negate' && numeral !== first;
  if (!numeral || !second || isTwiceSigned || numeral.repetend !== undefined) return asked;
  const power = withoutBrackets(second);
  if (power.kind !== 'power' || wholeNumber(power.base) !== 10 || wholeNumber(power.exponent) === undefined) {
    return asked;
  }
  return /^[1-9](?:\.|$)/.test(numeral.text)
    ? ok
    : missing('The number before the power of ten must be at least 1 and less than 10.');
}
