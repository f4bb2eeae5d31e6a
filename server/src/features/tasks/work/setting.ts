import type * as calls from '@lemma/contracts';
import { unsavedItem, type BodyOf, type TaskDetail } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, invalidField } from '../../../core/errors.ts';
import { recomputeClosings } from './closings.ts';
import { sizeOf } from './rules/draws.ts';
import { windowOf } from './rules/windows.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { planTasks, topicOfTask } from './planning.ts';
import { scoreChangesData } from '../data/score-changes-store.ts';
import { getTask, requireTask } from './tasks.ts';
import { type NewTask, type NewTaskGroup, type NewTaskItem, taskData, type TaskRow } from '../data/task-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { canViewExercise, exerciseQueries } from '../../exercises/api.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

type Groups = BodyOf<typeof calls.createTask>['groups'];

interface TaskContents {
  readonly groups: readonly NewTaskGroup[];
  readonly items: readonly NewTaskItem[];
  readonly questionCount: number;
  readonly points: number;
}

/** The groups as rows; each item pins the newest published version of its exercise (invariant 3). */
async function composeContents(
  services: Services,
  user: SignedInUser,
  taskId: string,
  groups: Groups,
  /** The present items of the task: they keep their ids and versions, even if the caller may not see those now. */
  present: readonly PresentItem[] = [],
): Promise<TaskContents> {
  const ownIds = new Set(present.map(({ id }) => id));
  const exerciseIds = [...new Set(groups.flatMap((group) => group.items.map((item) => item.exerciseId)))];
  const [versions, exercises] = await Promise.all([
    exerciseQueries(services).selectLatestVersions(exerciseIds),
    exerciseQueries(services).findExercises(exerciseIds, user.id),
  ]);
  const chosen = new Map(present.map(({ exerciseId, versionId }) => [exerciseId, versionId]));
  for (const exerciseId of exerciseIds) {
    const exercise = exercises.get(exerciseId);
    const newest = exercise && canViewExercise(user, exercise) ? versions.get(exerciseId) : undefined;
    if (newest) chosen.set(exerciseId, newest.id);
  }
  let position = 0;
  const composed = groups.map((group, place) => {
    const groupId = newId();
    const items = group.items.map((item, index): NewTaskItem => {
      const exerciseVersionId = chosen.get(item.exerciseId);
      if (!exerciseVersionId)
        throw invalidField(`groups.${place}.items.${index}.exerciseId`, said(m.exerciseNotPublished));
      position += 1;
      return {
        id: itemIdOf(item.id, ownIds, `groups.${place}.items.${index}.id`),
        taskId,
        groupId,
        position,
        exerciseVersionId,
        points: item.points,
      };
    });
    const { type, name, drawCount } = group;
    return { group: { id: groupId, taskId, position: place + 1, type, name, drawCount }, items };
  });
  return {
    groups: composed.map(({ group }) => group),
    items: composed.flatMap(({ items }) => items),
    ...sizeOf(composed.map(({ group, items }) => ({ ...group, items }))),
  };
}

interface PresentItem {
  readonly id: string;
  readonly exerciseId: string;
  readonly versionId: string;
}

/** The item's own id, each once; a new one for what is not saved yet (D08). */
function itemIdOf(id: string | undefined, ownIds: Set<string>, field: string): string {
  if (id === undefined || id === unsavedItem) return newId();
  if (!ownIds.delete(id)) throw invalidField(field, said(m.exerciseNotInTask));
  return id;
}

/** Sets a task to the class. */
export async function createTask(
  services: Services,
  user: SignedInUser,
  classId: string,
  body: BodyOf<typeof calls.createTask>,
): Promise<TaskDetail> {
  const { groups, opensAt, dueAt, lateUntil, ...fields } = body;
  const taskId = newId();
  await requirePlace(services, classId, fields);
  const { questionCount, points, ...contents } = await composeContents(services, user, taskId, groups);
  const task: NewTask & TaskRules = {
    ...definedOnly(fields),
    ...datesOf({ opensAt, dueAt, lateUntil }),
    id: taskId,
    classroomId: classId,
    name: fields.name,
    kind: fields.kind,
    attemptsAllowed: fields.kind === 'practice' ? null : (fields.attemptsAllowed ?? 1),
    results: fields.results,
    scores: fields.scores ?? fields.results,
    solutions: fields.solutions,
    questionCount,
    points,
    position: 0,
    createdAt: services.now(),
  };
  requireOrder(task);
  await inTransaction(services, async (services) => {
    await taskData(services).insertTask(task, contents);
    await recomputeClosings(services, { classId, taskId });
    const dates = { opensAt: task.opensAt?.toISOString() ?? null, dueAt: task.dueAt?.toISOString() ?? null };
    const about = { classId, taskId, ...dates };
    await recordHappenings(services, [
      { kind: 'task-set', subject: taskId, topic: topicOfTask(taskId), to: { learnersOf: classId }, about },
    ]);
    await planTasks(services, { classId, taskId });
  });
  return getTask(services, { classId, taskId });
}

