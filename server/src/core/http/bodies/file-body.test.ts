import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { readFileBody } from './file-body.ts';

const paces = vi.hoisted(() => ({ pauses: [] as (() => void)[] }));
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise<void>((go) => paces.pauses.push(go)),
}));

const megabyte = 1024 * 1024;

/** A file of so many pieces of 64 KB, each filled with its number. */
function fileOf(pieces: number) {
  const read: number[] = [];
  function* chunks() {
    for (let k = 0; k < pieces; k += 1) {
      read.push(k);
      yield Buffer.alloc(64 * 1024, k);
    }
  }
  return { read, payload: Readable.from(chunks(), { highWaterMark: 1 }) };
}

const requestOf = (headers: Record<string, string>, bodyLimit = 20 * megabyte) =>
  ({ headers, routeOptions: { bodyLimit } }) as unknown as FastifyRequest;

it('reads a large file a little at a time, and waits in between while the sender is held up [RL21] [SC24]', async () => {
  const { read, payload } = fileOf(160);
  const reading = readFileBody(requestOf({ 'content-length': String(10 * megabyte) }), payload);
  await expect.poll(() => paces.pauses.length).toBe(1);
  // No pause has ended: the first megabyte was read, and not much more.
  expect(read.length).toBeGreaterThanOrEqual(16);
  expect(read.length).toBeLessThan(40);
  const before = read.length;
  paces.pauses.pop()?.();
  await expect.poll(() => paces.pauses.length).toBe(1);
  expect(read.length).toBeGreaterThan(before);
  const letGo = setInterval(() => paces.pauses.pop()?.(), 0);
  const file = await reading.finally(() => clearInterval(letGo));
  expect(file.length).toBe(10 * megabyte);
  expect(file.buffer.byteLength).toBe(file.length);
  expect([file[0], file[64 * 1024], file.at(-1)]).toEqual([0, 1, 159]);
});

it('reads a small file without waiting, with and without a length in its head', async () => {
  for (const headers of [{ 'content-length': String(128 * 1024) }, {}] as Record<string, string>[]) {
    const file = await readFileBody(requestOf(headers), fileOf(2).payload);
    expect([file.length, file[0], file.at(-1)]).toEqual([128 * 1024, 0, 1]);
  }
});

it('refuses a file that is longer than the limit, whatever length it announces', async () => {
  const limit = 128 * 1024;
  for (const length of [String(limit + 1), undefined]) {
    const { payload } = fileOf(3);
    const headers = length === undefined ? {} : { 'content-length': length };
    await expect(readFileBody(requestOf(headers, limit), payload)).rejects.toMatchObject({ statusCode: 413 });
  }
});
