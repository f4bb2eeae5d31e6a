import {
  finishProviderSignIn,
  getSession,
  getSignInOptions,
  giveSecondFactor,
  startProviderSignIn,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkedAccounts, users } from '../../core/db/tables/index.ts';
import {
  openFakeIdentityProvider,
  type FakeIdentityProvider,
  type Person,
} from '../../testing/signing-in/fake-identity-provider.ts';
import { codeAt, giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { comeBack, locationOf, newPerson, signInWith, start } from '../../testing/signing-in/provider-journey.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

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

const signInAs = (person: Person, client = app.visitor(), query: Record<string, string> = {}) =>
  signInWith(school, { client, person, query });

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
      const { client } = await signInAs({ ...newPerson(), email_verified } as Person);
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

  it('with another state, nonce or PKCE challenge is refused [SC11]', async () => {
    for (const change of [{ state: 'other' }, { nonce: 'other' }, { challenge: 'other' }]) {
      const client = app.visitor();
      const back = school.signIn(await start(client), newPerson(), change);
      expect(await comeBack(client, back), JSON.stringify(change)).toBe(failed);
      expect(client.cookies.has('lemma_session')).toBe(false);
    }
  });

  it('from another issuer, for another client, or with another signature is refused [SC11]', async () => {
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
