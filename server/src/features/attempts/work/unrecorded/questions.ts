import { randomInt } from 'node:crypto';
import type * as calls from '@lemma/contracts';
import type { Attempt, AttemptItem, NotationChoice, ResponseOf } from '@lemma/contracts';
import { figuresFor, type Variant } from '@lemma/math/document';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { v7 as newId } from 'uuid';
import { invalidField } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { classroomQueries } from '../../../classrooms/api.ts';
import { identityTokens } from '../../../signing-in/api.ts';
import { closingOf, drawItems, type TaskRow } from '../../../tasks/api.ts';
import { attemptData, type AttemptStore, type OwnedAttempt, type VariantContext } from '../../data/attempt-store.ts';
import { composeResponse, mark, unfinishedWhile } from '../marking.ts';
import { presentSubmitted, presentUnkept } from '../attempts.ts';
import { presentContents, presentItemRows, visibilityOf } from '../present.ts';
import { newSeed } from '../starting.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/*
 * Questions of which nothing is recorded: a teacher's preview, and practice on a task that is over. What was drawn travels
 * sealed with each call.
 */

export type Ids = { readonly classId: string; readonly taskId: string };
export type ItemRow = Awaited<ReturnType<AttemptStore['selectContents']>>['rows'][number];

/** The draw for one question. */
export interface Question {
  readonly taskId: string;
  readonly as: 'practice' | 'assessment';
  readonly startedAt: number;
  readonly itemId: string;
  readonly versionId: string;
  readonly points: number;
  readonly place: number;
  readonly number: number;
  readonly seed: number;
  readonly notation: NotationChoice;
}

/** A ticket opens only for what, and for whom, it was sealed. */
export interface Purpose {
  readonly audience: 'preview' | 'free-practice';
  /** Whose questions they are; null where everybody may have them who may have the ticket. */
  readonly userId: string | null;
}

const sealing = { alg: 'dir', enc: 'A256GCM' } as const;

export async function sealQuestion(services: Services, purpose: Purpose, question: Question): Promise<string> {
  const sealed = new EncryptJWT({ ...question })
    .setProtectedHeader(sealing)
    .setAudience(purpose.audience)
    .setExpirationTime('1d');
  if (purpose.userId !== null) sealed.setSubject(purpose.userId);
  return sealed.encrypt(identityTokens(services).sealingKey);
}

export const isGone = () => invalidField('ticket', said(m.pageTooOld));

export async function openQuestion(
  services: Services,
  { audience, userId }: Purpose,
  taskId: string,
  ticket: string,
): Promise<Question> {
  const expected = { audience, ...(userId !== null && { subject: userId }) };
  const opened = await jwtDecrypt<Question>(ticket, identityTokens(services).sealingKey, expected).catch(() => null);
  if (!opened || opened.payload.taskId !== taskId) throw isGone();
  return opened.payload;
}

/** Builds an attempt without a learner: the task as if it were of this kind and open now. */
export async function pretend(
  services: Services,
  task: TaskRow,
  given: {
    readonly as: 'practice' | 'assessment';
    readonly notation: NotationChoice;
    readonly startedAt: Date;
    readonly handedInAt: Date | null;
  },
): Promise<OwnedAttempt> {
  const classroom = await classroomQueries(services).selectClassroom(task.classroomId);
  const window = { opensAt: null, dueAt: null, endsAt: null, timeLimitMinutes: task.timeLimitMinutes };
  return {
    id: newId(),
    taskId: task.id,
    userId: newId(),
    number: 1,
    notation: given.notation,
    startedAt: given.startedAt,
    closesAt: closingOf(window, given.startedAt),
    handedInAt: given.handedInAt,
    handedInBy: given.handedInAt && 'learner',
    lastActiveAt: given.startedAt,
    task: { ...task, kind: given.as },
    className: classroom.name,
    classroomDays: classroom,
    isMember: true,
    accommodation: null,
    timeZone: null,
  };
}

