import {
  castPollVote,
  closePollRound,
  createPoll,
  decidePollSuspicion,
  endPoll,
  findPoll,
  getPoll,
  getPollParticipants,
  getPollView,
  getPollWall,
  joinPoll,
  listPolls,
  openPollRound,
  updatePoll,
  type PollControl,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls, pollVoters } from '../../core/db/tables/index.ts';
import { first, limit, openPollOf, params, vote } from '../../testing/polls/polls.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { forgetVoters } from '../privacy/work/chores.ts';

let app: TestApp;
let teacher: Awaited<ReturnType<TestApp['signUpAs']>>;

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
});
afterAll(() => app.close());

const pass = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};

/** A phone in a hall: its own cookies, and one of a few kinds of browser. */
function phone(kind = 0) {
  const client = app.visitor();
  const send = async (path: string, body: unknown, address: string) => {
    await client.send('GET', '/api/mm/session-auth/csrf/', { address });
    return client.send('POST', `/api/mm/${path}`, { body, address, headers: { 'user-agent': `Browser ${kind}` } });
  };
  return { client, join: (poll: PollControl, address: string) => send('polls/join/', { code: poll.code }, address) };
}

async function joinAndVote(poll: PollControl, { address = '10.0.0.1', after = 0, kind = 0, value = 'A' } = {}) {
  const voter = phone(kind);
  expect((await voter.join(poll, address)).status).toBe(200);
  pass(after);
  await voter.client.call(castPollVote, vote(poll, [value]));
  return voter;
}

const read = (poll: PollControl) => teacher.call(getPoll, { params: params(poll) });

describe('votes of one client with many identities [SC12]', () => {
  it('are left out of every figure once they are more than chance, and the desk is warned', async () => {
    const poll = await openPollOf(teacher, limit);
    for (let person = 0; person < 20; person += 1)
      await joinAndVote(poll, { address: '10.0.0.2', after: 8, value: 'B' });
    for (let again = 0; again < 60; again += 1) {
      await joinAndVote(poll);
      pass(0.037);
    }
    const control = await read(poll);
    expect(control).toMatchObject({
      voters: 20,
      current: { answered: 20, right: 20 },
      suspicions: [{ kind: 'hasty', voters: 60, isLeftOut: true, isDecided: false }],
    });
    expect(control.suspicions[0]?.seconds).toBeCloseTo(59 * 0.037, 1);
    const wall = await teacher.call(getPollWall, { params: params(poll) });
    expect(wall).toMatchObject({ voters: 20, question: { answered: 20 } });
    const { results } = await teacher.call(listPolls, { query: {} });
    expect(results.find(({ id }) => id === poll.id)).toMatchObject({ voters: 20, answered: 20 });
    const { results: people } = await teacher.call(getPollParticipants, { params: params(poll), query: {} });
    expect(people.filter(({ flags }) => flags.includes('left-out'))).not.toHaveLength(0);
  });

  it('count when the teacher says so, and are left out again', async () => {
    const poll = await openPollOf(teacher, limit);
    for (let again = 0; again < 31; again += 1) await joinAndVote(poll);
    const key = (await read(poll)).suspicions[0]?.key ?? '';
    const decide = (isLeftOut: boolean) =>
      teacher.call(decidePollSuspicion, { params: params(poll), body: { key, isLeftOut } });
    expect(await decide(false)).toMatchObject({ voters: 31, suspicions: [{ isLeftOut: false, isDecided: true }] });
    await joinAndVote(poll);
    expect(await read(poll)).toMatchObject({ voters: 32, current: { answered: 32 } });
    expect(await decide(true)).toMatchObject({ voters: 0, current: { answered: 0 } });
    const absent = { params: params(poll), body: { key: 'hasty.absent.', isLeftOut: false } };
    expect((await teacher.tryCall(decidePollSuspicion, absent)).status).toBe(404);
  });

  it('are shown to the desk as well where the program waits before it answers', async () => {
    const poll = await openPollOf(teacher, limit);
    const voters = [];
    for (let again = 0; again < 70; again += 1) {
      const voter = phone();
      await voter.join(poll, '10.0.0.3');
      voters.push(voter);
      pass(0.05);
    }
    pass(5);
    for (const { client } of voters) await client.call(castPollVote, vote(poll, ['A']));
    const { suspicions, current } = await read(poll);
    expect(suspicions).toMatchObject([{ kind: 'burst', voters: 70, isLeftOut: false, isDecided: false }]);
    expect(current?.answered).toBe(70);
    const key = suspicions[0]?.key ?? '';
    const control = await teacher.call(decidePollSuspicion, { params: params(poll), body: { key, isLeftOut: true } });
    expect(control).toMatchObject({ voters: 0, current: { answered: 0 } });
  });

  it('are not what a hall gives that joins together and answers as fast as it can', async () => {
    const poll = await openPollOf(teacher, limit);
    const hall = [];
    for (let person = 0; person < 50; person += 1) {
      const voter = phone(person % 3);
      expect((await voter.join(poll, '10.0.0.5')).status).toBe(200);
      hall.push(voter);
      pass(0.02);
    }
    for (const { client } of hall) {
      await client.call(castPollVote, vote(poll, ['A']));
      pass(0.005);
    }
    expect(await read(poll)).toMatchObject({ voters: 50, current: { answered: 50 }, suspicions: [] });
  });

  it('are found by all nodes together', async () => {
    const other = await openTestApp({ database: app.database });
    other.clock.now = app.clock.now;
    const poll = await openPollOf(teacher, limit);
    for (let again = 0; again < 36; again += 1) {
      const voter = (again % 2 === 0 ? app : other).visitor();
      await voter.call(joinPoll, { body: { code: poll.code ?? '' } });
      await voter.call(castPollVote, vote(poll, ['A']));
    }
    await other.app.close();
    expect(await read(poll)).toMatchObject({ voters: 0, suspicions: [{ kind: 'hasty', voters: 36 }] });
  });

  it('do not come from cookies that a client makes up', async () => {
    const poll = await openPollOf(teacher, limit);
    const { client, join } = phone();
    await join(poll, '10.0.0.4');
    const [name, value = ''] = [...client.cookies].find(([one]) => one.includes('voter')) ?? [''];
    client.cookies.set(name, `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`);
    await join(poll, '10.0.0.4');
    expect(client.cookies.get(name)).not.toContain(value.slice(1, 43));
    expect(await read(poll)).toMatchObject({ voters: 2 });
  });
});

