import { endpoints, getSession, logout, type Endpoint } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchool, type School } from '../../testing/people/callers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let school: School;
beforeAll(async () => {
  app = await openTestApp({ variables: { PAYMENTS: 'invoice' } });
  school = await openSchool(app);
});
afterAll(() => app.close());

/**
 * A mail program has no token, its address is what it proves; nor has a program that signs what it sends, or a frame
 * that sends the ticket of its launch.
 */
const changing = endpoints.filter(
  ({ method, fromMail, fromProgram, hasTicket }) => method !== 'GET' && !fromMail && !fromProgram && !hasTicket,
);
const addressOf = ({ path }: Endpoint) =>
  `/api/mm${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(school.params[name] ?? 'none'))}`;
const withoutToken = { 'x-csrftoken': '' };

describe('a change that another site could have sent [SC13]', () => {
  it('is refused by every call other than GET, for every caller', async () => {
    const wrong: string[] = [];
    for (const endpoint of changing) {
      const type = endpoint.upload?.types[0] ?? 'application/json';
      const payload = endpoint.upload ? Buffer.from('x') : '{}';
      for (const headers of [withoutToken, { 'x-csrftoken': 'a'.repeat(43) }, { origin: 'https://evil.example' }]) {
        const answer = await school.clients.superuser.send(endpoint.method, addressOf(endpoint), {
          body: payload,
          headers: { 'content-type': type, ...headers },
        });
        const code = (answer.body as { code?: string } | undefined)?.code;
        if (answer.status !== 403 || code !== 'session/csrf') wrong.push(`${endpoint.name}: ${answer.status} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await school.clients.superuser.tryCall(getSession)).status).toBe(200);
  });

  it.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/csp-report',
    'text/plain;application/json',
    'application/jsonp',
    'application/json/../x',
    'json',
  ])('in the media type %s, which a form can send, is not even read', async (type) => {
    const person = await app.signUpAs('learner');
    for (const payload of ['{}', '{"username":"a","password":"b"}', 'username=a&password=b']) {
      const answer = await person.send('POST', '/api/mm/session-auth/login/', {
        body: payload,
        headers: { 'content-type': type, ...withoutToken },
      });
      expect([400, 415], type).toContain(answer.status);
      const signOut = await person.send('POST', addressOf(logout), {
        body: payload,
        headers: { 'content-type': type },
      });
      expect([400, 415], type).toContain(signOut.status);
    }
    expect((await person.tryCall(getSession)).status).toBe(200);
  });

  it('cannot make a change by another method: GET and HEAD change nothing', async () => {
    const person = await app.signUpAs('learner');
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const answer = await app.app.inject({ method, url: addressOf(logout), headers: { cookie } });
      expect(answer.statusCode).toBe(404);
    }
    const overridden = await person.send('GET', '/api/mm/session-auth/session/?_method=DELETE', {
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(overridden.status).toBe(200);
    expect((await person.tryCall(getSession)).status).toBe(200);
  });
});

describe('the page that a change comes from [SC13]', () => {
  const statusFrom = async (origin: string, variables: Readonly<Record<string, string>>, host = 'lemma.test') => {
    const own = await openTestApp({ variables });
    const person = await own.signUpAs('learner');
    const answer = await person.send('POST', addressOf(logout), { body: {}, headers: { origin, host } });
    await own.close();
    return answer.status;
  };

  it('may be the public address, also where a proxy asks by another name', async () => {
    const variables = { PUBLIC_URL: 'https://lemma.test' };
    expect(await statusFrom('https://lemma.test', variables)).toBe(204);
    expect(await statusFrom('https://lemma.test', variables, '10.0.0.5:3000')).toBe(204);
  });

  it('is never an unprotected one where the public address is https', async () => {
    expect(await statusFrom('http://lemma.test', { PUBLIC_URL: 'https://lemma.test' })).toBe(403);
  });

  it('is the very host and port', async () => {
    const variables = { PUBLIC_URL: 'http://lemma.test' };
    expect(await statusFrom('http://lemma.test:8080', variables)).toBe(403);
    expect(await statusFrom('http://sub.lemma.test', variables)).toBe(403);
  });
});
