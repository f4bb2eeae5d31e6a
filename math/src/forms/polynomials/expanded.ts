import type { Expression } from '../../notation/tree.ts';
import { formKey } from '../same-form.ts';
import { bare, type FormVerdict, inMaths, missing, ok, wholeNumber, withoutBrackets } from '../structure.ts';

/**
 * A sum of terms, or one term: no product, whole power or numerator holds a sum, each letter occurs once in a term, and
 * like terms are collected. Terms below a bar, in an exponent or in a function are left alone.
 */
export function checkExpanded(tree: Expression): FormVerdict {
  const inner = withoutBrackets(tree);
  const terms = inner.kind === 'add' ? inner.terms : [inner];
  const kinds = new Set<string>();
  for (const term of terms) {
    const written = term.kind === 'negate' ? term.operand : term;
    if (bare(written).kind === 'add') return missing('Remove the brackets.');
    const parts = partsOf(written);
    if (!parts) return missing(`Multiply out ${inMaths(written)}.`);
    const repeated = repeatedPart(parts);
    if (repeated) return missing(`${wayOut(repeated, parts)} in ${inMaths(written)}.`);
    const key = kindOf(parts);
    if (kinds.has(key)) return missing('Collect like terms.');
    kinds.add(key);
    const isNothing = parts.some(({ base }) => base.kind === 'number' && Number(base.text) === 0);
    if (isNothing && terms.length > 1) return missing(`Leave out ${inMaths(written)}.`);
  }
  return ok;
}

/** A factor of a term that cannot be split: a number, letter, root, function or other power. */
interface Part {
  readonly base: Expression;
  readonly exponent: number;
  readonly isBelow: boolean;
}

/** The factors of a term; undefined where a product, power or numerator is left to be multiplied out. */
function partsOf(term: Expression): readonly Part[] | undefined {
  const inner = bare(term);
  switch (inner.kind) {
    case 'multiply': {
      const parts = inner.factors.map(partsOf);
      if (inner.factors.some((factor) => bare(factor).kind === 'add')) return undefined;
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case 'divide': {
      if (bare(inner.numerator).kind === 'add') return undefined;
      const above = partsOf(inner.numerator);
      const below = bare(inner.denominator);
      const parts = below.kind === 'multiply' ? below.factors : [below];
      return above && [...above, ...parts.map((part) => ({ ...powerOf(bare(part)), isBelow: true }))];
    }
    case 'power': {
      const { base, exponent } = powerOf(inner);
      const isWhole = base !== inner;
      if (isWhole && exponent > 1 && isExpandable(inner.base)) return undefined;
      return [{ base, exponent, isBelow: false }];
    }
    default:
      return [{ base: inner, exponent: 1, isBelow: false }];
  }
}

/** Returns x³ as base and exponent; anything but a whole power is a base of its own. */
function powerOf(tree: Expression): Omit<Part, 'isBelow'> {
  const exponent = tree.kind === 'power' ? wholeNumber(tree.exponent) : undefined;
  return tree.kind === 'power' && exponent !== undefined && exponent > 0
    ? { base: bare(tree.base), exponent }
    : { base: tree, exponent: 1 };
}

/** Whether a whole power of it can be worked out: a sum, product, quotient, power, or something with a minus. */
function isExpandable(base: Expression): boolean {
  const written = withoutBrackets(base);
  const inner = bare(base);
  if (inner.kind === 'power') return wholeNumber(inner.exponent) !== undefined;
  if (inner.kind === 'add' || inner.kind === 'multiply') return true;
  const isNumber = inner.kind === 'number' || (inner.kind === 'divide' && isNumeral(inner));
  return !isNumber && (inner.kind === 'divide' || written.kind === 'negate');
}

function isNumeral(tree: Expression): boolean {
  const inner = bare(tree);
  return inner.kind === 'divide' ? isNumeral(inner.numerator) && isNumeral(inner.denominator) : inner.kind === 'number';
}

/** A letter, root or function that stands more than once. */
function repeatedPart(parts: readonly Part[]): Part | undefined {
  const seen = new Set<string>();
  return parts.find(({ base }) => {
    if (base.kind !== 'name' && base.kind !== 'root' && base.kind !== 'call') return false;
    const key = formKey(base);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function wayOut(repeated: Part, parts: readonly Part[]): string {
  const own = formKey(repeated.base);
  const places = parts.filter(({ base }) => formKey(base) === own);
  if (places.some(({ isBelow }) => isBelow !== repeated.isBelow)) return `Cancel ${inMaths(repeated.base)}`;
  return repeated.base.kind === 'name' ? 'Collect the powers of the same letter' : 'Collect equal factors';
}

/** Returns a key of like terms: the same text for those that can be put together. */
export function likeness(term: Expression): string {
  const parts = partsOf(term);
  return parts ? kindOf(parts) : formKey(bare(term));
}

/** Returns the key of like terms: their factors without numbers. */
function kindOf(parts: readonly Part[]): string {
  return parts
    .filter(({ base }) => !isNumeral(base))
    .map(({ base, exponent, isBelow }) => `${isBelow ? '/' : ''}${formKey(base)}^${exponent}`)
    .sort()
    .join(' ');
}
