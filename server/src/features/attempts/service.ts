import { randomInt } from 'node:crypto';
import type { Attempt, BodyOf, ResponseOf, startAttempt, submitResponse } from '@lemma/contracts';
import type { ResponseVerdict } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { conflict, forbidden, notFound, type RequestError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import type { SignedInUser } from '../accounts/store.ts';
import { areResultsVisible, isAttemptClosed, isOpen, isPastDue, maySeeSolution } from '../tasks/rules.ts';
import { requireTask } from '../tasks/service.ts';
import {
  itemState,
  presentAttempt,
  presentItem,
  presentUnreadable,
  presentVerdict,
  versionedDocument,
} from './present.ts';
import type { NewVariant, OwnedAttempt, ResponseRow, VariantContext, VariantKey } from './store.ts';

/** Seeds are uniform and unguessable; 2^48 is what `randomInt` draws without bias. */
const seedLimit = 2 ** 48 - 1;
const newSeed = () => randomInt(seedLimit);

async function requireAttempt(services: Services, attemptId: string): Promise<OwnedAttempt> {
  const attempt = await services.attempts.findAttempt(attemptId);
  if (!attempt) throw new Error(`attempt ${attemptId} is missing`);
  return attempt;
}

/** Starts attempt number `number`, or returns it: a double click, two tabs and two nodes start one (invariant 2). */
export async function start(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly taskId: string },
  { number }: BodyOf<typeof startAttempt>,
): Promise<Attempt> {
  const task = await requireTask(services, ids);
  if (task.archivedAt !== null) throw notFound();
  const find = async () =>
    (await services.attempts.selectAttemptsOf({ taskId: task.id, userId: user.id })).find((a) => a.number === number);
  const existing = await find();
  if (existing) return presentAttempt(services, await requireAttempt(services, existing.id));

  const now = services.now();
  if (!isOpen(task, now)) throw conflict('attempt/not-open', 'This task is not open yet.');
  if (isPastDue(task, now)) throw conflict('attempt/closed', 'This task is closed.');
  await requireTurn(services, { taskId: task.id, userId: user.id, number, allowed: task.attemptsAllowed });
  const attemptId = newId();
  const items = await services.tasks.selectItems(task.id);
  const variants = items.map((item): NewVariant => ({
    id: newId(),
    attemptId,
    taskItemId: item.id,
    exerciseVersionId: item.versionId,
    number: 1,
    seed: newSeed(),
  }));
  await services.attempts.insertAttempt(
    { id: attemptId, taskId: task.id, userId: user.id, number, startedAt: now, lastActiveAt: now },
    variants,
  );
  const started = await find();
  if (!started) throw new Error('the new attempt is missing');
  return presentAttempt(services, await requireAttempt(services, started.id));
}

/** Attempts follow one another, each after the last was handed in, up to what the task allows. */
async function requireTurn(
  services: Services,
  turn: { taskId: string; userId: string; number: number; allowed: number | null },
): Promise<void> {
  const earlier = await services.attempts.selectAttemptsOf(turn);
  const last = earlier.at(-1);
  if (turn.number !== earlier.length + 1) throw conflict('request/conflict', 'Start the attempts one after another.');
  if (last && last.handedInAt === null) throw conflict('request/conflict', 'Hand in the attempt that is open first.');
  if (turn.allowed !== null && turn.number > turn.allowed) throw forbidden('You have used all attempts.');
}

async function requireVariant(services: Services, key: VariantKey): Promise<VariantContext> {
  const context = await services.attempts.findVariant(key);
  if (!context) throw notFound();
  return context;
}

/** Why the variant takes no more answers; null while it does. */
function findObstacle(services: Services, attempt: OwnedAttempt, context: VariantContext): RequestError | null {
  if (isAttemptClosed(attempt.task, attempt, services.now())) {
    return conflict('attempt/closed', 'This task takes no more answers.');
  }
  if (context.variant.number !== context.currentNumber) {
    return conflict('attempt/variant-changed', 'You have gone on to another variant of this question.');
  }
  if (context.variant.solutionShownAt !== null) {
    return conflict('attempt/solution-shown', 'You have seen the solution. Try another variant.');
  }
  return null;
}

/** Keeps a draft; a late one changes nothing. */
export async function keepDraft(
  services: Services,
  attempt: OwnedAttempt,
  key: VariantKey,
  draft: { readonly sequence: number; readonly answers: readonly { part: string; value: string }[] },
): Promise<{ sequence: number; savedAt: string }> {
  const context = await requireVariant(services, key);
  const obstacle = findObstacle(services, attempt, context);
  if (obstacle) throw obstacle;
  const stored = await services.attempts.updateDraft(context.variant.id, { ...draft, savedAt: services.now() });
  return { sequence: stored.sequence, savedAt: stored.savedAt.toISOString() };
}

type Submitted = ResponseOf<typeof submitResponse>;

/**
 * Marks and keeps a response. The same id again returns the first verdict; malformed answers cost nothing. Whether an
 * id is new is decided by the statement that stores it: only where that does not come to pass is it looked up.
 */
