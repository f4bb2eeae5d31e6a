import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionTurns } from './session-turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const turnsOfLoop = () => vi.advanceTimersByTimeAsync(1);

it('lets reads end before the session is exchanged, and reads that are asked for meanwhile begin after it', async () => {
  const turns = createSessionTurns();
  const order: string[] = [];
  const [first, exchange] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const note = (name: string, answer: Promise<string>) => () => {
    order.push(name);
    return answer;
  };
  const one = turns.read(note('read', first.promise));
  const change = turns.exchange(note('exchange', exchange.promise));
  const other = turns.read(note('later read', Promise.resolve('new')));
  await turnsOfLoop();
  expect(order).toEqual(['read']);
  first.reject(new Error('no network'));
  await expect(one).rejects.toThrow('no network');
  await turnsOfLoop();
  expect(order).toEqual(['read', 'exchange']);
  exchange.resolve('done');
  expect([await change, await other]).toEqual(['done', 'new']);
  expect(order).toEqual(['read', 'exchange', 'later read']);
});

it('waits three seconds at most, on either side', async () => {
  const turns = createSessionTurns();
  const never = new Promise<string>(() => undefined);
  void turns.read(() => never);
  const exchange = vi.fn(() => never);
  void turns.exchange(exchange);
  const read = vi.fn(() => Promise.resolve('read'));
  const later = turns.read(read);
  await vi.advanceTimersByTimeAsync(2_900);
  expect([exchange, read].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await later).toBe('read');
  expect(exchange).toHaveBeenCalledOnce();
});
