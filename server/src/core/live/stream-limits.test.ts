import { getPollWall } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followState } from '../../testing/polls/followed.ts';
import { limit, openPollOf } from '../../testing/polls/polls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { streamLimits } from './streams.ts';

let app: TestApp;
let address = '';

beforeAll(async () => {
  app = await openTestApp();
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Somebody who follows the wall of a poll of their own, as often as they like. */
async function follower() {
  const person = await app.signUpAs('teacher');
  const poll = await openPollOf(person, limit);
  const path = getPollWall.path.replace('{pollId}', poll.id);
  return () => followState(address, person, path);
}

describe('event streams [SC24]', () => {
  it('of one person are twelve: a thirteenth ends the oldest, and those of others continue', async () => {
    const [follow, followElsewhere] = [await follower(), await follower()];
    const other = await followElsewhere();
    const own = [];
    for (let page = 0; page <= streamLimits.person; page += 1) {
      const stream = await follow();
      await stream.until(() => true);
      own.push(stream);
    }
    expect(await own[0]?.ended()).toBe(true);
    expect(app.services.streams.count()).toBe(streamLimits.person + 1);
    await other.until(() => true);
    for (const stream of [...own.slice(1), other]) stream.stop();
  });
});
