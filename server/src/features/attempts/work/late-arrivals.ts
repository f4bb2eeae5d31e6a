import type { BodyOf, LateAnswer, ResponseOf, submitResponse } from '@lemma/contracts';
import type { PartAnswer } from '@lemma/math';
import { conflict, notFound } from '../../../core/errors.ts';
import { composeResponse, mark } from './marking.ts';
import { itemState, visibilityOf } from './present.ts';
import { lateArrivalData, type LateArrivalRow } from '../data/late-arrival-store.ts';
import { attemptData, type OwnedAttempt, type VariantContext } from '../data/attempt-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { areResultsVisible, maySeeSolution, requireTask, topicOfTask } from '../../tasks/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const minuteMs = 60_000;
/** Of one question; a browser that was offline has a few. */
const mostOfVariant = 20;

type Submitted = ResponseOf<typeof submitResponse>;

/**
 * Keeps an answer that says it was typed while the attempt was open, for the teacher to decide about; the same one again
 * is answered alike. Null when it was not typed in time, or too many are kept.
 */
export async function keepLateArrival(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  body: BodyOf<typeof submitResponse>,
): Promise<Submitted | null> {
  const known = await lateArrivalData(services).find(body.id);
  if (known) return presentKept(services, attempt, context, requireSame(known, context, body.answers));
  const ends = [attempt.handedInAt, attempt.closesAt].flatMap((moment) => moment?.getTime() ?? []);
  const typedAt = body.typedAt === undefined ? null : new Date(body.typedAt);
  if (typedAt === null || typedAt < attempt.startedAt || typedAt.getTime() >= Math.min(...ends)) return null;
  if ((await lateArrivalData(services).countOf(context.variant.id)) >= mostOfVariant) return null;
  await keep(services, attempt, context, { id: body.id, answers: body.answers, typedAt, endedAt: Math.min(...ends) });
  const kept = await lateArrivalData(services).find(body.id);
  return kept && presentKept(services, attempt, context, requireSame(kept, context, body.answers));
}

/** Puts an answer by for the teacher. */
export async function keep(
  services: Services,
  { task }: Pick<OwnedAttempt, 'task'>,
  context: Pick<VariantContext, 'variant'>,
  given: {
    readonly id: string;
    readonly answers: readonly PartAnswer[];
    readonly typedAt: Date;
    readonly endedAt: number;
  },
): Promise<void> {
  const receivedAt = services.now();
  await inTransaction(services, async (services) => {
    await lateArrivalData(services).insert({
      id: given.id,
      attemptVariantId: context.variant.id,
      answers: given.answers.map(({ part, value }) => ({ part, value })),
      typedAt: given.typedAt,
      receivedAt,
      minutesAfterClose: Math.max(0, Math.ceil((receivedAt.getTime() - given.endedAt) / minuteMs)),
      state: 'waiting',
    });
    await recordHappenings(services, [
      {
        kind: 'late-answer',
        subject: given.id,
        topic: topicOfTask(task.id),
        fold: task.id,
        to: { staffOf: task.classroomId },
        about: { classId: task.classroomId, taskId: task.id },
      },
    ]);
  });
}

function requireSame(kept: LateArrivalRow, context: VariantContext, answers: readonly PartAnswer[]): LateArrivalRow {
  const plain = (list: readonly PartAnswer[]) => JSON.stringify(list.map(({ part, value }) => [part, value]));
  if (kept.attemptVariantId !== context.variant.id || plain(kept.answers) !== plain(answers)) {
    throw conflict('attempt/same-id-other-answers', said(m.sentWithOtherAnswers));
  }
  return kept;
}

function presentKept(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  kept: LateArrivalRow,
): Submitted {
  const visible = visibilityOf(attempt, services.now());
  return {
    response: {
      id: kept.id,
      receivedAt: kept.receivedAt.toISOString(),
      answers: kept.answers.map(({ part, value }) => ({ part, value })),
      verdict: null,
      isLate: false,
      isFromDraft: false,
      credited: null,
    },
    state: itemState(context.variant.outcome, visible.results),
    bestScore: visible.results && visible.scores ? context.bestShare * context.points : null,
    canShowSolution: false,
    isKeptForTeacher: true,
  };
}

type WithContext = NonNullable<Awaited<ReturnType<ReturnType<typeof lateArrivalData>['findOf']>>>;

