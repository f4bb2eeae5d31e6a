import {
  apiBase,
  castPollVote,
  createPoll,
  getPoll,
  getPollParticipants,
  getPollResults,
  getPollView,
  getPollWall,
  joinClassroom,
  leaveClassroom,
  listMembers,
  listPolls,
  logout,
  removeMember,
  revealPoll,
  setMemberRole,
  startPoll,
  type PollQuestionBody,
  type PollView,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../core/db/tables/index.ts';
import { accessOfPerson } from '../../core/live/access-topics.ts';
import { followState } from '../../testing/polls/followed.ts';
import { first, joinPollAs, limit, openPollOf, params, vote } from '../../testing/polls/polls.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let teacher: Awaited<ReturnType<TestApp['signUpAs']>>;
let address = '';

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const openPoll = (question: PollQuestionBody) => openPollOf(teacher, question);

const follow = (client: TestClient, path: string, headers?: Readonly<Record<string, string>>) =>
  followState(address, client, path, headers);

describe('a stream', () => {
  const follows = async (client: TestClient, pollId: string) => {
    const stream = await follow(client, getPollView.path.replace('{pollId}', pollId));
    await stream.until<PollView>(() => true);
    return stream;
  };

  it('[SC13] ends with the session, on whichever device that is ended', async () => {
    const owner = await app.signUpAs('teacher');
    const poll = await openPollOf(owner, limit);
    const own = await follow(owner, getPollWall.path.replace('{pollId}', poll.id));
    await own.until(() => true);
    await owner.call(logout, {});
    expect(await own.ended()).toBe(true);
  });

  it('[SC1] of a class ends for a teacher who is taken out of it, with the poll and its names, though they made it', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    const other = await app.signUpAs('teacher');
    await other.call(joinClassroom, { body: { code: joinCode } });
    const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
    const memberId = members.find(({ mayTeach, isSelf }) => mayTeach && !isSelf)?.id ?? '';
    await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'teacher' } });
    const poll = await other.call(createPoll, {
      body: { name: 'Named', classId, settings: { named: true }, questions: [{ question: limit, settings: {} }] },
    });
    const desk = await follow(other, getPoll.path.replace('{pollId}', poll.id));
    await teacher.call(removeMember, { params: { classId, memberId } });
    expect(await desk.ended()).toBe(true);
    const path = { params: { pollId: poll.id } };
    for (const endpoint of [getPoll, getPollWall, getPollResults, getPollParticipants, startPoll]) {
      expect((await other.tryCall(endpoint, path)).status, endpoint.name).toBe(404);
    }
    expect(await other.call(listPolls, { query: {} })).toMatchObject({ count: 0, results: [] });
    expect(await teacher.call(getPoll, path)).toMatchObject({ id: poll.id });
  });

  it('[SC1] ends with the membership, and continues for those who are still in the class', async () => {
    const { teacher: owner, learner, classId, joinCode } = await app.openClassroom();
    const other = await app.signUpAs('learner');
    await other.call(joinClassroom, { body: { code: joinCode } });
    const poll = await owner.call(createPoll, {
      body: {
        name: 'Named',
        classId,
        settings: { named: true },
        questions: [{ question: limit, settings: {} }],
        start: true,
        open: true,
      },
    });
    const [gone, stays] = [await joinPollAs(learner, poll), await joinPollAs(other, poll)];
    const [left, going] = [await follows(gone, poll.id), await follows(stays, poll.id)];
    await learner.call(leaveClassroom, { params: { classId } });
    expect(await left.ended()).toBe(true);
    await owner.call(revealPoll, { params: first(poll), body: { results: true } });
    await going.until<PollView>(({ question }) => question?.results !== null);
    going.stop();
  });

  it('[SC13] ends when another node announces that the person’s access changed', async () => {
    const owner = await app.signUpAs('teacher');
    const poll = await openPollOf(owner, limit);
    const own = await follow(owner, getPollWall.path.replace('{pollId}', poll.id));
    await own.until(() => true);
    await app.database.db.delete(sessions).where(eq(sessions.userId, owner.user.id));
    app.services.bus.publish(accessOfPerson(owner.user.id));
    expect(await own.ended()).toBe(true);
  });
});

describe('a followed state', () => {
  it('[RL11] sends the whole state at each change, and to returning clients what has changed meanwhile', async () => {
    const poll = await openPoll(limit);
    const voter = await joinPollAs(app.visitor(), poll);
    const path = getPollView.path.replace('{pollId}', poll.id);
    const stream = await follow(voter, path);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.response.headers.get('content-security-policy')).toBeTruthy();
    await stream.until<PollView>(({ question }) => question?.phase === 'open');
    await voter.call(castPollVote, vote(poll, ['B']));
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });
    const shown = await stream.until<PollView>(({ question }) => question?.results !== null);
    expect(shown.question?.results?.groups[1]).toMatchObject({ count: 1, isRight: null });
    const lastId = stream.lastId();
    stream.stop();
    await teacher.call(revealPoll, { params: first(poll), body: { key: true } });
    const again = await follow(voter, path, { 'last-event-id': lastId });
    const state = await again.until<PollView>(() => true);
    expect(state.question).toMatchObject({ phase: 'closed', key: { choices: ['B'] } });
    again.stop();
    const etag = (await voter.tryCall(getPollView, { params: params(poll) })).headers['etag'];
    const unchanged = await voter.send('GET', apiBase + path, { headers: { 'if-none-match': String(etag) } });
    expect(unchanged.status).toBe(304);
  });

  it('[P09] is refused like every call, and ends when the server stops', async () => {
    const poll = await openPoll(limit);
    const path = getPollView.path.replace('{pollId}', poll.id);
    expect((await follow(app.visitor(), path)).response.status).toBe(404);
    const wall = await follow(teacher, getPollWall.path.replace('{pollId}', poll.id));
    await wall.until(() => true);
    expect(app.services.streams.count()).toBeGreaterThan(0);
    app.services.streams.close();
    await expect(wall.until(() => false)).rejects.toThrow('ended');
  });
});
