import type { Said } from '@lemma/contracts/messages';
import type { NotationChoice, PollBodyOf, PollKey, PollQuestionKind, PollQuestionView } from '@lemma/contracts';
import type { KeyboardHints } from '@lemma/math/document';
import { invalidField } from '../../../../core/errors.ts';
import type { NewPollQuestion, PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import type { Decisions, Grouped } from '../answers/group.ts';
import type { Services } from '../../../../core/services.ts';

/** The columns of a question that follow from its body. */
export type QuestionContent = Pick<NewPollQuestion, 'id' | 'body' | 'exerciseVersionId' | 'seed'> & {
  readonly revision: number;
  readonly view: PollQuestionView;
  readonly key: PollKey | null;
};

/** A question before its view and its key are made. */
export type QuestionBase = Omit<QuestionContent, 'view' | 'key'>;

/** The answers of a round, equal ones together, without their number. */
export type AnswerGroups = Omit<Grouped, 'answered'>;

/** The rules of one kind of poll question. */
export interface PollKindRules<K extends PollQuestionKind = PollQuestionKind> {
  /** Makes the view and the key of a question; throws field errors for a body that cannot be asked. */
  makeQuestion(
    services: Services,
    base: QuestionBase,
    body: PollBodyOf<K>,
  ): Pick<QuestionContent, 'view' | 'key'> | Promise<Pick<QuestionContent, 'view' | 'key'>>;
  /**
   * Returns the answer as it is stored; `values` are trimmed, distinct and at least one, and mathematics is typed in
   * `notation`. Throws field errors.
   */
  readValues(view: PollQuestionView, values: readonly string[], notation: NotationChoice): readonly string[];
  /** Puts equal answers of one round together. */
  groupAnswers(
    services: Services,
    question: PollQuestionRow,
    tallies: readonly Tally[],
    decisions: Decisions,
  ): AnswerGroups | Promise<AnswerGroups>;
  /** The answers as the hall may see them, for kinds whose answers could give a person away while they are few. */
  blurred?(question: PollQuestionRow, grouped: Grouped): Grouped;
  /** Says in a sentence what is wrong with an answer, for kinds that know typical errors. */
  findFeedback?(services: Services, question: PollQuestionRow, values: readonly string[]): Promise<string>;
  /**
   * Gives groups of the second round the names of groups of the first that mean the same. Left out where equal answers
   * have the same name in every round.
   */
  alignRounds?(
    services: Services,
    question: PollQuestionRow,
    first: Grouped,
    second: Grouped,
  ): Promise<ReadonlyMap<string, string>>;
}

export const noKey: PollKey = { choices: [], latex: '', text: '', solution: '', figures: [] };
const noKeyboard: KeyboardHints = { letters: [], functions: [], templates: [] };

export const emptyView = {
  direction: 'ltr' as const,
  figures: [],
  label: '',
  choices: [],
  keyboard: noKeyboard as PollQuestionView['keyboard'],
  unit: null,
  twoRounds: false,
};

/** The error for an answer that the question does not take. */
export const refuseAnswer = (message: Said | string) => invalidField('values', message);
