import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
