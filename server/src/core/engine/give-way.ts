import { readdirSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * How far below the main thread: a third of the time that other threads get where both have work, enough for progress on a
 * busy machine.
 */
const stepsLower = 5;

/**
 * Lets all other threads go before this one. On Linux a thread has a priority of its own; elsewhere, and where the system
 * forbids it, this thread is one among the others.
 */
export function giveWay(): void {
  lower(() => /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.slice(1) ?? []);
}

/**
 * The same for all threads of this process, and whatever those begin, as far as it goes: it gets what no other wants. Called
 * before it has begun to work.
 */
export function letProcessGiveWay(): void {
  lower(() => readdirSync('/proc/self/task'), constants.priority.PRIORITY_LOW);
}

function lower(find: () => readonly string[], steps = stepsLower): void {
  if (process.platform !== 'linux') return;
  try {
    const priority = Math.min(getPriority(process.pid) + steps, constants.priority.PRIORITY_LOW);
    for (const thread of find()) setPriority(Number(thread), priority);
  } catch {
    // Without it the work is done all the same.
  }
}
