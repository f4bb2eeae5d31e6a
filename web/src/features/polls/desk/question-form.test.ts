import { pollQuestionBody, pollQuestionKinds, type PollQuestionKind } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { markRight } from '../kinds/choices/mark-right.ts';
import { emptyDraft, newChoice } from '../kinds/question-draft.ts';
import { bodyOf, draftOf } from './question-form.ts';

const full = {
  ...emptyDraft(),
  prompt: 'What is $1 + 1$?',
  choices: [newChoice('$2$', true), newChoice('$3$'), newChoice('')],
  answer: '2',
};

describe('the form of a poll question [R11]', () => {
  it.each(pollQuestionKinds)('sends a %s that the contract takes, and shows it again', (kind) => {
    const body = pollQuestionBody.parse(bodyOf({ ...full, kind }));
    const again = draftOf(body);
    expect(again && bodyOf(again)).toEqual(body);
  });

  it('leaves out empty choices', () => {
    expect(bodyOf(full)).toMatchObject({ choices: [{ text: '$2$' }, { text: '$3$' }] });
  });

  it('has one right answer in one choice and any number in several', () => {
    const second = full.choices[1]?.key ?? '';
    const right = (kind: PollQuestionKind) =>
      markRight({ ...full, kind }, second, true).choices.map(({ isRight }) => isRight);
    expect(right('choice')).toEqual([false, true, false]);
    expect(right('several')).toEqual([true, true, false]);
  });
});
