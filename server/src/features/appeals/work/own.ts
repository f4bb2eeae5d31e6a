import type * as calls from '@lemma/contracts';
import type { BodyOf, MyAppeal } from '@lemma/contracts';
import { isMathsType } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { cleanLine } from '../../../core/clean-text.ts';
import { conflict, notFound, RequestError } from '../../../core/errors.ts';
import { appealData, type AppealRow } from '../data/appeal-store.ts';
import { type OwnedAttempt, regradedQueries } from '../../attempts/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { areResultsVisible, selectItemsBegunElsewhere, topicOfTask } from '../../tasks/api.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const mostADay = 10;
const dayMs = 24 * 60 * 60_000;

function present(row: AppealRow, isHeldBack = false): MyAppeal {
  const { id, responseId, part, message, createdAt, state, answer, decidedAt } = row;
  return {
    id,
    responseId,
    part,
    message,
    createdAt: createdAt.toISOString(),
    state,
    reply: isHeldBack ? '' : answer,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** "My answer is equivalent": one a response and part. The second opinion is formed when the call has been answered. */
export async function makeAppeal(
  services: Services,
  attempt: OwnedAttempt,
  { responseId, part, message }: BodyOf<typeof calls.makeAppeal>,
): Promise<MyAppeal> {
  const found = await appealData(services).findOwnResponse(attempt.id, responseId);
  if (!found) throw notFound();
  const earlier = await appealData(services).findByResponse(responseId, part);
  if (earlier && (earlier.raisedBy === null || earlier.state === 'accepted')) {
    const heldBack = await readHeldBack(services, attempt);
    return present(earlier, heldBack.has(found.variant.taskItemId));
  }
  const now = services.now();
  if (!areResultsVisible(attempt.task, attempt, now)) {
    throw conflict('request/conflict', said(m.waitForMarking));
  }
  await requireWrongMaths(services, found, part);
  if ((await appealData(services).countSince(attempt.userId, new Date(now.getTime() - dayMs))) >= mostADay) {
    throw new RequestError(429, 'request/too-many', said(m.tenADay), {
      'retry-after': '86400',
    });
  }
  const { id: taskId, classroomId: classId } = attempt.task;
  const own = { userId: attempt.userId, message: cleanLine(message), createdAt: now };
  await inTransaction(services, async (services) => {
    if (earlier) await appealData(services).makeOwn(earlier.id, own);
    else await appealData(services).insertAppeal({ id: newId(), responseId, part, ...own, state: 'open' });
    await recordHappenings(services, [
      {
        kind: 'appeal-made',
        subject: `${responseId} ${part}`,
        topic: topicOfTask(taskId),
        fold: taskId,
        to: { staffOf: classId },
        about: { classId, taskId },
      },
    ]);
  });
  const stored = await appealData(services).findByResponse(responseId, part);
  if (!stored) throw new Error('the new appeal is missing');
  services.background.run('a second opinion', () => formOpinion(services, { appeal: stored, ...found }));
  return present(stored);
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof appealData>['findOwnResponse']>>>;

/** Refuses everything but typed mathematics that is marked wrong now. */
export async function requireWrongMaths(
  services: Services,
  { response, variant }: Found,
  partName: string,
): Promise<void> {
  const [counted] = await regradedQueries(services).overlay([response]);
  const verdict = counted?.verdict.parts.find(({ part }) => part === partName);
  if (!verdict) throw notFound();
  const drawn = await services.engine.drawVariant(versionedDocument(services, variant.exerciseVersionId), variant.seed);
  const part = drawn.view.parts.find(({ name }) => name === partName);
  const isWrong = verdict.outcome === 'wrong' || verdict.outcome === 'partly';
  if (!isWrong || !part || !isMathsType(part.answerType)) {
    throw conflict('request/conflict', said(m.onlyMathsMarkedWrong));
  }
}

/** Looks once more, with more time than a verdict has, and writes down what it comes to. */
export async function formOpinion(
  services: Services,
  { appeal: row, response, variant }: Found & { readonly appeal: AppealRow },
): Promise<void> {
  const versionId = variant.markingVersionId ?? variant.exerciseVersionId;
  const answer = response.answers.find(({ part }) => part === row.part)?.value ?? '';
  const opinion = await services.engine
    .formOpinion(versionedDocument(services, versionId), { seed: variant.seed, part: row.part, answer })
    .catch(() => ({ opinion: 'unknown' as const, reason: 'Even with more time it could not be decided.' }));
  await appealData(services).noteOpinion(row.id, opinion);
}

const readHeldBack = (services: Services, { userId, taskId }: OwnedAttempt) =>
  selectItemsBegunElsewhere(services, userId, { taskId, itemId: null });

/** The learner's appeals in an attempt; a teacher's word on what another test asks comes with its hand-in. */
export async function listMyAppeals(services: Services, attempt: OwnedAttempt): Promise<MyAppeal[]> {
  const [rows, heldBack] = await Promise.all([
    appealData(services).selectOfAttempt(attempt.id),
    readHeldBack(services, attempt),
  ]);
  return rows.map(({ appeal, itemId }) => present(appeal, heldBack.has(itemId)));
}
