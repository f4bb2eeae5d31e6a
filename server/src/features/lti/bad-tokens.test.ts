import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiPeople, ltiRefusals, sessions } from '../../core/db/tables/index.ts';
import { openLti, sendForm, type OpenedLti } from '../../testing/lti/opened-lti.ts';

type Claims = Record<string, unknown>;
type Sign = (claims: Claims) => Promise<string>;

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
let opened: OpenedLti;
let wish: Parameters<OpenedLti['launch']>[1];
beforeAll(async () => {
  opened = await openLti();
  const course = opened.platform.course(opened.tool);
  const person = opened.platform.person();
  opened.platform.enrol(course, person);
  wish = { person, course, link: opened.platform.link(course) };
});
afterAll(() => opened.close());

const seconds = () => Math.floor(opened.app.clock.now.getTime() / 1000);
const change = (name: string, value: unknown) => (claims: Claims) => ({ ...claims, [name]: value });
const without = (name: string) => (claims: Claims) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
const times = (iat: unknown, exp: unknown) => (claims: Claims) => ({ ...claims, iat, exp });
const signedWith =
  (header: Record<string, unknown>): Sign =>
  (claims) =>
    opened.platform.keys.sign(claims, { header });

const platformPem = async (): Promise<Uint8Array> => {
  const key = await importJWK({ ...opened.platform.keys.current().publicJwk }, 'RS256');
  return new TextEncoder().encode(await exportSPKI(key as Parameters<typeof exportSPKI>[0]));
};

/** Faults that are put into the claims of a right token, each with the check that finds it. */
const wrongClaims: readonly (readonly [string, (claims: Claims) => Claims, number])[] = [
  ['another issuer', change('iss', 'https://evil.example'), 7],
  ['the issuer with a slash', (claims) => ({ ...claims, iss: `${String(claims['iss'])}/` }), 7],
  ['no issuer', without('iss'), 7],
  ['a list of issuers', (claims) => ({ ...claims, iss: [claims['iss']] }), 7],
  ['another audience', change('aud', 'another-client'), 8],
  ['no audience', without('aud'), 8],
  ['an audience in capitals', (claims) => ({ ...claims, aud: String(claims['aud']).toUpperCase() }), 8],
  ['several audiences without us', change('aud', ['a', 'b']), 8],
  ['several audiences without azp', (claims) => ({ ...claims, aud: [claims['aud'], 'b'] }), 8],
  ['several audiences with a foreign azp', (claims) => ({ ...claims, aud: [claims['aud'], 'b'], azp: 'b' }), 8],
  ['a foreign azp', change('azp', 'another-client'), 8],
  ['an audience that is not a text', (claims) => ({ ...claims, aud: [claims['aud'], 7] }), 8],
  ['no end', without('exp'), 9],
  ['no beginning', without('iat'), 9],
  ['an end in words', change('exp', 'tomorrow'), 9],
  ['an end two minutes ago', (claims) => times(seconds() - 300, seconds() - 120)(claims), 9],
  ['a beginning in two minutes', (claims) => times(seconds() + 120, seconds() + 180)(claims), 9],
  ['a life of two hours', (claims) => times(seconds(), seconds() + 7200)(claims), 9],
  ['an age of eleven minutes', (claims) => times(seconds() - 660, seconds() + 60)(claims), 9],
  ['a time before which it does not hold', (claims) => ({ ...claims, nbf: seconds() + 600 }), 9],
  ['another nonce', change('nonce', 'another'), 10],
  ['no nonce', without('nonce'), 10],
  ['no subject', without('sub'), 12],
  ['an empty subject', change('sub', ''), 12],
  ['a number as subject', change('sub', 4), 12],
  ['a subject of 256 characters', change('sub', 'x'.repeat(256)), 12],
  ['a subject that cannot be kept', change('sub', 'a\u0000b'), 12],
  ['no version', without(`${lti}version`), 13],
  ['version 1.1', change(`${lti}version`, 'LTI-1p0'), 13],
  ['another message', change(`${lti}message_type`, 'LtiStartProctoring'), 14],
  ['no message', without(`${lti}message_type`), 14],
  ['no deployment', without(`${lti}deployment_id`), 15],
  ['a deployment of 256 characters', change(`${lti}deployment_id`, 'x'.repeat(256)), 15],
  ['an unknown deployment', change(`${lti}deployment_id`, 'not-ours'), 15],
  ['no roles', without(`${lti}roles`), 16],
  ['a role that is not a list', change(`${lti}roles`, 'Learner'), 16],
  [
    'fifty-one roles',
    change(
      `${lti}roles`,
      Array.from({ length: 51 }, () => 'Learner'),
    ),
    16,
  ],
  ['roles that are not texts', change(`${lti}roles`, [{ role: 'Learner' }]), 16],
  [
    'the administrator of the institution alone',
    change(`${lti}roles`, ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator']),
    16,
  ],
  ['no resource link', without(`${lti}resource_link`), 17],
  ['a resource link without id', change(`${lti}resource_link`, { title: 'x' }), 17],
  ['a resource link with a number as id', change(`${lti}resource_link`, { id: 3 }), 17],
  ['no course', without(`${lti}context`), 17],
  ['a request for content without settings', change(`${lti}message_type`, 'LtiDeepLinkingRequest'), 17],
  ['a target elsewhere', change(`${lti}target_link_uri`, 'https://evil.example/'), 18],
  ['another target of ours', change(`${lti}target_link_uri`, 'http://lemma.test/a'), 18],
  ['no target', without(`${lti}target_link_uri`), 18],
  ['a target whose host only begins like ours', change(`${lti}target_link_uri`, 'http://lemma.test.evil.example/'), 18],
  ['a target with a user name', change(`${lti}target_link_uri`, 'http://lemma.test@evil.example/'), 18],
];

const wrongSignatures: readonly (readonly [string, Sign, number])[] = [
  ['no token', () => Promise.resolve(''), 2],
  ['two parts', () => Promise.resolve('a.b'), 2],
  ['a header that is not JSON', async (claims) => `x${(await opened.platform.keys.sign(claims)).slice(4)}`, 2],
  ['no algorithm', (claims) => Promise.resolve(new UnsecuredJWT(claims).encode()), 4],
  [
    'our published key as a secret',
    async (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'platform-1' }).sign(await platformPem()),
    4,
  ],
  ['RS512', (claims) => signedWith({ alg: 'RS512' })(claims).catch(() => 'e30.e30.e30'), 4],
  ['no key id', signedWith({ kid: undefined }), 4],
  ['a number as key id', signedWith({ kid: 1 }), 4],
  ['an unknown key', signedWith({ kid: 'unknown' }), 5],
  [
    'a foreign signature',
    async (claims) => opened.platform.keys.sign(claims, { key: (await generateKeyPair('RS256')).privateKey }),
    6,
  ],
  ['no signature', async (claims) => (await opened.platform.keys.sign(claims)).replace(/\.[^.]+$/, '.'), 6],
  [
    'claims that were changed afterwards',
    async (claims) => {
      const [header, , signature] = (await opened.platform.keys.sign(claims)).split('.');
      return `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url')}.${signature}`;
    },
    6,
  ],
];

