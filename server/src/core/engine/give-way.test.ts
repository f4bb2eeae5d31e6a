import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const seen = z.object({ before: z.int(), after: z.int(), main: z.int() });
const module = JSON.stringify(new URL('./give-way.ts', import.meta.url).href);

/** Reads how far back a thread stands: 0 is the usual priority, 19 the last. */
const niceOf = `
  const { readdirSync, readFileSync, readlinkSync } = require('node:fs');
  const niceOf = (thread) =>
    Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ').at(-1).split(' ')[16]);
`;

/** Runs in a thread of its own, which gives way. */
const ownThread = `${niceOf}
  import(${module}).then(({ giveWay }) => {
    const own = readlinkSync('/proc/thread-self').split('/').at(-1);
    const before = niceOf(own);
    giveWay();
    require('node:worker_threads').parentPort.postMessage({ before, after: niceOf(own), main: niceOf(process.pid) });
  });
`;

describe.runIf(process.platform === 'linux')('a thread that gives way', () => {
  it('has a lower priority than before, and leaves that of the main thread', async () => {
    const worker = new Worker(ownThread, { eval: true });
    const [message]: unknown[] = await once(worker, 'message');
    await worker.terminate();
    const { before, after, main } = seen.parse(message);
    expect(after).toBe(5);
    expect(main).toBe(before);
  });
});