export function rowOf(question: Question): ItemRow {
  return {
    variant: {
      id: newId(),
      attemptId: newId(),
      taskItemId: question.itemId,
      exerciseVersionId: question.versionId,
      markingVersionId: null,
      place: question.place,
      number: question.number,
      seed: question.seed,
      hintsShown: 0,
      solutionShownAt: null,
      draft: null,
      draftSequence: 0,
      draftSavedAt: null,
      responseCount: 0,
      secondsSpent: 0,
      share: 0,
      outcome: null,
      rightCount: 0,
      rightOn: null,
      answeredAt: null,
    },
    points: question.points,
    versionId: question.versionId,
  };
}

export const contextOf = (row: ItemRow): VariantContext => ({
  variant: row.variant,
  versionId: row.versionId,
  markingVersionId: row.versionId,
  itemVersionId: row.versionId,
  points: row.points,
  currentNumber: row.variant.number,
  bestShare: 0,
});

interface Started {
  readonly attempt: Attempt;
  readonly tickets: { itemId: string; ticket: string }[];
}

/** Draws the questions of a task as for somebody who begins it now. */
export async function beginUnrecorded(
  services: Services,
  task: TaskRow,
  { as, notation }: Pick<Question, 'as' | 'notation'>,
  purpose: Purpose,
): Promise<Started> {
  const groups = await attemptData(services).selectDraw(task.id);
  const items = drawItems(groups, [], { shuffles: task.shufflesItems, chance: (limit) => randomInt(limit) });
  const startedAt = services.now();
  const questions = items.map((item, index): Question => ({
    taskId: task.id,
    as,
    startedAt: startedAt.getTime(),
    itemId: item.id,
    versionId: item.versionId,
    points: item.points,
    place: index + 1,
    number: 1,
    seed: newSeed(),
    notation,
  }));
  const attempt = await pretend(services, task, { as, notation, startedAt, handedInAt: null });
  const rows = questions.map(rowOf);
  const tickets = await Promise.all(
    questions.map(async (question) => ({
      itemId: question.itemId,
      ticket: await sealQuestion(services, purpose, question),
    })),
  );
  return { attempt: await presentContents(services, attempt, { rows, responses: [], receiptCode: null }), tickets };
}

/** A question that was opened again, in an attempt that is not stored. */
export interface Opened {
  readonly question: Question;
  readonly attempt: OwnedAttempt;
  readonly row: ItemRow;
}

export async function openUnrecorded(
  services: Services,
  task: TaskRow,
  purpose: Purpose,
  ticket: string,
): Promise<Opened> {
  const question = await openQuestion(services, purpose, task.id, ticket);
  const startedAt = new Date(question.startedAt);
  const { as, notation } = question;
  const attempt = await pretend(services, task, { as, notation, startedAt, handedInAt: null });
  return { question, attempt, row: rowOf(question) };
}

type Submitted = ResponseOf<typeof calls.submitResponse>;

/** Marks an answer and keeps nothing of it. */
export async function markUnrecorded(
  services: Services,
  { attempt, row }: Opened,
  { id, answers }: { readonly id: string; readonly answers: readonly { part: string; value: string }[] },
): Promise<Submitted> {
  const context = contextOf(row);
  const receivedAt = services.now();
  const marked = await mark(services, attempt, context, answers, unfinishedWhile(visibilityOf(attempt, receivedAt)));
  if (marked.verdict.outcome === 'invalid') {
    return presentUnkept(services, attempt, context, { id, ...marked, receivedAt });
  }
  const response = composeResponse(attempt, context, { id, ...marked, receivedAt });
  return presentSubmitted(services, attempt, context, { isFromDraft: false, ...response });
}

/** Another variant of a question. */
export async function redrawUnrecorded(
  services: Services,
  { question, attempt }: Opened,
  purpose: Purpose,
): Promise<{ item: AttemptItem; ticket: string }> {
  const next: Question = { ...question, number: question.number + 1, seed: newSeed() };
  const [item] = await presentItemRows(services, attempt, [rowOf(next)], []);
  if (!item) throw isGone();
  return { item, ticket: await sealQuestion(services, purpose, next) };
}

/** The first hints, with the figures that they show. */
export const presentHints = (variant: Variant, number: number) => ({
  hints: variant.hints.slice(0, number),
  figures: figuresFor(variant, { hints: number, hasSolution: false }),
});
