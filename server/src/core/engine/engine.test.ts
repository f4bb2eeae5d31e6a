import type { PartAnswer } from '@lemma/math';
import { type NotationId, notationIds } from '@lemma/math/regional';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { createEngine } from './engine.ts';
import { WorkerPool } from './worker-pool.ts';

const engine = createEngine();
afterAll(() => engine.close());
afterEach(() => vi.restoreAllMocks());

const versionOf = (versionId: string) => ({ versionId, document: () => Promise.resolve(squareOfSum) });
const answer = (value: string): PartAnswer[] => [{ part: 'square', value }];

it('marks the same answer to the same variant once, for practice as well', async () => {
  const run = vi.spyOn(WorkerPool.prototype, 'run');
  const first = await engine.markResponse(versionOf('one'), 1, answer('x^2'));
  expect(first.parts[0]?.outcome).toBe('wrong');
  expect(await engine.markResponse(versionOf('one'), 1, answer('x^2'))).toEqual(first);
  expect(await engine.practice.markResponse(versionOf('one'), 1, answer('x^2'))).toEqual(first);
  expect(run).toHaveBeenCalledTimes(1);
});

it('marks the same typed answer once in each notation', async () => {
  const run = vi.spyOn(WorkerPool.prototype, 'run');
  const typed = (notation: NotationId) =>
    engine.markTyped(versionOf('typed'), 1, answer('x^2'), { unfinished: 'when-right', notation });
  const english = await typed('en');
  expect(await typed('en')).toEqual(english);
  expect(run).toHaveBeenCalledTimes(1);
  await typed(notationIds.find((id) => id !== 'en') ?? 'en');
  expect(run).toHaveBeenCalledTimes(2);
});

it('marks another version, variant, answer or way of reading by itself', async () => {
  const run = vi.spyOn(WorkerPool.prototype, 'run');
  const source = versionOf('two');
  await engine.markResponse(source, 1, answer('x^2'));
  await engine.markResponse(versionOf('three'), 1, answer('x^2'));
  await engine.markResponse(source, 2, answer('x^2'));
  await engine.markResponse(source, 1, answer('x^2 '));
  await engine.markResponse(source, 1, answer('x^2'), 'always');
  expect(run).toHaveBeenCalledTimes(5);
});

it('remembers neither a failure nor a very long answer', async () => {
  const run = vi.spyOn(WorkerPool.prototype, 'run').mockRejectedValueOnce(new Error('too much to check'));
  const source = versionOf('four');
  await expect(engine.markResponse(source, 1, answer('x^2'))).rejects.toThrow('too much to check');
  await engine.markResponse(source, 1, answer('x^2'));
  const long = answer('x'.repeat(4000));
  await engine.markResponse(source, 1, long);
  await engine.markResponse(source, 1, long);
  expect(run).toHaveBeenCalledTimes(4);
});
