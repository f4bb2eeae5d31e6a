import type { Attempt, AttemptItem, LearnerVerdict, NotationChoice } from '@lemma/contracts';
import type { ResponseVerdict } from '@lemma/math';
import { figuresFor, figuresOfFeedback, figuresPlacedIn, type Seen, type Variant } from '@lemma/math/document';
import { notFound } from '../../../core/errors.ts';
import { receiptCodeOf } from './receipt-contents.ts';
import {
  attemptData,
  type AttemptContents,
  type AttemptStore,
  type CountedResponse,
  type OwnedAttempt,
} from '../data/attempt-store.ts';
import { asTyped, verdictIn } from './typed-answers.ts';
import { versionedDocument } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { isReadOnly } from '../../classrooms/api.ts';
import {
  areResultsVisible,
  areScoresVisible,
  attemptsOf,
  isAttemptClosed,
  isPractisedOn,
  maySeeSolution,
  resultsAt,
  selectAskedTasks,
  windowOf,
} from '../../tasks/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

type ItemVariantRow = Awaited<ReturnType<AttemptStore['selectContents']>>['rows'][number];

/** The parts of an attempt that may be seen now. */
export interface Visibility {
  readonly results: boolean;
  readonly scores: boolean;
}

export const visibilityOf = (attempt: OwnedAttempt, now: Date): Visibility => ({
  results: areResultsVisible(attempt.task, attempt, now),
  scores: areScoresVisible(attempt.task, attempt, now),
});

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** The attempt as its learner may see it now. */
export async function presentAttempt(
  services: Services,
  attempt: OwnedAttempt,
  read: AttemptContents | null = null,
): Promise<Attempt> {
  const [contents, receiptCode] = await Promise.all([
    read ?? attemptData(services).selectContents(attempt.id),
    receiptCodeOf(services, attempt),
  ]);
  return presentContents(services, attempt, { ...contents, receiptCode });
}

/** The same from what has been read of it. */
export async function presentContents(
  services: Services,
  attempt: OwnedAttempt,
  {
    rows,
    responses,
    receiptCode,
  }: {
    readonly rows: readonly ItemVariantRow[];
    readonly responses: readonly CountedResponse[];
    readonly receiptCode: string | null;
  },
): Promise<Attempt> {
  const items = await presentItemRows(services, attempt, rows, responses);
  const { task } = attempt;
  const now = services.now();
  const window = windowOf(task, attempt.accommodation);
  const visible = visibilityOf(attempt, now);
  return {
    id: attempt.id,
    classId: task.classroomId,
    className: attempt.className,
    taskId: task.id,
    taskName: task.name,
    kind: task.kind,
    number: attempt.number,
    notation: attempt.notation,
    attemptsAllowed: attemptsOf(task.attemptsAllowed, attempt.accommodation),
    startedAt: attempt.startedAt.toISOString(),
    handedInAt: time(attempt.handedInAt),
    handedInBy: attempt.handedInBy,
    dueAt: time(window.dueAt),
    timeLimitMinutes: window.timeLimitMinutes,
    closesAt: time(attempt.closesAt),
    latePolicy: task.latePolicy,
    latePercent: task.latePercent,
    tryPenalty: task.tryPenalty,
    hintPenalty: task.hintPenalty,
    results: task.results,
    scores: task.scores,
    solutions: task.solutions,
    allowCalculator: task.allowCalculator,
    resultsVisible: visible.results,
    scoresVisible: visible.scores,
    resultsAt: time(resultsAt(task, attempt, now)),
    isClosed: isAttemptClosed(attempt, now) || isReadOnly(attempt.classroomDays, now),
    mayPractiseOn: await mayPractiseOn(services, attempt, now),
    receiptCode,
    points: items.reduce((sum, item) => sum + item.points, 0),
    score: visible.scores ? scoreOf(rows) : null,
    items,
  };
}

async function mayPractiseOn(services: Services, attempt: OwnedAttempt, now: Date): Promise<boolean> {
  const { task, userId } = attempt;
  if (!isPractisedOn(task, windowOf(task, attempt.accommodation), now)) return false;
  if (isReadOnly(attempt.classroomDays, now)) return false;
  return (await selectAskedTasks(services, userId, [task.id])).size === 0;
}

/** Each question's best variant counts. */
function scoreOf(rows: readonly ItemVariantRow[]): number {
  const byItem = Map.groupBy(rows, (row) => row.variant.taskItemId);
  let score = 0;
  for (const ofItem of byItem.values()) score += Math.max(...ofItem.map((row) => row.variant.share * row.points));
  return score;
}

/** One item of the attempt with its current variant. */
export async function presentItem(services: Services, attempt: OwnedAttempt, itemId: string): Promise<AttemptItem> {
  const { rows, responses } = await attemptData(services).selectContents(attempt.id);
  const ofItem = rows.filter((row) => row.variant.taskItemId === itemId);
  const [item] = await presentItemRows(services, attempt, ofItem, responses);
  if (!item) throw notFound();
  return item;
}

/** The newest variant of each item among these rows. */
export async function presentItemRows(
  services: Services,
  attempt: OwnedAttempt,
  rows: readonly ItemVariantRow[],
  responses: readonly CountedResponse[],
): Promise<AttemptItem[]> {
  const byItem = Map.groupBy(rows, (row) => row.variant.taskItemId);
  return Promise.all(
    [...byItem.values()].flatMap((variants) => {
      const row = variants.at(-1);
      if (!row) return [];
      const bestShare = Math.max(...variants.map((one) => one.variant.share));
      const own = responses.filter((response) => response.attemptVariantId === row.variant.id);
      return [presentCurrent(services, attempt, { row, bestShare, responses: own })];
    }),
  );
}

