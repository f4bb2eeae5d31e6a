import { gzipSync } from 'node:zlib';
import { endpoints, type Endpoint } from '@lemma/contracts';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let clients: TestClient[];
let ids: string[];

beforeAll(async () => {
  app = await openTestApp();
  const home = await app.openClassroom();
  ids = [home.classId, newId()];
  clients = [app.visitor(), home.learner, home.teacher, await app.signUpStaff(), await app.signUpStaff(['superuser'])];
});
afterAll(() => app.close());

const seed = 20_261_121;
/** Requests to each endpoint, the same in every run. */
const requestsEach = Number(process.env['HOSTILE_REQUESTS'] ?? 6);

/** These end the session that the test continues with. */
const endsSession = new Set(['logout', 'eraseMyData', 'endSession', 'endOtherSessions', 'deactivateUser']);
const walked = endpoints.filter((endpoint) => !endsSession.has(endpoint.name));

const declaredStatuses = new Set([200, 204, 302, 303, 400, 401, 403, 404, 409, 413, 415, 429, 503]);

const hostileText = fc.oneof(
  fc.constantFrom(
    "'; drop table users; --",
    '" or 1=1 --',
    '\\',
    '%',
    '\u0000',
    'half \uD800',
    '\uDC00 half',
    '\u202E right to left',
    '<script>alert(1)</script>',
    '{{constructor}}',
    '__proto__',
    '../../etc/passwd',
    '-1',
    'NaN',
    '9'.repeat(400),
    'é'.repeat(5_000),
  ),
  fc.string({ maxLength: 60 }),
  fc.uuid(),
  fc.constantFrom('', ' ', 'true', 'null', '1', '2026-01-01T00:00:00Z'),
);

const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

/** An object with the names that the schema knows, and values that it may not expect. */
function hostileObject(schema: z.ZodType | null): fc.Arbitrary<Record<string, unknown>> {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = Object.fromEntries(known.map((name) => [name, hostileValue]));
  return fc
    .tuple(
      fc.record(fields, { requiredKeys: [] }),
      fc.dictionary(fc.string({ maxLength: 12 }), hostileValue, { maxKeys: 2 }),
    )
    .map(([expected, extra]): Record<string, unknown> => ({ ...extra, ...expected }));
}

function paramsOf(endpoint: Endpoint, texts: readonly string[]): Record<string, string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return Object.fromEntries(names.map((name, at) => [name, texts[at % Math.max(1, texts.length)] ?? ids[0] ?? '']));
}

describe('whatever is sent', () => {
  it('no endpoint breaks, and each answers as declared [SC27] [SC18] [SC6]', async () => {
    const wrong: string[] = [];
    for (const endpoint of walked) {
      const requests = fc.sample(
        fc.record({
          client: fc.nat({ max: clients.length - 1 }),
          params: fc.array(fc.oneof(hostileText, fc.constantFrom(...ids)), { minLength: 1, maxLength: 3 }),
          query: hostileObject(endpoint.query),
          body: fc.oneof({ weight: 4, arbitrary: hostileObject(endpoint.body) }, fc.jsonValue({ maxDepth: 2 })),
        }),
        { numRuns: requestsEach, seed },
      );
      for (const { client, params, query, body } of requests) {
        const answer = await clients[client]?.tryCall(endpoint, {
          params: paramsOf(
            endpoint,
            params.map((text) => text.toWellFormed()),
          ),
          query: Object.fromEntries(
            Object.entries(query).map(([name, value]) => [name.toWellFormed(), String(value).toWellFormed()]),
          ),
          ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { body: body ?? {} }),
        });
        const status = answer?.status ?? 0;
        const type = JSON.stringify(answer?.headers['content-type'] ?? '');
        if (!declaredStatuses.has(status)) wrong.push(`${endpoint.name} answered ${status} to ${JSON.stringify(body)}`);
        if (type.includes('text/html')) wrong.push(`${endpoint.name} answered HTML`);
        if (/node_modules|\.ts:\d|select .* from|PostgresError|DrizzleQueryError/i.test(answer?.raw ?? '')) {
          wrong.push(`${endpoint.name} shows its inside: ${answer?.raw.slice(0, 200)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('names the field that holds what cannot be kept [SC18]', async () => {
    const teacher = await app.signUpAs('teacher');
    const createClassroom = endpoints.find((one) => one.name === 'createClassroom') as Endpoint;
    for (const name of ['Year\u0000 9', 'Year \uD800 9']) {
      const answer = await teacher.tryCall(createClassroom, { body: { name } });
      expect([answer.status, answer.body]).toEqual([
        400,
        { name: ['This holds characters or numbers that cannot be kept.'] },
      ]);
    }
    const emoji = await teacher.tryCall(createClassroom, { body: { name: 'Year 9 🎓' } });
    expect(emoji.status).toBe(200);
  });

  it('deeply nested and prototype-changing bodies do nothing [SC27]', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    for (const payload of [
      deep,
      '['.repeat(60_000),
      '{"__proto__":{"roles":["superuser"]},"username":"a","password":"b"}',
    ]) {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/mm/session-auth/login/',
        headers: { 'content-type': 'application/json', cookie: 'lemma_csrf_dev=x', 'x-csrftoken': 'x' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(({} as { roles?: unknown }).roles).toBeUndefined();
  });

  it('packed bodies are not unpacked [SC24]', async () => {
    const packed = gzipSync(Buffer.alloc(20_000_000, ' '));
    const headers = { 'content-encoding': 'gzip', cookie: 'lemma_csrf_dev=x', 'x-csrftoken': 'x' };
    for (const [url, type] of [
      ['/api/mm/session-auth/login/', 'application/json'],
      ['/api/mm/images/', 'image/png'],
    ] as const) {
      const answer = await app.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload: packed,
      });
      expect([400, 401], url).toContain(answer.statusCode);
    }
  });

  it('addresses with markup, climbing paths and repeated parameters are nothing special [SC6] [SC14]', async () => {
    const addresses = [
      '/api/mm/classes/join/%3Cscript%3Ealert(1)%3C%2Fscript%3E/',
      '/api/mm/exercises/?q=<svg onload=alert(1)>&q=2&q=3',
      '/api/mm/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../server/src/main.ts',
      '/assets/..%2f..%2fserver%2fsrc%2fmain.ts',
      '/..%5c..%5cpackage.json',
      '/assets/%00.js',
      `/api/mm/classes/${'a'.repeat(6_000)}/`,
      '/api/mm/time/?__proto__[x]=1&constructor=1',
    ];
    for (const url of addresses) {
      const answer = await app.app.inject({ url });
      expect(answer.statusCode, url).toBeLessThan(500);
      if (![200, 204].includes(answer.statusCode))
        expect(answer.headers['content-type'], url).toContain('application/json');
      expect(answer.payload, url).not.toMatch(/<script>alert|<svg onload|"workspaces"|root:/);
    }
  });
});
