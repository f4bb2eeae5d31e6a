import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/**
 * Whether work of a thread is given up: it has computed for as long as it may, or has waited for the disk or the processor
 * for many times that. On a machine with much else to do, work that would end takes long by the clock and little of the
 * processor.
 */
export function isStuck(work: { readonly computedMs: number; readonly waitedMs: number }, patienceMs: number): boolean {
  return work.computedMs >= patienceMs || work.waitedMs >= 6 * patienceMs;
}

/**
 * Milliseconds of the processor that a thread has used; 0 where Node, before 24.6, does not count them, and for a thread that
 * does not answer within a second: it waits in a call of the system and computes nothing.
 */
export async function computedBy(thread: Worker): Promise<number> {
  if (!('cpuUsage' in thread)) return 0;
  const nothing = { user: 0, system: 0 };
  const counted = thread.cpuUsage().catch(() => nothing);
  const { user, system } = await Promise.race([counted, wait(1000, nothing, { ref: false })]);
  return (user + system) / 1000;
}
