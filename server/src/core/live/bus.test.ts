import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBus, pack, type Bus } from './bus.ts';

const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const url = process.env['TEST_DATABASE_URL'];
const open: Bus[] = [];

function newBus(): Bus {
  const bus = createBus({ url, log });
  open.push(bus);
  return bus;
}

afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
});

describe('the bus', () => {
  it('notifies listeners of a topic on its own node immediately, until they leave', () => {
    const bus = createBus({ url: undefined, log });
    const listener = vi.fn<() => void>();
    const leave = bus.subscribe('a', listener);
    bus.publish('a');
    bus.publish('b');
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    bus.publish('a');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(bus.isConnected).toBe(true);
  });

  it('puts topics into as few notifications as they fit into', () => {
    expect(pack(['a', 'b', 'c'])).toEqual(['a b c']);
    expect(pack(['aaaa', 'bbbb', 'cccc'], 9)).toEqual(['aaaa bbbb', 'cccc']);
    expect(pack(['a', '*'])).toEqual(['*']);
  });

  it.runIf(url !== undefined)(
    '[RL17] [RL10] reaches other nodes, and after a cut makes all of them look again',
    async () => {
      const [here, there] = [newBus(), newBus()];
      const listener = vi.fn<() => void>();
      there.subscribe('poll:1', listener);
      here.subscribe('poll:1', () => undefined);
      await vi.waitUntil(() => here.isConnected && there.isConnected, 60_000);
      await vi.waitUntil(() => {
        here.publish('poll:1');
        return listener.mock.calls.length > 0;
      });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lemma bus'");
      await client.end();
      await vi.waitUntil(() => !there.isConnected, 60_000);
      listener.mockClear();
      await vi.waitUntil(() => here.isConnected && there.isConnected, 60_000);
      await vi.waitUntil(() => listener.mock.calls.length > 0, 60_000);
      expect(here.isConnected).toBe(true);
    },
  );
});
