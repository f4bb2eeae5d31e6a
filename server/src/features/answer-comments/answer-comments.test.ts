import {
  commentOnAnswer,
  decideAppeal,
  listAnswerComments,
  listAppeals,
  listMembers,
  listMyAnswerComments,
  listMyAppeals,
  listNotifications,
  makeAppeal,
  mostCommentsEach,
  removeAnswerComment,
  setMemberRole,
  takeUpAnswer,
  updateTask,
  writeToLearner,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { turnHappenings } from '../notifications/work/turning.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Fields = NonNullable<Parameters<typeof openClassOf>[2]>['task'];

async function openWorked(task?: Fields) {
  const room = await openClassOf(app, ['Ada', 'Ben'], task === undefined ? {} : { task });
  const ada = await room.work('Ada', { a: '2', b: '4' });
  const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId }, query: {} });
  const memberOf = (name: string) => members.find(({ firstName }) => firstName === name)?.id ?? '';
  const responseId = ada.responseIds[0] ?? '';
  const answer = { classId: room.classId, responseId };
  return {
    ...room,
    ada,
    memberOf,
    answer,
    comment: (text: string, id = newId(), by: TestClient = room.teacher) =>
      by.tryCall(commentOnAnswer, { params: answer, body: { id, text } }),
    asTeacher: () => room.teacher.call(listAnswerComments, { params: { ...room.taskPath, memberId: memberOf('Ada') } }),
    asAda: () => room.learners.Ada.call(listMyAnswerComments, { params: { attemptId: ada.attemptId } }),
    async newsOfAda() {
      await turnHappenings(app.services);
      const { notifications } = await room.learners.Ada.call(listNotifications, { query: { group: 'learning' } });
      return notifications;
    },
  };
}

describe('a comment on an answer [R15]', () => {
  it('is read by the learner beside the answer, who is notified of it once', async () => {
    const room = await openWorked();
    const id = newId();
    expect((await room.comment('Count once more.', id)).status).toBe(200);
    expect((await room.comment('Count once more.', id)).status).toBe(200);
    expect(await room.asTeacher()).toMatchObject([{ id, text: 'Count once more.', mayRemove: true, isVisible: true }]);
    expect(await room.asAda()).toMatchObject([
      {
        id,
        itemId: room.itemPath.itemId,
        attemptNumber: 1,
        text: 'Count once more.',
        answers: [
          { part: 'a', value: '2' },
          { part: 'b', value: '4' },
        ],
      },
    ]);
    const news = (await room.newsOfAda()).filter(({ kind }) => kind === 'answer-commented');
    expect(news).toMatchObject([
      { count: 1, path: `/c/${room.classId}/tasks/${room.taskPath.taskId}?item=1`, isRead: false },
    ]);
  });

  it('is taken back with its notification', async () => {
    const room = await openWorked();
    const id = newId();
    await room.comment('For somebody else.', id);
    const params = { classId: room.classId, commentId: id };
    await room.teacher.call(removeAnswerComment, { params });
    await room.teacher.call(removeAnswerComment, { params });
    expect(await room.asAda()).toEqual([]);
    expect((await room.newsOfAda()).filter(({ kind }) => kind === 'answer-commented')).toEqual([]);
  });

  it('stays hidden in a test until its results are out, and so does its notification [M03]', async () => {
    const room = await openWorked({ kind: 'assessment', attemptsAllowed: 1, solutions: 'never', results: 'by-hand' });
    await room.ada.handIn();
    await room.comment('The second is not right.');
    expect(await room.asTeacher()).toMatchObject([{ isVisible: false }]);
    expect(await room.asAda()).toEqual([]);
    expect((await room.newsOfAda()).filter(({ kind }) => kind === 'answer-commented')).toEqual([]);
    await room.teacher.call(updateTask, { params: room.taskPath, body: { release: true } });
    expect(await room.asAda()).toMatchObject([{ text: 'The second is not right.' }]);
  });

  it('of a teacher cannot be removed by an assistant, who removes their own', async () => {
    const room = await openWorked();
    const params = { classId: room.classId, memberId: room.memberOf('Ben') };
    await room.teacher.call(setMemberRole, { params, body: { role: 'assistant' } });
    const [byTeacher, byBen] = [newId(), newId()];
    await room.comment('From the teacher.', byTeacher);
    await room.comment('From Ben.', byBen, room.learners.Ben);
    const remove = (by: TestClient, commentId: string) =>
      by.tryCall(removeAnswerComment, { params: { classId: room.classId, commentId } });
    expect((await remove(room.learners.Ben, byTeacher)).status).toBe(403);
    expect((await remove(room.learners.Ben, byBen)).status).toBe(204);
    expect((await remove(room.teacher, byTeacher)).status).toBe(204);
  });

  it('of another class cannot be written, read or removed, and an id cannot be used twice [SC2]', async () => {
    const room = await openWorked();
    const other = await openWorked();
    const id = newId();
    await room.comment('Here.', id);
    const foreign = await other.teacher.tryCall(commentOnAnswer, {
      params: { classId: other.classId, responseId: room.answer.responseId },
      body: { id: newId(), text: 'There.' },
    });
    expect(foreign.status).toBe(404);
    expect((await other.comment('With the same id.', id)).status).toBe(409);
    await other.teacher.call(removeAnswerComment, { params: { classId: other.classId, commentId: id } });
    expect(await room.asAda()).toHaveLength(1);
    const list = await other.teacher.tryCall(listAnswerComments, {
      params: { classId: other.classId, memberId: room.memberOf('Ada'), taskId: room.taskPath.taskId },
    });
    expect(list.status).toBe(404);
  });

  it('names the field when it is empty, and says when there are enough', async () => {
    const room = await openWorked();
    expect(await room.comment('   ')).toMatchObject({ status: 400, body: { text: ['Write a comment.'] } });
    for (let count = 0; count < mostCommentsEach; count++) await room.comment(`Comment ${count}`);
    expect((await room.comment('One more')).status).toBe(409);
  });
});

