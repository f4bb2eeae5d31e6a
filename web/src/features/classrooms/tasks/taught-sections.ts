import type { ClassroomAdmin, Task } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export interface TaughtSection {
  /** Null for tasks without a section. */
  readonly id: string | null;
  readonly name: string;
  readonly tasks: readonly Task[];
}

/**
 * The class's tasks by section in its order; tasks without a section come first, under a name of their own when there are
 * sections. Archived tasks are left out unless asked for.
 */
export function taughtSections(
  classroom: Pick<ClassroomAdmin, 'sections' | 'tasks'>,
  options: { readonly withArchived?: boolean } = {},
): readonly TaughtSection[] {
  const tasks = classroom.tasks.filter((task) => options.withArchived === true || !task.isArchived);
  const known = new Set(classroom.sections.map((section) => section.id));
  const loose = tasks.filter((task) => task.sectionId === null || !known.has(task.sectionId));
  const named = classroom.sections.map((section) => ({
    ...section,
    tasks: tasks.filter((task) => task.sectionId === section.id),
  }));
  if (loose.length === 0) return named;
  return [{ id: null, name: named.length === 0 ? t(m.tasks) : t(m.noSection), tasks: loose }, ...named];
}
