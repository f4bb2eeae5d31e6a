import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadGrades, exportMyData, getSession } from '@lemma/contracts';
import sharp from 'sharp';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Answer, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let webFolder: string;
/** One answer of each kind, by what it is. */
const answers = new Map<string, Answer<unknown>>();
const answerOf = (kind: string) => answers.get(kind) as Answer<unknown>;

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'lemma-web-'));
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(webFolder, 'assets/main-abc.js'), 'export {};');
  writeFileSync(join(webFolder, 'assets/main-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(webFolder, 'assets/notation.worker-abc.js'), 'export {};');
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await openTestApp({ webFolder });
  const { teacher, classId } = await app.openClassroom();
  const get = async (kind: string, url: string, client = app.visitor()) =>
    answers.set(kind, await client.send('GET', url));
  await get('the page', '/');
  await get('a deep link', '/c/some/page');
  await get('an asset', '/assets/main-abc.js');
  answers.set(
    'a compressed asset',
    await app.visitor().send('GET', '/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } }),
  );
  await get('a worker', '/assets/notation.worker-abc.js');
  await get('a drawing', '/favicon.svg');
  await get('a file that is not there', '/assets/none.js');
  await get('an unknown call', '/api/mm/nothing/');
  await get('a refused call', '/api/mm/classes/');
  await get('the API page', '/api/mm/docs/');
  await get('a file of the API page', '/api/mm/docs/static/index.css');
  await get('the API document', '/api/mm/openapi.json');
  await get('the public keys', '/.well-known/jwks.json');
  answers.set('data', await teacher.tryCall(getSession));
  answers.set('nothing', await app.visitor().tryCall(getSession));
  answers.set('a zip', await teacher.tryCall(exportMyData));
  for (const format of ['csv', 'xlsx']) {
    answers.set(`a ${format}`, await teacher.tryCall(downloadGrades, { params: { classId }, query: { format } }));
  }
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#443fa0' } })
    .png()
    .toBuffer();
  const sent = await teacher.send('POST', '/api/mm/images/', {
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  await get('a picture', (sent.body as { address: string }).address);
  answers.set(
    'broken JSON',
    await app.visitor().send('POST', '/api/mm/session-auth/login/', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
  );
});
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true, force: true });
});

/** Files that a page only reads: they are not documents, and run no script by themselves. */
const onlyRead: ReadonlySet<string> = new Set(['an asset', 'a compressed asset']);
const withPolicy = () => [...answers].filter(([kind]) => !onlyRead.has(kind));

const personal = ['a refused call', 'an unknown call', 'data', 'nothing', 'a zip', 'a csv', 'a xlsx', 'broken JSON'];

describe('every kind of answer', () => {
  it('is what the test takes it for', () => {
    const statuses = [...answers].map(([kind, { status }]) => [kind, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      'the page': 200,
      'a deep link': 200,
      'an asset': 200,
      'a compressed asset': 200,
      'a worker': 200,
      'a drawing': 200,
      'a file that is not there': 404,
      'an unknown call': 404,
      'a refused call': 401,
      'the API page': 200,
      'a file of the API page': 200,
      'the API document': 200,
      'the public keys': 200,
      data: 200,
      nothing: 204,
      'a zip': 200,
      'a csv': 200,
      'a xlsx': 200,
      'a picture': 200,
      'broken JSON': 400,
    });
  });

  it('runs no script but files of our own, cannot be framed and loads nothing from elsewhere [SC5]', () => {
    for (const [kind, { headers }] of withPolicy()) {
      const policy = String(headers['content-security-policy']);
      expect(policy, kind).toMatch(/(?:^|;) ?default-src '(?:self|none)'/);
      expect(policy, kind).not.toMatch(/(?:script|default)-src[^;]*(?:unsafe|https?:|data:|blob:|\*)/);
      expect(policy.replaceAll(/upgrade-insecure-requests/g, ''), kind).not.toMatch(/https?:|\*/);
      const isSandbox = policy.includes('sandbox');
      if (!isSandbox) expect(policy, kind).toContain("frame-ancestors 'none'");
      if (!isSandbox) expect(policy, kind).toContain("object-src 'none'");
      if (!isSandbox) expect(policy, kind).toContain("base-uri 'none'");
      expect(headers['x-frame-options'], kind).toBe('DENY');
    }
  });

  it('asks for trusted types wherever our own page runs [SC5]', () => {
    for (const kind of ['the page', 'a deep link']) {
      const policy = String(answerOf(kind).headers['content-security-policy']);
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
  });

  it('is taken for what it says, and is read by no other site [SC5]', () => {
    for (const [kind, { headers }] of answers) {
      expect(headers['x-content-type-options'], kind).toBe('nosniff');
      expect(headers['referrer-policy'], kind).toBe('no-referrer');
      expect(headers['cross-origin-resource-policy'], kind).toBe('same-origin');
      expect(headers['server'] ?? headers['x-powered-by'], kind).toBeUndefined();
    }
  });

  it('opens nothing of the device, and shares no window with other sites [SC5]', () => {
    for (const [kind, { headers }] of withPolicy()) {
      expect(headers['cross-origin-opener-policy'], kind).toBe('same-origin');
      const permissions = String(headers['permissions-policy']);
      for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']) {
        expect(permissions, kind).toContain(`${name}=()`);
      }
    }
  });

  it('carries a few hundred bytes of headers where a page only reads it', () => {
    for (const kind of onlyRead) {
      const { headers } = answerOf(kind);
      expect(headers['content-security-policy'], kind).toBeUndefined();
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      expect(lines.join('').length, kind).toBeLessThan(500);
    }
    expect(answerOf('a compressed asset').headers['content-encoding']).toBe('br');
  });

  it('says its character set where it is text', () => {
    for (const [kind, { headers }] of answers) {
      const type = String(headers['content-type']);
      if (/^text\/|json/.test(type) && !type.startsWith('application/json')) {
        expect(type, kind).toMatch(/charset=utf-8/i);
      }
    }
  });

  it('is kept by no cache where it is about a person, or an error [SC3]', () => {
    for (const kind of personal) expect(answerOf(kind).headers['cache-control'], kind).toBe('no-store');
    expect(answerOf('a file that is not there').headers['cache-control']).toBe('no-store');
    expect(answerOf('an asset').headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answerOf('the page').headers['cache-control']).toBe('no-cache');
  });

  it('lets no other origin read it: there is no CORS at all', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.app.inject({
        method,
        url: '/api/mm/session-auth/session/',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('is a file to be kept, not a page, where people download it [SC15]', () => {
    for (const kind of ['a zip', 'a csv', 'a xlsx']) {
      expect(answerOf(kind).headers['content-disposition'], kind).toMatch(/^attachment; filename="[\w.-]+"/);
    }
  });
});

describe('where the public address is https', () => {
  it('makes browsers use nothing else for a year, and only there [SC13]', async () => {
    expect(answerOf('the page').headers['strict-transport-security']).toBeUndefined();
    const secure = await openTestApp({ variables: { PUBLIC_URL: 'https://lemma.test' }, webFolder });
    const { headers } = await secure.visitor().send('GET', '/');
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
