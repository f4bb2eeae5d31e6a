import type { NotificationKind } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { planHappenings, type AnyHappening } from '../../notifications/api.ts';
import { accommodationData } from '../data/accommodation-store.ts';
import { planningData } from '../data/planning-store.ts';
import { taskData, type TaskRow } from '../data/task-store.ts';
import { everyoneIsDoneAt } from './rules/releases.ts';
import { windowOf, type Accommodation } from './rules/windows.ts';

const hourMs = 3_600_000;
/** Happenings that were due longer than this before a task is set or changed notify no one. */
const missedMs = hourMs / 6;

const planned: readonly NotificationKind[] = [
  'task-opens',
  'task-due-tomorrow',
  'task-due-soon',
  'results-released',
  'task-closed',
];

const topicOf = 'task:';

export const topicOfTask = (taskId: string): string => `${topicOf}${taskId}`;

type Profile = Accommodation & { readonly userId: string };

/** Returns the planned happenings of a task, by its times and by those of its learners. */
export function happeningsOf(task: TaskRow, profiles: readonly Profile[], now: Date): AnyHappening[] {
  if (task.archivedAt !== null) return [];
  const { id: taskId, classroomId: classId } = task;
  const about = { classId, taskId };
  const topic = topicOfTask(taskId);
  const isMissed = (at: Date) => at.getTime() < now.getTime() - missedMs;
  const usual = windowOf(task, null).dueAt;
  const others = profiles.flatMap((profile) => {
    const { dueAt } = windowOf(task, profile);
    return dueAt === null || dueAt.getTime() === usual?.getTime() ? [] : [{ userId: profile.userId, dueAt }];
  });
  const due = (dueAt: Date, to: AnyHappening['to']): AnyHappening[] =>
    [['task-due-tomorrow', 24] as const, ['task-due-soon', 2] as const].map(([kind, hours]) => {
      const at = new Date(dueAt.getTime() - hours * hourMs);
      const subject = `${taskId} ${dueAt.toISOString()}`;
      const facts = { ...about, dueAt: dueAt.toISOString() };
      return { kind, topic, to, subject, at, about: facts, staleAt: dueAt, isSilent: isMissed(at) };
    });
  const once = (
    kind: 'task-opens' | 'results-released' | 'task-closed',
    at: Date | null,
    to: AnyHappening['to'],
  ): AnyHappening[] =>
    at === null
      ? []
      : [{ kind, topic, to, subject: `${taskId} ${at.toISOString()}`, at, about, isSilent: isMissed(at) }];
  return [
    ...once('task-opens', task.opensAt, { learnersOf: classId }),
    ...(usual === null ? [] : due(usual, { learnersOf: classId })),
    ...others.flatMap(({ userId, dueAt }) => due(dueAt, { person: userId, inClass: classId })),
    ...once('results-released', releasedAt(task), { learnersOf: classId }),
    ...once('task-closed', task.dueAt === null ? null : everyoneIsDoneAt(task), { staffOf: classId }),
  ];
}

/** Returns the moment at which results come out for all learners; null where each learner has their own moment. */
function releasedAt(task: TaskRow): Date | null {
  const awaited = task.kind === 'practice' ? [task.solutions] : [task.results, task.scores, task.solutions];
  const isAfterDue = task.dueAt !== null && awaited.includes('after-due');
  if (!isAfterDue && !awaited.includes('by-hand')) return null;
  return task.releasedAt ?? (isAfterDue ? everyoneIsDoneAt(task) : null);
}

/**
 * Plans anew what people are notified of by the times of a class's tasks. Call it in the transaction that has changed
 * them, or a profile, after the change.
 */
export async function planTasks(
  services: Services,
  { classId, taskId }: { readonly classId: string; readonly taskId?: string },
): Promise<void> {
  const now = services.now();
  const [rows, profiles] = [
    await taskData(services).selectTasks(classId, { archived: taskId !== undefined }),
    await accommodationData(services).selectOf(classId),
  ];
  const isComing = (task: TaskRow) => task.dueAt !== null && (task.lastClosesAt === null || task.lastClosesAt > now);
  for (const task of rows.filter((one) => (taskId === undefined ? isComing(one) : one.id === taskId))) {
    await planHappenings(services, {
      topic: topicOfTask(task.id),
      kinds: task.archivedAt === null ? planned : [...planned, 'task-set', 'task-reminder'],
      happenings: happeningsOf(task, profiles, now),
    });
  }
}

const tasksAtOnce = 50;

/**
 * Plans the tasks for which nothing is planned although their times are to come: those that were set before there were
 * notifications. Afterwards nothing is left to do, since every change of a task plans it.
 */
export async function planUnplanned(services: Services): Promise<void> {
  let after: string | null = null;
  do after = await inTransaction(services, (within) => planPage(within, after));
  while (after !== null);
}

/** Returns the last task of the page; null when there are no more. */
async function planPage(services: Services, after: string | null): Promise<string | null> {
  const page = { now: services.now(), after, most: tasksAtOnce };
  const rows = await planningData(services).selectUnplanned({ topicOf, kinds: planned }, page);
  for (const { id: taskId, classId } of rows) await planTasks(services, { classId, taskId });
  return rows.at(-1)?.id ?? null;
}
