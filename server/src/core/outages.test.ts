import { afterEach, expect, it, vi } from 'vitest';
import { createBackground } from './background.ts';
import { startChores } from './chores.ts';
import { createOutages } from './outages.ts';

const everyTurn = () => Promise.resolve(true);

afterEach(() => {
  vi.useRealTimers();
});

const away = Object.assign(new Error('a query failed'), {
  cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
});
const full = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' });

function newLog() {
  const lines: { readonly level: string; readonly details: object; readonly words: string | undefined }[] = [];
  const at = (level: string) => (details: unknown, words?: string) => {
    lines.push({ level, details: details as object, words });
  };
  return { lines, log: { warn: at('warn'), error: at('error') } };
}

it.each([
  ['away', away],
  ['read-only', full],
])(
  '[RL4] [RL8] logs a database that is %s once for all chores, without a stack, and when it is over',
  async (why, error) => {
    vi.useFakeTimers();
    const { lines, log } = newLog();
    let isDown = true;
    const work = vi.fn(async () => {
      if (isDown) throw error;
    });
    const everyMs = 1000;
    const stop = startChores(
      [
        { what: 'sweeping', everyMs, work },
        { what: 'dusting', everyMs: 2500, work },
      ],
      { background: createBackground(log), outages: createOutages(log), takeTurn: everyTurn },
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work.mock.calls.length).toBeGreaterThan(80);
    expect(lines).toEqual([
      {
        level: 'warn',
        details: { why, what: 'sweeping', cause: (error.cause as Error | undefined)?.message ?? error.message },
        words: 'work beside the requests waits for the database',
      },
    ]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.slice(1)).toEqual([
      {
        level: 'warn',
        details: { what: expect.any(String) },
        words: 'the database is available again: background work continues',
      },
    ]);
    isDown = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(3);
    stop();
  },
);

it('logs every other fault of a chore, where it was thrown', async () => {
  vi.useFakeTimers();
  const { lines, log } = newLog();
  const error = new TypeError('x is undefined');
  const chores = [{ what: 'sweeping', everyMs: 1000, work: () => Promise.reject(error) }];
  const stop = startChores(chores, {
    background: createBackground(log),
    outages: createOutages(log),
    takeTurn: everyTurn,
  });
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  const line = { level: 'error', details: { err: error }, words: 'sweeping failed' };
  expect(lines).toEqual([line, line]);
});

it('never has the same chore at work twice, and stops', async () => {
  vi.useFakeTimers();
  const { log } = newLog();
  let finish = (): void => undefined;
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const parts = { background: createBackground(log), outages: createOutages(log), takeTurn: everyTurn };
  const stop = startChores([{ what: 'sweeping', everyMs: 1000, work }], parts);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('logs one line of other work that the database could not do', async () => {
  const { lines, log } = newLog();
  const background = createBackground(log);
  background.run('noting a visit', () => Promise.reject(away));
  await background.settle();
  expect(lines).toEqual([
    { level: 'warn', details: { why: 'away' }, words: 'noting a visit failed: the database is not available' },
  ]);
});
