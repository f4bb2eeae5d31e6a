import type { PollBodyOf } from '@lemma/contracts';
import { newChoice, writtenChoices, type QuestionDraft } from '../question-draft.ts';

/** The part of the body that questions with right choices share; empty choices are left out. */
export const choicesBody = (draft: QuestionDraft) => ({
  prompt: draft.prompt,
  solution: draft.solution,
  choices: writtenChoices(draft).map(({ text, isRight }) => ({ text, isRight })),
});

export const choicesDraft = (body: PollBodyOf<'choice' | 'several'>): Partial<QuestionDraft> => ({
  ...body,
  choices: body.choices.map(({ text, isRight }) => newChoice(text, isRight)),
});
