import { said, type Said, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { asTyped } from '../../attempts/api.ts';
import type { RegradedLearner, RegradePolicy } from '@lemma/contracts';
import { itemPointsAfter, planVariant, type PlannedVariant, type RegradeChoice } from './plan.ts';
import { isUndecided, whyInWords, whyMarked } from './verdicts.ts';
import type { ItemWork } from './item-work.ts';
import type { Services } from '../../../core/services.ts';
import { countedScore, type AttemptProgress } from '../../tasks/api.ts';

/** The effect of a regrade: for each learner, and in total. */
export interface Outlook {
  readonly choice: RegradeChoice;
  readonly planned: readonly PlannedVariant[];
  readonly learners: readonly LearnerOutlook[];
  readonly itemPoints: number;
  readonly taskPoints: number;
}

type Change = RegradedLearner['changes'][number];

/** As people read it, with reasons that have no language yet. */
interface OutlookRow extends Omit<RegradedLearner, 'changes'> {
  readonly changes: readonly (Omit<Change, 'why'> & { readonly why: Said | string })[];
}

export interface LearnerOutlook {
  readonly userId: string;
  readonly isMember: boolean;
  readonly row: OutlookRow;
  readonly percentBefore: number | null;
  readonly percentAfter: number | null;
  readonly isAffected: boolean;
}

const mostChanges = 10;
const round = (score: number) => Math.round(score * 100) / 100;
export const byName = (a: { row: OutlookRow }, b: { row: OutlookRow }) =>
  a.row.lastName.localeCompare(b.row.lastName) || a.row.firstName.localeCompare(b.row.firstName);

/** A row of the preview for its reader. */
export const rowInWords = ({ changes, ...row }: OutlookRow, speaker: Speaker): RegradedLearner => ({
  ...row,
  changes: changes.map((change) => ({ ...change, why: whyInWords(change.why, speaker) })),
});

/** Applies a policy to everybody's work, without writing anything. */
export function lookAhead(
  services: Pick<Services, 'now'>,
  work: ItemWork,
  choice: RegradeChoice,
  progress: readonly AttemptProgress[],
): Outlook {
  const { item, task } = work.context;
  const whole = work.parts.reduce((sum, { points }) => sum + points, 0);
  const own = work.parts.reduce((sum, { name, points }) => sum + (name === choice.part ? points : 0), 0);
  const partShare = choice.part === null ? 1 : whole === 0 ? 0 : own / whole;
  const planned = work.variants.map((variant) => planVariant(variant, choice, partShare));
  const itemPoints = itemPointsAfter(item.points, choice, work.parts);
  const taskPoints = task.points + itemPoints - item.points;
  const context = { services, work, choice, itemPoints, taskPoints };
  const progressByUser = Map.groupBy(progress, ({ userId }) => userId);
  const learners = [...Map.groupBy(planned, ({ work: { userId } }) => userId)].map(([userId, variants]) =>
    lookAtLearner(context, userId, variants, progressByUser.get(userId) ?? []),
  );
  return { choice, planned, learners, itemPoints, taskPoints };
}

interface Context {
  readonly services: Pick<Services, 'now'>;
  readonly work: ItemWork;
  readonly choice: RegradeChoice;
  readonly itemPoints: number;
  readonly taskPoints: number;
}

function lookAtLearner(
  { services, work, choice, itemPoints, taskPoints }: Context,
  userId: string,
  variants: readonly PlannedVariant[],
  progress: readonly AttemptProgress[],
): LearnerOutlook {
  const { item, task } = work.context;
  const now = services.now();
  const person = work.rows.find(({ attempt }) => attempt.userId === userId);
  const attempts = [...Map.groupBy(variants, (one) => one.work.attemptId)].map(([attemptId, ofAttempt]) => {
    const attempt = progress.find((one) => one.attemptId === attemptId);
    const row = work.rows.find(({ attempt }) => attempt.id === attemptId);
    const before = Math.max(...ofAttempt.map((one) => one.work.share)) * item.points;
    const after = Math.max(...ofAttempt.map((one) => one.share)) * itemPoints;
    const { number = 1, closesAt = null, handedInAt = null } = row?.attempt ?? {};
    const times = { number, closesAt, handedInAt };
    const total = attempt?.score ?? before;
    return { times, before, after, totalBefore: total, totalAfter: total - before + after };
  });
  const counted = (score: (attempt: (typeof attempts)[number]) => number) =>
    countedScore(
      task,
      attempts.map((attempt) => ({ ...attempt.times, score: score(attempt) })),
      now,
    ) ?? 0;
  const percent = (score: number, points: number) => (points > 0 ? round((score / points) * 100) : null);
  const scoreBefore = round(counted(({ before }) => before));
  const scoreAfter = round(counted(({ after }) => after));
  const percentBefore = percent(
    counted(({ totalBefore }) => totalBefore),
    task.points,
  );
  const percentAfter = percent(
    counted(({ totalAfter }) => totalAfter),
    taskPoints,
  );
  const { changes, isKept } = changesOf(variants, choice);
  return {
    userId,
    isMember: person?.isMember ?? false,
    percentBefore,
    percentAfter,
    isAffected: changes.length > 0 || scoreBefore !== scoreAfter || percentBefore !== percentAfter,
    row: {
      memberId: person?.memberId ?? null,
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      changes,
      scoreBefore,
      scoreAfter,
      isKept: isKept && scoreBefore === scoreAfter,
    },
  };
}

/** The answers whose marking changes, also those that would be lower and stay. */
function changesOf(variants: readonly PlannedVariant[], choice: RegradeChoice) {
  const isByVersion = choice.policy === 'never-lower' || choice.policy === 'as-graded';
  const asGraded = { ...choice, policy: 'as-graded' as const };
  const changes = variants.flatMap((variant) => {
    const open = isByVersion ? planVariant(variant.work, asGraded, 1) : variant;
    return open.responses.flatMap(({ before, after, answers }) =>
      before === after
        ? []
        : {
            attemptNumber: variant.work.attemptNumber,
            variantNumber: variant.work.number,
            answers: asTyped(answers),
            before: toldOutcome(before, choice.part),
            after: toldOutcome(after, choice.part),
            why: whyMarked(after, choice.part, before),
          },
    );
  });
  const isKept = choice.policy === 'never-lower' && changes.length > 0 && !variants.some((one) => one.isChanged);
  return { changes: changes.slice(-mostChanges), isKept };
}

function toldOutcome(
  verdict: { outcome: string; parts: readonly { part: string; outcome: string }[] },
  part: string | null,
): RegradedLearner['changes'][number]['before'] {
  const shownOutcome =
    part === null ? verdict.outcome : (verdict.parts.find((one) => one.part === part)?.outcome ?? '');
  return shownOutcome === 'right' || shownOutcome === 'partly' || shownOutcome === 'wrong'
    ? shownOutcome
    : shownOutcome === 'empty'
      ? 'open'
      : 'unknown';
}

/** Answers that the new version cannot read or decide. */
export const countUndecided = (work: ItemWork, part: string | null): number =>
  work.variants
    .filter(({ id }) => work.fitting.has(id))
    .flatMap(({ responses }) => responses)
    .filter(({ fresh }) => isUndecided(fresh, part)).length;

/** Percent of the task's points, over those who are in the class and have begun. */
export function averageOf(learners: readonly LearnerOutlook[], which: 'percentBefore' | 'percentAfter'): number | null {
  const percents = learners.flatMap((one) => (one.isMember && one[which] !== null ? one[which] : []));
  if (percents.length === 0) return null;
  return Math.round((percents.reduce((sum, one) => sum + one, 0) / percents.length) * 10) / 10;
}

/** Why a policy cannot be chosen; null when it can. */
export function obstacleOf(
  work: ItemWork,
  { policy, only }: { policy: RegradePolicy; only: ReadonlySet<string> | null },
): Said | null {
  if (only !== null) return policy === 'full-marks' ? null : said(m.appealForEqualAlone);
  const { groupType } = work.context;
  if (policy === 'drop' && (groupType === 'GP' || groupType === 'GE')) {
    return said(m.notInPool);
  }
  if (policy === 'full-marks' || policy === 'drop') return null;
  if (!work.target) return said(m.noNewerVersion);
  return work.fitting.size === 0 ? said(m.asksOtherQuestion) : null;
}
