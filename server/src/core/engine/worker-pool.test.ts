import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ExerciseDocument } from '@lemma/math';
import { afterEach, describe, expect, it } from 'vitest';
import { actingFor } from './caller.ts';
import { isStuck } from './thread-time.ts';
import { WorkerPool } from './worker-pool.ts';

const document = (value: string): ExerciseDocument => ({
  format: 'lemma-exercise/1',
  title: 'A number',
  language: 'en',
  topic: 'algebra',
  tags: [],
  level: 'Level 1',
  variables: { direction: 'ltr', list: [] },
  question: 'Which number?',
  parts: [{ name: 'number', answerType: 4, accept: [{ value }] }],
  hints: [],
  solution: '',
  tests: [],
});

const pools: WorkerPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function openPool(changes: Partial<ConstructorParameters<typeof WorkerPool>[0]> = {}) {
  const pool = new WorkerPool({
    threads: 1,
    budgetMs: 20_000,
    patienceMs: 60_000,
    givesWay: true,
    mostRunning: 2,
    mostWaitingEach: 50,
    mostWaiting: 1000,
    refill: 0.25,
    onOverrun: () => new Error('overrun'),
    onCrowd: () => new Error('crowd'),
    ...changes,
  });
  pools.push(pool);
  return pool;
}

const answers = [{ part: 'number', value: '5' }];
const noDocument = () => Promise.reject(new Error('no document'));
const markDraft = (pool: WorkerPool, caller: string) =>
  actingFor(caller, () => pool.run({ job: 'mark-draft', document: document('5'), seed: 1, answers }, noDocument));

it('work is given time of the processor, and many times as long where it waits for the processor or the disk', () => {
  expect(isStuck({ computedMs: 29_999, waitedMs: 179_999 }, 30_000)).toBe(false);
  expect(isStuck({ computedMs: 30_000, waitedMs: 30_000 }, 30_000)).toBe(true);
  expect(isStuck({ computedMs: 200, waitedMs: 180_000 }, 30_000)).toBe(true);
});

describe('the threads that mark [SC24]', () => {
  it('mark an answer of somebody else before the rest of a flood', async () => {
    const pool = openPool();
    const done: string[] = [];
    const flood = Array.from({ length: 40 }, () => markDraft(pool, 'hog').then(() => done.push('hog')));
    const ada = markDraft(pool, 'ada').then(() => done.push('ada'));
    await Promise.all([...flood, ada]);
    expect(done.indexOf('ada')).toBeLessThanOrEqual(2);
    expect(done).toHaveLength(41);
  });

  it('load their code before there is work for them, as many as were asked for and no more than there may be', async () => {
    const made: Worker[] = [];
    const note = (worker: Worker): void => void made.push(worker);
    process.on('worker', note);
    const pool = openPool({ threads: 2 });
    for (const threads of [1, 3, 2]) pool.warmUp(threads);
    await new Promise(setImmediate);
    process.off('worker', note);
    expect(made).toHaveLength(2);
    await Promise.all(made.map(async (worker) => expect(await once(worker, 'message')).toEqual(['ready'])));
    await expect(markDraft(pool, 'ada')).resolves.toMatchObject({ outcome: 'right' });
  });

  it('refuse work past the bounds, and continue with the rest', async () => {
    const pool = openPool({ mostWaitingEach: 3 });
    const flood = await Promise.allSettled(Array.from({ length: 10 }, () => markDraft(pool, 'hog')));
    const refused = flood.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(10 - 3 - 2);
    expect(refused.every((one) => (one as PromiseRejectedResult).reason.message === 'crowd')).toBe(true);
    await expect(markDraft(pool, 'ada')).resolves.toMatchObject({ outcome: 'right' });
  });

  it('refuse what has waited too long', async () => {
    const pool = openPool({ patienceMs: 0 });
    // The document of the first two never comes, so that nothing behind them is begun.
    const stuck = [1, 2].map((seed) =>
      actingFor('hog', () => pool.run({ job: 'draw', versionId: 'v', seed }, () => new Promise(() => undefined))),
    );
    for (const one of stuck) one.catch(() => undefined);
    await expect(markDraft(pool, 'hog')).rejects.toThrow('crowd');
    await expect(markDraft(pool, 'ada')).resolves.toMatchObject({ outcome: 'right' });
  });

  it('give up a piece past its budget alone: what was behind it is done by another thread', async () => {
    const pool = openPool({ budgetMs: 1000 });
    const endless = { ...document('5'), variables: endlessVariables };
    const [overrun, behind] = await Promise.allSettled([
      actingFor('hog', () => pool.run({ job: 'check', document: endless }, noDocument)),
      markDraft(pool, 'ada'),
    ]);
    expect(overrun).toMatchObject({ status: 'rejected', reason: new Error('overrun') });
    expect(behind).toMatchObject({ status: 'fulfilled', value: { outcome: 'right' } });
  });

  it('does not take an answer for the culprit whose document is still being loaded', async () => {
    const pool = openPool({ budgetMs: 1000 });
    let deliver: (document: ExerciseDocument) => void = () => undefined;
    const loading = new Promise<ExerciseDocument>((resolve) => (deliver = resolve));
    const waits = actingFor('ada', () => pool.run({ job: 'draw', versionId: 'v', seed: 1 }, () => loading));
    const endless = { ...document('5'), variables: endlessVariables };
    const hog = actingFor('hog', () => pool.run({ job: 'check', document: endless }, noDocument));
    await expect(hog).rejects.toThrow('overrun');
    deliver(document('5'));
    await expect(waits).resolves.toHaveProperty('view.question');
  });

  it('says what is wrong with a document that cannot be read, and keeps working', async () => {
    const pool = openPool();
    const broken = pool.run({ job: 'mark-draft', document: document('5 +'), seed: 1, answers }, noDocument);
    await expect(broken).rejects.toThrow(/number/);
    await expect(pool.run({ job: 'draw', versionId: 'w', seed: 1 }, noDocument)).rejects.toThrow('no document');
    await expect(markDraft(pool, 'ada')).resolves.toMatchObject({ outcome: 'right' });
  });
});

/** Draws that keep a thread busy for far longer than the budgets above: 1,000 variants of forty long expansions. */
const endlessVariables: ExerciseDocument['variables'] = {
  direction: 'ltr',
  list: [
    { name: 'a', generator: 'random-integer', min: 1, max: 1_000_000 },
    ...Array.from({ length: 40 }, (_, k) => ({
      name: `v${k}`,
      generator: 'expression' as const,
      value: '(x+a)^12 (x+i)^12 (x-y)^8',
      simplify: 'full' as const,
    })),
  ],
};
