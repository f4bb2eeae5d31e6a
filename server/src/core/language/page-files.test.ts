import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiRegistrations } from '../db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let folder: string;

const pages = (place: string) =>
  JSON.stringify([
    { path: '/', scripts: [`${place}/Home.js`], styles: [], reads: [] },
    { path: '/c', scripts: [`${place}/List.js`, `${place}/shared.js`], styles: ['assets/list.css'], reads: [] },
    { path: '/c/:classId/tasks/:taskId', scripts: [`${place}/Player.js`], styles: [], reads: [] },
  ]);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-pages-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'index.de.html'])
    writeFileSync(join(folder, name), '<!doctype html><title>Page</title>');
  writeFileSync(join(folder, 'pages.json'), pages('assets'));
  writeFileSync(join(folder, 'pages.de.json'), pages('assets/de'));
  app = await openTestApp({ webFolder: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const linkOf = async (path: string, language = 'en') =>
  (await app.visitor().send('GET', path, { headers: { 'accept-language': language } })).headers['link'];

describe('a page that people open first', () => {
  it('names the files that it needs beside what every page does', async () => {
    expect(await linkOf('/c?from=mail')).toBe(
      '</assets/List.js>; rel=modulepreload; crossorigin, </assets/shared.js>; rel=modulepreload; crossorigin, ' +
        '</assets/list.css>; rel=preload; as=style; crossorigin',
    );
    expect(await linkOf('/')).toBe('</assets/Home.js>; rel=modulepreload; crossorigin');
    expect(await linkOf('/c/1/tasks/2')).toContain('Player.js');
  });

  it('names those of its language', async () => {
    expect(await linkOf('/c/1/tasks/2', 'de')).toContain('</assets/de/Player.js>');
  });

  it.each(['/c/1', '/c/1/tasks/2/practise', '/other'])('is not %s', async (path) => {
    expect(await linkOf(path)).toBeUndefined();
  });
});

describe('a page in the frame of an LMS', () => {
  it('comes in the language that its launch has chosen, whatever the browser prefers', async () => {
    const at = 'https://lms.example';
    await app.database.db.insert(ltiRegistrations).values({
      id: '0198c0de-0000-7000-8000-000000000001',
      key: 'school',
      name: 'School',
      issuer: at,
      clientId: 'lemma',
      authorizationEndpoint: at,
      tokenEndpoint: at,
      jwksUri: at,
      state: 'on',
      createdAt: app.clock.now,
    });
    const languageOf = async (address: string, cookie = '') => {
      const headers = { 'accept-language': 'en', cookie };
      return (await app.visitor().send('GET', address, { headers })).headers['content-language'];
    };
    const page = '/embed/school/0123456789ab/c';
    expect(await languageOf(page)).toBe('en');
    expect(await languageOf(page, '__Host-lemma_language_0123456789ab=de-AT')).toBe('de');
    expect(await languageOf('/embed/school/aaaaaaaaaaaa/c', '__Host-lemma_language_0123456789ab=de')).toBe('en');
    expect(await languageOf(`${page}?language=de`)).toBe('de');
    expect(await languageOf(`${page}?language=unknown`)).toBe('en');
  });
});
