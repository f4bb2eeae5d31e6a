import type { Choice, ChoicePart, FormulaPart, NumberPart } from '@lemma/math';
import { graphField } from './graph/graph-draft.ts';
import { followFromOf } from './follow-draft.ts';
import { splitWords } from './list-text.ts';
import type { PartDraft } from './part-draft.ts';

/** 0 to 1; anything but a number counts as full score. */
function share(percent: string): number {
  const value = Number.parseFloat(percent.replace(',', '.'));
  return Number.isNaN(value) ? 1 : Math.min(100, Math.max(0, value)) / 100;
}

/** Returns the accepted answers of a draft. */
export function acceptOf(draft: PartDraft): { value: string; score?: number; feedback?: string }[] {
  return draft.answers.map((answer) => {
    const score = share(answer.percent);
    return {
      value: answer.value,
      ...(score !== 1 && { score }),
      ...(answer.feedback.trim() !== '' && { feedback: answer.feedback }),
    };
  });
}

/** Returns how a mathematical answer is compared, as far as it differs from the usual. */
export function markingOf(
  draft: PartDraft,
): Pick<NumberPart, 'tolerance' | 'precision' | 'form' | 'evaluated' | 'followFrom' | 'graph'> {
  const value = Number.parseFloat(draft.toleranceValue.replace(',', '.'));
  const kind = draft.toleranceKind;
  return {
    ...(kind === 'precision' && { precision: draft.precision }),
    ...(kind !== 'precision' && kind !== 'exact' && value >= 0 && { tolerance: { kind, value } }),
    ...(draft.form !== 'any' && { form: draft.form }),
    ...(draft.takesCalculations && { evaluated: 'any' as const }),
    ...followFromOf(draft.follows),
    ...graphField(draft.graph),
  };
}

function choicesOf(draft: PartDraft): Choice[] {
  return draft.choices.map((choice) => ({
    text: choice.text,
    correct: choice.correct === 'when' ? choice.condition : choice.correct === 'yes',
    ...(choice.feedback.trim() !== '' && { feedback: choice.feedback }),
    ...(choice.value.trim() !== '' && { value: choice.value }),
    ...(draft.chosenOn !== '' && choice.thing.trim() !== '' && { thing: choice.thing.trim() }),
  }));
}

/** Returns what parts with choices have in common. */
export function choiceFields(draft: PartDraft): Pick<ChoicePart, 'choices' | 'shuffle' | 'followFrom' | 'graph'> {
  return {
    choices: choicesOf(draft),
    shuffle: draft.shuffle,
    ...(draft.chosenOn !== '' && { graph: { figure: draft.chosenOn, tool: 'choose' as const } }),
    ...followFromOf(draft.follows),
  };
}

/** Returns what parts with formulas have in common. */
export function formulaFields(
  draft: PartDraft,
): Omit<FormulaPart, 'name' | 'points' | 'label' | 'answerType' | 'order'> {
  const letters = splitWords(draft.letters).filter((letter) => /^[A-Za-z][A-Za-z0-9]{0,23}$/.test(letter));
  return { accept: acceptOf(draft), ...markingOf(draft), ...(letters.length > 0 && { letters }) };
}
