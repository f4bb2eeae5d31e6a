import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A file of the largest size needs a tenth of both. */
const longestMs = 30_000;
const limits = { maxOldGenerationSizeMb: 768 };

/** The bytes of a file that can be moved to a thread. Memory that they share with others cannot be moved, and is copied. */
export const movable = (file: Uint8Array): ArrayBuffer[] =>
  file.length === file.buffer.byteLength ? [file.buffer as ArrayBuffer] : [];

/**
 * Has a file read in a thread of its own, which is the module at `reader` and sends one answer; everybody else is served
 * meanwhile. Bytes in `moved` go there and are empty here from then on: a copy of a large file keeps everybody waiting. Null
 * when it takes too long or needs too much memory.
 */
export async function readInThread<Answer>(
  reader: URL,
  data: unknown,
  moved: readonly ArrayBuffer[],
): Promise<Answer | null> {
  const worker = new Worker(reader, {
    workerData: data,
    transferList: [...moved],
    resourceLimits: limits,
    execArgv: [],
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })) as [Answer];
    return answer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ABORT_ERR' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    return null;
  } finally {
    await worker.terminate();
  }
}
