import type { ClassroomAdmin } from '@lemma/contracts';

/** The day at a moment in a time zone, as a date field has it. */
export const dayIn = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** When the first of a class's tasks is due; undefined when none has a date. */
export function firstDueDay({ tasks }: Pick<ClassroomAdmin, 'tasks'>): Date | undefined {
  const due = tasks.flatMap((task) => (task.isArchived || task.dueAt === null ? [] : [Date.parse(task.dueAt)]));
  return due.length === 0 ? undefined : new Date(Math.min(...due));
}
