import type { ExerciseDraft } from '../exercise-draft.ts';
import { markerOf, withMarkerAt } from './markers.ts';

/** A text that can have a figure. Hints and choices are counted from 1. */
export interface TextPlace {
  readonly kind: 'question' | 'hint' | 'choice' | 'solution';
  readonly number: number;
}

/** A place in one of the texts; a choice is known by its row. */
export interface Caret {
  readonly text: TextPlace | { readonly choiceId: string };
  readonly at: number;
}

export const questionText: TextPlace = { kind: 'question', number: 1 };
export const solutionText: TextPlace = { kind: 'solution', number: 1 };

/** The draft with the marker of a figure at that place, else at the end of the question; and the text it is in. */
export function withPlacedFigure(
  draft: ExerciseDraft,
  name: string,
  caret: Caret | undefined,
): { readonly draft: ExerciseDraft; readonly text: TextPlace } {
  const { text = questionText, at = Infinity } = caret ?? {};
  if ('choiceId' in text) return inChoice(draft, name, text.choiceId, at);
  if (text.kind === 'solution') return { draft: { ...draft, solution: withMarkerAt(draft.solution, at, name) }, text };
  if (text.kind === 'hint' && text.number <= draft.hints.length) {
    const hints = draft.hints.map((one, index) =>
      index === text.number - 1 ? { ...one, text: withMarkerAt(one.text, at, name) } : one,
    );
    return { draft: { ...draft, hints }, text };
  }
  return inQuestion(draft, name, text.kind === 'question' ? at : Infinity);
}

const inQuestion = (draft: ExerciseDraft, name: string, at: number) => ({
  draft: { ...draft, question: withMarkerAt(draft.question, at, name) },
  text: questionText,
});

function inChoice(draft: ExerciseDraft, name: string, choiceId: string, at: number) {
  for (const part of draft.parts) {
    const choice = part.choices.findIndex(({ id }) => id === choiceId);
    if (choice < 0) continue;
    const choices = part.choices.map((one, index) =>
      index === choice ? { ...one, text: one.text.slice(0, at) + markerOf(name) + one.text.slice(at) } : one,
    );
    const parts = draft.parts.map((one) => (one === part ? { ...part, choices } : one));
    return { draft: { ...draft, parts }, text: { kind: 'choice', number: choice + 1 } as const };
  }
  return inQuestion(draft, name, Infinity);
}
