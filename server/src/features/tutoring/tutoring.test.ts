import {
  askForHelp,
  assignHelpThread,
  closeHelpThread,
  countHelpThreads,
  followHelpThread,
  getExercise,
  getHelpThread,
  getAttemptHelp,
  getItemHelp,
  listFeedback,
  listHelpThreads,
  listMembers,
  listNotifications,
  muteHelpLearner,
  openHelpThreadsMaximum,
  publishHelpThread,
  removeMember,
  reportHelpMessage,
  revealHint,
  sendHelpMessage,
  setHelpSettings,
  setMemberRole,
  startAttempt,
  turnIntoHint,
  updateClassroom,
  withdrawHelpThread,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { turnHappenings } from '../notifications/work/turning.ts';
import { closeQuietThreads } from './work/chores.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const say = (text: string) => ({ id: newId(), text });
const minutes = (count: number) => new Date(app.clock.now.getTime() + count * 60_000);
const titlesOf = async (client: TestClient) => {
  await turnHappenings(app.services);
  const { notifications } = await client.call(listNotifications, { query: { state: 'unread' } });
  return notifications.map(({ title }) => title).filter((title) => !title.startsWith('New task'));
};

/** A class in which Ada has tried a question, seen a hint and asks. */
async function openAsked() {
  const room = await openClassOf(app, ['Ada', 'Ben'], { document: squareOfSum });
  const work = await room.work('Ada', { square: 'x^2' });
  const params = { attemptId: work.attemptId, itemId: room.itemPath.itemId };
  const { Ada: ada } = room.learners;
  await ada.call(revealHint, { params, body: { variantNumber: 1, number: 1 } });
  const question = say('Where does $2ax$ come from?');
  const { threadId } = await ada.call(askForHelp, { params, body: { ...question, variantNumber: 1 } });
  return { ...room, ada, item: params, question, threadId, path: { threadId } };
}

describe('help from a person [M08]', () => {
  it('goes from a question through the queue to an answer that the learner sees, with all that was tried', async () => {
    const { teacher, ada, item, path, threadId, classId, exerciseId } = await openAsked();
    expect(await teacher.call(countHelpThreads, {})).toMatchObject({ openCount: 1, oldestId: threadId });
    const queue = await teacher.call(listHelpThreads, { query: { side: 'taught', state: 'open' } });
    expect(queue).toMatchObject({
      threads: [{ id: threadId, learnerName: 'Ada Learner', taskName: 'Homework', position: 1 }],
      classes: [{ id: classId, openCount: 1 }],
      medianMinutes: null,
    });
    expect(queue.threads[0]?.excerpt).toContain('$2ax$');
    const seen = await teacher.call(getHelpThread, { params: path });
    expect(seen.question).toMatch(/Expand \$\(x \+ \d\)\^2\$/);
    expect(seen).toMatchObject({ tries: [{ answers: [{ part: 'square', value: 'x^2' }] }], variantNumber: 1 });
    expect(seen.hints).toHaveLength(1);
    expect(seen.staff).toMatchObject({ exerciseId, hintObstacle: '', keys: [{ part: 'square' }], isMuted: false });
    expect(seen.staff?.solution).toMatch(/=/);
    expect(seen.staff?.verdicts[0]?.parts[0]?.outcome).toBe('wrong');

    app.clock.now = minutes(30);
    const answered = await teacher.call(sendHelpMessage, { params: path, body: say('What is $(x+a)(x+a)$?') });
    expect(answered).toMatchObject({ state: 'answered', messages: [{ isStaff: false }, { isStaff: true }] });
    expect(await ada.call(followHelpThread, { params: path })).toEqual(answered);
    expect(await ada.call(getItemHelp, { params: item })).toMatchObject({
      obstacle: null,
      threads: [{ id: threadId, state: 'answered', variantNumber: 1 }],
    });
    expect(await teacher.call(listHelpThreads, { query: { side: 'taught' } })).toMatchObject({ medianMinutes: 30 });
    expect(await teacher.call(countHelpThreads, {})).toMatchObject({ openCount: 0, oldestId: null });
  });

  it('shows the learner neither key nor solution', async () => {
    const { ada, path } = await openAsked();
    const answer = await ada.tryCall(getHelpThread, { params: path });
    expect(answer.body).toMatchObject({ staff: null, tries: [{ answers: [{ value: 'x^2' }] }] });
    expect(answer.raw).not.toMatch(/solution|answer_latex|outcome/);
  });

  it('notifies those who teach of a question and the learner of an answer, each once', async () => {
    const { teacher, ada, item, path, question } = await openAsked();
    await ada.call(askForHelp, { params: item, body: { ...question, variantNumber: 1 } });
    expect(await titlesOf(teacher)).toEqual(['A question about Homework']);
    await ada.call(sendHelpMessage, { params: path, body: say('I mean the middle one.') });
    expect(await titlesOf(teacher)).toEqual(['2 messages from learners who ask for help']);
    const answer = say('Multiply it out.');
    await teacher.call(sendHelpMessage, { params: path, body: answer });
    await teacher.call(sendHelpMessage, { params: path, body: answer });
    expect(await titlesOf(ada)).toEqual(['Your question has an answer: Homework']);
    // There is nothing left to answer.
    expect(await titlesOf(teacher)).toEqual([]);
  });

  it('closes by either side, opens again with the learner’s next message, and closes by itself after two quiet weeks', async () => {
    const { teacher, ada, path } = await openAsked();
    expect(await teacher.call(closeHelpThread, { params: path })).toMatchObject({ state: 'closed', closedBy: 'staff' });
    expect(await ada.call(closeHelpThread, { params: path })).toMatchObject({ closedBy: 'staff' });
    const again = await ada.call(sendHelpMessage, { params: path, body: say('One more thing.') });
    expect(again).toMatchObject({ state: 'open', closedBy: null });
    app.clock.now = minutes(14 * 24 * 60 - 1);
    await closeQuietThreads(app.services);
    expect(await ada.call(followHelpThread, { params: path })).toMatchObject({ state: 'open' });
    app.clock.now = minutes(2);
    await closeQuietThreads(app.services);
    expect(await ada.call(followHelpThread, { params: path })).toMatchObject({ state: 'closed', closedBy: 'quiet' });
  });

  it('is for its learner and those who teach the class alone; to others it is absent', async () => {
    const { teacher, learners, path, threadId, classId, ada } = await openAsked();
    const stranger = (await app.openClassroom()).teacher;
    const absent = await stranger.tryCall(getHelpThread, { params: { threadId: newId() } });
    expect(absent.status).toBe(404);
    for (const client of [stranger, learners.Ben]) {
      for (const endpoint of [getHelpThread, followHelpThread, sendHelpMessage, closeHelpThread, publishHelpThread]) {
        const answer = await client.tryCall(endpoint, { params: path, body: say('Hello') });
        expect([answer.status, answer.raw], endpoint.name).toEqual([404, absent.raw]);
      }
    }
    expect((await ada.tryCall(publishHelpThread, { params: path, body: {} })).status).toBe(403);
    const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
    const memberId = members.find(({ firstName }) => firstName === 'Ben')?.id ?? '';
    await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'assistant' } });
    expect(await learners.Ben.call(getHelpThread, { params: { threadId } })).toMatchObject({
      staff: { memberId: expect.any(String) },
    });
  });

  it('stays with a learner who leaves the class', async () => {
    const { teacher, ada, path, classId, item } = await openAsked();
    const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
    const memberId = members.find(({ firstName }) => firstName === 'Ada')?.id ?? '';
    await teacher.call(removeMember, { params: { classId, memberId } });
    await teacher.call(sendHelpMessage, { params: path, body: say('Still there?') });
    expect(await ada.call(followHelpThread, { params: path })).toMatchObject({ messages: [{}, { isStaff: true }] });
    expect(await ada.call(listHelpThreads, {})).toMatchObject({ threads: [{ state: 'answered' }] });
    expect((await ada.tryCall(askForHelp, { params: item, body: { ...say('x'), variantNumber: 1 } })).status).toBe(404);
    expect(await titlesOf(ada)).toContain('Your question has an answer: Homework');
  });

  it('keeps to its limits: ten open threads, four thousand characters, something to say', async () => {
    const { ada, item, threadId } = await openAsked();
    const ask = (body: object) => ada.tryCall(askForHelp, { params: item, body: { ...body, variantNumber: 1 } });
    expect((await ask(say(' '))).body).toMatchObject({ text: ['Write what you want to ask or say.'] });
    expect((await ask(say('x'.repeat(4001)))).body).toMatchObject({ text: ['Use at most 4,000 characters.'] });
    expect((await ask({ ...say('x'), pictureIds: [newId()] })).body).toMatchObject({ pictureIds: [/missing/] });
    const more = await Promise.all(Array.from({ length: openHelpThreadsMaximum + 2 }, () => ask(say('More'))));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(openHelpThreadsMaximum - 1);
    expect(await ada.call(getItemHelp, { params: item })).toMatchObject({ obstacle: 'too-many' });
    await ada.call(closeHelpThread, { params: { threadId } });
    expect((await ask(say('Now'))).status).toBe(200);
    expect((await ada.tryCall(sendHelpMessage, { params: { threadId }, body: say('Again') })).status).toBe(429);
  });

  it('obeys the class: off, over, muted; and assessments that do not allow it', async () => {
    const { teacher, ada, item, classId, path } = await openAsked();
    const settings = { isOn: true, expected: 'on weekdays until 18:00', mayPublish: true };
    const set = (body: object) =>
      teacher.call(setHelpSettings, { params: { classId }, body: { ...settings, ...body } });
    const offers = async (params = item) => (await ada.call(getAttemptHelp, { params })).isOffered;
    const obstacle = async (params = item) => (await ada.call(getItemHelp, { params })).obstacle;
    await set({});
    expect(await ada.call(getItemHelp, { params: item })).toMatchObject({ expected: settings.expected });
    await set({ isOn: false });
    expect([await obstacle(), await offers()]).toEqual(['off', false]);
    expect((await ada.tryCall(askForHelp, { params: item, body: { ...say('x'), variantNumber: 1 } })).status).toBe(403);
    await set({ isOn: true });
    await teacher.call(muteHelpLearner, { params: path, body: { isMuted: true } });
    expect([await obstacle(), await offers()]).toEqual(['muted', true]);
    expect((await ada.tryCall(sendHelpMessage, { params: path, body: say('x') })).status).toBe(403);
    await teacher.call(muteHelpLearner, { params: path, body: { isMuted: false } });
    for (const allowHelp of [false, true]) {
      const task = await setTask(teacher, classId, {
        kind: 'assessment',
        attemptsAllowed: 1,
        solutions: 'never',
        allowHelp,
      });
      const attempt = await ada.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
      const own = { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' };
      expect([await obstacle(own), await offers(own)]).toEqual([allowHelp ? null : 'assessment', allowHelp]);
    }
    await teacher.call(updateClassroom, { params: { classId }, body: { isArchived: true } });
    expect(await obstacle()).toBe('over');
    expect((await ada.tryCall(sendHelpMessage, { params: path, body: say('x') })).status).toBe(409);
  });

  it('is given to a colleague, who is then the only one notified', async () => {
    const { teacher, ada, learners, path, classId } = await openAsked();
    await titlesOf(teacher);
    const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
    const memberId = members.find(({ firstName }) => firstName === 'Ben')?.id ?? '';
    const give = (userId: string | null) => teacher.tryCall(assignHelpThread, { params: path, body: { userId } });
    expect((await give(learners.Ben.user.id)).body).toMatchObject({ userId: [/teaches/] });
    await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'assistant' } });
    expect((await give(learners.Ben.user.id)).status).toBe(204);
    await ada.call(sendHelpMessage, { params: path, body: say('Hello?') });
    expect(await titlesOf(learners.Ben)).toEqual(['A question about Homework']);
    expect(await titlesOf(teacher)).toEqual(['A question about Homework']);
    const mine = { side: 'taught', mine: 'true' } as never;
    expect((await learners.Ben.call(listHelpThreads, { query: mine })).threads).toMatchObject([
      { assigneeName: 'Ben Learner' },
    ]);
    expect((await teacher.call(listHelpThreads, { query: mine })).threads).toEqual([]);
  });

  it('is published to the class without names, under the exercise, and taken back', async () => {
    const { teacher, ada, learners, path, classId, taskPath } = await openAsked();
    const body = { question: 'Where does the middle term come from?', answer: 'From $ax + ax$.' };
    await teacher.call(publishHelpThread, { params: path, body });
    const attempt = await learners.Ben.call(startAttempt, { params: taskPath, body: { number: 1 } });
    const item = { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' };
    const offered = async () => (await learners.Ben.call(getAttemptHelp, { params: item })).itemIds;
    expect(await offered()).toEqual([item.itemId]);
    const shown = await learners.Ben.tryCall(getItemHelp, { params: item });
    expect(shown.body).toMatchObject({
      published: [{ question: body.question, reply: body.answer, about: expect.stringContaining('Expand') }],
    });
    expect(shown.raw).not.toContain('Ada');
    expect(shown.raw).not.toContain(ada.user.id);
    const settings = { isOn: true, expected: '', mayPublish: false };
    await teacher.call(setHelpSettings, { params: { classId }, body: settings });
    expect((await learners.Ben.call(getItemHelp, { params: item })).published).toEqual([]);
    expect(await offered()).toEqual([]);
    expect((await teacher.tryCall(publishHelpThread, { params: path, body })).status).toBe(403);
    await teacher.call(setHelpSettings, { params: { classId }, body: { ...settings, mayPublish: true } });
    await teacher.call(withdrawHelpThread, { params: path });
    expect((await learners.Ben.call(getItemHelp, { params: item })).published).toEqual([]);
  });

  it('turns an answer into a hint of the draft once, for those who may edit the exercise', async () => {
    const { teacher, path, exerciseId, question } = await openAsked();
    const answer = say('Write the product down twice.');
    await teacher.call(sendHelpMessage, { params: path, body: answer });
    const turn = (client: TestClient, messageId: string) =>
      client.tryCall(turnIntoHint, { params: { ...path, messageId } });
    expect((await turn(teacher, question.id)).status).toBe(409);
    expect((await turn(await app.signUpStaff(), answer.id)).status).toBe(409);
    for (let time = 0; time < 2; time += 1) {
      expect((await turn(teacher, answer.id)).body).toEqual({ exerciseId, hintNumber: 3 });
    }
    const { document } = await teacher.call(getExercise, { params: { exerciseId } });
    expect(document.hints).toEqual([...squareOfSum.hints, answer.text]);
    expect(await teacher.call(followHelpThread, { params: path })).toMatchObject({
      messages: [{ isHint: false }, { isHint: true }],
    });
  });

  it('brings a reported message with its words to the administrators', async () => {
    const { teacher, ada, path } = await openAsked();
    const message = say('That is a stupid question.');
    await teacher.call(sendHelpMessage, { params: path, body: message });
    await ada.call(reportHelpMessage, { params: { ...path, messageId: message.id }, body: { reason: 'Unkind' } });
    const staff = await app.signUpWithRoles(['STAFF']);
    const { items } = await staff.call(listFeedback, { query: {} });
    expect(items[0]?.message).toContain(message.text);
  });
});
