import type { QuestionDraft } from '../question-draft.ts';

/** Marks a choice as right; the others are no longer right unless the question has several right choices. */
export function markRight(draft: QuestionDraft, key: string, isRight: boolean): QuestionDraft {
  return {
    ...draft,
    choices: draft.choices.map((choice) => ({
      ...choice,
      isRight: choice.key === key ? isRight : draft.kind === 'several' && choice.isRight,
    })),
  };
}
