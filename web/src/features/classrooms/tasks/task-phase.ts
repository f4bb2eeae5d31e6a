import type { Task } from '@lemma/contracts';

export type TaskPhase = 'open' | 'waiting' | 'closed' | 'archived';

/** Returns the phase of a task: before, during or after its window. */
export function phaseOf(task: Task, now: number): TaskPhase {
  if (task.isArchived) return 'archived';
  if (task.opensAt !== null && Date.parse(task.opensAt) > now) return 'waiting';
  if (task.dueAt !== null && Date.parse(task.dueAt) <= now) return 'closed';
  return 'open';
}
