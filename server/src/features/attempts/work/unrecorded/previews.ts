import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { everythingSeen, figuresFor } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { forbidden } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { versionedDocument } from '../../../exercises/api.ts';
import { classroomQueries } from '../../../classrooms/api.ts';
import { requireTask } from '../../../tasks/api.ts';
import type { OwnedAttempt, ResponseRow } from '../../data/attempt-store.ts';
import { composeResponse, mark } from '../marking.ts';
import { presentContents } from '../present.ts';
import {
  beginUnrecorded,
  contextOf,
  type Ids,
  isGone,
  type ItemRow,
  markUnrecorded,
  openQuestion,
  openUnrecorded,
  pretend,
  type Purpose,
  redrawUnrecorded,
  rowOf,
  presentHints,
} from './questions.ts';
import { readerLanguages } from '../../../../core/language/reader.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const preview: Purpose = { audience: 'preview', userId: null };

/** The task as a student begins it (R22, R23). */
export async function previewTask(
  services: Services,
  ids: Ids,
  { as }: BodyOf<typeof calls.previewTask>,
): Promise<ResponseOf<typeof calls.previewTask>> {
  const { notation } = await classroomQueries(services).selectClassroom(ids.classId);
  return beginUnrecorded(services, await requireTask(services, ids), { as, notation }, preview);
}

const open = async (services: Services, ids: Ids, ticket: string) =>
  openUnrecorded(services, await requireTask(services, ids), preview, ticket);

export async function answerPreview(
  services: Services,
  ids: Ids,
  { ticket, ...given }: BodyOf<typeof calls.answerPreview>,
): Promise<ResponseOf<typeof calls.answerPreview>> {
  return markUnrecorded(services, await open(services, ids, ticket), given);
}

/** Hints and solutions of practice; a student who sits the task has none either. */
async function openInPractice(services: Services, ids: Ids, ticket: string) {
  const opened = await open(services, ids, ticket);
  if (opened.question.as !== 'practice') throw forbidden(said(m.noHintsInAssessment));
  return opened;
}

async function drawInPractice(services: Services, ids: Ids, ticket: string) {
  const { question } = await openInPractice(services, ids, ticket);
  const source = versionedDocument(services, question.versionId);
  return services.engine.drawVariant(source, question.seed, question.notation, readerLanguages());
}

export async function hintPreview(services: Services, ids: Ids, ticket: string, number: number) {
  const { variant } = await drawInPractice(services, ids, ticket);
  return presentHints(variant, number);
}

export async function solvePreview(services: Services, ids: Ids, ticket: string) {
  const { variant } = await drawInPractice(services, ids, ticket);
  return { solution: variant.solution, figures: figuresFor(variant, everythingSeen) };
}

export async function redrawPreview(services: Services, ids: Ids, ticket: string) {
  return redrawUnrecorded(services, await openInPractice(services, ids, ticket), preview);
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
    const question = await openQuestion(services, preview, task.id, ticket);
    const startedAt = new Date(question.startedAt);
    const { as, notation } = question;
    attempt ??= await pretend(services, task, { as, notation, startedAt, handedInAt: now });
    const row = rowOf(question);
    const marked = answers.length === 0 ? null : await mark(services, attempt, contextOf(row), answers, 'marked');
    if (marked === null || marked.verdict.outcome === 'invalid') {
      rows.push(row);
      continue;
    }
    const response = composeResponse(attempt, contextOf(row), { id: newId(), ...marked, receivedAt: now });
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
  if (!attempt) throw isGone();
  rows.sort((a, b) => a.variant.place - b.variant.place);
  return presentContents(services, attempt, { rows, responses, receiptCode: null });
}
