import { keptHere } from '../../../kept-here.ts';

/** Where the learner stopped, on this device: the task, and the question in each attempt. No answers are in it. */

const lastTaskKey = 'lemma.last-task';
const placeKey = (attemptId: string): string => `lemma.place.${attemptId}`;

export interface LastTask {
  readonly classId: string;
  readonly taskId: string;
}

export function rememberPlace(task: LastTask, attemptId: string, position: number): void {
  keptHere.setItem(lastTaskKey, JSON.stringify(task));
  keptHere.setItem(placeKey(attemptId), String(position));
}

/** The question last looked at, as it was stored. */
export function storedPlace(attemptId: string): string | null {
  return keptHere.getItem(placeKey(attemptId));
}

/** The task last worked at on this device. */
export function lastTask(): LastTask | undefined {
  try {
    const stored: unknown = JSON.parse(keptHere.getItem(lastTaskKey) ?? 'null');
    const { classId, taskId } = (stored ?? {}) as Partial<LastTask>;
    return typeof classId === 'string' && typeof taskId === 'string' ? { classId, taskId } : undefined;
  } catch {
    return undefined;
  }
}
