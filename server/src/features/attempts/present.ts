import type { Attempt, AttemptItem, LearnerVerdict } from '@lemma/contracts';
import type { ResponseVerdict } from '@lemma/math';
import type { VersionedDocument } from '../../engine/engine.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { areResultsVisible, isAttemptClosed, maySeeSolution } from '../tasks/rules.ts';
import type { AttemptStore, OwnedAttempt, ResponseRow } from './store.ts';

type ItemVariantRow = Awaited<ReturnType<AttemptStore['selectItems']>>[number];

/** The attempt as its learner may see it now. */
export async function presentAttempt(services: Services, attempt: OwnedAttempt): Promise<Attempt> {
  const items = await presentItems(services, attempt);
  const { task } = attempt;
  const now = services.now();
  const resultsVisible = areResultsVisible(task, attempt, now);
  return {
    id: attempt.id,
    classId: task.classroomId,
    className: attempt.className,
    taskId: task.id,
    taskName: task.name,
    kind: task.kind,
    number: attempt.number,
    attemptsAllowed: task.attemptsAllowed,
    startedAt: attempt.startedAt.toISOString(),
    handedInAt: attempt.handedInAt?.toISOString() ?? null,
    dueAt: task.dueAt?.toISOString() ?? null,
    results: task.results,
    solutions: task.solutions,
    resultsVisible,
    isClosed: isAttemptClosed(task, attempt, now),
    points: items.reduce((sum, item) => sum + item.points, 0),
    score: resultsVisible ? items.reduce((sum, item) => sum + (item.bestScore ?? 0), 0) : null,
    items,
  };
}

/** One item of the attempt with its current variant. */
export async function presentItem(services: Services, attempt: OwnedAttempt, itemId: string): Promise<AttemptItem> {
  const item = (await presentItems(services, attempt, itemId))[0];
  if (!item) throw notFound();
  return item;
}

async function presentItems(services: Services, attempt: OwnedAttempt, itemId?: string): Promise<AttemptItem[]> {
  const [rows, responses] = await Promise.all([
    services.attempts.selectItems(attempt.id),
    services.attempts.selectCurrentResponses(attempt.id),
  ]);
  const byItem = Map.groupBy(rows, (row) => row.variant.taskItemId);
  const wanted = itemId === undefined ? [...byItem.values()] : [byItem.get(itemId) ?? []];
  const current = wanted.flatMap((variants) => variants.at(-1) ?? []);
  return Promise.all(
    current.map((row) =>
      presentCurrent(services, attempt, {
        row,
        bestShare: Math.max(...(byItem.get(row.variant.taskItemId) ?? []).map((one) => one.variant.share)),
        responses: responses.filter((response) => response.attemptVariantId === row.variant.id),
      }),
    ),
  );
}

async function presentCurrent(
  services: Services,
  attempt: OwnedAttempt,
  {
    row,
    bestShare,
    responses,
  }: { readonly row: ItemVariantRow; readonly bestShare: number; readonly responses: readonly ResponseRow[] },
): Promise<AttemptItem> {
  const { task } = attempt;
  const now = services.now();
  const source = versionedDocument(services, row.versionId);
  const { variant, view } = await services.engine.drawVariant(source, row.variant.seed);
  const isVisible = areResultsVisible(task, attempt, now);
  const maySee = maySeeSolution(task, attempt, now) && view.hasSolution;
  const isShown = row.variant.solutionShownAt !== null || (task.kind === 'assessment' && maySee);
  return {
    id: row.variant.taskItemId,
    position: row.position,
    title: row.title,
    points: row.points,
    state: itemState(row.variant.outcome, isVisible),
    bestScore: isVisible ? bestShare * row.points : null,
    variantNumber: row.variant.number,
    variant: view as AttemptItem['variant'],
    draft: {
      sequence: row.variant.draftSequence,
      answers: [...(row.variant.draft ?? [])],
      savedAt: row.variant.draftSavedAt?.toISOString() ?? null,
    },
    hints: variant.hints.slice(0, row.variant.hintsShown),
    solution: isShown ? variant.solution : null,
    canShowSolution: maySee && !isShown,
    responses: responses.map((response) => ({
      id: response.id,
      receivedAt: response.receivedAt.toISOString(),
      answers: [...response.answers],
      verdict: isVisible ? presentVerdict(response.verdict) : null,
    })),
  };
}

/** A version's document, loaded when the engine asks for it. */
export function versionedDocument(services: Services, versionId: string): VersionedDocument {
  return { versionId, document: async () => (await services.exercises.selectVersion(versionId)).document };
}

/** What a learner may know of an item from the outcome of its last response. */
export function itemState(outcome: string | null, isVisible: boolean) {
  if (outcome === null || outcome === 'invalid') return 'open';
  if (!isVisible || outcome === 'unknown') return 'answered';
  return outcome as 'right' | 'partly' | 'wrong';
}

/**
 * Only which parts cannot be read. What the readable parts are worth is a result: told here, one unreadable part would
 * make marking all others free, in an assessment too.
 */
export function presentUnreadable(verdict: ResponseVerdict): LearnerVerdict {
  const hidden = { outcome: 'empty', score: 0, feedback: '', reason: '' } as const;
  const parts = verdict.parts.map((part) => (part.outcome === 'invalid' ? part : { ...part, ...hidden }));
  return presentVerdict({ ...verdict, parts });
}

/** A verdict without the reasons that are for teachers. */
export function presentVerdict(verdict: ResponseVerdict): LearnerVerdict {
  return {
    outcome: verdict.outcome,
    score: verdict.score,
    points: verdict.points,
    parts: verdict.parts.map(({ part, outcome, score, points, feedback, span }) => ({
      part,
      outcome,
      score,
      points,
      feedback,
      ...(span ? { span: { start: span.start, end: span.end } } : {}),
    })),
  };
}
