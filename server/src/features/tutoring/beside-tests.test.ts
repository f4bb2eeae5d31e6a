import { askForHelp, getItemHelp, handIn, publishHelpThread, sendHelpMessage, startAttempt } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const say = (text: string) => ({ id: newId(), text });

/** Homework about which Ada has asked, which the teacher has published, and a test with the same exercise. */
async function openBoth() {
  const { teacher, learners, classId, exerciseId, itemPath, work } = await openClassOf(app, ['Ada'], {
    document: squareOfSum,
  });
  const ada = learners.Ada;
  const { attemptId } = await work('Ada', { square: 'x^2' });
  const params = { attemptId, itemId: itemPath.itemId };
  const ask = () => ada.tryCall(askForHelp, { params, body: { ...say('Where from?'), variantNumber: 1 } });
  const { threadId } = (await ask()).body as { threadId: string };
  const thread = { params: { threadId } };
  await teacher.call(publishHelpThread, { ...thread, body: { question: 'Where from?', answer: 'From $ax + ax$.' } });
  const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }];
  const test = await setTask(teacher, classId, { kind: 'assessment', attemptsAllowed: 1, groups });
  const beginTest = () => ada.call(startAttempt, { params: { classId, taskId: test.id }, body: { number: 1 } });
  const look = async () => {
    const { obstacle, published, threads } = await ada.call(getItemHelp, { params });
    return { obstacle, published: published.length, isThreadListed: threads.some(({ id }) => id === threadId) };
  };
  /** A question of its own, and one more in the thread that is there. */
  const write = async () => [
    (await ask()).status,
    (await ada.tryCall(sendHelpMessage, { ...thread, body: say('And then?') })).status,
  ];
  return { ada, beginTest, look, write };
}

it('help about homework waits, with what others have asked, while a test that the learner has begun asks the same [H3] [SC9]', async () => {
  const { ada, beginTest, look, write } = await openBoth();
  const open = { obstacle: null, published: 1, isThreadListed: true };
  expect([await look(), await write()]).toEqual([open, [200, 200]]);
  const { id: attemptId } = await beginTest();
  expect([await look(), await write()]).toEqual([{ obstacle: 'test', published: 0, isThreadListed: true }, [409, 409]]);
  await ada.call(handIn, { params: { attemptId } });
  expect([await look(), await write()]).toEqual([open, [200, 200]]);
});