async function presentLateAnswer(services: Services, { arrival, ...row }: WithContext): Promise<LateAnswer> {
  const attempt = await attemptData(services).loadAttempt(row.attemptId);
  return {
    id: arrival.id,
    memberId: row.memberId,
    firstName: row.firstName,
    lastName: row.lastName,
    attemptNumber: row.attemptNumber,
    position: row.position,
    title: row.title,
    answers: arrival.answers.map(({ part, value }) => ({ part, value })),
    typedAt: arrival.typedAt.toISOString(),
    receivedAt: arrival.receivedAt.toISOString(),
    handedInAt: attempt.handedInAt?.toISOString() ?? null,
    handedInBy: attempt.handedInBy,
    seenBefore: seenBefore(attempt, row, arrival.receivedAt),
    minutesAfterClose: arrival.minutesAfterClose,
    state: arrival.state,
    decidedAt: arrival.decidedAt?.toISOString() ?? null,
  };
}

/**
 * Returns what the learner could have read before an answer arrived, from what was released and handed in until then.
 */
function seenBefore(
  { task, ...attempt }: OwnedAttempt,
  { solutionShownAt, hasSolution }: Pick<WithContext, 'solutionShownAt' | 'hasSolution'>,
  arrivedAt: Date,
): LateAnswer['seenBefore'] {
  const untilThen = (moment: Date | null) => (moment !== null && moment <= arrivedAt ? moment : null);
  if (untilThen(solutionShownAt) !== null) return 'solution';
  const taskThen = { ...task, releasedAt: untilThen(task.releasedAt) };
  const attemptThen = { ...attempt, handedInAt: untilThen(attempt.handedInAt) };
  if (hasSolution && maySeeSolution(taskThen, attemptThen, arrivedAt)) return 'solution';
  return areResultsVisible(taskThen, attemptThen, arrivedAt) ? 'results' : 'nothing';
}

export async function listLateAnswers(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<LateAnswer[]> {
  await requireTask(services, ids);
  const found = await lateArrivalData(services).selectOf(ids);
  return Promise.all(found.map((one) => presentLateAnswer(services, one)));
}

/** Takes or refuses an answer. One that is taken is marked as if it had come when it was typed, and only ever adds. */
export async function decideLateAnswer(
  services: Services,
  teacher: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string; readonly lateAnswerId: string },
  decision: 'accepted' | 'refused',
): Promise<LateAnswer> {
  const found = await lateArrivalData(services).findOf(ids);
  if (!found) throw notFound();
  const { arrival } = found;
  if (arrival.state !== 'waiting') return requireDecision(services, found, decision);
  const response = decision === 'accepted' ? await markArrival(services, found) : null;
  const isDecided = await inTransaction(services, async (services) => {
    const decidedAt = services.now();
    const isFirst = await lateArrivalData(services).decide(arrival.id, {
      state: decision,
      decidedBy: teacher.id,
      decidedAt,
    });
    if (isFirst && response && (await attemptData(services).insertResponse(response)) === 'refused') {
      throw conflict('request/conflict', said(m.keysJustChanged));
    }
    return isFirst;
  });
  if (isDecided && response) services.bus.publish(`task:${ids.taskId}`);
  const decided = await lateArrivalData(services).findOf(ids);
  if (!decided) throw notFound();
  return isDecided ? presentLateAnswer(services, decided) : requireDecision(services, decided, decision);
}

async function requireDecision(
  services: Services,
  found: WithContext,
  decision: 'accepted' | 'refused',
): Promise<LateAnswer> {
  if (found.arrival.state !== decision) throw conflict('request/conflict', said(m.decidedAlready));
  return presentLateAnswer(services, found);
}

async function markArrival(services: Services, { arrival, attemptId, itemId, variantNumber }: WithContext) {
  const attempt = await attemptData(services).loadAttempt(attemptId);
  const context = await attemptData(services).findVariant({ attemptId, itemId, number: variantNumber });
  if (!context) throw notFound();
  const marked = await mark(services, attempt, context, arrival.answers, 'marked');
  if (marked.verdict.outcome === 'invalid') {
    throw conflict('request/conflict', said(m.answerUnreadable));
  }
  const { id, typedAt } = arrival;
  const response = composeResponse(attempt, context, { id, ...marked, receivedAt: typedAt });
  return { ...response, keepsBest: true, graceMs: null, afterResponses: null };
}
