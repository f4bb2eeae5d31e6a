import type { GradeCell } from './grade-cell.ts';
import type { GradeBook } from '@lemma/contracts';
import { gradeData, type GradeTaskRow } from '../data/grade-store.ts';
import { pollCell, type PlacedPoll } from './poll-columns.ts';
import { totalOf, type LearnerTotal, type TotalRules } from './totals.ts';
import {
  type Accommodation,
  accommodationQueries,
  areScoresVisible,
  countedScore,
  decisionQueries,
  type GradeDecision,
  graceMs,
  isDecisionVisible,
  isOver,
  type ScoredAttempt,
  type ScoreReader,
  scoreQueries,
  windowOf,
} from '../../tasks/api.ts';
import { pollGradeData } from '../data/poll-grade-store.ts';
import type { Services } from '../../../core/services.ts';

export const roundScore = (score: number) => Math.round(score * 100) / 100;

/** A task in the place where the grade book shows it, with its group. */
interface PlacedTask extends GradeTaskRow {
  readonly groupId: string | null;
}

type Column = PlacedTask | PlacedPoll;

/** The rules of a class's totals and its tasks, group after group. */
export interface Grounds {
  readonly rules: TotalRules;
  readonly groups: GradeBook['groups'];
  /** Tasks, and polls that count. */
  readonly tasks: readonly Column[];
  readonly accommodations: ReadonlyMap<string, Accommodation>;
  readonly learnersSeeTotal: boolean;
  readonly learnersSeeAverage: boolean;
}

export async function readGrounds(services: Services, classId: string): Promise<Grounds> {
  const [grading, tasks, weights, sections, accommodations, polls] = await Promise.all([
    gradeData(services).selectGrading(classId),
    gradeData(services).selectTasks(classId),
    gradeData(services).selectGroups(classId),
    gradeData(services).selectSections(classId),
    accommodationQueries(services).selectOf(classId),
    pollGradeData(services).selectGraded(classId),
  ]);
  const { weighBy } = grading;
  const bySection = new Map(weights.flatMap((group) => (group.sectionId ? [[group.sectionId, group]] : [])));
  const groups =
    weighBy === 'groups'
      ? weights
          .filter((group) => group.sectionId === null)
          .map(({ id, name, weight, dropLowest }) => ({ id, name, weight, dropLowest }))
      : sections.map(({ id, name }) => {
          const own = weighBy === 'sections' ? bySection.get(id) : undefined;
          return { id, name, weight: own?.weight ?? 0, dropLowest: own?.dropLowest ?? 0 };
        });
  const places = new Map(groups.map((group, place) => [group.id, place]));
  const placeOf = (column: Column) => places.get(column.groupId ?? '') ?? groups.length;
  const placedTasks = tasks.map((task): Column => {
    const groupId = weighBy === 'groups' ? task.gradeGroupId : task.sectionId;
    return { ...task, groupId: groupId !== null && places.has(groupId) ? groupId : null };
  });
  const placedPolls = polls.map((poll): Column => {
    const groupId = poll.groupId !== null && places.has(poll.groupId) ? poll.groupId : null;
    return { ...poll, kind: 'poll', dueAt: poll.endedAt, groupId };
  });
  const placed = [...placedTasks, ...placedPolls].toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    rules: { weighBy, missingCounts: grading.missingCounts, groups },
    groups: weighBy === 'points' ? groups.map((group) => ({ ...group, weight: null })) : groups,
    tasks: placed,
    accommodations: new Map(accommodations.map((row) => [row.userId, row])),
    learnersSeeTotal: grading.learnersSeeTotal,
    learnersSeeAverage: grading.learnersSeeAverage,
  };
}

/** Returns the cells of a user, one for each task, in the order of the grounds. */
export type ReadCells = (userId: string) => readonly GradeCell[];

/** Sources of the cells of learners. */
interface CellSources {
  readonly attempts: ScoreReader;
  readonly decisions: readonly GradeDecision[];
  readonly pollScores: readonly { readonly pollId: string; readonly userId: string; readonly score: number }[];
  /** Only what learners may see of their own: a score that is withheld is as if it were not there yet. */
  readonly asLearnersSee: boolean;
  readonly now: Date;
}

/** Reads the scores of one learner in the tasks. */
export async function readCells(
  services: Services,
  grounds: Grounds,
  whose: { readonly classId: string; readonly userId: string },
  { asLearnersSee = false }: { readonly asLearnersSee?: boolean } = {},
): Promise<readonly GradeCell[]> {
  const now = services.now();
  const [attempts, decisions, pollScores] = await Promise.all([
    scoreQueries(services).selectOfLearner(whose),
    decisionQueries(services).selectOfLearner(whose),
    pollGradeData(services).selectScores(whose),
  ]);
  return cellsFrom(grounds, { attempts, decisions, pollScores, asLearnersSee, now })(whose.userId);
}

