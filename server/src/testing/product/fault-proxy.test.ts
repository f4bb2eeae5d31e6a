import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFaultProxy } from './fault-proxy.ts';
import type { FaultProxy } from './fault-proxy.ts';

let server: Server;
let proxy: FaultProxy;
let received: string[];

beforeEach(async () => {
  received = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push(body);
    response.end(`thanks for ${body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('clientError', (_error, socket) => socket.destroy());
  proxy = await startFaultProxy({ port: (server.address() as AddressInfo).port });
});

afterEach(async () => {
  await proxy.close();
  server.close();
});

/** The reply, or `cut` when the wire broke. */
async function send(body: string): Promise<string> {
  try {
    const response = await fetch(`http://127.0.0.1:${proxy.port}/`, { method: 'POST', body });
    return await response.text();
  } catch {
    return 'cut';
  }
}

describe('the fault proxy', () => {
  it('lets everything through when nothing is planned', async () => {
    expect(await send('one')).toBe('thanks for one');
    expect(await send('two')).toBe('thanks for two');
  });

  it.each([{ cut: 'before-request' as const }, { cut: 'in-request' as const, bytes: 40 }])(
    'cuts $cut: the server never has the whole request',
    async (fault) => {
      proxy.plan(fault);
      expect(await send('lost')).toBe('cut');
      expect(await send('next')).toBe('thanks for next');
      expect(received).not.toContain('lost');
    },
  );

  it.each([{ cut: 'before-reply' as const }, { cut: 'in-reply' as const, bytes: 30 }])(
    'cuts $cut: the server has done the work and the client does not know',
    async (fault) => {
      proxy.plan(fault);
      expect(await send('done')).toBe('cut');
      expect(received).toContain('done');
    },
  );

  it('gives each request the fault that was planned for it, also on one connection', async () => {
    expect(await send('first')).toBe('thanks for first');
    proxy.plan({ cut: 'before-reply' }, { cut: 'before-request' });
    expect([await send('a'), await send('b'), await send('c')]).toEqual(['cut', 'cut', 'thanks for c']);
    expect(received).toEqual(['first', 'a', 'c']);
  });

  it('refuses while set to, and serves again afterwards', async () => {
    proxy.set('refuse');
    expect(await send('no')).toBe('cut');
    proxy.set('open');
    expect(await send('yes')).toBe('thanks for yes');
  });

  it('holds everything back while it stalls, and loses nothing of it', async () => {
    await send('warm');
    proxy.set('stall');
    let answered = false;
    const waiting = send('held').finally(() => {
      answered = true;
    });
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method: 'POST', body: 'past it' });
    expect(answered).toBe(false);
    expect(received).toEqual(['warm', 'past it']);
    proxy.set('open');
    expect(await waiting).toBe('thanks for held');
  });

  it('delays both ways', async () => {
    proxy.delay(30);
    const startedAt = performance.now();
    await send('slowly');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(58);
  });
});
