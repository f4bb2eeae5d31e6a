import { expect, it } from 'vitest';
import type { HelpThread } from '@lemma/contracts';
import { wrongAnswerBefore } from './wrong-answer.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const part = (name: string, answerType: number) => ({ name, label: '', answerType, choices: [] });
const tried = (id: string, minute: number) => ({ id, receivedAt: at(minute), answers: [] });
const marked = (responseId: string, ...outcomes: readonly string[]) => ({
  responseId,
  parts: outcomes.map((outcome, index) => ({ part: 'abc'.charAt(index), outcome, feedback: '' })),
});
const threadOf = (mayEdit: boolean) =>
  ({
    parts: [part('a', 2), part('b', 6)],
    tries: [tried('first', 1), tried('second', 3), tried('third', 5)],
    staff: {
      mayEdit,
      verdicts: [
        marked('first', 'wrong', 'wrong'),
        marked('second', 'wrong', 'right'),
        marked('third', 'right', 'partly'),
      ],
    },
  }) as unknown as HelpThread;

it('finds the newest typed part that was wrong before an answer, passing over choices and what was right', () => {
  const find = (minute: number) => wrongAnswerBefore(threadOf(true), { createdAt: at(minute) });
  expect([find(0), find(2), find(4), find(6)]).toEqual([
    null,
    { responseId: 'first', part: 'b' },
    { responseId: 'first', part: 'b' },
    { responseId: 'third', part: 'b' },
  ]);
});

it('finds nothing for those who may not change the exercise', () => {
  expect(wrongAnswerBefore(threadOf(false), { createdAt: at(9) })).toBeNull();
});
