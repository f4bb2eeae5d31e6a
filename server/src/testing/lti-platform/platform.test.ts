import { randomUUID } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, jwtVerify, createLocalJWKSet, SignJWT } from 'jose';
import { afterEach, expect, it } from 'vitest';
import type { SentForm } from './launches.ts';
import { openFakePlatform, type FakePlatform } from './platform.ts';
import type { ProfileName } from './profiles.ts';
import { allScopes } from './world.ts';

let platform: FakePlatform | undefined;
afterEach(() => platform?.close());

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const launchUrl = 'https://tool.example/lti/launch/';

/** A platform with a tool, a course with a teacher and a learner, and a link with a column of ten points. */
async function openCourse(profile: ProfileName) {
  const opened = await openFakePlatform({ profile });
  platform = opened;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tool-1', alg: 'RS256' };
  const tool = opened.placeTool({
    loginUrl: 'https://tool.example/lti/login/',
    redirectUris: [launchUrl],
    keys: async () => ({ keys: [jwk] }),
  });
  const course = opened.course(tool);
  const learner = opened.person();
  opened.enrol(course, learner);
  const link = opened.link(course, { custom: { due: '$No.such.variable' }, lineItem: { resourceId: 'task-1' } });
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({ iss: tool.clientId, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'tool-1' })
      .setIssuedAt()
      .setExpirationTime('2 minutes')
      .sign(privateKey);
  async function takeToken(assertion?: string): Promise<Response> {
    return fetch(opened.endpoints.tokenEndpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion ?? (await sign({ sub: tool.clientId, aud: opened.endpoints.tokenEndpoint })),
        scope: allScopes.join(' '),
      }),
    });
  }
  async function headersOf(): Promise<Record<string, string>> {
    const { access_token: token } = (await (await takeToken()).json()) as { access_token: string };
    return { authorization: `Bearer ${token}` };
  }
  const authenticate = (login: SentForm, change: Readonly<Record<string, string>> = {}) => {
    const fields = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: login.fields['client_id'] ?? '',
      redirect_uri: launchUrl,
      login_hint: login.fields['login_hint'] ?? '',
      lti_message_hint: login.fields['lti_message_hint'] ?? '',
      state: 's',
      nonce: 'n',
      ...change,
    };
    return opened.authorize(`${opened.endpoints.authorizationEndpoint}?${new URLSearchParams(fields).toString()}`);
  };
  return { platform: opened, tool, course, learner, link, sign, takeToken, headersOf, authenticate };
}

it('signs a launch with its published key, once for each hint where the product does so', async () => {
  const { platform, learner, course, link, tool, authenticate } = await openCourse('moodle');
  const login = platform.beginLaunch({ person: learner, course, link });
  expect(login.method).toBe('POST');
  const answer = await authenticate(login);
  if ('status' in answer) throw new Error(answer.body);
  const published = await (await fetch(platform.endpoints.jwksUri)).json();
  const { payload } = await jwtVerify(answer.fields['id_token'] ?? '', createLocalJWKSet(published as never), {
    issuer: platform.origin,
    audience: tool.clientId,
  });
  expect(payload.sub).toBe(learner.subject);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
  expect(payload[`${claim}custom`]).toEqual({ due: '$No.such.variable' });
  expect(JSON.stringify(payload['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'])).toContain('?type_id=1');
  expect(await authenticate(login)).toMatchObject({ fields: { error: 'invalid_request' } });
  const foreign = await authenticate(platform.beginLaunch({ person: learner, course, link }), {
    redirect_uri: 'https://x.example/',
  });
  expect(foreign).toMatchObject({ status: 400 });
});

it('issues as the product where schools share it, and names a storage frame', async () => {
  const { platform, learner, course, link, authenticate } = await openCourse('canvas');
  const login = platform.beginLaunch({ person: learner, course, link });
  expect(login.fields).toMatchObject({ iss: 'https://canvas.instructure.com', lti_storage_target: '_parent' });
  const answer = await authenticate(login);
  if ('status' in answer) throw new Error(answer.body);
  expect(answer.fields['lti_storage_target']).toBe('_parent');
  expect(decodeJwt(answer.fields['id_token'] ?? '').iss).toBe('https://canvas.instructure.com');
});

