import type { BodyOf, createTask, LearnerTask, Task, TaskDetail, updateTask } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { invalidField, notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { SignedInUser } from '../accounts/store.ts';
import { canViewExercise } from '../exercises/policy.ts';
import { areResultsVisible, isAttemptClosed, isOpen, isPastDue } from './rules.ts';
import type { NewTask, Standing, TaskRow } from './store.ts';

type CountedTask = TaskRow & { readonly itemCount: number; readonly points: number };

/** The task if it stands in the class; 404 otherwise, so that mixed ids tell nothing. */
export async function requireTask(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<TaskRow> {
  const task = await services.tasks.findTask(ids);
  if (!task) throw notFound();
  return task;
}

/** A learner is through with a task when it is handed in or, in practice, all of it is right. */
export function isFinished(task: Pick<CountedTask, 'itemCount' | 'kind'>, standing: Standing): boolean {
  return standing.handedInAt !== null || (task.kind === 'practice' && standing.right === task.itemCount);
}

function presentTask(task: CountedTask, standings: readonly Standing[]): Task {
  const ofTask = standings.filter((standing) => standing.taskId === task.id);
  const users = (list: readonly Standing[]) => new Set(list.map((standing) => standing.userId)).size;
  return {
    id: task.id,
    sectionId: task.sectionId,
    name: task.name,
    kind: task.kind,
    opensAt: task.opensAt?.toISOString() ?? null,
    dueAt: task.dueAt?.toISOString() ?? null,
    attemptsAllowed: task.attemptsAllowed,
    results: task.results,
    solutions: task.solutions,
    itemCount: task.itemCount,
    points: task.points,
    startedCount: users(ofTask),
    finishedCount: users(ofTask.filter((standing) => isFinished(task, standing))),
    isArchived: task.archivedAt !== null,
  };
}

/** The class's tasks as its teacher sees them, archived ones included. */
export async function presentTasks(services: Services, classId: string): Promise<Task[]> {
  const [tasks, standings] = await Promise.all([
    services.tasks.selectTasks(classId, { archived: true }),
    services.tasks.selectStandings({ classId }),
  ]);
  return tasks.map((task) => presentTask(task, standings));
}

/** One task with its items. */
export async function presentTaskDetail(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<TaskDetail> {
  const row = await requireTask(services, ids);
  const [items, standings] = await Promise.all([
    services.tasks.selectItems(row.id),
    services.tasks.selectStandings(ids),
  ]);
  const points = items.reduce((total, item) => total + item.points, 0);
  return {
    ...presentTask({ ...row, itemCount: items.length, points }, standings),
    items: items.map((item) => ({
      id: item.id,
      exerciseId: item.exerciseId,
      versionNumber: item.versionNumber,
      hasNewerVersion: (item.newestNumber ?? 0) > item.versionNumber,
      title: item.title,
      sample: item.sample,
      groupType: item.groupType,
      points: item.points,
    })),
  };
}

/** Sets a task; each item pins the newest published version of its exercise (invariant 3). */
export async function setTask(
  services: Services,
  user: SignedInUser,
  classId: string,
  body: BodyOf<typeof createTask>,
): Promise<TaskDetail> {
  await requireSection(services, classId, body.sectionId);
  const taskId = newId();
  const versions = await services.exercises.selectLatestVersions(body.items.map((item) => item.exerciseId));
  const items = await Promise.all(
    body.items.map(async (item, index) => {
      const exercise = await services.exercises.findExercise(item.exerciseId, user.id);
      const version = versions.get(item.exerciseId);
      if (!exercise || !version || !canViewExercise(user, exercise)) {
        throw invalidField(`items.${index}.exerciseId`, 'This exercise is not published.');
      }
      return {
        id: newId(),
        taskId,
        position: index + 1,
        groupType: item.groupType,
        exerciseVersionId: version.id,
        points: item.points,
      };
    }),
  );
  const task: NewTask = {
    id: taskId,
    classroomId: classId,
    sectionId: body.sectionId,
    name: body.name,
    kind: body.kind,
    opensAt: asDate(body.opensAt),
    dueAt: asDate(body.dueAt),
    attemptsAllowed: body.kind === 'practice' ? null : (body.attemptsAllowed ?? 1),
    results: body.results,
    solutions: body.solutions,
    position: 0,
    createdAt: services.now(),
  };
  await services.tasks.insertTask(task, items);
  return presentTaskDetail(services, { classId, taskId });
}

const asDate = (moment: string | null) => (moment === null ? null : new Date(moment));

async function requireSection(services: Services, classId: string, sectionId: string | null): Promise<void> {
  if (sectionId === null) return;
  if (!(await services.classrooms.sectionExists({ classId, sectionId }))) {
    throw invalidField('sectionId', 'This class has no such section.');
  }
}

/** Changes what may change after learners have begun. */
export async function changeTask(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
  body: BodyOf<typeof updateTask>,
): Promise<TaskDetail> {
  const task = await requireTask(services, ids);
  if (body.sectionId !== undefined) await requireSection(services, ids.classId, body.sectionId);
  const { isArchived, opensAt, dueAt, ...plain } = body;
  const changes: Partial<NewTask> = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  if (opensAt !== undefined) changes.opensAt = asDate(opensAt);
  if (dueAt !== undefined) changes.dueAt = asDate(dueAt);
  if (isArchived !== undefined) changes.archivedAt = isArchived ? services.now() : null;
  const opens = changes.opensAt === undefined ? task.opensAt : changes.opensAt;
  const due = changes.dueAt === undefined ? task.dueAt : changes.dueAt;
  if (opens && due && opens >= due) throw invalidField('dueAt', 'This is before it opens. Choose a later day.');
  await services.tasks.updateTask(task.id, changes);
  return presentTaskDetail(services, ids);
}

/** The class's tasks as one learner sees them. */
export async function presentLearnerTasks(
  services: Services,
  ids: { readonly classId: string; readonly userId: string },
): Promise<LearnerTask[]> {
  const [tasks, standings] = await Promise.all([
    services.tasks.selectTasks(ids.classId),
    services.tasks.selectStandings(ids),
  ]);
  const now = services.now();
  return tasks.map((task) =>
    presentLearnerTask(
      task,
      standings.filter((standing) => standing.taskId === task.id),
      now,
    ),
  );
}

/** A learner's standing; nothing in it tells an answer or, while results are withheld, a score. */
export function presentLearnerTask(task: CountedTask, standings: readonly Standing[], now: Date): LearnerTask {
  const ordered = [...standings].sort((a, b) => a.number - b.number);
  const latest = ordered.at(-1);
  const visible = ordered.filter((standing) => areResultsVisible(task, standing, now));
  const best = visible.reduce<Standing | null>((top, one) => (top === null || one.score > top.score ? one : top), null);
  const done = ordered.find((standing) => isFinished(task, standing));
  return {
    id: task.id,
    sectionId: task.sectionId,
    name: task.name,
    kind: task.kind,
    opensAt: task.opensAt?.toISOString() ?? null,
    dueAt: task.dueAt?.toISOString() ?? null,
    attemptsAllowed: task.attemptsAllowed,
    attemptsUsed: ordered.length,
    itemCount: task.itemCount,
    points: task.points,
    state: stateOf(task, latest, done !== undefined, now),
    answeredCount: latest?.answered ?? 0,
    rightCount: best?.right ?? null,
    score: best?.score ?? null,
    attemptId: latest?.attemptId ?? null,
    doneAt: done ? (done.handedInAt ?? done.lastActiveAt).toISOString() : null,
  };
}

function stateOf(task: CountedTask, latest: Standing | undefined, isDone: boolean, now: Date): LearnerTask['state'] {
  if (!latest) {
    if (!isOpen(task, now)) return 'not-open';
    return isPastDue(task, now) ? 'closed' : 'not-started';
  }
  if (isDone && (task.kind === 'practice' || latest.handedInAt !== null)) return 'done';
  return isAttemptClosed(task, latest, now) ? 'done' : 'started';
}
