import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints, getHealth } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ variables: { PAYMENTS: 'invoice' } });
});
afterAll(() => app.close());

describe('the API', () => {
  it('describes every endpoint with who may call it, in OpenAPI 3.1 [P09]', async () => {
    const answer = await app.app.inject({ url: '/api/mm/openapi.json' });
    const document = answer.json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; description: string }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      endpoints.map((endpoint) => endpoint.name).sort(),
    );
    for (const operation of operations) expect(operation.description).toMatch(/^Who may call: \w/);
  });

  it('describes responses with the keys that travel [V09]', async () => {
    const answer = await app.app.inject({ url: '/api/mm/openapi.json' });
    const session = JSON.stringify(answer.json<{ paths: Record<string, unknown> }>().paths['/session-auth/session/']);
    expect(session).toContain('"first_name"');
    expect(session).not.toContain('firstName');
  });

  it('sends its description compressed, and not again to those who have it', async () => {
    const url = '/api/mm/openapi.json';
    const plain = await app.app.inject({ url });
    const bodies = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, expand] of Object.entries(bodies)) {
      const answer = await app.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(expand(answer.rawPayload).toString()).toBe(plain.payload);
    }
    const again = await app.app.inject({ url, headers: { 'if-none-match': String(plain.headers['etag']) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const refused = await app.app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('has a readable page that loads nothing from elsewhere', async () => {
    const page = await app.app.inject({ url: '/api/mm/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.payload).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('answers 404 as JSON to what it does not know [X04]', async () => {
    for (const url of ['/api/mm/nothing/', '/api/other', '/nothing.js']) {
      const answer = await app.app.inject({ url });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toEqual({ detail: 'Resource not found', code: 'request/not-found' });
    }
  });

  it.each([
    ['text that is not JSON', '{', 'application/json', 400],
    ['another media type', '<x/>', 'application/xml', 415],
    ['a body over the limit', JSON.stringify({ username: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('refuses %s without telling about itself [SC28]', async (_, payload, type, status) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/mm/session-auth/login/',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).not.toMatch(/node_modules|\.ts|SyntaxError|at /);
  });

  it('says that it and its database are well [RL4]', async () => {
    expect(await app.visitor().call(getHealth, {})).toMatchObject({ status: 'ok' });
  });

  it('serves its version [C15]', async () => {
    const answer = await app.app.inject({ url: '/version.json' });
    expect(answer.json()).toEqual({ app: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('sends headers that keep scripts and frames out [SC5]', async () => {
    const { headers } = await app.app.inject({ url: '/api/mm/health/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default lemma-maths");
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:|\*)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('limits guessing by address [SC12]', async () => {
    const tries = Array.from({ length: 130 }, () =>
      app.app.inject({ url: '/api/mm/classes/join/AAAAAA/', remoteAddress: '10.9.8.7' }),
    );
    const answers = await Promise.all(tries);
    const limited = answers.filter((answer) => answer.statusCode === 429);
    expect(limited.length).toBeGreaterThanOrEqual(1);
    expect(limited[0]?.headers['retry-after']).toBeTruthy();
    const neighbour = await app.app.inject({ url: '/api/mm/classes/join/AAAAAA/', remoteAddress: '10.9.8.8' });
    expect(neighbour.statusCode).toBe(204);
  });
});
