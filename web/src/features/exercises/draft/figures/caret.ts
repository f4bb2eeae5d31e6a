import type { ExerciseDraft } from '../exercise-draft.ts';
import { markerOf, withMarkerAt } from './markers.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** A place in one of the texts, by the label of its box; of a choice by its row. */
export interface Caret {
  readonly text: string;
  readonly at: number;
}

export const choiceText = (rowId: string): string => `choice ${rowId}`;

/** The draft with the marker of a figure at that place, else at the end of the question; and where that is, in words. */
export function withPlacedFigure(
  draft: ExerciseDraft,
  name: string,
  caret: Caret | undefined,
): { readonly draft: ExerciseDraft; readonly where: string } {
  const at = caret?.at ?? Infinity;
  if (caret?.text === 'Solution') {
    return { draft: { ...draft, solution: withMarkerAt(draft.solution, at, name) }, where: 'the solution' };
  }
  const hint = draft.hints.findIndex((_, index) => caret?.text === t(m.hint, { number: index + 1 }));
  if (hint >= 0) {
    const hints = draft.hints.map((one, index) =>
      index === hint ? { ...one, text: withMarkerAt(one.text, at, name) } : one,
    );
    return { draft: { ...draft, hints }, where: t(m.inHint, { number: hint + 1 }) };
  }
  for (const part of draft.parts) {
    const choice = part.choices.findIndex(({ id }) => caret?.text === choiceText(id));
    if (choice < 0) continue;
    const choices = part.choices.map((one, index) =>
      index === choice ? { ...one, text: one.text.slice(0, at) + markerOf(name) + one.text.slice(at) } : one,
    );
    const parts = draft.parts.map((one) => (one === part ? { ...part, choices } : one));
    return { draft: { ...draft, parts }, where: t(m.inChoice, { number: choice + 1 }) };
  }
  const inQuestion = caret?.text === 'Question' ? at : Infinity;
  return { draft: { ...draft, question: withMarkerAt(draft.question, inQuestion, name) }, where: 'the question' };
}
