import {
  createLtiInvitation,
  listAuditEntries,
  listLtiRegistrations,
  setLtiSettings,
  testLtiRegistration,
  updateLtiRegistration,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFakePlatform, type FakePlatform } from '../../testing/lti-platform/platform.ts';
import { json } from '../../testing/lti-platform/messages.ts';
import { giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let platform: FakePlatform;
let app: TestApp;
let administrator: Awaited<ReturnType<TestApp['signUpAs']>>;

beforeAll(async () => {
  platform = await openFakePlatform();
  app = await openTestApp({ variables: { LTI_HOSTS: new URL(platform.origin).host } });
  administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(app, administrator);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

async function invite(name = 'Riverside'): Promise<string> {
  const { address } = await administrator.call(createLtiInvitation, { body: { name } });
  return new URL(address).searchParams.get('invitation') ?? '';
}

type Fields = Readonly<Record<string, string>>;
const begin = (invitation: string): Fields => ({ ...platform.beginRegistration(), invitation });
const open = (fields: Fields) => app.visitor().send('GET', `/lti/register/?${new URLSearchParams(fields).toString()}`);
const press = (fields: Fields) =>
  app.visitor().send('POST', '/lti/register/', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const registrations = async () => (await administrator.call(listLtiRegistrations, {})).registrations;
const ofName = async (name: string) => (await registrations()).filter((one) => one.name === name);

describe('an LMS that registers itself', () => {
  it('reads its pages in the language of its browser', async () => {
    const inGerman = async (fields: Fields) => {
      const visitor = app.visitor();
      visitor.sendAlways({ 'accept-language': 'de-AT,en;q=0.5' });
      return (await visitor.send('GET', `/lti/register/?${new URLSearchParams(fields).toString()}`)).raw;
    };
    const asked = await inGerman(begin(await invite('In German')));
    expect(asked).toContain('<html lang="de" dir="ltr">');
    expect(asked).toContain(`Moodle ${platform.profile.product.version} unter ${platform.origin} fragt danach.`);
    expect(asked).toContain('<button>Registrieren</button>');
    expect(await inGerman(begin('guessed'))).toContain('Diese Einladung gilt nicht mehr.');
    const wrong = { ...begin(await invite('Wrong')), openid_configuration: 'http://elsewhere.example/' };
    expect(await inGerman(wrong)).toContain('Die Adresse, die dein LMS gesendet hat, beginnt nicht mit https://.');
  });

  it('is named on a page that only it may frame, and nothing happens before the button is pressed', async () => {
    const fields = begin(await invite('Looked at'));
    const { status, raw, headers } = await open(fields);
    expect(status).toBe(200);
    expect(raw).toContain(`Moodle ${platform.profile.product.version} at ${platform.origin}`);
    expect(raw).toContain('<button>Register</button>');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${platform.origin};`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(platform.requestsOf('registration')).toEqual([]);
    expect(await ofName('Looked at')).toEqual([]);
  });

  it('is on after the button, with what it has answered, and says so to the window of the LMS', async () => {
    const done = await press(begin(await invite('Riverside')));
    expect([done.status, done.raw]).toEqual([200, expect.stringContaining('data-act="close"')]);
    const [registered] = await ofName('Riverside');
    expect(registered).toMatchObject({
      issuer: platform.issuer,
      clientId: platform.tools.at(-1)?.clientId,
      authorizationEndpoint: `${platform.origin}/authorize`,
      tokenEndpoint: `${platform.origin}/token`,
      product: 'moodle',
      state: 'on',
      teachersMayWrite: true,
      deployments: [{ deploymentId: '1', state: 'on' }],
    });
    const { entries } = await administrator.call(listAuditEntries, { query: { q: 'Riverside: ' } });
    expect(entries[0]).toMatchObject({ act: 'register-lms', actor: 'The server' });
  });

  it('is asked for links, choices, rosters and scores, with addresses of this server alone', async () => {
    await press(begin(await invite()));
    const sent = JSON.parse(platform.requestsOf('registration').at(-1)?.body ?? '{}') as Record<string, never>;
    expect(sent).toMatchObject({
      initiate_login_uri: 'http://lemma.test/lti/login/',
      redirect_uris: ['http://lemma.test/lti/launch/'],
      jwks_uri: 'http://lemma.test/lti/jwks.json',
      token_endpoint_auth_method: 'private_key_jwt',
    });
    expect(String(sent['scope']).split(' ')).toHaveLength(4);
    expect(sent['https://purl.imsglobal.org/spec/lti-tool-configuration']).toMatchObject({
      domain: 'lemma.test',
      // Says with each launch which course this one was copied from.
      custom_parameters: { context_history: '$Context.id.history' },
      messages: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] }],
    });
  });

  it('uses up its invitation, even where the button is pressed twice at the same time', async () => {
    const invitation = await invite('Twice');
    const answers = await Promise.all([press(begin(invitation)), press(begin(invitation))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await ofName('Twice')).toHaveLength(1);
    expect((await open(begin(invitation))).raw).toContain('was used already');
  });

  it('gets its invitation back when it refuses the registration', async () => {
    const invitation = await invite('Later');
    const refused = await press({ ...begin(invitation), registration_token: 'unknown' });
    expect([refused.status, refused.raw]).toEqual([400, expect.stringContaining('refused the registration (401)')]);
    expect((await press(begin(invitation))).status).toBe(200);
  });

  it('needs an invitation that was not withdrawn and has not ended', async () => {
    expect((await open(begin(''))).raw).toContain('This needs an invitation.');
    expect((await open(begin('guessed'))).raw).toContain('This invitation has ended.');
    const invitation = await invite();
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 7 * 86_400_000);
    expect((await press(begin(invitation))).raw).toContain('This invitation has ended.');
    app.clock.now = before;
  });

  it('waits for an administrator where any LMS may ask', async () => {
    await administrator.call(setLtiSettings, { body: { isRegistrationOpen: true } });
    const done = await press(begin(''));
    expect(done.raw).toContain('waits until an administrator');
    const host = new URL(platform.origin).host;
    const [waiting] = await ofName(`moodle at ${host}`);
    expect(waiting).toMatchObject({ state: 'waiting', teachersMayWrite: false });
    const params = { registrationId: waiting?.id ?? '' };
    await administrator.call(updateLtiRegistration, { params, body: { state: 'on' } });
    await administrator.call(setLtiSettings, { body: { isRegistrationOpen: false } });
    expect((await ofName(`moodle at ${host}`))[0]?.state).toBe('on');
  });

  it('that registers again under the same client id keeps its row, its name and what was decided about it', async () => {
    await press(begin(await invite('First name')));
    const [first] = await ofName('First name');
    platform.faults.onRequest = ({ kind }) =>
      kind === 'registration' ? { answer: json({ client_id: first?.clientId }) } : undefined;
    await press(begin(await invite('Second name')));
    platform.faults.onRequest = undefined;
    expect(await ofName('Second name')).toEqual([]);
    expect((await ofName('First name'))[0]?.id).toBe(first?.id);
  });
});

describe('the configuration of an LMS that asks', () => {
  const configured = async (changes: Readonly<Record<string, unknown>>) => {
    const answer = await fetch(platform.endpoints.configuration);
    const right = (await answer.json()) as Record<string, unknown>;
    platform.faults.onRequest = ({ kind }) =>
      kind === 'configuration' ? { answer: json({ ...right, ...changes }) } : undefined;
    const opened = await open(begin(await invite()));
    platform.faults.onRequest = undefined;
    return opened;
  };

  it.each([
    ['the issuer of another host', { issuer: 'https://canvas.instructure.com' }, 'Only canvas.instructure.com itself'],
    ['an address without https', { token_endpoint: 'http://other.example/token' }, 'does not begin with https'],
    ['no address of keys', { jwks_uri: undefined }, 'jwks_uri'],
    ['no address to register at', { registration_endpoint: 'javascript:alert(1)' }, 'does not begin with https'],
  ])('is refused with %s', async (_what, changes, words) => {
    const { status, raw } = await configured(changes);
    expect([status, raw]).toEqual([400, expect.stringContaining(words)]);
  });

  it('shows markup of an LMS as text', async () => {
    const claim = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
    const { raw } = await configured({
      [claim]: { product_family_code: '<img src=x onerror=alert(1)>', version: '"' },
    });
    expect(raw).not.toContain('<img');
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data'],
    ['https://127.0.0.1:1/'],
    ['https://[::ffff:10.0.0.1]/'],
    ['https://localhost/openid-configuration'],
    ['file:///etc/passwd'],
    ['not an address'],
  ])('is not asked for at %s', async (address) => {
    const { status } = await open({ ...begin(await invite()), openid_configuration: address });
    expect(status).toBe(400);
  });

  it('is refused when it redirects, is not JSON, or is too long', async () => {
    const answers = [
      { status: 302, headers: { location: `${platform.origin}/elsewhere` } },
      { status: 200, body: '<html>' },
      { status: 200, body: JSON.stringify({ issuer: 'x'.repeat(300_000) }) },
    ];
    for (const answer of answers) {
      platform.faults.onRequest = ({ kind }) => (kind === 'configuration' ? { answer } : undefined);
      expect((await open(begin(await invite()))).status, answer.body?.slice(0, 20)).toBe(400);
    }
    platform.faults.onRequest = undefined;
  });
});

describe('what is pasted where an LMS cannot register itself', () => {
  it('is shown in the shape that Canvas reads', async () => {
    const { status, body } = await app.visitor().send('GET', '/lti/configuration.json');
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('lemma.test/lti/login/')]);
  });
});

describe('the test of an LMS', () => {
  it('says what works and what does not, step by step', async () => {
    const [registered] = await ofName('Riverside');
    const params = { registrationId: registered?.id ?? '' };
    platform.faults.onRequest = ({ kind }) =>
      kind === 'token' ? { answer: json({ access_token: 'given', expires_in: 3600 }) } : undefined;
    const before = await administrator.call(testLtiRegistration, { params });
    expect(before.steps.map(({ isFine }) => isFine)).toEqual([true, true]);
    // Asked anew: the access that was given a moment ago says nothing.
    platform.faults.onRequest = ({ kind }) =>
      kind === 'token' ? { answer: json({ error: 'invalid_client' }, 401) } : undefined;
    const { steps } = await administrator.call(testLtiRegistration, { params });
    platform.faults.onRequest = undefined;
    expect(steps).toEqual([
      { step: 'keys', isFine: true, words: expect.stringContaining('publishes 1 key.') },
      { step: 'token', isFine: false, words: expect.stringContaining('(401)') },
    ]);
  });
});
