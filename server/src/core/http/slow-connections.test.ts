import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let port: number;
const slow: Socket[] = [];

beforeAll(async () => {
  app = await openTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of slow) socket.destroy();
  await app.close();
});

async function dawdle(text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  slow.push(socket);
}

describe('a thousand connections that never finish their request', () => {
  it('do not keep others from being answered [SC24]', async () => {
    const beginnings = [
      'GET /api/mm/health/ HTTP/1.1\r\nHost: lemma.test\r\nX-',
      'POST /api/mm/session-auth/login/ HTTP/1.1\r\nHost: lemma.test\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"',
    ];
    for (let at = 0; at < 1_000; at += 1) await dawdle(beginnings[at % beginnings.length] ?? '');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/mm/health/`).then(({ status }) => status)),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('are ended by limits on the time for headers and for the whole request [SC24]', () => {
    expect(app.app.server.headersTimeout).toBeLessThanOrEqual(20_000);
    expect(app.app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.app.server.requestTimeout).toBeLessThanOrEqual(120_000);
  });
});
