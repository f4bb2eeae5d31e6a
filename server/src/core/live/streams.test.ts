import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createOutages } from '../outages.ts';
import { createBus } from './bus.ts';
import { serveLive } from './serve-live.ts';
import { createStreams } from './streams.ts';

const endpoint = {
  name: 'getState',
  feature: 'test',
  summary: '',
  method: 'GET',
  path: '/',
  who: 'anyone',
  params: z.object({}),
  query: null,
  body: null,
  live: true,
  response: z.object({ n: z.int() }),
} as const;

let app: FastifyInstance;
let streams: ReturnType<typeof createStreams>;
let url = '';
let read: () => Promise<{ readonly n: number }>;
const admit = vi.fn(async () => undefined);
/** Holds a request up before its stream is opened. */
let beforeOpening: (reply: FastifyReply) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  admit.mockClear();
  read = async () => ({ n: 1 });
  beforeOpening = async () => undefined;
  app = Fastify({ forceCloseConnections: true });
  const { log } = app;
  streams = createStreams({
    bus: createBus({ url: undefined, log }),
    outages: createOutages(log),
    now: () => new Date(),
  });
  const route = serveLive(endpoint, {
    topics: () => [{ name: 'state', everyMs: 0 }],
    read: async () => ({ state: await read() }),
  });
  let people = 0;
  app.addHook('onRequest', async (_request, reply) => void reply.raw.setHeader('x-frame-options', 'DENY'));
  app.get('/', async (request, reply) => {
    people += 1;
    const person = String(people);
    reply.header('x-first', 'yes');
    await beforeOpening(reply);
    await streams.open({ route, params: {}, request, reply, person, access: [], admit });
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  streams.close();
  await app.close();
  vi.useRealTimers();
});

describe('an event stream', () => {
  it('carries the headers of every answer, and ends whole', async () => {
    const response = await fetch(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-frame-options': 'DENY',
      'x-first': 'yes',
      connection: 'close',
      date: expect.stringMatching(/GMT$/),
    });
    const text = response.text();
    streams.close();
    expect(await text).toMatch(/^:\n\nid: \S+\nevent: state\ndata: \{"n":1\}\n\n$/);
  });

  it('[RL22] that is ended before it is open is refused, and asked for again', async () => {
    const [isReading, state] = [Promise.withResolvers<void>(), Promise.withResolvers<{ readonly n: number }>()];
    read = () => {
      isReading.resolve();
      return state.promise;
    };
    const answer = fetch(url);
    await isReading.promise;
    streams.close();
    state.resolve({ n: 2 });
    const { status, headers } = await answer;
    expect(status).toBe(503);
    expect(headers.get('content-type')).not.toContain('event-stream');
  });

  it('[SC24] takes no place for a client who goes while it is asked who that is', async () => {
    const [hasCome, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeOpening = async ({ raw }) => {
      hasCome.resolve();
      await once(raw, 'close');
      setImmediate(isOver.resolve);
    };
    const { hostname, port } = new URL(url);
    const client = connect(Number(port), hostname);
    client.write('GET / HTTP/1.1\r\nhost: lemma.test\r\n\r\n');
    await hasCome.promise;
    client.destroy();
    await isOver.promise;
    expect(streams.count()).toBe(0);
  });

  it('[SC13] is checked once a minute and says every quarter that it lives, at a time of its own', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => fetch(url)));
    const checks: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      admit.mockClear();
      vi.advanceTimersByTime(1000);
      await new Promise(setImmediate);
      checks.push(admit.mock.calls.length);
    }
    expect(checks.reduce((sum, count) => sum + count, 0)).toBe(responses.length);
    expect(Math.max(...checks)).toBeLessThan(responses.length / 2);
    streams.close();
    for (const response of responses) expect((await response.text()).match(/^:$/gm)).toHaveLength(1 + 4);
  });
});
