import { createPoll, joinPoll, type PollBodyOf, type PollControl, type PollQuestionBody } from '@lemma/contracts';
import { v4 as newVoteId } from 'uuid';
import type { TestClient } from '../test-app.ts';

export const derivative: PollQuestionBody = {
  kind: 'expression',
  prompt: 'Differentiate $f(x)=x^2\\sin x$.',
  label: '$f^{\\prime}(x)=$',
  answer: '2x sin(x) + x^2 cos(x)',
  solution: '',
};
export const limit: PollQuestionBody = {
  kind: 'choice',
  prompt: 'What is $\\lim_{x\\to0}\\frac{\\sin 3x}{x}$?',
  choices: [
    { text: '$1$', isRight: false },
    { text: '$3$', isRight: true },
    { text: '$0$', isRight: false },
  ],
  solution: 'Because.',
};
export const lowestPoint: PollBodyOf<'point'> = {
  kind: 'point',
  prompt: 'Where is the lowest point?',
  isLine: false,
  curve: 'y = (x - 1)^2 - 2',
  x: { from: -5, to: 5 },
  y: { from: -5, to: 5 },
  step: 0.5,
  right: { x: 1, y: -2 },
  within: 0.5,
  solution: 'There the square is 0.',
};

/** A live session with this question open. */
export async function openPollOf(
  teacher: Pick<TestClient, 'call'>,
  question: PollQuestionBody,
  settings: object = {},
): Promise<PollControl> {
  return teacher.call(createPoll, {
    body: { name: 'Limits', questions: [{ question, settings }], start: true, open: true },
  });
}

/** Joins under the code on the wall. */
export async function joinPollAs(client: TestClient, poll: PollControl): Promise<TestClient> {
  await client.call(joinPoll, { body: { code: poll.code ?? '' } });
  return client;
}

export const params = (poll: PollControl) => ({ pollId: poll.id });
/** Its first question. */
export const first = (poll: PollControl) => ({ pollId: poll.id, questionId: poll.questions[0]?.id ?? '' });

/** An answer to the first question. */
export function vote(poll: PollControl, values: string[], { round = 1, sequence = 1, id = newVoteId() } = {}) {
  return { params: params(poll), body: { id, questionId: first(poll).questionId, round, sequence, values } };
}
