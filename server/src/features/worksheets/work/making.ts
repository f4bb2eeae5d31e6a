import type * as calls from '@lemma/contracts';
import {
  type BodyOf,
  type NotationChoice,
  mostSheetQuestions,
  mostSheets,
  mostWorksheetQuestions,
  type WorksheetSummary,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { invalidField } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { byName, classroomQueries, newJoinCode } from '../../classrooms/api.ts';
import { canSeeKeys, canViewExercise, exerciseQueries } from '../../exercises/api.ts';
import { accountQueries, notLetIn } from '../../people/api.ts';
import { type DrawnGroup, requireTask, sizeOf, taskQueries } from '../../tasks/api.ts';
import { worksheetData, type NewSheet } from '../data/worksheet-store.ts';
import { drawSheets, type SourceItem } from './drawing.ts';
import { presentSummary } from './reading.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

interface Source {
  readonly groups: readonly DrawnGroup<SourceItem>[];
  readonly shuffles: boolean;
  readonly taskId: string | null;
}

type Face = Pick<NewSheet, 'letter' | 'learnerId'>;

/** Makes a worksheet of exercises whose keys the caller may see. */
export async function createWorksheet(
  services: Services,
  user: SignedInUser,
  { title, exerciseIds, sheets }: BodyOf<typeof calls.createWorksheet>,
): Promise<WorksheetSummary> {
  const source = await sourceOfExercises(services, user, exerciseIds, 'exerciseIds');
  return store(services, { ownerId: user.id, classroomId: null, title }, source, letteredFaces(sheets));
}

/** Makes a worksheet of a task of the class, or of exercises, for its learners by name or with letters. */
export async function createClassWorksheet(
  services: Services,
  user: SignedInUser,
  classId: string,
  { title, of, sheets }: BodyOf<typeof calls.createClassWorksheet>,
): Promise<WorksheetSummary> {
  const source =
    'taskId' in of
      ? await sourceOfTask(services, { classId, taskId: of.taskId })
      : await sourceOfExercises(services, user, of.exerciseIds, 'of.exerciseIds');
  const faces = sheets === 'learners' ? await namedFaces(services, classId) : letteredFaces(sheets);
  return store(services, { ownerId: user.id, classroomId: classId, title }, source, faces);
}

/** The versions that the task pins now, drawn as its attempts are. */
async function sourceOfTask(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<Source> {
  const task = await requireTask(services, ids);
  const [groups, items] = await Promise.all([
    taskQueries(services).selectGroups(task.id),
    taskQueries(services).selectItems(task.id),
  ]);
  return {
    taskId: task.id,
    shuffles: task.shufflesItems,
    groups: groups.map(({ id, type, drawCount }) => ({
      type,
      drawCount,
      items: items
        .filter((item) => item.groupId === id)
        .map(({ position, versionId, points }) => ({ id: String(position), position, versionId, points })),
    })),
  };
}

async function sourceOfExercises(
  services: Services,
  user: SignedInUser,
  exerciseIds: readonly string[],
  field: string,
): Promise<Source> {
  const [versions, exercises] = await Promise.all([
    exerciseQueries(services).selectLatestVersions(exerciseIds),
    exerciseQueries(services).findExercises(exerciseIds, user.id),
  ]);
  const items = [...new Set(exerciseIds)].map((exerciseId, index): SourceItem => {
    const exercise = exercises.get(exerciseId);
    const version = exercise && canViewExercise(user, exercise) ? versions.get(exerciseId) : undefined;
    if (!exercise || !version) throw invalidField(`${field}.${index}`, said(m.exerciseNotPublished));
    if (!canSeeKeys(user, exercise)) throw invalidField(`${field}.${index}`, notLetIn().detail);
    const position = index + 1;
    return { id: String(position), position, versionId: version.id, points: exercise.points };
  });
  return { taskId: null, shuffles: false, groups: [{ type: 'MG', drawCount: null, items }] };
}

/** A to Z; a single sheet needs no letter. */
const letteredFaces = (count: number): Face[] =>
  Array.from({ length: count }, (_, index) => ({
    learnerId: null,
    letter: count === 1 ? null : String.fromCharCode(65 + index),
  }));

async function namedFaces(services: Services, classId: string): Promise<Face[]> {
  const learners = await worksheetData(services).selectLearners(classId);
  if (learners.length === 0) throw invalidField('sheets', said(m.noLearnersYet));
  return learners.sort(byName).map(({ id }) => ({ learnerId: id, letter: null }));
}

function refuseTooMany(sheets: number, questions: number): void {
  if (questions === 0) throw invalidField('of', said(m.noQuestionsInTask));
  if (questions > mostSheetQuestions) {
    throw invalidField('of', said(m.mostQuestionsOnSheet, { mostSheetQuestions }));
  }
  if (sheets > mostSheets || sheets * questions > mostWorksheetQuestions) {
    const most = Math.min(mostSheets, Math.floor(mostWorksheetQuestions / questions));
    throw invalidField('sheets', said(m.mostSheets, { most, questions }));
  }
}

/** The sheets and keys of a class are written as the class writes, others as their owner does. */
async function notationOfSheets(
  services: Services,
  { ownerId, classroomId }: { readonly ownerId: string; readonly classroomId: string | null },
): Promise<NotationChoice> {
  if (classroomId !== null) return (await classroomQueries(services).selectClassroom(classroomId)).notation;
  return (await accountQueries(services).selectNotation(ownerId)) ?? 'en';
}

async function store(
  services: Services,
  given: { readonly ownerId: string; readonly classroomId: string | null; readonly title: string },
  { groups, shuffles, taskId }: Source,
  faces: readonly Face[],
): Promise<WorksheetSummary> {
  const size = sizeOf(groups);
  refuseTooMany(faces.length, size.questionCount);
  const drawn = await drawSheets(services, groups, { count: faces.length, shuffles });
  const sheets = faces.map((face, index): NewSheet => ({ ...face, number: index + 1, questions: drawn[index] ?? [] }));
  const items = groups.flatMap((group) =>
    group.items.map(({ position, versionId, points }) => ({ position, exerciseVersionId: versionId, points })),
  );
  const notation = await notationOfSheets(services, given);
  const row = {
    ...given,
    ...size,
    notation,
    taskId,
    sheetCount: sheets.length,
    createdAt: services.now(),
    id: newId(),
  };
  for (;;) {
    const worksheet = { ...row, code: newJoinCode() };
    if (!(await worksheetData(services).insertWorksheet(worksheet, { items, sheets }))) continue;
    const className =
      given.classroomId === null ? null : (await classroomQueries(services).selectClassroom(given.classroomId)).name;
    return presentSummary({ ...worksheet, className });
  }
}
