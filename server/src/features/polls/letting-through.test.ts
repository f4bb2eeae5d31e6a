import { castPollVote, getPoll, getPollWall, letPollGroupsThrough, moderatePollGroup } from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { first, joinPollAs, openPollOf, params, vote } from '../../testing/polls/polls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let teacher: Awaited<ReturnType<TestApp['signUpAs']>>;

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
});
afterAll(() => app.close());

it('[M05] says on the wall how many words wait, and lets them through together, but for offensive ones', async () => {
  const poll = await openPollOf(teacher, { kind: 'cloud', prompt: 'What was hard?' }, { liveResults: true });
  for (const values of [
    ['Limits', 'Proofs'],
    ['limits', 'shit'],
  ]) {
    await (await joinPollAs(app.visitor(), poll)).call(castPollVote, vote(poll, values));
  }
  const results = async () => (await teacher.call(getPollWall, { params: params(poll) })).question?.results;
  expect(await results()).toMatchObject({ groups: [], waiting: 3, others: { groups: 3, answers: 4 } });
  const group = (await teacher.call(getPoll, { params: params(poll) })).current?.groups;
  const hidden = group?.find(({ text }) => text === 'Proofs')?.key ?? '';
  await teacher.call(moderatePollGroup, { params: first(poll), body: { group: hidden, state: 'hidden' } });
  await teacher.call(letPollGroupsThrough, { params: first(poll) });
  expect(await results()).toMatchObject({ groups: [{ count: 2 }], waiting: 1 });
  await (await joinPollAs(app.visitor(), poll)).call(castPollVote, vote(poll, ['Series']));
  expect(await results()).toMatchObject({ groups: [{ count: 2 }], waiting: 2 });
});