describe('a hall behind one address [SC12]', () => {
  it('of 600 joins within a minute and is counted in full, without a word to the desk', async () => {
    const poll = await openPollOf(teacher, limit);
    const voters = [];
    for (let person = 0; person < 600; person += 1) {
      const voter = phone(person % 5);
      expect((await voter.join(poll, '10.0.1.1')).status).toBe(200);
      voters.push(voter);
      pass(0.1);
    }
    for (const { client } of voters) await client.call(castPollVote, vote(poll, ['A']));
    expect(await read(poll)).toMatchObject({ voters: 600, current: { answered: 600 }, suspicions: [] });
  });

  it('whose phones were here before may join all at the same moment', async () => {
    const earlier = await openPollOf(teacher, limit);
    const voters = Array.from({ length: 80 }, () => phone());
    for (const { join } of voters) {
      await join(earlier, '10.0.1.2');
      pass(1);
    }
    pass(24 * 3600);
    const poll = await openPollOf(teacher, limit);
    for (const { join } of voters) await join(poll, '10.0.1.2');
    expect(await read(poll)).toMatchObject({ voters: 80, suspicions: [] });
  });
});

describe('a poll for the members of a class alone', () => {
  const openFor = (owner: Pick<TestClient, 'call'>, classId: string, settings: object = {}) =>
    owner.call(createPoll, {
      body: { name: 'Limits', classId, settings, questions: [{ question: limit }], start: true, open: true },
    });

  it('takes one vote of each member, from any device and after any cookie, without a name', async () => {
    const { teacher: owner, learner, classId } = await app.openClassroom();
    const poll = await openFor(owner, classId, { membersOnly: true });
    const visitor = app.visitor();
    const code = poll.code ?? '';
    expect(await visitor.call(findPoll, { params: { pollCode: code } })).toMatchObject({ needs: 'sign-in' });
    expect((await visitor.tryCall(joinPoll, { body: { code } })).status).toBe(401);
    const stranger = await app.signUpAs('learner');
    expect((await stranger.tryCall(joinPoll, { body: { code } })).status).toBe(403);
    const { codename } = await learner.call(joinPoll, { body: { code } });
    await learner.call(castPollVote, vote(poll, ['A']));
    for (const name of learner.cookies.keys()) if (name.includes('voter')) learner.cookies.delete(name);
    expect(await learner.call(joinPoll, { body: { code } })).toEqual({ pollId: poll.id, codename });
    await learner.call(castPollVote, vote(poll, ['B'], { sequence: 2 }));
    const control = await owner.call(getPoll, { params: params(poll) });
    expect(control).toMatchObject({
      voters: 1,
      current: { answered: 1 },
      settings: { named: false, membersOnly: true },
    });
    const { results } = await owner.call(getPollParticipants, { params: params(poll), query: {} });
    expect(results).toMatchObject([{ name: codename, memberId: null }]);
  });

  it('keeps nothing by which an account is found, and nothing to calculate it from a day after the end', async () => {
    const { teacher: owner, learner, classId } = await app.openClassroom();
    const poll = await openFor(owner, classId, { membersOnly: true });
    await learner.call(joinPoll, { body: { code: poll.code ?? '' } });
    const [voter] = await app.database.db.select().from(pollVoters).where(eq(pollVoters.pollId, poll.id));
    expect(voter).toMatchObject({ userId: null, asMember: true, addressHash: null, deviceHash: null });
    await owner.call(endPoll, { params: params(poll) });
    const secret = async () =>
      (await app.database.db.select().from(polls).where(eq(polls.id, poll.id)))[0]?.voterSecret;
    await forgetVoters(app.services);
    expect(await secret()).not.toBeNull();
    pass(25 * 3600);
    await forgetVoters(app.services);
    expect(await secret()).toBeNull();
    pass(-25 * 3600);
  });

  it('is what the next poll of the class is as well, until somebody chooses otherwise', async () => {
    const { teacher: owner, classId } = await app.openClassroom();
    const membersOnly = async (settings?: object) => (await openFor(owner, classId, settings)).settings.membersOnly;
    expect(await membersOnly()).toBe(false);
    expect(await membersOnly({ membersOnly: true })).toBe(true);
    pass(1);
    expect(await membersOnly()).toBe(true);
    pass(1);
    expect(await membersOnly({ membersOnly: false })).toBe(false);
    pass(1);
    expect(await membersOnly()).toBe(false);
    const refused = await owner.tryCall(createPoll, { body: { name: 'Limits', settings: { membersOnly: true } } });
    expect(refused).toMatchObject({ status: 400, body: { classId: [expect.any(String)] } });
  });

  it('may begin in the middle of a session, between two rounds', async () => {
    const { teacher: owner, learner, classId } = await app.openClassroom();
    const poll = await openFor(owner, classId);
    const visitor = app.visitor();
    await visitor.call(joinPoll, { body: { code: poll.code ?? '' } });
    await visitor.call(castPollVote, vote(poll, ['A']));
    const close = () => owner.tryCall(updatePoll, { params: params(poll), body: { settings: { membersOnly: true } } });
    expect((await close()).status).toBe(409);
    await owner.call(closePollRound, { params: first(poll), body: { round: 1 } });
    expect((await close()).status).toBe(200);
    await owner.call(openPollRound, { params: first(poll), body: { round: 2 } });
    expect((await visitor.tryCall(getPollView, { params: params(poll) })).status).toBe(404);
    await learner.call(joinPoll, { body: { code: poll.code ?? '' } });
    await learner.call(castPollVote, vote(poll, ['B'], { round: 2 }));
    const control = await owner.call(getPoll, { params: params(poll) });
    expect(control).toMatchObject({ voters: 1, current: { round: 2, answered: 1 } });
  });
});
