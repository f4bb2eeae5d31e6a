import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { apiBase, endpoint, endpoints, type Endpoint } from '@lemma/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Browser } from '../access/browser.ts';
import type { SignedInUser } from '../access/visitor.ts';
import { CallCounts } from '../throttle/call-counts.ts';
import { handleErrors } from './error-handler.ts';
import { isPaced } from './paced-calls.ts';
import { registerRoutes } from './register.ts';
import { serve } from './serve.ts';

const doWork = endpoint({
  name: 'doWork',
  feature: 'tests',
  summary: 'Works until it is ended.',
  method: 'GET',
  path: '/work/{name}/',
  who: 'anyone',
  params: z.strictObject({ name: z.string() }),
  response: null,
  callsPerMinuteEach: 1000,
});

const look = endpoint({
  name: 'look',
  feature: 'tests',
  summary: 'Answers immediately, and has no limit.',
  method: 'GET',
  path: '/look/{name}/',
  who: 'anyone',
  params: z.strictObject({ name: z.string() }),
  response: null,
});

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server whose only call works until the test ends it. The cookie `person` says who calls. */
async function openServer() {
  const app = Fastify();
  opened.push(app);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const looked: string[] = [];
  const gate = {
    readEarly: () => ({}),
    findVisitor: async ({ cookies, url }: Browser) => {
      const id = cookies.get('person') ?? '';
      looked.push(url);
      return id === '' ? null : ({ id, session: null } as SignedInUser);
    },
    checks: {},
    conditions: [],
    beforeHandling: async () => undefined,
  };
  handleErrors(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false, store: CallCounts });
  const services = { environment: { limitCalls: true, publicUrl: 'http://lemma.test' }, bus: {}, streams: {}, gate };
  registerRoutes(app, services as never, [
    serve(look, async ({ params }) => {
      begun.push(params.name);
      return null as never;
    }),
    serve(doWork, async ({ params }) => {
      begun.push(params.name);
      await new Promise<void>((end) => ends.set(params.name, end));
      return null as never;
    }),
  ]);
  const pathOf = (name: string) => `${apiBase}/work/${encodeURIComponent(name)}/`;
  const send = (cookies: string, name: string) => app.inject({ url: pathOf(name), headers: { cookie: cookies } });
  return { app, begun, looked, pathOf, send, end: (name: string) => ends.get(name)?.() };
}

const patience = { timeout: 20_000 };

it('has two calls of a person at work, from however many browsers, while those of others pass [SC24] [RL21]', async () => {
  const server = await openServer();
  const sent = [
    server.send('person=hog; tab=1', 'hog 1'),
    server.send('person=hog; tab=2', 'hog 2'),
    server.send('person=hog; tab=3', 'hog 3'),
  ];
  const class30 = Array.from({ length: 30 }, (_, k) => server.send(`person=pupil ${k}`, `pupil ${k}`));
  await expect
    .poll(() => server.begun.toSorted(), patience)
    .toEqual(['hog 1', 'hog 2', ...class30.map((_, k) => `pupil ${k}`)].toSorted());
  server.end('hog 1');
  await expect.poll(() => server.begun.toSorted(), patience).toContain('hog 3');
  for (const name of server.begun) server.end(name);
  const statuses = (await Promise.all([...sent, ...class30])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([204]));
});

it('refuses more than may wait with the seconds until there is room, and looks nothing up for it [SC24]', async () => {
  const server = await openServer();
  const refused: { name: string; answer: Awaited<ReturnType<typeof server.send>> }[] = [];
  for (let k = 0; k < 300; k += 1) {
    const name = `hog ${k}`;
    void server.send('person=hog', name).then((answer) => refused.push({ name, answer }));
  }
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [first] = refused;
  const code = first?.answer.json<{ code: string }>().code;
  expect([first?.answer.statusCode, first?.answer.headers['retry-after'], code]).toEqual([
    429,
    '6',
    'request/too-many',
  ]);
  expect(server.looked).not.toContain(server.pathOf(first?.name ?? ''));
  expect(server.looked).toContain(server.pathOf('hog 0'));
  void server.send('person=ada', 'ada');
  await expect.poll(() => server.begun.toSorted(), patience).toContain('ada');
});

it('gives the place of a client that went away to the next call, and does no work for it', async () => {
  const server = await openServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const send = (name: string) => {
    const sent = request({ port, host: '127.0.0.1', path: server.pathOf(name), headers: { cookie: 'person=hog' } });
    sent.on('error', () => undefined);
    sent.on('response', (answer) => answer.resume());
    return sent.end();
  };
  for (const name of ['hog 1', 'hog 2']) send(name);
  await expect.poll(() => server.begun.toSorted(), patience).toEqual(['hog 1', 'hog 2']);
  const gone = send('hog 3');
  await expect.poll(() => server.looked.length).toBe(3);
  const closed = new Promise((done) => gone.on('close', done));
  gone.destroy();
  await closed;
  send('hog 4');
  await expect.poll(() => server.looked.length).toBe(4);
  server.end('hog 2');
  await expect.poll(() => server.begun.toSorted(), patience).toEqual(['hog 1', 'hog 2', 'hog 4']);
  server.end('hog 1');
  server.end('hog 4');
});

it('lets a person read several pages in one go, and what comes after them at a pace, while others read on [RL21]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { app, begun } = await openServer();
    await app.ready();
    const read = (person: string, name: string) =>
      app.inject({ url: `${apiBase}/look/${name}/`, headers: { cookie: `person=${person}` } });
    const many = Promise.all(Array.from({ length: 215 }, () => read('one', 'many')));
    for (let turns = 0; turns < 2000 && begun.length < 200; turns += 1) await nextTurn();
    expect((await read('other', 'single')).statusCode).toBe(204);
    expect(begun.filter((name) => name === 'many')).toHaveLength(200);
    await vi.advanceTimersByTimeAsync(500);
    expect((await many).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 215 }, () => 204));
  } finally {
    vi.useRealTimers();
  }
});

it('keeps the pace of calls that are limited, and leaves files, programs and streams alone', () => {
  const namesOf = (list: readonly Endpoint[]) => list.map(({ name }) => name);
  const paced = namesOf(endpoints.filter(isPaced));
  expect(paced).toEqual(
    expect.arrayContaining(['submitResponse', 'saveDraft', 'checkSample', 'publishExercise', 'login']),
  );
  const others = endpoints.filter(({ upload, fromMail, fromProgram }) => upload ?? fromMail ?? fromProgram);
  expect(others.length).toBeGreaterThan(5);
  expect(paced.filter((name) => namesOf(others).includes(name))).toEqual([]);
});
