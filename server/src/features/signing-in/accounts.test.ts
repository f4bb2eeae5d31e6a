import { getIdentityToken, getSession, login, logout, signUp, updateAccount } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { isPrivileged, isOwner, isStaff, isSuperuser } from '../../core/access/roles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const newcomer = { firstName: 'Mila', lastName: 'Novak', password: 'a long enough one', role: 'learner' as const };

describe('signing up', () => {
  it('creates an account and signs in [D01]', async () => {
    const visitor = app.visitor();
    const user = await visitor.call(signUp, { body: { ...newcomer, email: 'Mila@School.example' } });
    expect(user).toMatchObject({ email: 'mila@school.example', roles: ['STUDENT'], isAnonymous: false });
    expect(user.uid).toBe(user.id);
    expect(await visitor.call(getSession, {})).toEqual(user);
  });

  it('makes a teacher an instructor [P01]', async () => {
    const teacher = await app.signUpAs('teacher');
    expect(teacher.user.roles).toEqual(['INSTRUCTOR']);
  });

  it.each([
    ['firstName', { firstName: ' ' }],
    ['firstName', { firstName: '<b>x</b>' }],
    ['email', { email: 'not an address' }],
    ['password', { password: 'short' }],
    ['password', { password: 'password123' }],
    ['role', { role: 'ADMIN' }],
    ['isAnonymous', { isAnonymous: true }],
  ])('names the field %s when it is wrong: %j [V03] [D21]', async (field, change) => {
    const answer = await app.visitor().tryCall(signUp, {
      body: { ...newcomer, email: 'wrong@school.example', ...change },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual([field]);
  });

  it('refuses an e-mail address that has an account', async () => {
    const known = await app.signUpAs('learner');
    const answer = await app.visitor().tryCall(signUp, { body: { ...newcomer, email: known.email } });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('email');
  });
});

describe('signing in and out', () => {
  it('signs in by e-mail address in any case [V01] [C06]', async () => {
    const person = await app.signUpAs('learner');
    const visitor = app.visitor();
    const user = await visitor.call(login, {
      body: { username: person.email.toUpperCase(), password: person.password },
    });
    expect(user.id).toBe(person.user.id);
  });

  it('answers alike for a wrong password and an unknown account [P08]', async () => {
    const person = await app.signUpAs('learner');
    const wrong = await app.visitor().tryCall(login, { body: { username: person.email, password: 'wrong' } });
    const unknown = await app.visitor().tryCall(login, { body: { username: 'no@school.example', password: 'wrong' } });
    expect(wrong.status).toBe(401);
    expect(wrong.raw).toBe(unknown.raw);
    expect(wrong.body).toMatchObject({ code: 'session/wrong-password' });
  });

  it('gives the session a new id at every sign-in and ends it at sign-out [C07] [SC13]', async () => {
    const person = await app.signUpAs('learner');
    const before = new Map(person.cookies);
    await person.call(login, { body: { username: person.email, password: person.password } });
    const session = person.cookies.get('lemma_session');
    expect(session).not.toBe(before.get('lemma_session'));
    await person.call(logout, {});
    expect([...person.cookies.keys()]).toEqual(['lemma_device']);

    const thief = app.visitor();
    thief.cookies.set('lemma_session', session ?? '');
    expect((await thief.tryCall(getSession)).status).toBe(401);
    expect(thief.cookies.size).toBe(0);
  });

  it('answers 204 to a visitor who has no session [C03]', async () => {
    expect((await app.visitor().tryCall(getSession)).status).toBe(204);
  });

  it('keeps cookies from scripts and other sites [D22]', async () => {
    const answer = await app.visitor().tryCall(signUp, { body: { ...newcomer, email: 'cookies@school.example' } });
    const [session, csrf] = answer.headers['set-cookie'] as [string, string];
    expect(session).toMatch(/^lemma_session=.*HttpOnly; SameSite=Lax/);
    expect(csrf).toMatch(/^lemma_csrf_dev=/);
    expect(csrf).not.toContain('HttpOnly');
  });

  it('refuses a change without the CSRF token or from another site [C01] [C04]', async () => {
    const person = await app.signUpAs('learner');
    const url = '/api/mm/session-auth/logout/';
    const without = await person.send('POST', url, { headers: { 'x-csrftoken': 'made up' }, body: {} });
    const elsewhere = await person.send('POST', url, { headers: { origin: 'https://evil.example' }, body: {} });
    expect([without.status, elsewhere.status]).toEqual([403, 403]);
    expect((await person.tryCall(getSession)).status).toBe(200);
  });
});

describe('identity tokens', () => {
  it('let a call in without the cookie, carry the uid alone, and say when they have expired [C05] [X01]', async () => {
    const person = await app.signUpAs('learner');
    const { token } = await person.call(getIdentityToken, {});
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(Object.keys(payload).sort()).toEqual(['exp', 'iat', 'iss', 'uid']);

    const url = '/api/mm/session-auth/session/';
    const headers = { authorization: `JWT ${token}` };
    expect((await app.visitor().send('GET', url, { headers })).body).toMatchObject({ uid: person.user.uid });

    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 2 * 3_600_000);
    const late = await app.visitor().send('GET', url, { headers });
    app.clock.now = start;
    expect(late.status).toBe(401);
    expect(late.body).toMatchObject({ detail: 'Token expired' });
  });

  it('are refused when they belong to somebody else than the session or are made up [S06]', async () => {
    const person = await app.signUpAs('learner');
    const other = await app.signUpAs('learner');
    const { token } = await other.call(getIdentityToken, {});
    const url = '/api/mm/session-auth/session/';
    expect((await person.send('GET', url, { headers: { authorization: `JWT ${token}` } })).status).toBe(401);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await app.visitor().send('GET', url, { headers: { authorization: `JWT ${forged}` } })).status).toBe(401);
  });
});

