import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let folder: string;
let app: TestApp;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-files-'));
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secrets.json'), 'canary-secret');
  mkdirSync(join(folder, 'web-other'));
  writeFileSync(join(folder, 'web-other/x.txt'), 'canary-secret');
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(web, 'assets/main.js'), 'export {};');
  app = await openTestApp({ webFolder: web });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for an address as it stands, which no client would send so. */
async function ask(address: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: lemma.test\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  await once(socket, 'close');
  return text;
}

const climbs = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '....//',
  '..;/',
  '.%00./',
  '%c0%ae%c0%ae/',
];

describe('files beside the web app', () => {
  it('cannot be reached by climbing, however it is written [SC6] [SC14]', async () => {
    expect(await ask('/assets/main.js')).toContain('export {}');
    for (const climb of climbs) {
      for (const start of ['/', '/assets/', '/api/mm/', '/api/mm/docs/static/', '/api/mm/images/', '//', '/c/']) {
        for (const target of ['secrets.json', 'web-other/x.txt', 'etc/passwd', 'package.json']) {
          const address = `${start}${climb.repeat(start === '/assets/' ? 2 : 1)}${target}`;
          const deep = `${start}${climb.repeat(8)}${target}`;
          for (const one of [address, deep]) {
            expect(await ask(one), one).not.toMatch(/canary-secret|root:x|"workspaces"|HTTP\/1\.1 5/);
          }
        }
      }
    }
  });

  it('are not reached by an absolute address or a drive either', async () => {
    const absolute = encodeURIComponent(join(folder, 'secrets.json'));
    for (const one of [`/${absolute}`, `/assets/${absolute}`, '/assets/C:%5csecrets.json', 'file:///etc/passwd', '*']) {
      expect(await ask(one), one).not.toMatch(/canary-secret|root:x|HTTP\/1\.1 5/);
    }
  });

  it('are refused when they declare two lengths, or a length and chunks, which a proxy might read otherwise', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /api/mm/session-auth/login/ HTTP/1.1\r\nHost: lemma.test\r\nContent-Type: application/json\r\n' +
        'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/mm/health/ HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(data.toString()).toMatch(/^HTTP\/1\.1 400 /);
  });
});
