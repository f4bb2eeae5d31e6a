import type { LearnerTask, Task, TaskDetail } from '@lemma/contracts';
import { notFound } from '../../../core/errors.ts';
import { countedScore } from './rules/counting.ts';
import { isLate } from './rules/lateness.ts';
import {
  areResultsVisible,
  areScoresVisible,
  everyoneIsDoneAt,
  isDecisionVisible,
  resultsAt,
} from './rules/releases.ts';
import {
  attemptsOf,
  hasEnded,
  isAttemptClosed,
  isPractisedOn,
  isOpen,
  windowOf,
  type Accommodation,
  type Window,
} from './rules/windows.ts';
import { type AttemptProgress, taskData, type TaskRow, type TaskWork } from '../data/task-store.ts';
import type { GradeDecision } from '../data/decision-store.ts';
import { selectAskedTasks } from './exams.ts';
import { ownWorkData } from '../data/own-work-store.ts';
import { accommodationData } from '../data/accommodation-store.ts';
import { ownPart } from '../../../core/own.ts';
import type { Services } from '../../../core/services.ts';
import { readerTexts } from '../../exercises/api.ts';
import { classScores } from './class-scores.ts';
import { scoreData } from '../data/score-store.ts';
import { keepByGeneration } from './kept-by-generation.ts';

