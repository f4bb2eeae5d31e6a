import {
  finishProviderSignIn,
  getSession,
  getSignInMethods,
  getSignInOptions,
  giveSecondFactor,
  joinClassroom,
  startProviderSignIn,
  unlinkProvider,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkedAccounts, sessions, users } from '../../db/tables/index.ts';
import {
  openFakeIdentityProvider,
  type FakeIdentityProvider,
  type Person,
} from '../../testing/fake-identity-provider.ts';
import { codeAt, confirmSession, giveAuthenticator } from '../../testing/second-factor.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let school: FakeIdentityProvider;
let district: FakeIdentityProvider;
beforeAll(async () => {
  [school, district] = await Promise.all([openFakeIdentityProvider(), openFakeIdentityProvider()]);
  const silent = { ...school.settings('silent', 'Silent'), issuer: 'http://127.0.0.1:1' };
  const providers = [
    school.settings('school', 'Riverside School'),
    district.settings('district', 'District'),
    district.settings('unread', 'Unread'),
    silent,
  ];
  app = await openTestApp({ variables: { OIDC_PROVIDERS: JSON.stringify(providers) } });
});
afterEach(() => {
  for (const { faults } of [school, district]) for (const name of Object.keys(faults)) delete faults[name as 'status'];
});
afterAll(async () => {
  await app.close();
  await Promise.all([school.close(), district.close()]);
});

let subjects = 0;
function newPerson(more: Partial<Person> = {}): Person {
  subjects += 1;
  const email = `pupil${subjects}@riverside.example`;
  return { sub: `subject-${subjects}`, email, email_verified: true, given_name: 'Mila', family_name: 'Novak', ...more };
}

const locationOf = (answer: { headers: Readonly<Record<string, unknown>> }) => String(answer.headers['location']);

async function start(client: TestClient, query: Record<string, string> = {}, providerId = 'school'): Promise<string> {
  const answer = await client.tryCall(startProviderSignIn, { params: { providerId }, query });
  expect(answer.status).toBe(302);
  return locationOf(answer);
}

/** The browser follows the provider's redirect; where it is sent then, as a path. */
async function comeBack(client: TestClient, address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const answer = await client.send('GET', pathname + search);
  expect(answer.status).toBe(302);
  return locationOf(answer).replace('http://lemma.test', '');
}

async function signInAs(person: Person, client = app.visitor(), query: Record<string, string> = {}) {
  const arrived = await comeBack(client, school.signIn(await start(client, query), person));
  return { client, arrived };
}

