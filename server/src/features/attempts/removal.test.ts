import {
  answerJoinRequests,
  bringMemberBack,
  endpoints,
  getAttempt,
  joinClassroom,
  leaveClassroom,
  listMembers,
  removeMember,
  submitResponse,
  type Endpoint,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const ofAttempts = Object.values(endpoints).filter(
  ({ who }) => typeof who === 'object' && 'attempt' in who,
) as readonly Endpoint[];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('an attempt of somebody who was taken out of the class', () => {
  let room: Awaited<ReturnType<typeof openClassOf<'Ada'>>>;
  let params: Readonly<Record<string, string>>;
  let memberId: string;

  beforeEach(async () => {
    room = await openClassOf(app, ['Ada'], { task: { kind: 'assessment', attemptsAllowed: 1 } });
    const { attemptId } = await room.work('Ada', { a: '2', b: '5' });
    params = { attemptId, itemId: room.itemPath.itemId };
    const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId } });
    memberId = members.find(({ firstName }) => firstName === 'Ada')?.id ?? '';
  });

  const body = () => ({
    id: newId(),
    variantNumber: 1,
    answers: [
      { part: 'a', value: '2' },
      { part: 'b', value: '3' },
    ],
  });
  const bodies: Readonly<Record<string, () => object>> = {
    submitResponse: body,
    saveDraft: () => ({ variantNumber: 1, sequence: 1, answers: body().answers }),
    revealHint: () => ({ variantNumber: 1, number: 1 }),
    showSolution: () => ({ variantNumber: 1 }),
    drawNextVariant: () => ({ after: 1 }),
    makeAppeal: () => ({ responseId: newId(), part: 'a' }),
  };

  it.each(ofAttempts.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is absent for %s immediately, as for a stranger [M2] [SC1] [SC2]',
    async (name, endpoint) => {
      const { Ada } = room.learners;
      const input = { params, body: endpoint.method === 'GET' ? undefined : (bodies[name]?.() ?? {}) };
      await room.teacher.call(removeMember, { params: { classId: room.classId, memberId } });
      const [own, strange] = [await Ada.tryCall(endpoint, input), await room.teacher.tryCall(endpoint, input)];
      expect([own.status, own.raw]).toEqual([404, strange.raw]);
    },
  );

  it('keeps its work, which comes back when a teacher lets them in again, and not before [M2]', async () => {
    const { Ada } = room.learners;
    const { classId } = room;
    const { attemptId } = params;
    const statusNow = async () => (await Ada.tryCall(getAttempt, { params })).status;
    await room.teacher.call(removeMember, { params: { classId, memberId } });
    await Ada.call(joinClassroom, { body: { code: room.joinCode } });
    expect(await statusNow(), 'waiting').toBe(404);
    await room.teacher.call(answerJoinRequests, { params: { classId }, body: { memberIds: null, accept: true } });
    const back = await Ada.call(getAttempt, { params: { attemptId: attemptId ?? '' } });
    expect(back.items[0]).toMatchObject({ id: params.itemId });
    expect((await Ada.tryCall(submitResponse, { params, body: body() })).status).toBe(200);
    await room.teacher.call(removeMember, { params: { classId, memberId } });
    expect(await statusNow()).toBe(404);
    await room.teacher.call(bringMemberBack, { params: { classId, memberId } });
    expect(await statusNow()).toBe(200);
  });

  it('is absent for learners who left the class, until they come back', async () => {
    const { Ada } = room.learners;
    await Ada.call(leaveClassroom, { params: { classId: room.classId } });
    expect((await Ada.tryCall(getAttempt, { params })).status).toBe(404);
    await Ada.call(joinClassroom, { body: { code: room.joinCode } });
    expect((await Ada.tryCall(getAttempt, { params })).status).toBe(200);
  });
});
