import { listAuditEntries, listUsers } from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { grantRole } from './grant.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const grant = (email: string, role: string) => grantRole(app.database, { email, role }, () => app.clock.now);

it('makes the first administrator, who keeps their other roles; the audit log says that the server did it [D01]', async () => {
  const person = await app.signUpAs('teacher');
  expect(await grant(person.email.toUpperCase(), 'admin')).toEqual(['ADMIN', 'INSTRUCTOR', 'superuser']);
  expect((await person.call(listUsers, { query: { role: 'ADMIN' } })).users).toMatchObject([{ id: person.user.id }]);
  const { entries } = await person.call(listAuditEntries, {});
  expect(entries).toMatchObject([
    { act: 'grant-role', actor: 'The server', actorId: null, details: 'INSTRUCTOR → ADMIN, INSTRUCTOR, superuser' },
  ]);
});

it('refuses what it does not know, in words', async () => {
  const person = await app.signUpAs('learner');
  expect(() => grant(person.email, 'KING')).toThrow('There is no role KING. Roles are STUDENT, ADMIN');
  await expect(grant('no-one@school.example', 'ADMIN')).rejects.toThrow('No account has the e-mail address');
});
