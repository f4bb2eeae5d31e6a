import { randomInt } from 'node:crypto';
import type * as calls from '@lemma/contracts';
import type { AttemptItem, BodyOf, ResponseOf } from '@lemma/contracts';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { v7 as newId } from 'uuid';
import { forbidden, invalidField } from '../../../core/errors.ts';
import { composeResponse, mark, unfinishedWhile } from './marking.ts';
import { presentContents, presentItemRows, visibilityOf } from './present.ts';
import { presentSubmitted, presentUnkept } from './attempts.ts';
import { newSeed } from './starting.ts';
import {
  attemptData,
  type AttemptStore,
  type OwnedAttempt,
  type ResponseRow,
  type VariantContext,
} from '../data/attempt-store.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { exerciseQueries, versionedDocument } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { closingOf, drawItems, requireTask, type TaskRow } from '../../tasks/api.ts';
import { identityTokens } from '../../signing-in/api.ts';

type Ids = { readonly classId: string; readonly taskId: string };
type ItemRow = Awaited<ReturnType<AttemptStore['selectItems']>>[number];

/** The draw for a question of a preview. It travels sealed: nothing of a preview is stored. */
interface Question {
  readonly taskId: string;
  readonly as: 'practice' | 'assessment';
  readonly startedAt: number;
  readonly itemId: string;
  readonly versionId: string;
  readonly points: number;
  readonly place: number;
  readonly number: number;
  readonly seed: number;
}

const sealing = { alg: 'dir', enc: 'A256GCM' } as const;
const audience = 'preview';

async function sealQuestion(services: Services, question: Question): Promise<string> {
  return new EncryptJWT({ ...question })
    .setProtectedHeader(sealing)
    .setAudience(audience)
    .setExpirationTime('1d')
    .encrypt(identityTokens(services).sealingKey);
}

async function openQuestion(services: Services, taskId: string, ticket: string): Promise<Question> {
  const opened = await jwtDecrypt<Question>(ticket, identityTokens(services).sealingKey, { audience }).catch(
    () => null,
  );
  if (!opened || opened.payload.taskId !== taskId) {
    throw invalidField('ticket', 'This preview has gone. Open it again.');
  }
  return opened.payload;
}

/** Builds an attempt without a learner: the task as if it were of this kind and open now. */
async function pretend(
  services: Services,
  task: TaskRow,
  given: { readonly as: 'practice' | 'assessment'; readonly startedAt: Date; readonly handedInAt: Date | null },
): Promise<OwnedAttempt> {
  const classroom = await classroomQueries(services).selectClassroom(task.classroomId);
  const window = { opensAt: null, dueAt: null, endsAt: null, timeLimitMinutes: task.timeLimitMinutes };
  return {
    id: newId(),
    taskId: task.id,
    userId: newId(),
    number: 1,
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

async function rowOf(services: Services, question: Question): Promise<ItemRow> {
  const { document } = await exerciseQueries(services).selectVersion(question.versionId);
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
    },
    points: question.points,
    versionId: question.versionId,
    title: document.title,
  };
}

/** The task as a student begins it (R22, R23). */
export async function previewTask(
  services: Services,
  ids: Ids,
  { as }: BodyOf<typeof calls.previewTask>,
): Promise<ResponseOf<typeof calls.previewTask>> {
  const task = await requireTask(services, ids);
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
  }));
  const attempt = await pretend(services, task, { as, startedAt, handedInAt: null });
  const rows = await Promise.all(questions.map((question) => rowOf(services, question)));
  const tickets = await Promise.all(
    questions.map(async (question) => ({ itemId: question.itemId, ticket: await sealQuestion(services, question) })),
  );
  return { attempt: await presentContents(services, attempt, { rows, responses: [], receiptCode: null }), tickets };
}

async function openTicket(services: Services, ids: Ids, ticket: string) {
  const task = await requireTask(services, ids);
  const question = await openQuestion(services, task.id, ticket);
  const startedAt = new Date(question.startedAt);
  const attempt = await pretend(services, task, { as: question.as, startedAt, handedInAt: null });
  return { task, question, attempt, row: await rowOf(services, question) };
}