async function presentCurrent(
  services: Services,
  attempt: OwnedAttempt,
  {
    row,
    bestShare,
    responses,
  }: { readonly row: ItemVariantRow; readonly bestShare: number; readonly responses: readonly CountedResponse[] },
): Promise<AttemptItem> {
  const { task } = attempt;
  const now = services.now();
  const source = versionedDocument(services, row.versionId);
  const { variant, view } = await services.engine.drawVariant(
    source,
    row.variant.seed,
    attempt.notation,
    readerLanguages(),
  );
  const visible = visibilityOf(attempt, now);
  const maySee = maySeeSolution(task, attempt, now) && view.hasSolution;
  const isShown = row.variant.solutionShownAt !== null || (task.kind === 'assessment' && maySee);
  const seen = { hints: row.variant.hintsShown, hasSolution: isShown };
  return {
    id: row.variant.taskItemId,
    position: row.variant.place,
    title: variant.title,
    points: row.points,
    state: itemState(row.variant.outcome, visible.results),
    bestScore: visible.results && visible.scores ? bestShare * row.points : null,
    variantNumber: row.variant.number,
    variant: {
      ...(view as AttemptItem['variant']),
      figures: figuresFor(variant, seen),
    },
    draft: {
      sequence: row.variant.draftSequence,
      answers: [...(row.variant.draft ?? [])],
      savedAt: time(row.variant.draftSavedAt),
    },
    hints: variant.hints.slice(0, row.variant.hintsShown),
    solution: isShown ? variant.solution : null,
    canShowSolution: maySee && !isShown,
    responses: responses.map((response) =>
      withFigures(
        presentResponse(response, row.points, visible, { ...attempt, isSolutionShown: isShown }),
        variant,
        seen,
      ),
    ),
    responseCount: row.variant.responseCount,
  };
}

/** A response as its learner may see it. */
export function presentResponse(
  response: Omit<CountedResponse, 'attemptVariantId'>,
  points: number,
  visible: Visibility,
  { notation, isSolutionShown = false }: { readonly notation: NotationChoice; readonly isSolutionShown?: boolean },
): AttemptItem['responses'][number] {
  return {
    id: response.id,
    receivedAt: response.receivedAt.toISOString(),
    answers: asTyped(response.answers),
    verdict: visible.results ? presentVerdict(verdictIn(response.verdict, notation), isSolutionShown) : null,
    isLate: response.isLate,
    isFromDraft: response.isFromDraft,
    credited: visible.results && visible.scores ? response.credit * points : null,
  };
}

/** Adds to a verdict the figures that its feedback places, as far as its learner sees them. */
export function withFigures<R extends Pick<AttemptItem['responses'][number], 'verdict'>>(
  response: R,
  variant: Variant,
  seen: Seen,
): R {
  const { verdict } = response;
  if (!verdict) return response;
  const figures = figuresOfFeedback(variant, seen, feedbackIn(verdict));
  return figures.length === 0 ? response : { ...response, verdict: { ...verdict, figures } };
}

/** The same for a response that was just marked: its variant is drawn where its feedback places a figure. */
export async function illustrated(
  services: Services,
  response: AttemptItem['responses'][number],
  drawn: { readonly versionId: string; readonly seed: number; readonly notation: NotationChoice },
  seen: Seen,
): Promise<AttemptItem['responses'][number]> {
  const { verdict } = response;
  if (!verdict || feedbackIn(verdict).flatMap(figuresPlacedIn).length === 0) return response;
  const source = versionedDocument(services, drawn.versionId);
  const { variant } = await services.engine.drawVariant(source, drawn.seed, drawn.notation, readerLanguages());
  return withFigures(response, variant, seen);
}

const feedbackIn = ({ parts }: LearnerVerdict): readonly string[] => parts.map(({ feedback }) => feedback);

/** Returns the state of an item for the learner, from the outcome of its last response. */
export function itemState(outcome: string | null, isVisible: boolean) {
  if (outcome === null || outcome === 'invalid') return 'open';
  if (!isVisible || outcome === 'unknown') return 'answered';
  return outcome as 'right' | 'partly' | 'wrong';
}

const unscored: ReadonlySet<string> = new Set(['invalid', 'unfinished']);

/**
 * Only which parts cannot be read or are not worked out. The scores of the readable parts are results: if shown here,
 * one unreadable part would make marking all others free, in an assessment too.
 */
export function presentUnreadable(
  verdict: ResponseVerdict,
  { notation }: { readonly notation: NotationChoice },
): LearnerVerdict {
  const hidden = { outcome: 'empty', score: 0, feedback: '', reason: '' } as const;
  const parts = verdict.parts.map((part) => (unscored.has(part.outcome) ? part : { ...part, ...hidden }));
  return presentVerdict(verdictIn({ ...verdict, parts }, notation));
}

/** A verdict without the reasons that are for teachers, and without what would help another try unless that is over. */
export function presentVerdict(verdict: ResponseVerdict, isSolutionShown = false): LearnerVerdict {
  return {
    outcome: verdict.outcome,
    score: verdict.score,
    points: verdict.points,
    parts: verdict.parts.map(({ part, outcome, score, points, feedback, afterwards, span, code, suggestion }) => ({
      part,
      outcome,
      score,
      points,
      feedback: [feedback, isSolutionShown ? (afterwards ?? '') : ''].filter((text) => text !== '').join(' '),
      ...(span ? { span: { start: span.start, end: span.end } } : {}),
      ...(code === undefined ? {} : { code }),
      ...(suggestion === undefined ? {} : { suggestion }),
    })),
  };
}
