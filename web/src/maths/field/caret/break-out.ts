import type { CaretContext } from './field-context.ts';

/**
 * The effect of a typed key before it is inserted. `leave`: the caret goes behind the group first, then the key is
 * typed; `leave-only`: the key is used up by that; `thin-space`: a gap that keeps a mixed number's whole apart from its
 * fraction.
 */
export type BreakOut = 'insert' | 'leave' | 'leave-only' | 'thin-space' | 'swallow';

const endsScript = new Set(['+', '-', '−', '=', '<', '>', '≤', '≥', '≠', ',', ';']);

/**
 * The rule for typing across groups: `x^2+3x` is x² + 3x without leaving the power by hand, `2 1/2` is a mixed number,
 * `sin^2x` is sin² x, `x_1^2` is the square of x₁, `sqrt(2)+1` is √2 + 1.
 */
export function breakOut(key: string, caret: CaretContext): BreakOut {
  if (key === ' ') return spaceKey(caret);
  if (caret.place === 'root' || !caret.atEnd || caret.before === '') return 'insert';
  if (caret.place === 'group') return endsScript.has(key) && isClosedByBracket(caret) ? 'leave' : 'insert';
  if (endsScript.has(key)) return 'leave';
  const onFunction = caret.parent.startsWith('\\') && !/^\\(?:int|sum|prod|lim|log)/.test(caret.parent);
  const number = /^-?\d+$/.test(caret.content);
  if (onFunction && number && /^[a-zA-Z(]$/.test(key)) return 'leave';
  if (caret.parent.startsWith('_')) {
    if (key === '^') return 'leave';
    if (number && /^[a-zA-Z(]$/.test(key)) return 'leave';
  }
  return 'insert';
}

/** Brackets that fill a root or a denominator were typed to say where it ends. */
function isClosedByBracket(caret: CaretContext): boolean {
  return caret.bracketed && caret.last && /^\\(?:sqrt|d?frac)/.test(caret.parent);
}

function spaceKey(caret: CaretContext): BreakOut {
  if (caret.place !== 'root') return caret.content === '' ? 'swallow' : 'leave-only';
  return /\d$/.test(caret.before) ? 'thin-space' : 'swallow';
}
