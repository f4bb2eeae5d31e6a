import {
  getSession,
  getSignInMethods,
  joinClassroom,
  startProviderSignIn,
  unlinkProvider,
  upgradeAnonymous,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../core/db/tables/index.ts';
import {
  openFakeIdentityProvider,
  type FakeIdentityProvider,
  type Person,
} from '../../testing/signing-in/fake-identity-provider.ts';
import { comeBack, locationOf, newPerson, signInWith, start } from '../../testing/signing-in/provider-journey.ts';
import { confirmSession } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let school: FakeIdentityProvider;
beforeAll(async () => {
  school = await openFakeIdentityProvider();
  app = await openTestApp({
    variables: { OIDC_PROVIDERS: JSON.stringify([school.settings('school', 'Riverside School')]) },
  });
});
afterAll(async () => {
  await app.close();
  await school.close();
});

const signInAs = (person: Person) => signInWith(school, { client: app.visitor(), person });

describe('linking', () => {
  it('needs a session that is confirmed, and a page of ours to begin on [SC11]', async () => {
    const person = await app.signUpAs('learner');
    await confirmSession(app, person);
    const params = { providerId: 'school' };
    const { pathname } = new URL(await start(person, { link: 'true' }));
    expect(pathname).toBe('/authorize');
    const foreign = await person.send('GET', '/api/mm/session-auth/providers/school/start/?link=true', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(locationOf(foreign)).toContain('problem=confirmation-needed');
    await app.database.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, person.user.id));
    for (const client of [person, app.visitor()]) {
      const answer = await client.tryCall(startProviderSignIn, { params, query: { link: 'true' } });
      expect(locationOf(answer)).toContain('problem=confirmation-needed');
    }
  });

  it('adds a way in to the account that began it, and to no other [SC11]', async () => {
    const account = await app.signUpAs('teacher');
    await confirmSession(app, account);
    const pupil = newPerson({ email: 'somebody@elsewhere.example' });
    const back = school.signIn(await start(account, { link: 'true' }), pupil);
    const other = await app.signUpAs('learner');
    other.cookies.set('lemma_provider-sign-in', account.cookies.get('lemma_provider-sign-in') ?? '');
    expect(await comeBack(other, back)).toContain('problem=provider-failed');

    const again = school.signIn(await start(account, { link: 'true' }), pupil);
    expect(await comeBack(account, again)).toBe('/account?linked=school#linked-accounts');
    expect((await account.call(getSignInMethods, {})).linkedAccounts).toMatchObject([
      { provider: 'Riverside School', email: 'somebody@elsewhere.example' },
    ]);
    const { client, arrived } = await signInAs(pupil);
    expect(arrived).toBe('/a');
    expect((await client.call(getSession, {}))?.id).toBe(account.user.id);

    await confirmSession(app, other);
    const taken = school.signIn(await start(other, { link: 'true' }), pupil);
    expect(await comeBack(other, taken)).toContain('problem=linked-elsewhere');
  });

  it('gives an anonymous account its first way back in, with which it becomes a known one [S05] [C09] [D03]', async () => {
    const { joinCode } = await app.openClassroom();
    const anonymous = app.visitor();
    await anonymous.call(joinClassroom, { body: { code: joinCode, firstName: 'No', lastName: 'Account' } });
    const before = await anonymous.call(getSession, {});
    const pupil = newPerson();
    const back = school.signIn(await start(anonymous, { link: 'true', next: '/account' }), pupil);
    expect(await comeBack(anonymous, back)).toBe('/account');
    expect((await anonymous.call(getSignInMethods, {})).linkedAccounts).toHaveLength(1);
    const { client } = await signInAs(pupil);
    expect((await client.call(getSession, {}))?.id).toBe(before?.id);
    const known = await client.call(upgradeAnonymous, { body: { firstName: 'Mila', lastName: 'Novak' } });
    expect(known).toMatchObject({ id: before?.id, isAnonymous: false, email: '' });
  });

  it('can be undone unless nothing else signs in', async () => {
    const { client } = await signInAs(newPerson());
    const user = await client.call(getSession, {});
    const [only] = (await client.call(getSignInMethods, {})).linkedAccounts;
    const unlink = () => client.tryCall(unlinkProvider, { params: { linkedAccountId: only?.id ?? '' } });
    expect((await unlink()).status).toBe(409);
    const stranger = await app.signUpAs('learner');
    const foreign = await stranger.tryCall(unlinkProvider, { params: { linkedAccountId: only?.id ?? '' } });
    expect(foreign.status).toBe(404);
    await app.database.db
      .update(users)
      .set({ passwordHash: 'x' })
      .where(eq(users.id, user?.id ?? ''));
    expect((await unlink()).status).toBe(204);
  });
});
