import type { ClassroomAdmin, Task, TaskProgress } from '@lemma/contracts';

const soonLength = 48 * 3_600_000;

/** A task of a class that deserves a look. */
export interface TaskOfClass {
  readonly classId: string;
  readonly className: string;
  readonly learnerCount: number;
  readonly task: Task;
}

type TaughtClass = Pick<ClassroomAdmin, 'id' | 'name' | 'tasks' | 'members'>;

function tasksOf(classroom: TaughtClass): readonly TaskOfClass[] {
  const learnerCount = classroom.members.filter((member) => member.role === 'learner').length;
  return classroom.tasks
    .filter((task) => !task.isArchived)
    .map((task) => ({ classId: classroom.id, className: classroom.name, learnerCount, task }));
}

const isOpen = (task: Task, now: number): boolean =>
  (task.opensAt === null || Date.parse(task.opensAt) <= now) && (task.dueAt === null || Date.parse(task.dueAt) > now);

/** Tasks that close within two days and that somebody has not started, the nearest first. */
export function closingSoon(classrooms: readonly TaughtClass[], now: number): readonly TaskOfClass[] {
  const due = ({ task }: TaskOfClass): number => Date.parse(task.dueAt ?? '');
  return classrooms
    .flatMap(tasksOf)
    .filter(({ task, learnerCount }) => task.dueAt !== null && isOpen(task, now) && task.startedCount < learnerCount)
    .filter((one) => due(one) - now <= soonLength)
    .toSorted((a, b) => due(a) - due(b));
}

/** So many tasks are asked who is stuck; those due next. */
const mostAsked = 6;

/** Open tasks that somebody is working on: there learners may be stuck. */
export function underWay(classrooms: readonly TaughtClass[], now: number): readonly TaskOfClass[] {
  const due = ({ task }: TaskOfClass): number => (task.dueAt === null ? Infinity : Date.parse(task.dueAt));
  return classrooms
    .flatMap(tasksOf)
    .filter(({ task }) => isOpen(task, now) && task.startedCount > 0)
    .toSorted((a, b) => due(a) - due(b))
    .slice(0, mostAsked);
}

/** `4 learners are stuck, 3 of them on question 5`; undefined when nobody is. */
export function stuckWords(learners: readonly Pick<TaskProgress['learners'][number], 'stuckAt'>[]): string | undefined {
  const positions = learners.flatMap((learner) => (learner.stuckAt === null ? [] : [learner.stuckAt.position]));
  if (positions.length === 0) return undefined;
  const counts = new Map<number, number>();
  for (const position of positions) counts.set(position, (counts.get(position) ?? 0) + 1);
  const [worst, most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0, 0];
  if (positions.length === 1) return `1 learner is stuck on question ${worst}`;
  if (most === positions.length) return `${positions.length} learners are stuck on question ${worst}`;
  return `${positions.length} learners are stuck, ${most} of them on question ${worst}`;
}