describe('the account', () => {
  it('changes names, and the e-mail address only with the password [C08] [V02]', async () => {
    const person = await app.signUpAs('learner');
    const names = { firstName: 'Inés', lastName: 'Castellanos' };
    expect(await person.call(updateAccount, { body: names })).toMatchObject(names);

    const email = `new-${person.email}`;
    const without = await person.tryCall(updateAccount, { body: { ...names, email } });
    expect(without.body).toHaveProperty('password');
    const changed = await person.call(updateAccount, { body: { ...names, email, password: person.password } });
    expect(changed.email).toBe(email);
  });
});

describe('roles', () => {
  it.each([
    { roles: ['STUDENT'] as const, privileged: false, staff: false, superuser: false },
    { roles: ['INSTRUCTOR'] as const, privileged: true, staff: false, superuser: false },
    { roles: ['STAFF'] as const, privileged: true, staff: true, superuser: false },
    { roles: ['superuser'] as const, privileged: true, staff: true, superuser: true },
    { roles: ['ADMIN'] as const, privileged: true, staff: true, superuser: true },
  ])('$roles: privileged $privileged, staff $staff, superuser $superuser [P01] [P02] [D01]', (expected) => {
    expect(isPrivileged(expected)).toBe(expected.privileged);
    expect(isStaff(expected)).toBe(expected.staff);
    expect(isSuperuser(expected)).toBe(expected.superuser);
  });

  it('let the owner, superusers and staff count as the owner; the last two can be switched off [P05]', () => {
    const staff = { id: 'a', roles: ['STAFF'] as const };
    const root = { id: 'b', roles: ['superuser'] as const };
    expect(isOwner(staff, 'x')).toBe(true);
    expect(isOwner(staff, 'x', { staff: false })).toBe(false);
    expect(isOwner(root, 'x', { superuser: false })).toBe(false);
    expect(isOwner({ id: 'x', roles: ['STUDENT'] }, 'x', { staff: false, superuser: false })).toBe(true);
    expect(isOwner({ id: 'y', roles: ['INSTRUCTOR'] }, 'x')).toBe(false);
  });
});