export async function submit(
  services: Services,
  attempt: OwnedAttempt,
  itemId: string,
  body: BodyOf<typeof submitResponse>,
): Promise<Submitted> {
  const key = { attemptId: attempt.id, itemId, number: body.variantNumber };
  const context = await requireVariant(services, key);
  const presentEarlier = async (): Promise<Submitted | null> => {
    const earlier = await services.attempts.findResponse(body.id);
    return earlier && presentSubmitted(services, attempt, context, sameResponse(earlier, context, body.answers));
  };
  const obstacle = findObstacle(services, attempt, context);
  if (obstacle) {
    const earlier = await presentEarlier();
    if (earlier) return earlier;
    throw obstacle;
  }

  const receivedAt = services.now();
  const source = versionedDocument(services, context.versionId);
  const verdict = await services.engine.grade(source, context.variant.seed, body.answers);
  const { id, answers } = body;
  if (verdict.outcome === 'invalid') {
    const unkept = { id, receivedAt, answers, verdict, isKept: false };
    return (await presentEarlier()) ?? presentSubmitted(services, attempt, context, unkept);
  }
  const share = verdict.points > 0 ? verdict.score / verdict.points : 0;
  const isUndecided = verdict.parts.some((part) => part.outcome === 'unknown');
  const response = {
    id,
    attemptVariantId: context.variant.id,
    answers,
    outcome: isUndecided ? ('unknown' as const) : verdict.outcome,
    share,
    verdict,
    receivedAt,
    keepsBest: attempt.task.kind === 'practice',
  };
  if ((await services.attempts.insertResponse(response)) === 'refused') {
    const earlier = await presentEarlier();
    if (earlier) return earlier;
    throw conflict('attempt/closed', 'This task takes no more answers.');
  }
  return presentSubmitted(services, attempt, context, { ...response, isKept: true });
}

/** The stored response, if the resent one says the same; 409 otherwise. */
function sameResponse(
  stored: ResponseRow,
  context: VariantContext,
  answers: readonly { part: string; value: string }[],
) {
  const plain = (list: readonly { part: string; value: string }[]) =>
    JSON.stringify(list.map(({ part, value }) => [part, value]));
  if (stored.attemptVariantId !== context.variant.id || plain(stored.answers) !== plain(answers)) {
    throw conflict('attempt/same-id-other-answers', 'This response was sent before with other answers.');
  }
  return { ...stored, isKept: true };
}

function presentSubmitted(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  response: {
    readonly id: string;
    readonly receivedAt: Date;
    readonly answers: readonly { part: string; value: string }[];
    readonly verdict: ResponseVerdict;
    readonly isKept: boolean;
  },
): Submitted {
  const now = services.now();
  const isVisible = areResultsVisible(attempt.task, attempt, now);
  // That an answer cannot be read is told at once, even while results are withheld.
  const isUnreadable = response.verdict.outcome === 'invalid';
  const told = isVisible ? presentVerdict : isUnreadable ? presentUnreadable : () => null;
  const before = context.variant;
  const share = response.verdict.points > 0 ? response.verdict.score / response.verdict.points : 0;
  const outcome = response.isKept ? response.verdict.outcome : before.outcome;
  return {
    response: {
      id: response.id,
      receivedAt: response.receivedAt.toISOString(),
      answers: response.answers.map(({ part, value }) => ({ part, value })),
      verdict: told(response.verdict),
    },
    state: itemState(outcome, isVisible),
    bestScore: isVisible ? Math.max(context.bestShare, response.isKept ? share : 0) * context.points : null,
    canShowSolution: maySeeSolution(attempt.task, attempt, now) && before.solutionShownAt === null,
  };
}

/** Hints one at a time, in practice only. */
export async function reveal(
  services: Services,
  attempt: OwnedAttempt,
  key: VariantKey,
  hintNumber: number,
): Promise<string[]> {
  if (attempt.task.kind !== 'practice') throw forbidden('There are no hints in an assessment.');
  const context = await requireVariant(services, key);
  const { variant } = await services.engine.drawVariant(
    versionedDocument(services, context.versionId),
    context.variant.seed,
  );
  const shown = Math.max(context.variant.hintsShown, Math.min(hintNumber, variant.hints.length));
  if (shown > context.variant.hintsShown) await services.attempts.raiseHintsShown(context.variant.id, shown);
  return variant.hints.slice(0, shown);
}

/** Shows the solution; the variant takes no answers after that. */
export async function giveSolution(services: Services, attempt: OwnedAttempt, key: VariantKey) {
  const context = await requireVariant(services, key);
  const now = services.now();
  if (!maySeeSolution(attempt.task, attempt, now)) throw forbidden('The solution is not to be seen yet.');
  await services.attempts.markSolutionShown(context.variant.id, now);
  return presentItem(services, await requireAttempt(services, attempt.id), key.itemId);
}

/** Another variant in practice; asking twice from the same variant draws one. */
export async function drawNext(services: Services, attempt: OwnedAttempt, itemId: string, after: number) {
  if (attempt.task.kind !== 'practice') throw forbidden('An assessment keeps its variant.');
  const context = await requireVariant(services, { attemptId: attempt.id, itemId, number: after });
  if (isAttemptClosed(attempt.task, attempt, services.now())) {
    throw conflict('attempt/closed', 'This task takes no more answers.');
  }
  if (context.currentNumber === after) {
    await services.attempts.insertVariant({
      id: newId(),
      attemptId: attempt.id,
      taskItemId: itemId,
      exerciseVersionId: context.itemVersionId,
      number: after + 1,
      seed: newSeed(),
    });
  }
  return presentItem(services, attempt, itemId);
}

/** Ends the attempt; again changes nothing. */
export async function finish(services: Services, attempt: OwnedAttempt): Promise<Attempt> {
  await services.attempts.markHandedIn(attempt.id, services.now());
  return presentAttempt(services, await requireAttempt(services, attempt.id));
}
