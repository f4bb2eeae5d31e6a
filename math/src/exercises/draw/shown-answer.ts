import {
  absolute,
  equals,
  fromNumber,
  type Rational,
  roundTo,
  sign,
  terminatingDecimals,
  toFixed,
  toNumber,
} from '../../algebra/numbers/rational.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { realValue } from '../../marking/number/real-value.ts';
import { type FormulaPart, type NumberPart, precisionTiers } from '../document/document.ts';
import type { Value } from '../expressions/value.ts';

/** Figures shown where a relative tolerance leaves more of them open. */
const mostFigures = 12;

/**
 * A number as it is shown when the part does not ask for it exactly: rounded to what the part asks for, so that
 * typing what is shown is right. Undefined when the exact form is short enough or asked for.
 */
export function roundedAnswer(part: NumberPart | FormulaPart, value: Value): string | undefined {
  const asked = askedOf(part);
  const exact = asked && exactOf(value);
  return asked && exact && rounded(asked, exact);
}

/** The members of a set, list or point and the entries of a matrix, each as it is shown; undefined when none is rounded. */
export function roundedMembers(part: NumberPart | FormulaPart, tree: Expression): Expression | undefined {
  const asked = askedOf(part);
  if (!asked) return undefined;
  let isRounded = false;
  const member = (node: Expression): Expression => {
    if (node.kind === 'set' || node.kind === 'list' || node.kind === 'tuple') {
      return { ...node, items: node.items.map(member) };
    }
    const exact = namesIn(node).size === 0 ? exactOfTree(node) : undefined;
    const text = exact && rounded(asked, exact);
    if (text === undefined) return node;
    isRounded = true;
    const magnitude: Expression = { kind: 'number', text: text.replace('-', '') };
    return text.startsWith('-') ? { kind: 'negate', operand: magnitude } : magnitude;
  };
  const isMatrix = tree.kind === 'matrix';
  if (!isMatrix && tree.kind !== 'set' && tree.kind !== 'list' && tree.kind !== 'tuple') return undefined;
  const shown = isMatrix ? { ...tree, rows: tree.rows.map((row) => row.map(member)) } : member(tree);
  return isRounded ? shown : undefined;
}

interface Asked {
  readonly kind: string;
  readonly value: number;
}

function askedOf(part: NumberPart | FormulaPart): Asked | undefined {
  return part.precision === undefined ? part.tolerance : { kind: 'decimals', value: precisionTiers[part.precision] };
}

function rounded(asked: Asked, exact: Rational): string | undefined {
  const size = Math.abs(toNumber(exact));
  const decimals = decimalsFor(asked, size);
  const ended = terminatingDecimals(exact);
  const isWidth = asked.kind === 'absolute' || asked.kind === 'relative';
  // A decimal that is hardly longer than its rounding stands as it is.
  if (ended !== undefined && ended <= Math.max(0, decimals) + (isWidth ? 1 : 0) && (decimals >= 0 || isWidth)) {
    return undefined;
  }
  if (equals(roundTo(exact, decimals), exact)) return undefined;
  const result = roundTo(exact, decimals);
  const text = toFixed(absolute(result), Math.max(0, decimals));
  return sign(result) < 0 ? `-${text}` : text;
}

function exactOf(value: Value): Rational | undefined {
  if (value.kind === 'number') return value.rational;
  if (value.kind !== 'formula' || value.hasLetters) return undefined;
  return exactOfTree(value.tree);
}

function exactOfTree(tree: Expression): Rational | undefined {
  const real = realValue(tree);
  if (!real) return undefined;
  return 'exact' in real ? real.exact : fromNumber(real.approximate);
}

/** As many decimals as keep the rounded number within an absolute or relative tolerance: 2 for 0.006. */
function decimalsFor(asked: Asked, size: number): number {
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
