import { choiceRules } from '../answer-types/index.ts';
import { equivalent } from '../../equivalence/index.ts';
import { read } from '../../notation/index.ts';
import type { CompiledExercise, CompiledPart } from '../compile/compiled.ts';
import { type ChoicePart, type DocumentProblem, isChoiceType } from '../document/document.ts';
import type { VariantPart } from '../draw/variant.ts';

/** Looks for choices that a learner could not tell apart. Comparisons are remembered: variants repeat them. */
export class ChoiceComparison {
  private readonly known = new Map<string, boolean>();

  problemOf(part: VariantPart): Omit<DocumentProblem, 'place'> | undefined {
    if (!isChoiceType(part.answerType)) return undefined;
    const right = new Set(part.answerPlain === '' ? [] : part.answerPlain.split(','));
    if (right.size === 0) return { severity: 'error', message: 'In some variants no choice is right.' };
    if (choiceRules[part.answerType].isSingle && right.size > 1) {
      return { severity: 'error', message: 'In some variants more than one choice is right.' };
    }
    for (const [index, a] of part.choices.entries()) {
      for (const b of part.choices.slice(index + 1)) {
        if (!this.areEqual(a.text.trim(), b.text.trim())) continue;
        const differ = right.has(a.key) !== right.has(b.key);
        // Two ways to write what is right, both to be found.
        if (!differ && right.has(a.key) && a.text.trim() !== b.text.trim()) continue;
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

/**
 * Returns the right choices of a part of one variant, as a learner sees them: the texts, or the places of choices that
 * are not mixed.
 */
export function rightChoices(part: VariantPart, { shuffle }: ChoicePart): string {
  const right = new Set(part.answerPlain.split(','));
  const chosen = part.choices.filter(({ key }) => right.has(key));
  return (shuffle === false ? chosen.map(({ key }) => key) : chosen.map(({ text }) => text).sort()).join('\u0001');
}

/** Watches whether the right choice of a part is ever another one. */
export class RightChoices {
  private readonly exercise: CompiledExercise;
  private readonly seen = new Map<string, Set<string>>();

  constructor(exercise: CompiledExercise) {
    this.exercise = exercise;
  }

  add(right: readonly (readonly [part: string, choices: string])[]): void {
    for (const [name, choices] of right) this.seen.set(name, (this.seen.get(name) ?? new Set()).add(choices));
  }

  /**
   * Parts that a learner can answer in every variant after having seen one. Where the document does not let the right
   * choice depend on the draw, one such part beside others is taken as meant.
   */
  get same(): readonly string[] {
    const { parts } = this.exercise;
    const isSame = (part: CompiledPart): boolean => this.seen.get(part.name)?.size === 1;
    const nothingElse = parts.every(isSame);
    const dependsOnDraw = (part: CompiledPart): boolean =>
      part.kind === 'choices' && part.choices.some(({ correct }) => typeof correct !== 'boolean');
    return parts.filter((part) => isSame(part) && (nothingElse || dependsOnDraw(part))).map(({ name }) => name);
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