const contextOf = (row: ItemRow): VariantContext => ({
  variant: row.variant,
  versionId: row.versionId,
  markingVersionId: row.versionId,
  itemVersionId: row.versionId,
  points: row.points,
  currentNumber: row.variant.number,
  bestShare: 0,
});

export async function answerPreview(
  services: Services,
  ids: Ids,
  { ticket, id, answers }: BodyOf<typeof calls.answerPreview>,
): Promise<ResponseOf<typeof calls.answerPreview>> {
  const { attempt, row } = await openTicket(services, ids, ticket);
  const context = contextOf(row);
  const receivedAt = services.now();
  const verdict = await mark(services, context, answers, unfinishedWhile(visibilityOf(attempt, receivedAt)));
  if (verdict.outcome === 'invalid') {
    return presentUnkept(services, attempt, context, { id, answers, verdict, receivedAt });
  }
  const response = composeResponse(attempt, context, { id, answers, verdict, receivedAt });
  return presentSubmitted(services, attempt, context, { isFromDraft: false, ...response });
}

/** Hints and solutions of practice; a student who sits the task has none either. */
async function drawInPractice(services: Services, ids: Ids, ticket: string) {
  const opened = await openTicket(services, ids, ticket);
  if (opened.question.as !== 'practice') throw forbidden('There are no hints in an assessment.');
  const source = versionedDocument(services, opened.question.versionId);
  const drawn = await services.engine.drawVariant(source, opened.question.seed);
  return { ...opened, variant: drawn.variant };
}

export async function hintPreview(services: Services, ids: Ids, ticket: string, number: number) {
  const { variant } = await drawInPractice(services, ids, ticket);
  return { hints: variant.hints.slice(0, number) };
}

export async function solvePreview(services: Services, ids: Ids, ticket: string) {
  const { variant } = await drawInPractice(services, ids, ticket);
  return { solution: variant.solution };
}

export async function redrawPreview(
  services: Services,
  ids: Ids,
  ticket: string,
): Promise<{ item: AttemptItem; ticket: string }> {
  const { question, attempt } = await drawInPractice(services, ids, ticket);
  const next: Question = { ...question, number: question.number + 1, seed: newSeed() };
  const [item] = await presentItemRows(services, attempt, [await rowOf(services, next)], []);
  if (!item) throw invalidField('ticket', 'This preview has gone. Open it again.');
  return { item, ticket: await sealQuestion(services, next) };
}

/** The preview as a student sees it after handing in: results, scores and solutions as the task releases them. */
export async function handInPreview(
  services: Services,
  ids: Ids,
  body: BodyOf<typeof calls.handInPreview>,
): Promise<ResponseOf<typeof calls.handInPreview>> {
  const task = await requireTask(services, ids);
  const now = services.now();
  const rows: ItemRow[] = [];
  const responses: ResponseRow[] = [];
  let attempt: OwnedAttempt | null = null;
  for (const { ticket, answers } of body.answers) {
    const question = await openQuestion(services, task.id, ticket);
    const startedAt = new Date(question.startedAt);
    attempt ??= await pretend(services, task, { as: question.as, startedAt, handedInAt: now });
    const row = await rowOf(services, question);
    const verdict = answers.length === 0 ? null : await mark(services, contextOf(row), answers, 'marked');
    if (verdict === null || verdict.outcome === 'invalid') {
      rows.push(row);
      continue;
    }
    const response = composeResponse(attempt, contextOf(row), { id: newId(), answers, verdict, receivedAt: now });
    rows.push({
      ...row,
      variant: { ...row.variant, share: response.credit, outcome: response.outcome, responseCount: 1 },
    });
    responses.push({
      secondsSpent: null,
      isFromDraft: false,
      ...response,
      attemptVariantId: row.variant.id,
    });
  }
  if (!attempt) throw invalidField('answers', 'This preview has gone. Open it again.');
  rows.sort((a, b) => a.variant.place - b.variant.place);
  return presentContents(services, attempt, { rows, responses, receiptCode: null });
}