describe('a message to a learner [R15]', () => {
  it('comes as a notification with its words, once', async () => {
    const room = await openWorked();
    const params = { classId: room.classId, memberId: room.memberOf('Ada') };
    const body = { id: newId(), text: 'Come and see me\non Monday.' };
    await room.teacher.call(writeToLearner, { params, body });
    await room.teacher.call(writeToLearner, { params, body });
    const news = (await room.newsOfAda()).filter(({ kind }) => kind === 'teacher-wrote');
    expect(news).toMatchObject([{ detail: expect.stringContaining('Come and see me on Monday.') }]);
    const teacher = { classId: room.classId, memberId: newId() };
    expect((await room.teacher.tryCall(writeToLearner, { params: teacher, body })).status).toBe(404);
  });
});

describe('an answer that a teacher takes up [A4]', () => {
  const take = (room: Awaited<ReturnType<typeof openWorked>>, part = 'b') =>
    room.teacher.tryCall(takeUpAnswer, { params: room.answer, body: { part } });

  it('is in the queue as the teacher’s, and the learner learns of it when it is accepted', async () => {
    const room = await openWorked();
    const taken = await take(room);
    expect((await take(room)).body).toEqual(taken.body);
    const queue = await room.teacher.call(listAppeals, { params: { classId: room.classId }, query: {} });
    expect(queue.appeals).toMatchObject([{ isByTeacher: true, typed: '4', firstName: 'Ada' }]);
    const params = { attemptId: room.ada.attemptId };
    expect(await room.learners.Ada.call(listMyAppeals, { params })).toEqual([]);
    const appealId = queue.appeals[0]?.id ?? '';
    await room.teacher.call(decideAppeal, {
      params: { classId: room.classId, appealId },
      body: { decision: 'accept', reply: 'It was meant so.', alternative: null },
    });
    expect(await room.learners.Ada.call(listMyAppeals, { params })).toMatchObject([{ state: 'accepted' }]);
    expect((await room.newsOfAda()).map(({ kind }) => kind)).toContain('appeal-decided');
  });

  it('and leaves as it is stays unknown to the learner, who may still appeal', async () => {
    const room = await openWorked();
    await take(room);
    const { appeals } = await room.teacher.call(listAppeals, { params: { classId: room.classId }, query: {} });
    await room.teacher.call(decideAppeal, {
      params: { classId: room.classId, appealId: appeals[0]?.id ?? '' },
      body: { decision: 'refuse', reply: 'Left as it was marked.', alternative: null },
    });
    const params = { attemptId: room.ada.attemptId };
    expect(await room.learners.Ada.call(listMyAppeals, { params })).toEqual([]);
    expect((await room.newsOfAda()).map(({ kind }) => kind)).not.toContain('appeal-decided');
    const body = { responseId: room.answer.responseId, part: 'b', message: 'It is the same.' };
    const mine = await room.learners.Ada.call(makeAppeal, { params, body });
    expect(mine).toMatchObject({ state: 'open', reply: '', message: 'It is the same.' });
    const again = await room.teacher.call(listAppeals, { params: { classId: room.classId }, query: {} });
    expect(again.appeals).toMatchObject([{ isByTeacher: false }]);
  });

  it('must be typed mathematics that was marked wrong', async () => {
    const room = await openWorked();
    expect((await take(room, 'a')).status).toBe(409);
    expect((await take(room, 'zz')).status).toBe(404);
  });
});