describe('signing in with a provider', () => {
  it('makes a learner’s account, and finds it again by issuer and subject alone [C17] [SC11]', async () => {
    const person = newPerson();
    const { client, arrived } = await signInAs(person);
    expect(arrived).toBe('/');
    const user = await client.call(getSession, {});
    expect(user).toMatchObject({
      email: person.email,
      firstName: 'Mila',
      lastName: 'Novak',
      roles: ['STUDENT'],
      isEmailVerified: true,
      isAnonymous: false,
    });
    const again = await signInAs({ ...person, email: 'other@riverside.example', given_name: 'Changed' });
    expect((await again.client.call(getSession, {}))?.id).toBe(user?.id);
    expect((await again.client.call(getSession, {}))?.email).toBe(person.email);
  });

  it('asks with state, nonce and a PKCE challenge, and keeps them to itself [SC11]', async () => {
    const client = app.visitor();
    const answer = await client.tryCall(startProviderSignIn, { params: { providerId: 'school' } });
    const query = new URL(locationOf(answer)).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'lemma',
      code_challenge_method: 'S256',
      redirect_uri: 'http://lemma.test/api/mm/session-auth/providers/school/callback/',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect((query.get(name) ?? '').length, name).toBeGreaterThanOrEqual(43);
      expect(String(answer.headers['set-cookie'])).not.toContain(query.get(name) ?? '?');
    }
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('marks the address as proved only where the provider says so [SC11]', async () => {
    for (const email_verified of [false, undefined, 'true' as unknown as boolean]) {
      const { client } = await signInAs({ ...newPerson(), ...{ email_verified } } as Person);
      expect((await client.call(getSession, {}))?.isEmailVerified, String(email_verified)).toBe(false);
    }
  });

  it('never leads to an account by its e-mail address, proved or not, from any issuer [SC11]', async () => {
    const victim = await app.signUpAs('teacher');
    const linked = newPerson();
    await signInAs(linked);
    for (const [email, provider] of [
      [victim.email, school],
      [victim.email.toUpperCase(), school],
      [linked.email, district],
    ] as const) {
      const client = app.visitor();
      const id = provider === school ? 'school' : 'district';
      const person = newPerson({ email: email ?? '', sub: provider === district ? linked.sub : `other-${email}` });
      const arrived = await comeBack(client, provider.signIn(await start(client, {}, id), person));
      expect(arrived).toBe(`/account?problem=email-taken&provider=${id}`);
      expect(client.cookies.has('lemma_session')).toBe(false);
    }
  });

  it('asks for our second factor where the account has one [C17]', async () => {
    const person = newPerson();
    const { client } = await signInAs(person);
    const user = (await client.call(getSession, {})) ?? { id: '' };
    const { secret } = await giveAuthenticator(app, { ...client, user: user as never });
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    const again = await signInAs(person, app.visitor(), { next: '/c/' });
    expect(again.arrived).toBe('/account?step=second-factor&methods=totp+recovery-code&next=%2Fc%2F');
    expect(again.client.cookies.has('lemma_session')).toBe(false);
    await again.client.call(giveSecondFactor, { body: { code: await codeAt(app, secret) } });
    expect((await again.client.call(getSession, {}))?.id).toBe(user.id);
  });

  it('goes back to pages of this site alone [SC11]', async () => {
    const home = 'http://lemma.test';
    for (const [next, arrived] of [
      ['/c/1?item=3#top', `${home}/c/1?item=3#top`],
      ['//evil.example', `${home}/`],
      ['/\\evil.example', `${home}/`],
      ['/\t/evil.example', `${home}/`],
      ['/.//evil.example', `${home}//evil.example`],
      ['https://evil.example', `${home}/`],
      ['javascript:alert(1)', `${home}/`],
      ['c/1', `${home}/`],
    ] as const) {
      const client = app.visitor();
      const back = new URL(school.signIn(await start(client, { next }), newPerson()));
      const answer = await client.send('GET', back.pathname + back.search);
      expect(locationOf(answer), next).toBe(arrived);
    }
  });
});

describe('a forged or repeated answer', () => {
  const failed = '/account?problem=provider-failed&provider=school';

  it('with another state, nonce or PKCE challenge signs nobody in [SC11]', async () => {
    for (const change of [{ state: 'other' }, { nonce: 'other' }, { challenge: 'other' }]) {
      const client = app.visitor();
      const back = school.signIn(await start(client), newPerson(), change);
      expect(await comeBack(client, back), JSON.stringify(change)).toBe(failed);
      expect(client.cookies.has('lemma_session')).toBe(false);
    }
  });

  it('from another issuer, for another client, or with another signature signs nobody in [SC11]', async () => {
    for (const claims of [{ iss: district.issuer }, { aud: 'somebody else' }, { nonce: 'other' }]) {
      school.faults.claims = claims;
      expect((await signInAs(newPerson())).arrived, JSON.stringify(claims)).toBe(failed);
    }
  });

  it('works in the browser that began it, once [SC11]', async () => {
    const client = app.visitor();
    const back = school.signIn(await start(client), newPerson());
    const stranger = app.visitor();
    expect(await comeBack(stranger, back)).toBe(failed);
    await start(stranger);
    expect(await comeBack(stranger, back)).toBe(failed);
    expect(await comeBack(client, back)).toBe('/');
    expect(await comeBack(client, back)).toBe(failed);
  });

  it('of one provider is none of another [SC11]', async () => {
    const client = app.visitor();
    const back = school.signIn(await start(client), newPerson()).replace('/school/', '/district/');
    expect(await comeBack(client, back)).toBe('/account?problem=provider-failed&provider=district');
  });

  it('that the person has cancelled says so', async () => {
    const client = app.visitor();
    const state = new URL(await start(client)).searchParams.get('state') ?? '';
    const query = { error: 'access_denied', state };
    const answer = await client.tryCall(finishProviderSignIn, { params: { providerId: 'school' }, query });
    expect(locationOf(answer)).toContain('problem=provider-cancelled');
  });
});

describe('a provider that does not answer', () => {
  it('costs a clear page and nothing else [RL20]', async () => {
    const away = await start(app.visitor(), { next: '/c/' }, 'silent');
    expect(away).toBe('http://lemma.test/account?problem=provider-unavailable&provider=silent&next=%2Fc%2F');
    expect(await start(app.visitor(), {}, 'never-heard-of')).toContain('problem=provider-unknown');
  });

  it('that answers rubbish, errors, too much or a redirect is not believed [RL20] [SC17]', async () => {
    for (const fault of [
      { status: 500 },
      { status: 200, body: '<html>' },
      { status: 302 },
      { status: 200, body: JSON.stringify({ filling: 'x'.repeat(2_000_000) }) },
    ]) {
      Object.assign(district.faults, fault);
      const address = await start(app.visitor(), {}, 'unread');
      expect(address, JSON.stringify(fault).slice(0, 60)).toContain('problem=provider-unavailable');
      for (const name of Object.keys(fault)) delete district.faults[name as 'status'];
    }
  });

  it('is not asked for the sign-in page [RL20]', async () => {
    const asked = school.state.asked;
    const { providers } = await app.visitor().call(getSignInOptions, {});
    expect(providers.map(({ name }) => name)).toEqual(['Riverside School', 'District', 'Unread', 'Silent']);
    expect(school.state.asked).toBe(asked);
  });
});

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
    expect(await comeBack(account, again)).toBe('/account?linked=school');
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

  it('gives an anonymous account its first way back in [S05] [D03]', async () => {
    const { joinCode } = await app.openClassroom();
    const anonymous = app.visitor();
    await anonymous.call(joinClassroom, { body: { code: joinCode, firstName: 'No', lastName: 'Account' } });
    const before = await anonymous.call(getSession, {});
    const pupil = newPerson();
    const back = school.signIn(await start(anonymous, { link: 'true', next: '/account' }), pupil);
    expect(await comeBack(anonymous, back)).toBe('/account');
    const { client } = await signInAs(pupil);
    expect((await client.call(getSession, {}))?.id).toBe(before?.id);
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

it('makes no account where sign-up is closed, and lets in who has one [C17]', async () => {
  const variables = { OIDC_PROVIDERS: JSON.stringify([school.settings('school', 'School')]), SIGN_UP: 'closed' };
  const closed = await openTestApp({ variables });
  const client = closed.visitor();
  const pupil = newPerson();
  const enter = async () => comeBack(client, school.signIn(await start(client), pupil));
  expect(await enter()).toBe('/account?problem=sign-up-closed&provider=school');
  const id = '01990000-0000-7000-8000-000000000001';
  const createdAt = closed.clock.now;
  await closed.database.db.insert(users).values({ id, firstName: 'A', lastName: 'B', createdAt });
  const link = { id, userId: id, issuer: school.issuer, subject: pupil.sub, email: '', createdAt };
  await closed.database.db.insert(linkedAccounts).values(link);
  expect(await enter()).toBe('/');
  await closed.close();
});

it('of several first visits at the same moment all lead to one account', async () => {
  const person = newPerson();
  const clients = [app.visitor(), app.visitor(), app.visitor()];
  const backs = await Promise.all(clients.map(async (client) => school.signIn(await start(client), person)));
  const arrived = await Promise.all(clients.map((client, index) => comeBack(client, backs[index] ?? '')));
  expect(arrived).toEqual(['/', '/', '/']);
  const rows = await app.database.db.select().from(linkedAccounts).where(eq(linkedAccounts.subject, person.sub));
  expect(rows).toHaveLength(1);
});