it('gives a token for each assertion once, and only for keys that the tool publishes', async () => {
  const { platform, tool, sign, takeToken } = await openCourse('blackboard');
  const assertion = await sign({ sub: tool.clientId, aud: platform.endpoints.tokenEndpoint });
  expect((await takeToken(assertion)).status).toBe(200);
  expect((await takeToken(assertion)).status).toBe(400);
  expect((await takeToken(await sign({ sub: tool.clientId, aud: 'https://elsewhere.example/' }))).status).toBe(400);
  const { privateKey } = await generateKeyPair('RS256');
  const forged = await new SignJWT({ iss: tool.clientId, sub: tool.clientId, jti: 'x' })
    .setProtectedHeader({ alg: 'RS256', kid: 'tool-1' })
    .setAudience(platform.endpoints.tokenEndpoint)
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(privateKey);
  expect((await takeToken(forged)).status).toBe(400);
});

it('keeps scores by the rules of Moodle', async () => {
  const { platform, learner, link, headersOf } = await openCourse('moodle');
  const [item] = platform.lineItemsOf(link);
  if (!item) throw new Error('no line item');
  const address = `${platform.origin}/services/${item.course.id}/lineitems/${item.id}/lineitem/scores?type_id=1`;
  const headers = await headersOf();
  const send = async (fields: Record<string, unknown>) => {
    const body = { userId: learner.subject, activityProgress: 'Completed', gradingProgress: 'FullyGraded', ...fields };
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  expect(await send({ scoreGiven: 4, scoreMaximum: 5, timestamp: '2026-09-07T08:00:00.100Z' })).toBe(200);
  expect(platform.gradeOf(item, learner)).toBe(8);
  expect(await send({ scoreGiven: 5, scoreMaximum: 5, timestamp: '2026-09-07T08:00:00.900Z' })).toBe(409);
  expect(await send({ scoreGiven: 5, scoreMaximum: 5, timestamp: '2026-09-07T08:00:01.000Z', userId: '99' })).toBe(400);
  expect(await send({ timestamp: '2026-09-07T08:00:01.000Z' })).toBe(200);
  expect(platform.gradeOf(item, learner)).toBe(null);
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401);
});

it('lists a roster page by page with links as Moodle writes them', async () => {
  const { platform, course, headersOf } = await openCourse('moodle');
  for (let i = 0; i < 4; i += 1) platform.enrol(course, platform.person());
  const address = `${platform.origin}/services/${course.id}/memberships?type_id=1&limit=3`;
  const answer = await fetch(address, { headers: await headersOf() });
  const { members } = (await answer.json()) as { members: { roles: string[] }[] };
  expect(members).toHaveLength(3);
  expect(members[0]?.roles).toEqual(['Learner']);
  expect(answer.headers.get('link')).toContain('&amp;limit=3&amp;from=3>; rel=â');
});

it('takes content only when the tool has signed it and sends the data back', async () => {
  const { platform, course, sign, learner } = await openCourse('canvas');
  const login = platform.beginLaunch({ person: learner, course });
  expect(login.fields['target_link_uri']).toBe(launchUrl);
  const claims = (data: string) => ({
    aud: platform.issuer,
    nonce: randomUUID(),
    [`${claim}message_type`]: 'LtiDeepLinkingResponse',
    [`${claim}version`]: '1.3.0',
    [`${claim}deployment_id`]: course.deploymentId,
    'https://purl.imsglobal.org/spec/lti-dl/claim/data': data,
    'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
      { type: 'ltiResourceLink', title: 'Sums', custom: { task: '7' }, lineItem: { scoreMaximum: 4, resourceId: '7' } },
    ],
  });
  const post = async (data: string) =>
    fetch(`${platform.origin}/deep-link-return/${course.id}`, {
      method: 'POST',
      body: new URLSearchParams({ JWT: await sign(claims(data)) }),
    });
  expect((await post('changed')).status).toBe(400);
  expect((await post('kept by Canvas')).status).toBe(200);
  const [link] = platform.taken[0]?.links ?? [];
  expect(link?.custom).toEqual({ task: '7' });
  expect(link && platform.lineItemsOf(link)).toMatchObject([{ scoreMaximum: 4, resourceId: '7' }]);
});

it('records each request and breaks those that a fault is set for, before or after they are done', async () => {
  const { platform } = await openCourse('moodle');
  platform.faults.onRequest = ({ kind }) => (kind === 'keys' ? { answer: { status: 503 } } : { ends: 'cut' });
  expect((await fetch(platform.endpoints.jwksUri)).status).toBe(503);
  await expect(fetch(platform.endpoints.configuration)).rejects.toThrow('fetch failed');
  expect(platform.requests.map(({ kind, status }) => [kind, status])).toEqual([
    ['keys', 503],
    ['configuration', null],
  ]);
});
