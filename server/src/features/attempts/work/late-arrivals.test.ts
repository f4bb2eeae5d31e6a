import { handIn, listLateAnswers, startAttempt, submitResponse, updateTask } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openClassOf, twoNumbers } from '../../../testing/classes/class-of.ts';
import type { setTask } from '../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { handInEnded } from './chores.ts';

const begin = new Date('2026-09-07T08:00:00Z');
const inMinutes = (minutes: number) => new Date(begin.getTime() + minutes * 60_000).toISOString();

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => setClock(0));

function setClock(minutes: number): void {
  app.clock.now = new Date(begin.getTime() + minutes * 60_000);
}

/** Somebody works on a test of thirty minutes. */
async function begun(releases: Parameters<typeof setTask>[2]) {
  const task = { kind: 'assessment', attemptsAllowed: 1, timeLimitMinutes: 30, ...releases } as const;
  const room = await openClassOf(app, ['Ada'], { document: { ...twoNumbers, solution: 'Add.' }, task });
  const { Ada } = room.learners;
  const { id: attemptId } = await Ada.call(startAttempt, { params: room.taskPath, body: { number: 1 } });
  const answers = [
    { part: 'a', value: '2' },
    { part: 'b', value: '3' },
  ];
  const params = { attemptId, itemId: room.itemPath.itemId };
  return {
    ...room,
    handIn: () => Ada.call(handIn, { params: { attemptId } }),
    arrive: async (typedAt: string) =>
      (await Ada.tryCall(submitResponse, { params, body: { id: newId(), variantNumber: 1, answers, typedAt } })).status,
    listed: () => room.teacher.call(listLateAnswers, { params: room.taskPath }),
  };
}

it.each([
  ['the solution', { results: 'after-hand-in', solutions: 'after-hand-in' }, 'solution'],
  ['results alone', { results: 'after-hand-in', solutions: 'never' }, 'results'],
  ['nothing', { results: 'by-hand', solutions: 'never' }, 'nothing'],
] as const)(
  'shows the teacher that %s had been open to the learner, who handed in, and what the clocks said [M1]',
  async (_what, releases, seenBefore) => {
    const room = await begun(releases);
    setClock(10);
    await room.handIn();
    setClock(20);
    const typedAt = inMinutes(9);
    expect(await room.arrive(typedAt)).toBe(202);
    setClock(22);
    // A later release was not open then.
    await room.teacher.call(updateTask, { params: room.taskPath, body: { release: true } });
    const facts = { handedInBy: 'learner', handedInAt: inMinutes(10), seenBefore, typedAt, receivedAt: inMinutes(20) };
    expect(await room.listed()).toMatchObject([facts]);
  },
);

it('shows the teacher that the server handed in', async () => {
  const room = await begun({ results: 'by-hand', solutions: 'never' });
  setClock(31);
  await handInEnded(app.services);
  expect(await room.arrive(inMinutes(1))).toBe(202);
  expect(await room.listed()).toMatchObject([{ handedInBy: 'server', seenBefore: 'nothing' }]);
});