type TaskRules = Pick<NewTask, 'opensAt' | 'dueAt' | 'latePolicy' | 'lateUntil'>;
type Dates = { readonly [Name in 'opensAt' | 'dueAt' | 'lateUntil']?: string | null | undefined };

/** The dates that are given, as dates. */
function datesOf(fields: Dates): Partial<Pick<NewTask, 'opensAt' | 'dueAt' | 'lateUntil'>> {
  const dates = ['opensAt', 'dueAt', 'lateUntil'] as const;
  return Object.fromEntries(
    dates.flatMap((name) => {
      const moment = fields[name];
      return moment === undefined ? [] : [[name, moment === null ? null : new Date(moment)]];
    }),
  );
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that are given, with their types. The compiler refuses a field that is not a column of the table. */
function definedOnly<Fields extends object>(
  fields: Fields & Readonly<Record<Exclude<keyof Fields, keyof NewTask>, never>>,
): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}

function requireOrder(task: TaskRules): void {
  const { opensAt, dueAt, lateUntil, latePolicy } = task;
  if (opensAt && dueAt && opensAt >= dueAt) {
    throw invalidField('dueAt', said(m.beforeOpening));
  }
  if (latePolicy && latePolicy !== 'none' && dueAt && lateUntil && lateUntil <= dueAt) {
    throw invalidField('lateUntil', said(m.beforeDue));
  }
}

async function requirePlace(
  services: Services,
  classId: string,
  { sectionId, gradeGroupId }: { sectionId?: string | null | undefined; gradeGroupId?: string | null | undefined },
): Promise<void> {
  if (sectionId && !(await classroomQueries(services).sectionExists({ classId, sectionId }))) {
    throw invalidField('sectionId', said(m.noSuchSection));
  }
  if (gradeGroupId && !(await taskData(services).gradeGroupExists({ classId, gradeGroupId }))) {
    throw invalidField('gradeGroupId', said(m.noSuchGroup));
  }
}

/** Changes a task: its rules at any time, its exercises until somebody has begun. Open attempts follow immediately. */
export async function updateTask(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string },
  body: BodyOf<typeof calls.updateTask>,
): Promise<TaskDetail> {
  const task = await requireTask(services, ids);
  await requirePlace(services, ids.classId, body);
  const { isArchived, release, groups, opensAt, dueAt, lateUntil, ...plain } = body;
  const changes: Partial<NewTask> = { ...definedOnly(plain), ...datesOf({ opensAt, dueAt, lateUntil }) };
  if (task.kind === 'practice') delete changes.attemptsAllowed;
  else if (changes.attemptsAllowed === null) changes.attemptsAllowed = 1;
  if (isArchived !== undefined) changes.archivedAt = isArchived ? services.now() : null;
  if (release) changes.releasedAt = task.releasedAt ?? services.now();
  requireOrder({ ...task, ...changes });
  const present = groups ? await taskData(services).selectItems(task.id) : [];
  const contents = groups && (await composeContents(services, user, task.id, groups, present));
  await inTransaction(services, async (services) => {
    if (contents) {
      if (!(await taskData(services).replaceContents(task.id, contents))) {
        throw conflict('request/conflict', said(m.begunAlready));
      }
      changes.questionCount = contents.questionCount;
      changes.points = contents.points;
    }
    await taskData(services).updateTask(task.id, changes);
    if (movesClosing(task, changes)) await recomputeClosings(services, ids);
    await scoreChangesData(services).noteScoresOfTasks([task.id]);
    await planTasks(services, ids);
  });
  return getTask(services, ids);
}

function movesClosing(task: TaskRow, changes: Partial<NewTask>): boolean {
  const [before, after] = [windowOf(task, null), windowOf({ ...task, ...changes } as TaskRow, null)];
  const windowKey = (window: typeof before) => JSON.stringify([window.dueAt, window.endsAt, window.timeLimitMinutes]);
  return windowKey(before) !== windowKey(after);
}
