import type { TaskProgress } from '@lemma/contracts';
import { progressData, type ProgressStore } from '../data/progress-store.ts';
import { resultQueries } from '../../results/api.ts';
import {
  isFinished,
  isRight,
  requireTask,
  type AttemptProgress,
  taskQueries,
  type TaskRow,
  triesUntilStuck,
  windowOf,
} from '../../tasks/api.ts';
import type { Services } from '../../../core/services.ts';
import { byName } from '../../classrooms/api.ts';
import { readerTitles } from '../../exercises/api.ts';

export interface TaskIds {
  readonly classId: string;
  readonly taskId: string;
}

type Learner = Awaited<ReturnType<ReturnType<typeof resultQueries>['selectLearners']>>[number];
type ItemRow = Awaited<ReturnType<ProgressStore['selectItemStates']>>[number];
type ItemState = TaskProgress['learners'][number]['items'][number];

/** Returns the progress of the class in a task (R21). */
export async function getTaskProgress(services: Services, ids: TaskIds): Promise<TaskProgress> {
  const task = await requireTask(services, ids);
  const [items, learners, progress, states] = await Promise.all([
    progressData(services).selectItems(task.id),
    resultQueries(services).selectLearners(ids.classId),
    taskQueries(services).selectProgress(ids),
    progressData(services).selectItemStates(task.id),
  ]);
  const titles = await readerTitles(
    services,
    items.map(({ versionId }) => versionId),
  );
  const itemIds = items.map((item) => item.id);
  const statesByUser = Map.groupBy(states, (row) => row.userId);
  const progressByUser = Map.groupBy(progress, (attempt) => attempt.userId);
  const rows = learners.sort(byName).map((learner) =>
    presentLearner(task, itemIds, {
      learner,
      progress: progressByUser.get(learner.userId) ?? [],
      states: statesByUser.get(learner.userId) ?? [],
    }),
  );
  const countItem = (index: number, wanted: readonly ItemState[]) =>
    rows.filter((row) => !row.isTest && wanted.includes(row.items[index] ?? 'open')).length;
  const users = new Set(learners.flatMap(({ userId, isTest }) => (isTest ? [] : [userId])));
  const ofLearners = states.filter(({ userId }) => users.has(userId));
  return {
    taskName: task.name,
    kind: task.kind,
    dueAt: task.dueAt?.toISOString() ?? null,
    closesAt: closingTime(task, progress)?.toISOString() ?? null,
    points: task.points,
    medianSeconds: medianTime(task, progress, ofLearners),
    items: items.map((item, index) => ({
      id: item.id,
      title: titles.get(item.versionId) ?? item.title,
      right: countItem(index, ['right']),
      trying: countItem(index, ['trying', 'partly']),
      notYet: countItem(index, ['open']),
      responseCount: ofLearners.filter((row) => row.itemId === item.id).reduce((sum, row) => sum + row.responses, 0),
    })),
    learners: rows,
  };
}

function presentLearner(
  task: TaskRow,
  itemIds: readonly string[],
  {
    learner,
    progress,
    states,
  }: { readonly learner: Learner; readonly progress: readonly AttemptProgress[]; readonly states: readonly ItemRow[] },
): TaskProgress['learners'][number] {
  const byItem = new Map(states.map((row) => [row.itemId, row]));
  const hasStarted = progress.length > 0;
  const items = itemIds.map((id) => stateOfItem(byItem.get(id), hasStarted));
  const stuck = itemIds
    .map((id, index) => ({ position: index + 1, tries: byItem.get(id)?.tries ?? 0, at: items[index] }))
    .findLast((item) => item.at !== 'right' && item.tries >= triesUntilStuck);
  const isDone = progress.some((attempt) => isFinished(task, attempt));
  const activity = progress.map((attempt) => attempt.lastActiveAt.getTime());
  return {
    memberId: learner.memberId,
    firstName: learner.firstName,
    lastName: learner.lastName,
    ...(learner.isTest ? { isTest: true as const } : {}),
    state: !hasStarted ? 'not-started' : isDone ? 'finished' : 'working',
    score: hasStarted ? roundScore(Math.max(...progress.map((attempt) => attempt.score))) : null,
    responseCount: states.reduce((sum, row) => sum + row.responses, 0),
    lastActiveAt: activity.length > 0 ? new Date(Math.max(...activity)).toISOString() : null,
    items,
    stuckAt: stuck && task.kind === 'practice' ? { position: stuck.position, tries: stuck.tries } : null,
  };
}

const roundScore = (score: number) => Math.round(score * 100) / 100;

function stateOfItem(row: ItemRow | undefined, hasStarted: boolean): ItemState {
  if (!row) return hasStarted ? 'none' : 'open';
  if (row.share >= isRight) return 'right';
  if (row.share > 0) return 'partly';
  return row.responses > 0 ? 'trying' : 'open';
}

/** Seconds at work of the learners who have finished and whose time was taken down. */
function medianTime(task: TaskRow, progress: readonly AttemptProgress[], states: readonly ItemRow[]): number | null {
  const finished = new Set(progress.filter((attempt) => isFinished(task, attempt)).map(({ userId }) => userId));
  const times = new Map<string, number>();
  for (const { userId, seconds } of states) {
    if (finished.has(userId) && seconds > 0) times.set(userId, (times.get(userId) ?? 0) + seconds);
  }
  const sorted = [...times.values()].toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** The end of the task, or of the last attempt that runs longer; null where there is none. */
function closingTime(task: TaskRow, progress: readonly AttemptProgress[]): Date | null {
  const { endsAt } = windowOf(task, null);
  if (endsAt === null) return null;
  const running = progress.filter(({ handedInAt }) => handedInAt === null).map(({ closesAt }) => closesAt ?? endsAt);
  return new Date(Math.max(...[endsAt, ...running].map((moment) => moment.getTime())));
}
