import { changePassword, joinClassroom, joinPoll, login, lookUpJoinCode, updateAccount } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { throttles } from '../db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { limit, openPollOf } from '../../testing/polls/polls.ts';
import { createThrottle } from './throttle.ts';
import { networkOf } from '../network/network-of.ts';
import { limits } from './limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const tryIn = (username: string, password = 'wrong wrong wrong') =>
  app.visitor().tryCall(login, { body: { username, password } });

async function tryTimes(times: number, once: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await once()).status);
  return statuses;
}

describe('wrong passwords', () => {
  it('[SC12] close an account for a quarter of an hour, in words and with the time to wait', async () => {
    const person = await app.signUpAs('learner');
    expect(await tryTimes(10, () => tryIn(person.email))).toEqual(Array(10).fill(401));
    const closed = await tryIn(person.email, person.password);
    expect(closed.status).toBe(429);
    expect(closed.body).toMatchObject({ code: 'request/too-many', detail: expect.stringContaining('Wait 15 minutes') });
    expect(Number(closed.headers['retry-after'])).toBe(15 * 60);

    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 15 * 60_000);
    expect((await tryIn(person.email, person.password)).status).toBe(200);
    app.clock.now = start;
  });

  it('[SC12] close absent accounts in the same way', async () => {
    const statuses = await tryTimes(11, () => tryIn('no-one@school.example'));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('[SC12] at the same moment cannot get past the limit together', async () => {
    const person = await app.signUpAs('learner');
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryIn(person.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('[SC12] are forgotten after a right one', async () => {
    const person = await app.signUpAs('learner');
    const nine = () => tryTimes(9, () => tryIn(person.email));
    expect(await nine()).toEqual(Array(9).fill(401));
    expect((await tryIn(person.email, person.password)).status).toBe(200);
    expect(await nine()).toEqual(Array(9).fill(401));
  });

  it('[SC12] do not lock others out: thirty pupils behind one address who mistype nine times still get in', async () => {
    await app.database.db.delete(throttles);
    const address = { limit: limits.passwordFromAddress, subject: '203.0.113.7' };
    for (let pupil = 0; pupil < 30; pupil += 1) {
      const account = { limit: limits.passwordOfAccount, subject: `pupil ${pupil}` };
      for (let mistake = 0; mistake < 9; mistake += 1) await app.services.throttle.take(account, address);
      await app.services.throttle.take(account, address);
      await app.services.throttle.clear(account);
      await app.services.throttle.giveBack(address);
    }
    expect((await app.database.db.select().from(throttles)).map((row) => row.count)).toEqual([270]);
  });

  it('[SC12] of one address are limited over all accounts', async () => {
    await app.database.db.delete(throttles);
    const address = 'fe80::1';
    const from = (username: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/mm/session-auth/login/',
        remoteAddress: address,
        headers: { cookie: 'lemma_csrf_dev=x', 'x-csrftoken': 'x' },
        payload: { username, password: 'wrong wrong wrong' },
      });
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await from(`somebody${index}@school.example`)).statusCode);
    expect(statuses).toEqual(Array(5).fill(401));
    await app.database.db.update(throttles).set({ count: 300 });
    expect((await from('yet-another@school.example')).statusCode).toBe(429);
    expect((await tryIn('yet-another@school.example')).status).toBe(401);
  });

  it('[SC12] under 320 invented names do not lock others out: the right password passes from the same address', async () => {
    const person = await app.signUpAs('learner');
    await app.database.db.delete(throttles);
    const address = { limit: limits.passwordFromAddress, subject: '127.0.0.1' };
    for (let index = 0; index < 300; index += 1) await app.services.throttle.allows(address);
    const wrong = await Promise.all(Array.from({ length: 20 }, (_, index) => tryIn(`invented${index}@school.example`)));
    expect(wrong.map(({ status }) => status)).toEqual(Array(20).fill(429));
    expect((await tryIn(person.email, person.password)).status).toBe(200);
  });

  it('[SC12] from a busy address are few for each account, then not even the right one is tried', async () => {
    const person = await app.signUpAs('learner');
    await app.database.db.delete(throttles);
    const address = { limit: limits.passwordFromAddress, subject: '127.0.0.1' };
    for (let index = 0; index < 301; index += 1) await app.services.throttle.allows(address);
    await Promise.all(Array.from({ length: 5 }, () => tryIn(person.email)));
    expect((await tryIn(person.email, person.password)).status).toBe(429);
    await app.database.db.delete(throttles);
  });

  it('[SC12] of strangers do not lock the device on which the account was signed in before', async () => {
    const person = await app.signUpAs('learner');
    await app.database.db.delete(throttles);
    await tryTimes(11, () => tryIn(person.email));
    const { email: username, password } = person;
    expect((await tryIn(username, password)).status).toBe(429);
    const onDevice = (typed: string) => person.tryCall(login, { body: { username, password: typed } });
    expect((await onDevice(password)).status).toBe(200);
    expect(await tryTimes(11, () => onDevice('wrong wrong wrong'))).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await onDevice(password)).status).toBe(429);
  });

  it('[SC12] on a device that was signed in to another account, or says so itself, are a stranger’s', async () => {
    const person = await app.signUpAs('learner');
    const classmate = await app.signUpAs('learner');
    await app.database.db.delete(throttles);
    const wrong = { body: { username: person.email, password: 'wrong wrong wrong' } };
    expect(await tryTimes(11, () => classmate.tryCall(login, wrong))).toEqual([...Array<number>(10).fill(401), 429]);
    const mark = 'A'.repeat(43);
    const forged = { cookie: `lemma_csrf_dev=x; lemma_device=${mark}.${mark}`, 'x-csrftoken': 'x' };
    const url = '/api/mm/session-auth/login/';
    const answer = await app.app.inject({ method: 'POST', url, headers: forged, payload: wrong.body });
    expect(answer.statusCode).toBe(429);
  });

  it('[SC12] on one’s own device count together wherever a password is taken', async () => {
    const person = await app.signUpAs('learner');
    const wrong = 'wrong wrong wrong';
    const names = { firstName: 'A', lastName: 'B' };
    const changing = () =>
      person.tryCall(changePassword, { body: { currentPassword: wrong, newPassword: 'quite another one' } });
    const moving = () =>
      person.tryCall(updateAccount, { body: { ...names, email: 'x@school.example', password: wrong } });
    expect(await tryTimes(4, changing)).toEqual(Array(4).fill(400));
    expect(await tryTimes(4, moving)).toEqual(Array(4).fill(400));
    const signing = () => person.tryCall(login, { body: { username: person.email, password: wrong } });
    expect(await tryTimes(3, signing)).toEqual([401, 401, 429]);
  });
});

