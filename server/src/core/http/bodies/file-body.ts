import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodes, type FastifyRequest } from 'fastify';

/** Read in one go; what comes after it is read at a pace, as if it came over a line of 64 megabits a second. */
const unhurriedBytes = 1024 * 1024;
const bytesPerMs = 8 * 1024;
/** A shorter pause costs more than it helps. */
const shortestPauseMs = 10;

/**
 * Reads a file into one piece of memory that has the size of the file. A file that comes faster than most lines are is
 * held up on its way, so that the thread that answers everybody copies a little of it at a time.
 */
export async function readFileBody(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const { bodyLimit } = request.routeOptions;
  const announced = Number(request.headers['content-length'] ?? bodyLimit);
  if (announced > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const file = Buffer.allocUnsafeSlow(announced);
  const began = performance.now();
  let length = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    if (length + chunk.length > announced) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    chunk.copy(file, length);
    length += chunk.length;
    const aheadMs = (length - unhurriedBytes) / bytesPerMs - (performance.now() - began);
    if (aheadMs >= shortestPauseMs) await pause(aheadMs);
  }
  return file.subarray(0, length);
}
