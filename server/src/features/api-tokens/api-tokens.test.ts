import {
  apiBase,
  apiScopes,
  callsPerMinuteOfToken,
  createApiToken,
  createClassroom,
  createExercise,
  deleteApiToken,
  endpoints,
  getClassroomAdmin,
  getGradeBook,
  getSession,
  listApiTokens,
  listClassrooms,
  mostApiTokens,
  type ApiScope,
  type BodyOf,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTokens, auditEntries, mails, users } from '../../core/db/tables/index.ts';
import { newApiToken } from '../../core/access/api-token.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { programOf, programWith } from '../../testing/people/token-program.ts';
import { confirmSession } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const dayMs = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const wish = (fields: Partial<BodyOf<typeof createApiToken>> = {}): BodyOf<typeof createApiToken> => ({
  name: 'Roster script',
  scopes: ['classes:read'],
  days: 30,
  ...fields,
});
const rowOf = async (id: string) => (await app.database.db.select().from(apiTokens).where(eq(apiTokens.id, id)))[0];
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string } | undefined)?.code;

describe('an API token [SC21] [SC22]', () => {
  it('is shown once, kept as a digest, and recognised by its prefix and checksum', async () => {
    const { teacher } = await app.openClassroom();
    await confirmSession(app, teacher);
    const { token, ...made } = await teacher.call(createApiToken, { body: wish() });
    expect(token).toMatch(/^lemma_pat_[0-9a-f]{48}$/);
    expect(await teacher.call(listApiTokens, {})).toEqual([made]);
    expect(JSON.stringify(await rowOf(made.id))).not.toContain(token.slice(10));
    expect(made).toMatchObject({ name: 'Roster script', scopes: ['classes:read'], lastUsedAt: null });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * dayMs);
  });

  it('is made by teachers and staff alone, and only after they have confirmed that it is them', async () => {
    const { teacher, learner } = await app.openClassroom();
    await confirmSession(app, learner);
    expect((await learner.tryCall(createApiToken, { body: wish() })).status).toBe(403);
    const early = await teacher.tryCall(createApiToken, { body: wish() });
    expect(early.status).toBe(200);
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    const late = await teacher.tryCall(createApiToken, { body: wish() });
    expect([late.status, codeOf(late)]).toEqual([403, 'session/confirmation-needed']);
  });

  it.each([
    ['name', wish({ name: ' ' })],
    ['scopes', wish({ scopes: [] })],
    ['scopes', wish({ scopes: ['classes:read', 'classes:read'] })],
    ['scopes.0', wish({ scopes: ['everything' as ApiScope] })],
    ['days', wish({ days: 0 })],
    ['days', wish({ days: 5000 })],
  ])('names %s when it is not right', async (field, body) => {
    const { teacher } = await app.openClassroom();
    await confirmSession(app, teacher);
    const answer = await teacher.tryCall(createApiToken, { body });
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([400, [field]]);
  });

  it('is in the audit log when it is made and when it ends, and its person gets a mail', async () => {
    const { teacher } = await app.openClassroom();
    const { id } = await programOf(app, teacher, ['results:read']);
    await teacher.call(deleteApiToken, { params: { apiTokenId: id } });
    const entries = await app.database.db.select().from(auditEntries).where(eq(auditEntries.actorId, teacher.user.id));
    expect(entries.map(({ act }) => act)).toEqual(expect.arrayContaining(['make-api-token', 'end-api-token']));
    expect(entries.find(({ act }) => act === 'make-api-token')?.details).toMatch(
      /^Script: results:read, until 20\d\d-/,
    );
    const sent = await app.database.db.select().from(mails).where(eq(mails.to, teacher.email));
    expect(sent.filter(({ text }) => text.includes('An API token'))).toHaveLength(2);
  });

  it('is one of so many at most, also when they are made at the same time', async () => {
    const { teacher } = await app.openClassroom();
    await confirmSession(app, teacher);
    const answers = await Promise.all(
      Array.from({ length: mostApiTokens + 2 }, (_, at) =>
        teacher.tryCall(createApiToken, { body: wish({ name: `Script ${at}` }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostApiTokens);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('cannot be seen or ended by anyone else', async () => {
    const { teacher } = await app.openClassroom();
    const { id } = await programOf(app, teacher, ['classes:read']);
    const stranger = await app.signUpAs('teacher');
    expect(await stranger.call(listApiTokens, {})).toEqual([]);
    expect((await stranger.tryCall(deleteApiToken, { params: { apiTokenId: id } })).status).toBe(404);
    expect(await rowOf(id)).toBeDefined();
  });
});

describe('a call with an API token', () => {
  it('does what its scope says, without cookies and without a CSRF token', async () => {
    const home = await app.openClassroom();
    const program = await programOf(app, home.teacher, ['classes:read', 'exercises:write']);
    const classes = await program.call(listClassrooms);
    expect([classes.status, (classes.body as { id: string }[]).map(({ id }) => id)]).toEqual([200, [home.classId]]);
    const made = await program.call(createExercise, { body: { document: squareOfSum } });
    expect([made.status, made.headers['set-cookie']]).toEqual([200, undefined]);
    const refused = await program.call(getGradeBook, { params: { classId: home.classId } });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'token/scope-missing', scope: 'results:read' }]);
  });

  it('counts by its token alone: the cookies beside it open nothing', async () => {
    const home = await app.openClassroom();
    const other = await app.openClassroom();
    const program = await programOf(app, other.teacher, ['classes:read', 'rosters:write']);
    const cookie = [...home.teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const params = { classId: home.classId };
    expect((await program.call(getClassroomAdmin, { params, headers: { cookie } })).status).toBe(404);
    const dead = programWith(app, newApiToken());
    expect((await dead.call(getClassroomAdmin, { params, headers: { cookie } })).status).toBe(401);
    expect((await dead.call(createClassroom, { body: { name: 'X' }, headers: { cookie } })).status).toBe(401);
    expect((await dead.call(getSession, { headers: { cookie } })).status).toBe(401);
  });

  it.each([
    ['a wrong checksum', (token: string) => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')],
    ['nothing behind the prefix', () => 'lemma_pat_'],
    ['capital letters', (token: string) => token.toUpperCase().replace('LEMMA_PAT_', 'lemma_pat_')],
    ['something behind it', (token: string) => `${token}0`],
    ['another secret', () => newApiToken()],
  ])('is refused with 401 for a token with %s', async (_, change) => {
    const { teacher } = await app.openClassroom();
    const { token } = await programOf(app, teacher, ['classes:read']);
    const answer = await programWith(app, change(token)).call(listClassrooms);
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
  });

  it('is a token nowhere but in its header: in no address, cookie, body or other header, and in no second header', async () => {
    const { teacher } = await app.openClassroom();
    const { token } = await programOf(app, teacher, ['classes:read']);
    const url = `${apiBase}${listClassrooms.path}`;
    const tries = [
      { url: `${url}?access_token=${token}&token=${token}` },
      { url, headers: { cookie: `token=${token}; __Host-lemma_session=${token}; lemma_session=${token}` } },
      { url, headers: { 'x-api-key': token, 'proxy-authorization': `Bearer ${token}` } },
      { url, headers: { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` } },
      { url, headers: { authorization: `JWT ${token}` } },
      { url, headers: { authorization: `Bearer ${token}, Bearer ${token}` } },
      { url, headers: { authorization: `Bearer lemma_pat_${'0'.repeat(12_000)}` } },
      { url, headers: { authorization: `Bearer ${' '.repeat(10_000)}${token}x` } },
    ];
    for (const { url, headers = {} } of tries) {
      const { statusCode, payload } = await app.app.inject({ method: 'GET', url, headers });
      expect([400, 401, 431], JSON.stringify(headers).slice(0, 60)).toContain(statusCode);
      expect(payload).not.toContain(token);
    }
  });

  it('is refused from the moment at which the token, or what its person may do, ends', async () => {
    const { db } = app.database;
    const change = async (fields: Partial<typeof users.$inferInsert>) => {
      const { teacher } = await app.openClassroom();
      const program = await programOf(app, teacher, apiScopes);
      expect((await program.call(listClassrooms)).status).toBe(200);
      await db.update(users).set(fields).where(eq(users.id, teacher.user.id));
      return (await program.call(listClassrooms)).status;
    };
    const other = await app.signUpAs('teacher');
    expect(await change({ deactivatedAt: app.clock.now })).toBe(401);
    expect(await change({ erasedAt: app.clock.now })).toBe(401);
    expect(await change({ mergedIntoId: other.user.id })).toBe(401);
    expect(await change({ roles: ['STUDENT'] })).toBe(401);
    const { teacher } = await app.openClassroom();
    const program = await programOf(app, teacher, apiScopes, 1);
    app.clock.now = new Date(app.clock.now.getTime() + dayMs - 1000);
    expect((await program.call(listClassrooms)).status).toBe(200);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    expect((await program.call(listClassrooms)).status).toBe(401);
  });

  it('cannot make, see or end tokens, nor touch the account', async () => {
    const { teacher } = await app.openClassroom();
    const program = await programOf(app, teacher, apiScopes);
    const refused = endpoints.filter(({ feature, name }) => {
      const isOfAccount = ['signing-in', 'privacy', 'api-tokens', 'notifications', 'calendars'].includes(feature);
      return isOfAccount && name !== 'createSchoolAccounts';
    });
    expect(refused.length).toBeGreaterThan(40);
    for (const endpoint of refused) {
      const answer = await program.call(endpoint, { params: { apiTokenId: program.id } });
      // Links of mails and calendars are not read by a program that brings a token.
      expect([endpoint.name, answer.status, codeOf(answer)]).toEqual([endpoint.name, 403, 'token/not-for-tokens']);
      if (refused.indexOf(endpoint) % 50 === 49) app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    }
  });

  it('writes down its use at most once an hour', async () => {
    const { teacher } = await app.openClassroom();
    const program = await programOf(app, teacher, ['classes:read']);
    const usedAt = async () => {
      await app.services.background.settle();
      return (await rowOf(program.id))?.lastUsedAt?.getTime();
    };
    const start = app.clock.now.getTime();
    await program.call(listClassrooms);
    expect(await usedAt()).toBe(start);
    app.clock.now = new Date(start + 3_599_000);
    await program.call(listClassrooms);
    expect(await usedAt()).toBe(start);
    app.clock.now = new Date(start + 3_600_000);
    await program.call(listClassrooms);
    expect(await usedAt()).toBe(start + 3_600_000);
    const [shown] = await teacher.call(listApiTokens, {});
    expect(Date.parse(shown?.lastUsedAt ?? '')).toBe(start + 3_600_000);
  });

  it('is one of so many a minute: of this token, not of its person or address', async () => {
    const { teacher } = await app.openClassroom();
    const [hasty, calm] = [
      await programOf(app, teacher, ['classes:read']),
      await programOf(app, teacher, ['classes:read']),
    ];
    const statuses: number[] = [];
    // Calls that are refused count too.
    for (let at = 0; at < callsPerMinuteOfToken; at += 1) {
      statuses.push((await hasty.call(at % 2 ? listClassrooms : getSession)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 403]));
    const refused = await hasty.call(listClassrooms);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await calm.call(listClassrooms)).status).toBe(200);
  });
});

describe('two nodes', () => {
  it('refuse a token in the next call after it has ended on either of them', async () => {
    const other = await openTestApp({ database: app.database });
    const { teacher } = await app.openClassroom();
    const program = await programOf(app, teacher, ['classes:read']);
    const elsewhere = programWith(other, program.token);
    expect((await elsewhere.call(listClassrooms)).status).toBe(200);
    await teacher.call(deleteApiToken, { params: { apiTokenId: program.id } });
    expect([(await elsewhere.call(listClassrooms)).status, (await program.call(listClassrooms)).status]).toEqual([
      401, 401,
    ]);
    await other.app.close();
  });
});
