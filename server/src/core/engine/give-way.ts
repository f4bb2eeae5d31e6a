import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A third of the time that other threads get where both have work: enough for progress on a busy machine. */
const lowerPriority = 5;

/** Threads of the system that Node keeps for files, pictures and passwords; all of them are made at their first use. */
const poolThread = 'libuv-worker';

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
    readdirSync('/proc/self/task').filter(
      (thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim() === poolThread,
    ),
  );
}

function lower(find: () => readonly string[]): void {
  if (process.platform !== 'linux') return;
  try {
    for (const thread of find()) setPriority(Number(thread), lowerPriority);
  } catch {
    // Without it the work is done all the same.
  }
}
