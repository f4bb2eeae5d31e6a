import { getHealth, getSession, getSite, getTime } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/statements.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the server’s time', () => {
  it('is in X-MM-Time, with the time that it took in X-MM-SPT, and is never kept [C12]', async () => {
    const answer = await app.visitor().tryCall(getTime);
    expect(answer.status).toBe(204);
    expect(Number(answer.headers['x-mm-time'])).toBe(app.clock.now.getTime());
    expect(Number(answer.headers['x-mm-spt'])).toBeGreaterThanOrEqual(0);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is in the body too when details are asked for [C12] [D20]', async () => {
    const answer = await app.visitor().tryCall(getTime, { query: { detail: 'true' } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      serverTime: app.clock.now.getTime(),
      spt: Number(answer.headers['x-mm-spt']),
    });
  });
});

describe('who runs the instance', () => {
  it('is public, as set in the environment [F11] [R02]', async () => {
    const { contactEmail, socialLinks } = await app.visitor().call(getSite, {});
    expect(contactEmail).toMatch(/@/);
    expect(socialLinks).toHaveLength(2);
  });
});

describe('what is the same for everybody', () => {
  it('is shown without looking for the session of the caller', async () => {
    const learner = await app.signUpAs('learner');
    const lookups = async (work: () => Promise<unknown>) =>
      (await statementsOf(work)).filter(({ name }) => name === 'users_by_session').length;
    expect(await lookups(() => learner.call(getSession, {}))).toBe(1);
    for (const endpoint of [getHealth, getSite, getTime]) {
      expect(await lookups(() => learner.call(endpoint, {})), endpoint.name).toBe(0);
    }
  });
});
