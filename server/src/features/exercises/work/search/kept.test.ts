import { expect, it } from 'vitest';
import { createKept } from './kept.ts';

function setUp(isQuick: boolean) {
  const clock = { now: new Date('2026-09-07T08:00:00Z') };
  const jobs: Promise<unknown>[] = [];
  const background = {
    run: (_: string, work: () => Promise<unknown>) => void jobs.push(work()),
    settle: async () => {},
  };
  let made = 0;
  const make = () => Promise.resolve((made += 1));
  const kept = createKept({ now: () => clock.now, background }, { what: 'counting', make, isQuick: () => isQuick });
  return { kept, clock, settle: () => Promise.all(jobs) };
}

it('answers from memory for a minute, then with the old value while a new one is made', async () => {
  const { kept, clock, settle } = setUp(true);
  expect([await kept.get(), await kept.get()]).toEqual([1, 1]);
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect(await kept.get()).toBe(1);
  await settle();
  expect(await kept.get()).toBe(2);
});

it('shows a change immediately where that is quick, also when an older count is still under way', async () => {
  const { kept } = setUp(true);
  const before = kept.get();
  kept.forget();
  expect([await before, await kept.get(), await kept.get()]).toEqual([1, 2, 2]);
});

it('does not block after a change where counting takes long', async () => {
  const { kept, settle } = setUp(false);
  await kept.get();
  kept.forget();
  expect(await kept.get()).toBe(1);
  await settle();
  expect(await kept.get()).toBe(2);
});
