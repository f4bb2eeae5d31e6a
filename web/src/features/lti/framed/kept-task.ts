import { version } from '@lemma/contracts';
import type { TaskForm } from '../../tasks/form/task-form.ts';
import type { FormGroup } from '../../tasks/groups/group-form.ts';

/** Choices for a task that an LMS waits for. */
export interface KeptTask {
  readonly typed: Partial<TaskForm>;
  readonly groups: readonly FormGroup[];
}

const nothing: KeptTask = { typed: {}, groups: [] };
/** Where a frame may store nothing, it is kept as long as the page. */
const ofPage = new Map<string, KeptTask>();
/** Another version of the product may shape it otherwise. */
const keyOf = (classId: string): string => `lemma.task-for-lms ${version} ${classId}`;

/** The task that was begun for this class in this tab and is not made yet: leaving the picker loses nothing. */
export function keptTask(classId: string): KeptTask {
  try {
    const text = sessionStorage.getItem(keyOf(classId));
    if (text !== null) return JSON.parse(text) as KeptTask;
  } catch {
    // Storage is forbidden in many frames.
  }
  return ofPage.get(classId) ?? nothing;
}

export function keepTask(classId: string, task: KeptTask): void {
  ofPage.set(classId, task);
  try {
    sessionStorage.setItem(keyOf(classId), JSON.stringify(task));
  } catch {
    // It stays in the page.
  }
}

/** Forgets it once it is made. */
export function forgetTask(classId: string): void {
  ofPage.delete(classId);
  try {
    sessionStorage.removeItem(keyOf(classId));
  } catch {
    // There is nothing stored.
  }
}
