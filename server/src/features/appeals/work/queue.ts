import type * as calls from '@lemma/contracts';
import { sharingLevels, type Appeal, type AppealSummary, type QueryOf, type ResponseOf } from '@lemma/contracts';
import { figuresFor, nothingSeen } from '@lemma/math/document';
import { notFound } from '../../../core/errors.ts';
import { findEqual } from './equal-answers.ts';
import { type AppealContext, appealData, appealsPerPage } from '../data/appeal-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { regradedQueries } from '../../attempts/api.ts';
import { exerciseQueries, ownLevelOf, versionedDocument } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { readerLanguages, speakerForReader } from '../../../core/language/reader.ts';
import { said, wordsOf, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** The appeals of a class, a page at a time. */
export async function listAppeals(
  services: Services,
  classId: string,
  { state, after }: QueryOf<typeof calls.listAppeals>,
): Promise<ResponseOf<typeof calls.listAppeals>> {
  const [openCount, rows] = await Promise.all([
    appealData(services).countOpen(classId),
    appealData(services).selectAppeals(classId, state, after),
  ]);
  return {
    openCount,
    appeals: rows.slice(0, appealsPerPage).map(presentSummary),
    hasMore: rows.length > appealsPerPage,
  };
}

/** The open appeals of the classes that somebody teaches, counted. */
export async function countTaughtAppeals(
  services: Services,
  userId: string,
): Promise<ResponseOf<typeof calls.countTaughtAppeals>> {
  const taught = (await classroomQueries(services).selectClassroomsOf(userId)).filter(
    ({ classroom, role }) => role !== 'learner' && classroom.archivedAt === null,
  );
  const names = new Map(taught.map(({ classroom }) => [classroom.id, classroom.name]));
  const rows = await appealData(services).selectOpenCounts([...names.keys()]);
  return rows.flatMap(({ classId, openCount, oldestId, oldestAt }) =>
    oldestAt === null
      ? []
      : [{ classId, className: names.get(classId) ?? '', openCount, oldestId, oldestAt: oldestAt.toISOString() }],
  );
}

const typedIn = ({ appeal, response }: AppealContext) =>
  response.answers.find(({ part }) => part === appeal.part)?.value ?? '';

function presentSummary(context: AppealContext): AppealSummary {
  const { appeal, variant, task, item, firstName, lastName } = context;
  return {
    id: appeal.id,
    firstName,
    lastName,
    taskName: task.name,
    questionNumber: variant.place,
    itemPosition: item.position,
    typed: typedIn(context),
    isByTeacher: appeal.raisedBy !== null,
    createdAt: appeal.createdAt.toISOString(),
    opinion: appeal.opinion,
    state: appeal.state,
  };
}

export async function requireAppeal(services: Services, ids: { classId: string; appealId: string }) {
  const context = await appealData(services).findAppeal(ids.classId, ids.appealId);
  if (!context) throw notFound();
  return context;
}

/** An appeal with everything that deciding it takes. */
export async function getAppeal(services: Services, user: SignedInUser, context: AppealContext): Promise<Appeal> {
  const { appeal, response, variant, task, item } = context;
  const source = versionedDocument(services, variant.markingVersionId ?? variant.exerciseVersionId);
  const [drawn, equal, editing, kept, counted] = await Promise.all([
    services.engine.drawVariant(source, variant.seed, 'en', readerLanguages()),
    findEqual(services, context),
    whyNotEdit(services, user, context.exerciseId),
    services.engine.keepAnswers(source, variant.seed, [{ part: appeal.part, value: typedIn(context) }]),
    regradedQueries(services).overlay([response]),
  ]);
  const part = drawn.variant.parts.find(({ name }) => name === appeal.part);
  const document = await source.document();
  const feedback = counted[0]?.verdict.parts.find((one) => one.part === appeal.part)?.feedback ?? '';
  return {
    ...presentSummary(context),
    memberId: context.memberId,
    taskId: task.id,
    itemId: item.id,
    exerciseId: context.exerciseId,
    part: appeal.part,
    partLabel: part?.label ?? '',
    question: drawn.variant.question,
    figures: figuresFor(drawn.variant, nothingSeen, [feedback]),
    direction: drawn.variant.direction,
    keyLatex: part?.answerLatex ?? '',
    typedSource: kept[0]?.value ?? typedIn(context),
    feedback,
    message: appeal.message,
    opinionReason: appeal.opinionReason,
    equalCount: othersIn(equal, appeal.userId),
    canEdit: editing === null,
    obstacle: editing === null ? '' : wordsOf(editing, speakerForReader()),
    variables: document.variables.list
      .filter(({ generator }) => generator.startsWith('random-'))
      .map(({ name }) => name),
    reply: appeal.answer,
    decidedAt: appeal.decidedAt?.toISOString() ?? null,
    regradeId: appeal.regradeId,
  };
}

function othersIn(equal: Awaited<ReturnType<typeof findEqual>>, userId: string): number {
  const learners = new Set(equal.map(({ row }) => row.attempt.userId));
  learners.delete(userId);
  return learners.size;
}

/** Why this user cannot add an answer to the exercise; null when they can. */
export async function whyNotEdit(services: Services, user: SignedInUser, exerciseId: string): Promise<Said | null> {
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  if (!exercise || ownLevelOf(user, exercise) < sharingLevels.edit) return said(m.exerciseNotYours);
  if (exercise.status !== 'PB') return said(m.exerciseGone);
  if (exercise.publishedRevision !== exercise.revision) {
    return said(m.publishChangesFirst);
  }
  return null;
}
