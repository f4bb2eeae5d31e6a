import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../logger.ts';
import { createThrottle } from '../throttle/throttle.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { networkOf } from './network-of.ts';

const opened: TestApp[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
});

async function open(variables: Readonly<Record<string, string>> = {}, lines: string[] = []) {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = await openTestApp({ variables, log: createLog('warn', sink) });
  opened.push(app);
  // Tries that wait for their turn have it immediately: who has to wait is decided before.
  const { throttle } = app.services;
  throttle.turn = createThrottle(
    app.database,
    '',
    () => app.clock.now,
    () => Promise.resolve(),
  ).turn;
  return app;
}

/** How many of 130 look-ups are refused when each names another address as the one it was forwarded for. */
async function refusedOf(app: TestApp, from: string, forwardedFor: (at: number) => string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, at) =>
      app.app.inject({
        url: '/api/mm/classes/join/AAAAAA/',
        remoteAddress: from,
        headers: { 'x-forwarded-for': forwardedFor(at) },
      }),
    ),
  );
  return answers.filter(({ statusCode }) => statusCode === 429).length;
}

const secrets = { SESSION_SECRET: 'a'.repeat(40), TOKEN_SECRET: 'b'.repeat(40) };

it('is empty once a client has gone, and no fault', () => {
  expect(networkOf(undefined)).toBe('');
});

describe('the address that limits count [SC12]', () => {
  it('is the connection’s, in production too: what a visitor writes into a header is worth nothing', async () => {
    for (const variables of [{}, { NODE_ENV: 'production', ...secrets }]) {
      const app = await open(variables);
      expect(await refusedOf(app, '203.0.113.9', (at) => `198.51.100.${at}`)).toBeGreaterThanOrEqual(30);
    }
  });

  it('is the one that a trusted proxy names last; what stands before it is the visitor’s own invention', async () => {
    for (const trusted of ['10.0.0.1', '192.0.2.1, 10.0.0.0/8', 'uniquelocal']) {
      const app = await open({ TRUST_PROXY: trusted });
      expect(await refusedOf(app, '10.0.0.1', (at) => `198.51.100.${at}, 203.0.113.9`)).toBeGreaterThanOrEqual(30);
      expect(await refusedOf(app, '10.0.0.1', (at) => `198.51.${at}.7`)).toBe(0);
    }
  });

  it('is the connection’s where it does not come from the named proxy', async () => {
    const app = await open({ TRUST_PROXY: '10.0.0.0/8' });
    expect(await refusedOf(app, '203.0.113.9', (at) => `198.51.100.${at}`)).toBeGreaterThanOrEqual(30);
  });

  it('is asked for in the log, once, where a proxy seems to be there and none is named', async () => {
    const lines: string[] = [];
    const app = await open({}, lines);
    await refusedOf(app, '203.0.113.9', (at) => `198.51.100.${at}`);
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/198\.51\.100|203\.0\.113/);
  });
});