describe('class codes', () => {
  it('[SC12] that lead nowhere are limited by address; right ones are not', async () => {
    const { joinCode } = await app.openClassroom();
    await app.database.db.delete(throttles);
    const wrong = await app.visitor().tryCall(joinClassroom, {
      body: { code: 'AAAAAA', firstName: 'No', lastName: 'Body' },
    });
    expect(wrong.status).toBe(400);
    await app.database.db.update(throttles).set({ count: 100 });
    const look = (code: string) => app.visitor().tryCall(lookUpJoinCode, { params: { code } });
    expect(await tryTimes(5, () => look('AAAAAB'))).toEqual(Array(5).fill(429));
    expect((await look(joinCode)).status).toBe(200);
    expect((await look(joinCode)).status).toBe(200);
    const [row] = await app.database.db.select().from(throttles);
    expect(row?.count).toBe(105);
  });
});

describe('poll codes', () => {
  it('[SC12] that are wrong 310 times from one address do not keep the right one out', async () => {
    const owner = await app.signUpAs('teacher');
    const { code } = await openPollOf(owner, limit);
    await app.database.db.delete(throttles);
    const address = { limit: limits.pollCodeFromAddress, subject: '127.0.0.1' };
    for (let index = 0; index < 300; index += 1) await app.services.throttle.allows(address);
    const joinWith = (typed: string) => app.visitor().tryCall(joinPoll, { body: { code: typed } });
    expect(await tryTimes(10, () => joinWith('ZZZZZZ'))).toEqual(Array(10).fill(429));
    expect((await joinWith(code ?? '')).status).toBe(200);
  });
});

describe('tries over the limit of an address', () => {
  it('[SC12] take turns, four a second, and are refused when forty wait', async () => {
    const one = { limit: limits.joinCodeFromAddress, subject: 'a school with a guesser' };
    const waits: number[] = [];
    const wait = async (ms: number) => waits.push(ms);
    const throttle = createThrottle(app.services.database, 'secret', app.services.now, wait);
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => throttle.turn(one)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(waits.length);
    expect(waits.length).toBeLessThan(50);
    expect(waits.at(0)).toBe(250);
    expect(waits.at(-1)).toBeGreaterThan(9000);
  });
});

describe('what is kept of tries', () => {
  it('[SC28] names neither people nor addresses', async () => {
    await tryIn('canary-name@school.example');
    const kept = JSON.stringify(await app.database.db.select().from(throttles));
    expect(kept).not.toMatch(/canary|127\.0\.0\.1/);
  });

  it('is deleted when it has ended', async () => {
    await tryIn('gone@school.example');
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 25 * 3_600_000);
    await app.services.throttle.deleteEnded();
    app.clock.now = start;
    expect(await app.database.db.select().from(throttles)).toEqual([]);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:1::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('[SC12] %s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
