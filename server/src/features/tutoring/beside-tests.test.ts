import {
  askForHelp,
  closeHelpThread,
  commentOnAnswer,
  decideAppeal,
  exportMyData,
  followHelpThread,
  getHelpPicture,
  getHelpThread,
  getItemHelp,
  handIn,
  listAnswerComments,
  listHelpThreads,
  listMembers,
  listMyAnswerComments,
  listMyAppeals,
  makeAppeal,
  publishHelpThread,
  sendHelpMessage,
  startAttempt,
  type HelpConversation,
} from '@lemma/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { followState } from '../../testing/polls/followed.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const words = 'Multiply each by each.';
/** How often a teacher's words are in all that a person downloads of themselves. */
async function countExported(person: Pick<TestClient, 'tryCall'>): Promise<number> {
  const { bytes } = await person.tryCall(exportMyData);
  return strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()).split(words).length - 1;
}

const say = (text: string) => ({ id: newId(), text });

/** Homework about which Ada has asked, which the teacher has published, and a test with the same exercise. */
async function openBoth() {
  const { teacher, learners, classId, exerciseId, itemPath, taskPath, work } = await openClassOf(app, ['Ada'], {
    document: squareOfSum,
  });
  const ada = learners.Ada;
  const { attemptId, responseIds } = await work('Ada', { square: 'x^2' });
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
  /** Returns how the calls of a learner about a thread are answered, and whether the teacher's words are among it. */
  const read = async () => {
    const answers = await Promise.all([
      ada.tryCall(followHelpThread, thread),
      ada.tryCall(sendHelpMessage, { ...thread, body: say('And?') }),
      ada.tryCall(getHelpThread, thread),
      ada.tryCall(listHelpThreads, { query: { side: 'asked' } }),
    ]);
    return { statuses: answers.map(({ status }) => status), hasWords: answers.some(({ raw }) => raw.includes(words)) };
  };
  return {
    ada,
    teacher,
    classId,
    attemptId,
    responseId: responseIds[0] ?? '',
    homework: taskPath.taskId,
    thread,
    beginTest,
    look,
    write,
    read,
  };
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

it('a thread about homework is closed to its learner while a test that they have begun asks the same, and its teacher knows [H3] [SC9]', async () => {
  const { ada, teacher, thread, beginTest, read } = await openBoth();
  const { id: attemptId } = await beginTest();
  await teacher.call(sendHelpMessage, { ...thread, body: say(words) });
  expect((await teacher.call(getHelpThread, thread)).isHeldBack).toBe(true);
  expect(await read()).toEqual({ statuses: [409, 409, 200, 200], hasWords: false });
  expect((await ada.call(getHelpThread, thread)).isHeldBack).toBe(true);
  const picture = { params: { ...thread.params, pictureId: newId() } };
  expect((await ada.tryCall(getHelpPicture, picture)).status).toBe(409);
  expect((await ada.tryCall(closeHelpThread, thread)).raw).not.toContain(words);
  await ada.call(handIn, { params: { attemptId } });
  expect(await read()).toEqual({ statuses: [200, 200, 200, 200], hasWords: true });
  expect((await teacher.call(getHelpThread, thread)).isHeldBack).toBe(false);
});

it('a stream of such a thread ends for its learner when they begin the test [H3] [SC13]', async () => {
  const { ada, thread, beginTest } = await openBoth();
  const address = await app.app.listen({ port: 0 });
  const path = followHelpThread.path.replace('{threadId}', thread.params.threadId);
  const followed = await followState(address, ada, path);
  await followed.until<HelpConversation>(({ messages }) => messages.length > 0);
  await beginTest();
  expect(await followed.ended()).toBe(true);
  expect((await followState(address, ada, path)).response.status).toBe(409);
});

it('comments and words on appeals wait likewise [H3] [SC9]', async () => {
  const { ada, teacher, classId, attemptId, responseId, homework, beginTest } = await openBoth();
  const attempt = { attemptId };
  await teacher.call(commentOnAnswer, { params: { classId, responseId }, body: say(words) });
  const raise = () => ada.call(makeAppeal, { params: attempt, body: { responseId, part: 'square', message: '' } });
  const refusal = { decision: 'refuse', reply: words, alternative: null } as const;
  await teacher.call(decideAppeal, { params: { classId, appealId: (await raise()).id }, body: refusal });
  const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
  const memberId = members.find(({ firstName }) => firstName === 'Ada')?.id ?? '';
  const read = async () => ({
    comments: (await ada.call(listMyAnswerComments, { params: attempt })).map(({ text }) => text),
    replies: [...(await ada.call(listMyAppeals, { params: attempt })), await raise()].map(({ reply }) => reply),
    isVisible: (await teacher.call(listAnswerComments, { params: { classId, memberId, taskId: homework } })).map(
      (one) => one.isVisible,
    ),
    exported: await countExported(ada),
  });
  const open = { comments: [words], replies: [words, words], isVisible: [true], exported: 2 };
  expect(await read()).toEqual(open);
  const test = await beginTest();
  expect(await read()).toEqual({ comments: [], replies: ['', ''], isVisible: [false], exported: 0 });
  await ada.call(handIn, { params: { attemptId: test.id } });
  expect(await read()).toEqual(open);
});
