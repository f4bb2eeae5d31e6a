import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, isPublicAddress, OutsideError } from './guarded-fetch.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((closed) => (server ? server.close(closed) : closed(undefined)));
  server = undefined;
});

/** A service in the operator's own network. */
async function listen(answer: RequestListener): Promise<URL> {
  const opened = createServer(answer);
  server = opened;
  await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${(opened.address() as AddressInfo).port}/`);
}

/** A service that sends these bytes, whatever they are. */
async function answerRaw(bytes: string): Promise<URL> {
  const url = await listen(() => undefined);
  server?.removeAllListeners('connection').on('connection', (socket: Socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.from(bytes, 'latin1')));
  });
  return url;
}

const trusting = (url: URL) =>
  createGuardedFetch({ trustedHosts: new Set([url.host]), timeoutMs: 300, maximumBytes: 1000 });

describe('addresses', () => {
  it.each(['8.8.8.8', '172.15.0.1', '2606:4700::1111'])('%s is everybody’s [SC17]', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '2001:0:7f00:1::',
    'fec0::1',
    '2002:7f00:1::',
    'localhost',
  ])('%s is not [SC17]', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('asking services outside', () => {
  it('reads an answer of a host that the operator has named, with what was sent', async () => {
    const url = await listen((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        response.writeHead(201, { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'] });
        response.end(`${request.method} ${request.headers['content-length']} ${body}`);
      });
    });
    const answer = await trusting(url)(url.href, { method: 'POST', body: 'größe' });
    expect([answer.status, await answer.text()]).toEqual([201, 'POST 7 größe']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
  });

  it('calls no other host in its own network, by address or by name [SC17]', async () => {
    const asked: string[] = [];
    const url = await listen((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const ask = createGuardedFetch({ trustedHosts: new Set(['id.example']), timeoutMs: 2000, maximumBytes: 1000 });
    for (const address of [
      url.href,
      `https://127.0.0.1:${url.port}/`,
      `https://[::ffff:127.0.0.1]:${url.port}/`,
      `https://localhost:${url.port}/`,
      'https://169.254.169.254/latest/meta-data/',
      'https://2130706433/',
    ]) {
      await expect(ask(address), address).rejects.toThrow(OutsideError);
    }
    expect(asked).toEqual([]);
  });

  it('follows no redirect [SC17]', async () => {
    const asked: string[] = [];
    const url = await listen((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect((await trusting(url)(url.href)).status).toBe(302);
    expect(asked).toEqual(['/']);
  });

  it('reads and waits within its limits [SC17]', async () => {
    const much = await listen((_, response) => response.end('x'.repeat(1001)));
    await expect(trusting(much)(much.href)).rejects.toThrow('answers too much');
    server?.close();
    const silent = await listen(() => undefined);
    await expect(trusting(silent)(silent.href)).rejects.toThrow(OutsideError);
    server?.closeAllConnections();
    server?.close();
    const stuttering = await listen((_, response) => void response.write('x'));
    await expect(trusting(stuttering)(stuttering.href)).rejects.toThrow(OutsideError);
  });

  it.each([
    ['HTTP/1.1 999 Odd', OutsideError],
    ['HTTP/1.1 600 Odd', OutsideError],
    ['HTTP/1.1 000 Odd', OutsideError],
    ['HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: odd', OutsideError],
    ['HTTP/1.1 204 No Content', OutsideError],
    ['HTTP/1.1 205 Reset Content', 205],
    ['HTTP/1.1 304 Not Modified', OutsideError],
    ['HTTP/1.1 400 Incorrect \u0007 caf\u00e9', 400],
  ])('survives the answer %j [SC17]', async (head, expected) => {
    const url = await answerRaw(`${head}\r\ncontent-length: 2\r\n\r\nhi`);
    const asked = trusting(url)(url.href);
    if (typeof expected === 'number') expect((await asked).status).toBe(expected);
    else await expect(asked).rejects.toThrow(expected);
  });

  it('reads an answer that ends with its connection', async () => {
    const url = await answerRaw('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhello');
    expect(await (await trusting(url)(url.href)).text()).toBe('hello');
  });
});
