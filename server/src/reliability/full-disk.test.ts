import { join } from 'node:path';
import { createClassroom, getHealth, listClassrooms, signUp } from '@lemma/contracts';
import { afterAll, expect, it, vi } from 'vitest';
import { createHttpClient, HttpAnswerError } from '../testing/http-client.ts';
import { startProduct, type RunningProduct } from '../testing/product/product.ts';
import { mountSmallDisk } from '../testing/product/small-disk.ts';
import { prepareStartedFolder } from '../testing/started.ts';

// Large enough for the starter data and the reserve: without that the database could not start again.
const disk = process.env['TEST_DATABASE_URL'] ? undefined : mountSmallDisk(256);
let product: RunningProduct | undefined;
afterAll(async () => {
  await product?.kill();
  disk?.remove();
});

it.skipIf(!disk)(
  'keeps reading while its disk is full, says so when someone saves, and saves again when there is room [RL8]',
  async () => {
    if (!disk) return;
    const dataDir = join(disk.folder, 'data');
    await prepareStartedFolder(dataDir);
    product = await startProduct({ dataDir, variables: { LOG_LEVEL: 'silent', LIMIT_CALLS: 'off' } });
    const teacher = createHttpClient(product.url);
    await teacher.call(signUp, {
      body: {
        firstName: 'Full',
        lastName: 'Disk',
        email: 'full@school.example',
        password: 'a long password',
        role: 'teacher',
      },
    });
    const made: string[] = [];
    const longest = { ms: 0 };
    /** Returns the server's answer to making a class: `made`, or its refusal. */
    const make = async (): Promise<string> => {
      const name = `Class ${made.length + 1}`;
      const began = performance.now();
      const answer = await teacher.call(createClassroom, { body: { name } }).then(
        () => 'made',
        (error: unknown) => (error instanceof HttpAnswerError ? error.message : String(error)),
      );
      longest.ms = Math.max(longest.ms, performance.now() - began);
      if (answer === 'made') made.push(name);
      return answer;
    };
    for (const round of [1, 2]) {
      expect(await make(), `before round ${round}`).toBe('made');
      disk.fill();
      await vi.waitUntil(async () => (await make()).includes('server/read-only'), { timeout: 120_000, interval: 20 });
      for (let n = 0; n < 20; n += 1) {
        expect(await make()).toContain('503: {"detail":"The server has no room left to save this.');
        expect(await teacher.call(listClassrooms, {})).toHaveLength(made.length);
        expect(await teacher.call(getHealth, {})).toMatchObject({ status: 'ok' });
      }
      disk.makeRoom();
      await vi.waitUntil(async () => (await make()) === 'made', { timeout: 120_000, interval: 50 });
    }
    const listed = await teacher.call(listClassrooms, {});
    expect(listed.map(({ name }) => name).toSorted()).toEqual(made.toSorted());
    expect(longest.ms).toBeLessThan(10_000);
  },
);
