import type { PollBodyOf, PollQuestionView } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { invalidField } from '../../../../core/errors.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import { sumOf, type Group } from './group.ts';
import { emptyView, noKey, refuseAnswer, type AnswerGroups, type QuestionContent } from '../kinds/poll-kind.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Makes a question with choices A, B, C … */
export function makeChoices(id: string, body: PollBodyOf<'choice' | 'several'>): Pick<QuestionContent, 'view' | 'key'> {
  const choices = body.choices.map(({ text }, index) => ({ key: String.fromCodePoint(65 + index), text }));
  const right = choices.filter((_, index) => body.choices[index]?.isRight).map(({ key }) => key);
  if (body.kind === 'choice' && right.length > 1) {
    throw invalidField('question.choices', said(m.oneRightOrSeveral));
  }
  const answerType = body.kind === 'choice' ? answerTypes.oneChoice : answerTypes.severalChoices;
  const view = { ...emptyView, id, kind: body.kind, prompt: body.prompt, answerType, choices };
  return { view, key: right.length > 0 ? { ...noKey, choices: right, solution: body.solution } : null };
}

/** Returns the chosen keys in the order of the choices. */
export function readChosen(view: PollQuestionView, values: readonly string[]): readonly string[] {
  const keys = view.choices.map((choice) => choice.key);
  if (values.some((value) => !keys.includes(value))) throw refuseAnswer(said(m.chooseOneOfChoices));
  return keys.filter((key) => values.includes(key));
}

export function readOneChosen(view: PollQuestionView, values: readonly string[]): readonly string[] {
  const chosen = readChosen(view, values);
  if (chosen.length > 1) throw refuseAnswer(said(m.chooseOne));
  return chosen;
}

/** Counts each choice; `groupOf` finds the group of an answer that names one choice alone. */
export function groupChoices(question: PollQuestionRow, tallies: readonly Tally[]): AnswerGroups {
  const right = question.key?.choices ?? null;
  const isRight = (values: readonly string[]) =>
    right && values.length === right.length && right.every((key) => values.includes(key));
  const groups = question.view.choices.map(({ key, text }): Group => ({
    key,
    text,
    latex: '',
    count: sumOf(tallies.filter((tally) => tally.values.includes(key))),
    spellings: [],
    isRight: right && right.includes(key),
    error: '',
    state: 'shown',
    isFlagged: false,
    sample: key,
    keys: [key],
  }));
  return {
    groups,
    right: right && sumOf(tallies.filter((tally) => isRight(tally.values))),
    isPartial: false,
    groupOf: ([key, ...others]) => (others.length > 0 ? null : (groups.find((group) => group.key === key) ?? null)),
    isRight,
  };
}