/** Returns the task if it is in the class; throws 404 otherwise, so that mixed ids reveal nothing. */
export async function requireTask(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<TaskRow> {
  const task = await taskData(services).findTask(ids);
  if (!task) throw notFound();
  return task;
}

/** A learner is through with a task when it is handed in; with practice also when all is right, and not by the clock. */
export function isFinished(
  task: Pick<TaskRow, 'questionCount' | 'kind'>,
  attempt: Pick<AttemptProgress, 'handedInAt' | 'handedInBy' | 'right'>,
): boolean {
  if (task.kind === 'assessment') return attempt.handedInAt !== null;
  const isHandedIn = attempt.handedInAt !== null && attempt.handedInBy !== 'server';
  return isHandedIn || attempt.right >= task.questionCount;
}

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** The rules of a task as both sides see them. */
function presentRules(task: TaskRow) {
  return {
    id: task.id,
    sectionId: task.sectionId,
    name: task.name,
    instructions: task.instructions,
    kind: task.kind,
    opensAt: time(task.opensAt),
    dueAt: time(task.dueAt),
    latePolicy: task.latePolicy,
    latePercent: task.latePercent,
    lateUntil: time(task.lateUntil),
    timeLimitMinutes: task.timeLimitMinutes,
    attemptsAllowed: task.attemptsAllowed,
    countedAttempt: task.countedAttempt,
    tryPenalty: task.tryPenalty,
    hintPenalty: task.hintPenalty,
    results: task.results,
    scores: task.scores,
    solutions: task.solutions,
    allowCalculator: task.allowCalculator,
    allowHelp: task.allowHelp,
    questionCount: task.questionCount,
    points: task.points,
  };
}

function presentTask(task: TaskRow, work: TaskWork | undefined): Task {
  return {
    ...presentRules(task),
    gradeGroupId: task.gradeGroupId,
    shufflesItems: task.shufflesItems,
    password: task.password,
    releasedAt: time(task.releasedAt),
    lastClosesAt: time(task.lastClosesAt),
    startedCount: work?.started ?? 0,
    finishedCount: work?.finished ?? 0,
    isArchived: task.archivedAt !== null,
  };
}

/** How far classes are with their tasks, kept while nothing in the class's grade book has changed. */
const workOfClasses = ownPart((services) =>
  keepByGeneration(services, {
    make: async (classId) => {
      const [{ attempts }, tasks, present] = await Promise.all([
        classScores(services)(classId),
        scoreData(services).selectCounted(classId),
        scoreData(services).selectPresent(classId),
      ]);
      return { value: attempts.countWork(tasks, present), until: null };
    },
    sizeOf: (work) => 150 * work.length,
  }),
);

/** The class's tasks as its teacher sees them, archived ones included. */
export async function presentTasks(services: Services, classId: string): Promise<Task[]> {
  const [tasks, work] = await Promise.all([
    taskData(services).selectTasks(classId, { archived: true }),
    workOfClasses(services)(classId),
  ]);
  const byTask = new Map(work.map((one) => [one.taskId, one]));
  return tasks.map((task) => presentTask(task, byTask.get(task.id)));
}

/** One task with its groups and items. */
export async function getTask(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<TaskDetail> {
  const row = await requireTask(services, ids);
  const [groups, items, [work]] = await Promise.all([
    taskData(services).selectGroups(row.id),
    taskData(services).selectItems(row.id),
    taskData(services).countWork(ids),
  ]);
  const texts = await readerTexts(
    services,
    items.map(({ versionId }) => versionId),
  );
  return {
    ...presentTask(row, work),
    groups: groups.map((group) => ({
      id: group.id,
      type: group.type,
      name: group.name,
      drawCount: group.drawCount,
      items: items
        .filter((item) => item.groupId === group.id)
        .map((item) => ({
          id: item.id,
          exerciseId: item.exerciseId,
          versionNumber: item.versionNumber,
          hasNewerVersion: item.newestNumber > item.versionNumber,
          title: texts.get(item.versionId)?.title ?? item.title,
          sample: texts.get(item.versionId)?.sample ?? item.sample,
          points: item.points,
        })),
    })),
  };
}

/** The class's tasks as one learner sees them. */
export async function presentLearnerTasks(
  services: Services,
  ids: { readonly classId: string; readonly userId: string },
): Promise<LearnerTask[]> {
  const [tasks, { progress, decisions }, profile] = await Promise.all([
    ownWorkData(services).selectTasks(ids.classId),
    ownWorkData(services).selectWork(ids),
    accommodationData(services).find(ids),
  ]);
  const now = services.now();
  const presented = tasks.map((task) =>
    presentLearnerTask(
      task,
      {
        progress: progress.filter((attempt) => attempt.taskId === task.id),
        profile,
        decision: decisions.find((decision) => decision.taskId === task.id) ?? null,
      },
      now,
    ),
  );
  const practised = presented.flatMap((task) => (task.mayPractiseOn ? task.id : []));
  const asked = await selectAskedTasks(services, ids.userId, practised);
  return presented.map((task) => (asked.has(task.id) ? { ...task, mayPractiseOn: false } : task));
}

/** A teacher's decision about a learner's score in a task. */
type Decision = Pick<GradeDecision, 'score' | 'isExcused'>;

interface OwnWork {
  readonly progress: readonly AttemptProgress[];
  readonly profile: Accommodation | null;
  readonly decision: Decision | null;
}

/** Returns a learner's progress; it reveals no answer and, while results are withheld, no score. */
export function presentLearnerTask(task: TaskRow, { progress, profile, decision }: OwnWork, now: Date): LearnerTask {
  const window = windowOf(task, profile);
  const usual = windowOf(task, null);
  const ordered = progress.toSorted((a, b) => a.number - b.number);
  const latest = ordered.at(-1);
  const done = ordered.find((attempt) => isFinished(task, attempt));
  const isLimited = window.timeLimitMinutes !== usual.timeLimitMinutes;
  const isLater = window.dueAt?.getTime() !== usual.dueAt?.getTime();
  const state = stateOf(task, window, { latest, isDone: done !== undefined }, now);
  const open = latest && !isAttemptClosed(latest, now) ? latest : null;
  return {
    ...presentRules(task),
    dueAt: time(window.dueAt),
    lateUntil: task.latePolicy === 'none' || task.lateUntil === null ? null : time(window.endsAt),
    timeLimitMinutes: window.timeLimitMinutes,
    attemptsAllowed: attemptsOf(task.attemptsAllowed, profile),
    usualTimeLimitMinutes: isLimited ? usual.timeLimitMinutes : null,
    usualDueAt: isLater ? time(usual.dueAt) : null,
    needsPassword: task.password !== null,
    attemptsUsed: ordered.length,
    state,
    isLate: task.latePolicy !== 'none' && isLate(task, window.dueAt, now) && !hasEnded(window, now),
    closesAt: time(open?.closesAt ?? null),
    answeredCount: latest?.answered ?? 0,
    ...presentCounted(task, ordered, decision, now),
    resultsAt: time(waitsUntil(task, latest, now)),
    attemptId: latest?.attemptId ?? null,
    doneAt: done ? (done.handedInAt ?? done.lastActiveAt).toISOString() : null,
    mayPractiseOn: isPractisedOn(task, window, now),
  };
}

/**
 * Score and number of right answers, as far as they may be seen; a teacher's decision overrides the count.
 * Being excused is not hidden: it reveals nothing of an answer.
 */
function presentCounted(task: TaskRow, progress: readonly AttemptProgress[], decision: Decision | null, now: Date) {
  const scored = progress.filter((attempt) => areScoresVisible(task, attempt, now));
  const visible = progress.filter((attempt) => areResultsVisible(task, attempt, now));
  const given = decision !== null && isDecisionVisible(task, progress, now) ? decision.score : null;
  const isExcused = decision?.isExcused ?? false;
  return {
    score: isExcused ? null : (given ?? countedScore(task, scored, now)),
    isExcused,
    isScoreGiven: given !== null,
    rightCount: visible.length === 0 ? null : Math.max(...visible.map((attempt) => attempt.right)),
  };
}

function waitsUntil(task: TaskRow, latest: AttemptProgress | undefined, now: Date): Date | null {
  if (latest) return resultsAt(task, latest, now);
  const waits = [task.results, task.scores, task.solutions].includes('after-due');
  const end = task.kind === 'assessment' && waits ? everyoneIsDoneAt(task) : null;
  return end !== null && end > now ? end : null;
}

function stateOf(
  task: TaskRow,
  window: Window,
  { latest, isDone }: { readonly latest: AttemptProgress | undefined; readonly isDone: boolean },
  now: Date,
): LearnerTask['state'] {
  if (!latest) {
    if (!isOpen(task, now)) return 'not-open';
    return hasEnded(window, now) ? 'closed' : 'not-started';
  }
  if (isDone && (task.kind === 'practice' || latest.handedInAt !== null)) return 'done';
  return isAttemptClosed(latest, now) ? 'done' : 'started';
}

/** Tasks of these classes that the learner can work on now, with their own due dates and whether they are through or excused. */
export async function selectOpenTasks(
  services: Services,
  { classIds, userId }: { readonly classIds: readonly string[]; readonly userId: string },
) {
  const now = services.now();
  const ofClasses = await Promise.all(classIds.map((classId) => openTasksOf(services, { classId, userId }, now)));
  return ofClasses.flat();
}

async function openTasksOf(services: Services, ids: { readonly classId: string; readonly userId: string }, now: Date) {
  const [tasks, { progress, decisions }, profile] = await Promise.all([
    ownWorkData(services).selectTasks(ids.classId),
    ownWorkData(services).selectWork(ids),
    accommodationData(services).find(ids),
  ]);
  const excused = new Set(decisions.flatMap(({ taskId, isExcused }) => (isExcused ? [taskId] : [])));
  return tasks.flatMap((task) => {
    // The last of all windows may be over while the learner's own is not known to be.
    if (!isOpen(task, now) || (task.lastClosesAt !== null && task.lastClosesAt <= now)) return [];
    const window = windowOf(task, profile);
    if (hasEnded(window, now)) return [];
    const own = progress.filter((attempt) => attempt.taskId === task.id);
    const isDone = excused.has(task.id) || own.some((attempt) => isFinished(task, attempt));
    return [{ id: task.id, classId: task.classroomId, kind: task.kind, dueAt: window.dueAt, isDone }];
  });
}

/** Returns those of these learners who have finished the task. */
export const selectFinished = (
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
  userIds: readonly string[],
): Promise<string[]> => taskData(services).selectFinished(ids, userIds);
