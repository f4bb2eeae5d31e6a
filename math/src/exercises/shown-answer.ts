import {
  absolute,
  fromNumber,
  type Rational,
  roundTo,
  sign,
  terminatingDecimals,
  toFixed,
  toNumber,
} from '../algebra/rational.ts';
import { realValue } from '../grading/real-value.ts';
import { type FormulaPart, type NumberPart, precisionTiers } from './document.ts';
import type { Value } from './value.ts';

/** Figures shown where a relative tolerance leaves more of them open. */
const mostFigures = 12;

/**
 * A number as it is shown when the part does not ask for it exactly: rounded to what the part asks for, so that
 * typing what is shown is right. Undefined when the exact form is short enough or asked for.
 */
export function roundedAnswer(part: NumberPart | FormulaPart, value: Value): string | undefined {
  const asked =
    part.precision === undefined
      ? part.tolerance
      : { kind: 'decimals' as const, value: precisionTiers[part.precision] };
  if (!asked) return undefined;
  const exact = exactOf(value);
  if (!exact) return undefined;
  const size = Math.abs(toNumber(exact));
  const decimals = decimalsFor(asked, size);
  const ended = terminatingDecimals(exact);
  const isWidth = asked.kind === 'absolute' || asked.kind === 'relative';
  // A decimal that is hardly longer than its rounding stands as it is.
  if (ended !== undefined && ended <= Math.max(0, decimals) + (isWidth ? 1 : 0)) return undefined;
  const rounded = roundTo(exact, decimals);
  const text = toFixed(absolute(rounded), Math.max(0, decimals));
  return sign(rounded) < 0 ? `-${text}` : text;
}

function exactOf(value: Value): Rational | undefined {
  if (value.kind === 'number') return value.rational;
  if (value.kind !== 'formula' || value.hasLetters) return undefined;
  const real = realValue(value.tree);
  if (!real) return undefined;
  return 'exact' in real ? real.exact : fromNumber(real.approximate);
}

/** As many decimals as keep the rounded number within an absolute or relative tolerance: 2 for 0.006. */
function decimalsFor(asked: { readonly kind: string; readonly value: number }, size: number): number {
  const exponent = size === 0 ? 0 : Math.floor(Math.log10(size));
  switch (asked.kind) {
    case 'decimals':
      return asked.value;
    case 'significant-figures':
      return asked.value - 1 - exponent;
    default: {
      const width = asked.kind === 'relative' ? asked.value * size : asked.value;
      const most = mostFigures - 1 - exponent;
      return width > 0 ? Math.max(0, Math.min(most, Math.ceil(-Math.log10(2 * width) - 1e-9))) : most;
    }
  }
}