export function cellsFrom(
  grounds: Grounds,
  { attempts, decisions, pollScores, asLearnersSee, now }: CellSources,
): ReadCells {
  const attemptsOf = attempts.readerOf(grounds.tasks.map(({ id }) => id));
  const polled = Map.groupBy(pollScores, (one) => one.userId);
  const decided = Map.groupBy(decisions, (decision) => decision.userId);
  return (userId) => {
    const own = new Map((decided.get(userId) ?? []).map((decision) => [decision.taskId, decision]));
    const ofTasks = attemptsOf(userId);
    const accommodation = grounds.accommodations.get(userId) ?? null;
    const ofPolls = new Map((polled.get(userId) ?? []).map((one) => [one.pollId, one.score]));
    return grounds.tasks.map((task, at) =>
      task.kind === 'poll'
        ? pollCell(ofPolls.get(task.id))
        : cellOf(task, {
            attempts: ofTasks[at] ?? [],
            decision: own.get(task.id) ?? null,
            accommodation,
            asLearnersSee,
            now,
          }),
    );
  };
}

/**
 * When time itself may change a score or its place in a total next: somebody's due date, the end of an attempt, or a moment
 * from which scores are shown. Some of these moments change nothing.
 */
export function nextTurn({ tasks, accommodations }: Grounds, attempts: ScoreReader, now: Date): Date | null {
  let next = Infinity;
  const time = now.getTime();
  const considerTime = (at: number, kind: 'practice' | 'assessment') => {
    if (at > time && at < next) next = at;
    const end = at + graceMs(kind);
    if (end > time && end < next) next = end;
  };
  const consider = (moment: Date | null, kind: 'practice' | 'assessment') => {
    if (moment !== null) considerTime(moment.getTime(), kind);
  };
  for (const task of tasks) {
    if (task.kind === 'poll') continue;
    consider(task.dueAt, task.kind);
    consider(task.lastClosesAt, task.kind);
    for (const one of accommodations.values()) consider(windowOf(task, one).dueAt, task.kind);
  }
  for (const end of attempts.openUntil()) considerTime(end, 'assessment');
  return next === Infinity ? null : new Date(next);
}

interface CellGrounds {
  readonly attempts: readonly ScoredAttempt[];
  readonly decision: GradeDecision | null;
  readonly accommodation: Accommodation | null;
  readonly asLearnersSee: boolean;
  readonly now: Date;
}

/**
 * A task is settled for a learner when it is due for them, when they have finished it, or when a teacher has decided; one
 * without a due date as soon as it is begun.
 */
export function cellOf(
  task: PlacedTask,
  { attempts, decision, accommodation, asLearnersSee, now }: CellGrounds,
): GradeCell {
  const seen = asLearnersSee ? attempts.filter((attempt) => areScoresVisible(task, attempt, now)) : attempts;
  const isWithheld = seen.length < attempts.length;
  const counted = countedScore(task, isWithheld ? [] : seen, now);
  const earned = counted === null ? null : roundScore(counted);
  const dueAt = accommodation === null ? task.dueAt : windowOf(task, accommodation).dueAt;
  const isDue = dueAt !== null && dueAt <= now;
  const isFinished = attempts.some(
    (attempt) => isOver(attempt, task.kind, now) || (task.questionCount > 0 && attempt.right >= task.questionCount),
  );
  // A teacher's score does not come out before the others do.
  const mayShow =
    !asLearnersSee || decision?.isExcused === true || (!isWithheld && isDecisionVisible(task, attempts, now));
  const shown = mayShow ? decision : null;
  const isBegun = attempts.length > 0;
  return {
    earned,
    attempts: attempts.length,
    decision: shown,
    score: shown === null ? earned : shown.score,
    isExcused: shown?.isExcused ?? false,
    isSettled:
      shown !== null || (!isWithheld && decision === null && (isDue || isFinished || (isBegun && task.dueAt === null))),
  };
}

/** A teacher gave another score. */
export const isOverridden = (cell: GradeCell | undefined): boolean => typeof cell?.decision?.score === 'number';

export const totalOfCells = (grounds: Grounds, cells: readonly GradeCell[]): LearnerTotal =>
  totalOf(grounds.rules, grounds.tasks, cells);
