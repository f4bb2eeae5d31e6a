import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { computedBy } from './thread-time.ts';

it.skipIf(process.platform === 'win32')(
  'a thread that waits in a call of the system has computed nothing',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lemma-thread-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // To open a pipe for reading waits until somebody writes.
    const thread = new Worker('require("fs").readFileSync(require("worker_threads").workerData)', {
      eval: true,
      workerData: pipe,
    });
    const ended = once(thread, 'exit');
    await once(thread, 'online');
    await expect.poll(() => computedBy(thread), { timeout: 30_000 }).toBe(0);
    const writer = await open(pipe, 'w');
    await writer.close();
    await ended;
    rmSync(folder, { recursive: true });
  },
);
