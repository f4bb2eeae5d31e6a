import { equivalent } from '../equivalence/index.ts';
import { read } from '../notation/index.ts';
import type { DocumentProblem } from './document.ts';
import type { VariantPart } from './variant.ts';

/** Looks for choices that a learner could not tell apart. Comparisons are remembered: variants repeat them. */
export class ChoiceComparison {
  private readonly known = new Map<string, boolean>();

  problemOf(part: VariantPart): Omit<DocumentProblem, 'place'> | undefined {
    if (part.answerType !== 2 && part.answerType !== 3) return undefined;
    const right = new Set(part.answerPlain === '' ? [] : part.answerPlain.split(','));
    if (right.size === 0) return { severity: 'error', message: 'In some variants no choice is right.' };
    if (part.answerType === 2 && right.size > 1) {
      return { severity: 'error', message: 'In some variants more than one choice is right.' };
    }
    for (const [index, a] of part.choices.entries()) {
      for (const b of part.choices.slice(index + 1)) {
        if (!this.areEqual(a.text.trim(), b.text.trim())) continue;
        const differ = right.has(a.key) !== right.has(b.key);
        return differ
          ? { severity: 'error', message: 'In some variants a wrong choice equals a right one.' }
          : { severity: 'warning', message: 'In some variants two choices are equal.' };
      }
    }
    return undefined;
  }

  private areEqual(a: string, b: string): boolean {
    if (a === b) return true;
    const left = soleFormula(a);
    const right = soleFormula(b);
    if (left === undefined || right === undefined) return false;
    const key = left < right ? `${left}\n${right}` : `${right}\n${left}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const result = sameValue(left, right);
    this.known.set(key, result);
    return result;
  }
}

/** The formula of a text that is nothing but one formula (or one number). */
function soleFormula(text: string): string | undefined {
  const formula = /^\$([^$]+)\$$/.exec(text)?.[1];
  return formula ?? (/^[−-]?\d+(\.\d+)?$/.test(text) ? text.replace('−', '-') : undefined);
}

/** Different forms of one value may be the point of a question, so only formulas that read the same count as equal. */
function sameValue(left: string, right: string): boolean {
  if (/^-?\d+$/.test(left) && /^-?\d+$/.test(right)) return Number(left) === Number(right);
  const a = read(left);
  const b = read(right);
  return a.ok && b.ok && equivalent(a.tree, b.tree).verdict === 'equal';
}
