import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import Fastify from 'fastify';
import { createBus } from '../../server/src/core/live/bus.ts';
import { serveLive } from '../../server/src/core/live/serve-live.ts';
import { createStreams } from '../../server/src/core/live/streams.ts';
import { createOutages } from '../../server/src/core/outages.ts';

/** A server that sends states to all its clients: `lemma` or `socket.io`, and how many states. */
const [kind, given] = process.argv.slice(2);
const events = Number(given);
/** About as much as a question with five choices. */
const padding = 'x'.repeat(900);
const stateOf = (n: number) => ({ n, sentAt: performance.timeOrigin + performance.now(), padding });

async function startLemma() {
  const app = Fastify();
  const { log } = app;
  const bus = createBus({ url: undefined, log });
  const streams = createStreams({ bus, outages: createOutages(log), now: () => new Date() });
  let state = stateOf(0);
  const endpoint = {
    name: 'getState',
    feature: 'bench',
    summary: '',
    method: 'GET',
    path: '/',
    who: 'anyone',
    params: z.object({}),
    query: null,
    body: null,
    live: true,
    response: z.object({ n: z.int(), sentAt: z.number(), padding: z.string() }),
  } as const;
  const route = serveLive(endpoint, {
    topics: () => [{ name: 'state', everyMs: 0 }],
    read: async () => ({ state }),
  });
  let people = 0;
  app.get('/', async (request, reply) => {
    people += 1;
    await streams.open({
      route,
      params: {},
      request,
      reply,
      person: String(people),
      access: [],
      admit: async () => undefined,
    });
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    port: (app.server.address() as AddressInfo).port,
    send(n: number) {
      state = stateOf(n);
      bus.publish('state');
    },
  };
}

async function startSocketIo() {
  const { Server } = await import('socket.io');
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, send: (n: number) => void io.emit('state', stateOf(n)) };
}

const { port, send } = await (kind === 'lemma' ? startLemma() : startSocketIo());
process.send?.({ port });
process.once('message', async () => {
  const before = process.cpuUsage();
  for (let n = 1; n <= events; n += 1) {
    send(n);
    await wait(100);
  }
  await wait(500);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ cpuMs: (user + system) / 1000 });
});
