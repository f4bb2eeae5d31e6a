import type { ClassroomStudent, LearnerTask } from '@lemma/contracts';
import { percentOf } from './task-words.ts';

export interface SectionOfTasks {
  readonly id: string;
  /** Empty for the tasks that are in no section. */
  readonly name: string;
  readonly tasks: readonly LearnerTask[];
  readonly doneCount: number;
  /** Mean of the scores in percent; undefined before there are any. */
  readonly average: number | undefined;
}

function averageOf(tasks: readonly LearnerTask[]): number | undefined {
  const percents = tasks.flatMap((task) => (task.answeredCount === 0 ? [] : (percentOf(task) ?? [])));
  return percents.length === 0 ? undefined : Math.round(percents.reduce((sum, one) => sum + one, 0) / percents.length);
}

const isDone = (task: LearnerTask): boolean => task.state === 'done';

/** The class's tasks in its sections, those in none first; sections without tasks are left out. */
export function sectionsOf(classroom: Pick<ClassroomStudent, 'sections' | 'tasks'>): readonly SectionOfTasks[] {
  const known = new Set(classroom.sections.map((section) => section.id));
  const groups = [{ id: '-2', name: '' }, ...classroom.sections].map((section) => {
    const tasks = classroom.tasks.filter((task) =>
      section.id === '-2' ? task.sectionId === null || !known.has(task.sectionId) : task.sectionId === section.id,
    );
    return { ...section, tasks, doneCount: tasks.filter(isDone).length, average: averageOf(tasks) };
  });
  return groups.filter((group) => group.tasks.length > 0);
}

/** The figures at the head of a class: what is done, the average, and what closed without being started. */
export function progressOf(tasks: readonly LearnerTask[]): {
  done: number;
  average: number | undefined;
  missed: number;
} {
  return {
    done: tasks.filter(isDone).length,
    average: averageOf(tasks),
    missed: tasks.filter((task) => task.state === 'closed' && task.attemptsUsed === 0).length,
  };
}
