import { Writable } from 'node:stream';
import {
  createCalendar,
  createClassroom,
  exportMyData,
  forgotPassword,
  getIdentityToken,
  joinClassroom,
  login,
  lookUpJoinCode,
  resetPassword,
  sendFeedback,
  signUp,
} from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../db/tables/index.ts';
import { createLog } from '../logger.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  // The wordiest log there is.
  app = await openTestApp({ log: createLog('trace', sink) });
});
afterEach(() => app.close());

const canaries = {
  password: 'canary-password-4711',
  wrong: 'canary-wrong-0815',
  email: 'canary-address@school.example',
  name: 'Canaryname',
  message: 'canary message of a person',
};

/** Makes the calls of a person's day, right and wrong ones. Returns further texts that must not be in the log. */
async function live(): Promise<string[]> {
  const person = app.visitor();
  const { email, message, name, password, wrong } = canaries;
  await person.call(signUp, { body: { firstName: name, lastName: name, email, password, role: 'teacher' } });
  const { token } = await person.call(getIdentityToken, {});
  const { joinCode } = await person.call(createClassroom, { body: { name } });
  await app.visitor().tryCall(login, { body: { username: email, password: wrong } });
  await app.visitor().tryCall(login, { body: { username: email, password: [wrong] } });
  await app.visitor().tryCall(joinClassroom, { body: { code: joinCode, firstName: name, lastName: name } });
  await app.visitor().tryCall(lookUpJoinCode, { params: { code: joinCode ?? '' } });
  await app.visitor().tryCall(forgotPassword, { body: { email } });
  await app.visitor().tryCall(resetPassword, { body: { token: wrong, password } });
  await person.tryCall(sendFeedback, { body: { subject: message, message, preferredEmail: email } });
  await person.tryCall(exportMyData);
  const { address } = await person.call(createCalendar, { body: { classId: null } });
  const [, calendar = ''] = /calendars\/([\w-]+)\//.exec(address) ?? [];
  for (const secret of [calendar, `${calendar}x`])
    await app.visitor().send('GET', `/api/mm/calendars/${secret}/dates.ics`);
  for (const headers of [
    { authorization: `JWT ${token}x` },
    { cookie: `lemma_session=${wrong}` },
    { 'x-csrftoken': wrong },
    { 'content-type': 'application/json' },
  ]) {
    await person.send('POST', `/api/mm/session-auth/login/?token=${wrong}`, { body: `{"${wrong}`, headers });
  }
  const sent = await app.database.db.select({ text: mails.text }).from(mails);
  const links = sent.flatMap(({ text }) => [...text.matchAll(/#token=([\w-]+)/g)].map(([, link]) => link ?? ''));
  expect(links.length).toBeGreaterThan(0);
  return [token, calendar, joinCode ?? '', ...person.cookies.values(), ...links];
}

function expectNoCanary(more: readonly string[]): void {
  const log = lines.join('');
  for (const canary of [...Object.values(canaries), ...more]) expect(log.includes(canary), canary).toBe(false);
  expect(log).not.toMatch(/\$argon2|set-cookie|"authorization"|"cookie"/i);
  expect(log).not.toMatch(/\b(?:select|insert into|update|delete from) "/i);
}

/** The table is gone, as if a migration had failed: every call that needs it breaks. */
async function breakTable(name: string): Promise<void> {
  await app.database.db.execute(sql`alter table ${sql.identifier(name)} rename to broken`);
}

const inMiddleOf = (client: TestClient) =>
  client.tryCall(signUp, {
    body: {
      firstName: canaries.name,
      lastName: canaries.name,
      email: canaries.email,
      password: canaries.password,
      role: 'learner',
    },
  });

describe('the log [SC28]', () => {
  it('holds nothing that people typed, no password, token, cookie or code, and no SQL', async () => {
    const secrets = await live();
    expectNoCanary(secrets);
    expect(lines.join('')).not.toContain('"stack"');
  });

  it('logs every opened session and every refusal, with the network it came from', async () => {
    await live();
    await app.visitor().send('POST', '/api/mm/session-auth/login/', { body: {} });
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const refused = { msg: 'refused', from: '127.0.0.1' };
    const call = 'POST /api/mm/session-auth/login/';
    expect(logged).toContainEqual(
      expect.objectContaining({ ...refused, call, status: 401, code: 'session/wrong-password' }),
    );
    expect(logged).toContainEqual(expect.objectContaining({ ...refused, call, status: 403, code: 'session/csrf' }));
    const opened = logged.filter(({ msg }) => msg === 'a session was opened');
    expect(opened.map(({ user }) => user)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.any(String)]);
  });

  it('logs the place and the kind of an unexpected error, but no value', async () => {
    await breakTable('users');
    const answer = await inMiddleOf(app.visitor());
    expect([answer.status, answer.raw]).toEqual([500, '{"detail":"Internal server error","code":"server/error"}']);
    const failed = lines.map((line) => JSON.parse(line) as { msg: string; err?: object });
    expect(failed).toContainEqual(
      expect.objectContaining({
        msg: 'request failed',
        err: expect.objectContaining({ type: 'DrizzleQueryError', cause: expect.objectContaining({ code: '42P01' }) }),
      }),
    );
    expectNoCanary([]);
  });

  it('logs no value that the database names in its error', () => {
    const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${canaries.name}"`), {
      code: '22P02',
      detail: `Key (email)=(${canaries.email}) already exists.`,
      constraint: 'users_email_unique',
      table: 'users',
    });
    const failed = new Error(`Failed query: insert into "users" values ($1)\nparams: ${canaries.password}`, { cause });
    Object.assign(failed, { name: 'DrizzleQueryError', query: 'insert into "users"', params: [canaries.password] });
    app.app.log.error({ err: failed }, 'request failed');
    expectNoCanary([]);
    expect(lines.join('')).toContain('users_email_unique');
    expect(lines.join('')).toContain('log-lines.test.ts');
  });
});