describe('a launch with a wrong token', () => {
  async function launchWrongly(faults: Partial<OpenedLti['platform']['faults']>) {
    Object.assign(opened.platform.faults, faults);
    const { db } = opened.app.database;
    await db.delete(ltiRefusals);
    const answer = await opened.launch(opened.app.visitor(), wish);
    Object.assign(opened.platform.faults, { changeClaims: undefined, sign: undefined });
    const refusals = await db.select().from(ltiRefusals);
    const made = { people: await db.select().from(ltiPeople), sessions: await db.select().from(sessions) };
    return { answer, refusals, made };
  }
  type Outcome = Awaited<ReturnType<typeof launchWrongly>>;

  const summary = ({ answer, refusals, made }: Outcome) => ({
    checks: refusals.map(({ check }) => check),
    status: answer.status,
    hasCookie: String(answer.headers['set-cookie']).includes('lemma_frame'),
    made,
  });
  const refusedBy = (check: number) => ({
    checks: [check],
    status: 403,
    hasCookie: false,
    made: { people: [], sessions: [] },
  });

  it.each(wrongClaims)('that has %s is refused by its own check', async (_, changeClaims, check) => {
    expect(summary(await launchWrongly({ changeClaims }))).toEqual(refusedBy(check));
  });

  it.each(wrongSignatures)('that has %s is refused before its claims are believed', async (_, sign, check) => {
    expect(summary(await launchWrongly({ sign }))).toEqual(refusedBy(check));
  });

  it('reads the keys of the platform again at most once a minute, however many keys are unknown', async () => {
    opened.app.clock.now = new Date(opened.app.clock.now.getTime() + 120_000);
    const before = opened.platform.requestsOf('keys').length;
    for (let i = 0; i < 5; i += 1) await launchWrongly({ sign: signedWith({ kid: `unknown-${i}` }) });
    expect(opened.platform.requestsOf('keys').length - before).toBe(1);
  });
});

describe('a launch that is right', () => {
  it('works while the platform changes its keys', async () => {
    opened.app.clock.now = new Date(opened.app.clock.now.getTime() + 120_000);
    await opened.platform.keys.rotate();
    expect((await opened.launch(opened.app.visitor(), wish)).status).toBe(303);
  });

  it('works once: of twenty at the same moment one enters', async () => {
    const client = opened.app.visitor();
    const { form } = await opened.begin(client, wish);
    if (!form) throw new Error('no form');
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(client, form)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ raw }) => raw.includes('This launch was used already.'))).toHaveLength(19);
    expect((await sendForm(client, form)).status).toBe(403);
  });

  it('is refused in a browser that did not begin it', async () => {
    const { form } = await opened.begin(opened.app.visitor(), wish);
    if (!form) throw new Error('no form');
    const other = opened.app.visitor();
    await opened.begin(other, wish);
    for (const client of [other, opened.app.visitor()]) {
      const answer = await sendForm(client, form);
      expect([answer.status, answer.raw.includes('(3 other-browser)')]).toEqual([403, true]);
    }
  });

  it('is refused ten minutes after its login', async () => {
    const client = opened.app.visitor();
    const { form } = await opened.begin(client, wish);
    if (!form) throw new Error('no form');
    opened.app.clock.now = new Date(opened.app.clock.now.getTime() + 600_001);
    expect((await sendForm(client, form)).raw).toContain('(2 unknown-state)');
  });

  it('is begun only for addresses of our own', async () => {
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      'http://lemma.test:81/',
      '/',
    ]) {
      const answer = await sendForm(opened.app.visitor(), opened.platform.beginLaunch({ ...wish, target }));
      expect([target, answer.status]).toEqual([target, 403]);
    }
  });
});
