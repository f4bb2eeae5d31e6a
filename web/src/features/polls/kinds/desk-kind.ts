import type { PollBodyOf, PollQuestionKind } from '@lemma/contracts';
import type { ComponentType, Dispatch, SetStateAction } from 'react';
import type { QuestionDraft } from './question-draft.ts';

export interface KindFieldsProps {
  draft: QuestionDraft;
  onChange: Dispatch<SetStateAction<QuestionDraft>>;
  /** Changes one field and clears its error, which may have another place in the question that is sent. */
  set: <F extends keyof QuestionDraft>(field: F, value: QuestionDraft[F], at?: string) => void;
  errors: Readonly<Record<string, string>>;
}

/** The form of one kind of poll question. */
export interface DeskKind<K extends PollQuestionKind = PollQuestionKind> {
  readonly name: string;
  /** The helper text below the question; the usual one when left out. */
  readonly promptHelp?: string;
  /** The fields below the question; left out when the question is all there is. */
  readonly Fields?: ComponentType<KindFieldsProps>;
  /** The fields of the draft that a stored question fills. */
  toDraft(body: PollBodyOf<K>): Partial<QuestionDraft>;
  /** The question as it is sent. */
  toBody(draft: QuestionDraft): PollBodyOf<K>;
}
