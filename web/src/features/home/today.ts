import type { ClassroomStudent, LearnerTask } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** A task with the class it belongs to. */
export interface TaskOfClass {
  readonly classId: string;
  readonly className: string;
  readonly task: LearnerTask;
}

const isToDo = ({ task }: TaskOfClass): boolean =>
  (task.state === 'not-started' || task.state === 'started') && !task.isExcused;

/** Earlier due first, those without a date last. */
function byDueDate(a: TaskOfClass, b: TaskOfClass): number {
  const dueOf = ({ task }: TaskOfClass) => (task.dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(task.dueAt));
  const [left, right] = [dueOf(a), dueOf(b)];
  return left === right ? a.task.name.localeCompare(b.task.name) : left - right;
}

export function tasksOf(classrooms: readonly ClassroomStudent[]): readonly TaskOfClass[] {
  return classrooms
    .filter((classroom) => !classroom.isArchived)
    .flatMap((classroom) =>
      classroom.tasks.map((task) => ({ classId: classroom.id, className: classroom.name, task })),
    );
}

/** Returns the tasks left to do, the next due first. */
export function tasksToDo(tasks: readonly TaskOfClass[]): readonly TaskOfClass[] {
  return tasks.filter(isToDo).toSorted(byDueDate);
}

/** Tasks that open later, the next to open first. */
export function comingTasks(tasks: readonly TaskOfClass[]): readonly TaskOfClass[] {
  return tasks
    .filter(({ task }) => task.state === 'not-open' && !task.isExcused)
    .toSorted((a, b) => Date.parse(a.task.opensAt ?? '') - Date.parse(b.task.opensAt ?? ''));
}

/** Returns the task to continue: the task last worked at on this device, else a started one, else the next due. */
export function taskToContinue(
  toDo: readonly TaskOfClass[],
  last: { readonly taskId: string } | undefined,
): TaskOfClass | undefined {
  return (
    toDo.find(({ task }) => task.id === last?.taskId) ?? toDo.find(({ task }) => task.state === 'started') ?? toDo[0]
  );
}

const week = 7 * 86_400_000;

/** `Two tasks are due this week.` */
export function dueThisWeekWords(toDo: readonly TaskOfClass[], now: number): string {
  const due = toDo.filter(({ task }) => task.dueAt !== null && Date.parse(task.dueAt) - now < week).length;
  return due === 0 && toDo.length === 0 ? t(m.nothingDue) : t(m.dueThisWeek, { count: due });
}
