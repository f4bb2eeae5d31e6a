import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * How far below the main thread: a third of the time that other threads get where both have work, enough for progress on a
 * busy machine.
 */
const stepsLower = 5;

/**
 * Threads that Node keeps for files, pictures and passwords, and those of libvips: its workers are children of a spawner, not
 * of the thread that wants them. All of them are made at their first use.
 */
const poolThreads = new Set(['libuv-worker', 'libvips worker', 'pool-spawner']);

/**
 * Lets all other threads go before this one. On Linux a thread has a priority of its own; elsewhere, and where the system
 * forbids it, this thread is one among the others.
 */
export function giveWay(): void {
  lower(() => /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.slice(1) ?? []);
}

/**
 * The same for the threads that decode pictures and hash passwords, and whatever those begin: a large picture keeps one of
 * them at work for a second, and a machine of two processors half of what it has. Called once the threads are there.
 */
export function letPoolGiveWay(): void {
  lower(() =>
    readdirSync('/proc/self/task').filter((thread) =>
      poolThreads.has(readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()),
    ),
  );
}

function lower(find: () => readonly string[]): void {
  if (process.platform !== 'linux') return;
  try {
    const priority = Math.min(getPriority(process.pid) + stepsLower, constants.priority.PRIORITY_LOW);
    for (const thread of find()) setPriority(Number(thread), priority);
  } catch {
    // Without it the work is done all the same.
  }
}
