import {
  answerTypes,
  isWordsPart,
  type Choice,
  type FormulaPart,
  type NumberPart,
  type Part,
} from '@lemma/math/document';
import { answerTypeEditing } from '../answer-types/index.ts';
import { toGraphDraft } from './graph/graph-draft.ts';
import { followsOf } from './follow-draft.ts';
import { type ChoiceDraft, emptyAnswer, emptyChoice, emptyPart, type PartDraft } from './part-draft.ts';

function choiceDraft(choice: Choice): ChoiceDraft {
  return {
    ...emptyChoice(),
    text: choice.text,
    correct: choice.correct === true ? 'yes' : choice.correct === false ? 'no' : 'when',
    condition: typeof choice.correct === 'string' ? choice.correct : '',
    feedback: choice.feedback ?? '',
    value: choice.value ?? '',
    thing: choice.thing ?? '',
  };
}

function fieldsOf(part: Part): Partial<PartDraft> {
  if ('choices' in part) {
    return {
      choices: part.choices.map(choiceDraft),
      shuffle: part.shuffle ?? true,
      partialCredit: part.partialCredit ?? false,
      follows: followsOf(part.followFrom),
      chosenOn: part.graph?.figure ?? '',
    };
  }
  const answers = part.accept.map((accepted) => ({
    ...emptyAnswer(percentText(accepted.score ?? 1)),
    value: accepted.value,
    feedback: accepted.feedback ?? '',
  }));
  return isWordsPart(part)
    ? { answers, caseSensitive: part.caseSensitive ?? false }
    : { answers, ...markedFields(part) };
}

function markedFields(part: NumberPart | FormulaPart): Partial<PartDraft> {
  const marked: Partial<PartDraft> = {
    form: part.form ?? 'any',
    takesCalculations: part.evaluated === 'any',
    follows: followsOf(part.followFrom),
    graph: toGraphDraft(part.graph),
    ...(part.tolerance && { toleranceKind: part.tolerance.kind, toleranceValue: String(part.tolerance.value) }),
    ...(part.precision && { toleranceKind: 'precision' as const, precision: part.precision }),
  };
  if (part.answerType === answerTypes.number) return { ...marked, unit: part.unit ?? '' };
  return { ...marked, order: part.order ?? 'any', letters: (part.letters ?? []).join(', ') };
}

export function toPartDraft(part: Part): PartDraft {
  return {
    ...emptyPart(part.name, part.answerType),
    points: String(part.points ?? 1),
    label: part.label ?? '',
    ...fieldsOf(part),
  };
}

function percentText(share: number): string {
  return String(Math.round(share * 1000) / 10);
}

/** Half points, 0 to 100; anything but a number counts as 1. */
export function readPoints(typed: string): number {
  const value = Number.parseFloat(typed.replace(',', '.'));
  return Number.isNaN(value) ? 1 : Math.min(100, Math.max(0, Math.round(value * 2) / 2));
}

/** Returns the part that a draft stands for. */
export function toPart(draft: PartDraft): Part {
  const base = {
    name: draft.name,
    points: readPoints(draft.points),
    ...(draft.label.trim() !== '' && { label: draft.label }),
  };
  return answerTypeEditing[draft.answerType].toPart(draft, base);
}
