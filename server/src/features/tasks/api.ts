import { offer } from '../../core/own.ts';
import { accommodationData } from './data/accommodation-store.ts';
import { decisionData } from './data/decision-store.ts';
import { scoreChangesData } from './data/score-changes-store.ts';
import { scoreData } from './data/score-store.ts';
import { taskData } from './data/task-store.ts';

export type { GradeDecision } from './data/decision-store.ts';
export type { AttemptProgress } from './data/attempt-progress.ts';
export { type ChangedScore, noteScores, noteScoresOfPeople } from './data/score-changes-store.ts';
export type { TaskRow } from './data/task-store.ts';
export { recomputeClosings } from './work/closings.ts';
export { countedScore } from './work/rules/counting.ts';
export { drawItems, type DrawnGroup, sizeOf } from './work/rules/draws.ts';
export { isLate, lateFactor } from './work/rules/lateness.ts';
export { creditOf, hasPenalty, keepsBest, penaltyFactor } from './work/rules/penalties.ts';
export {
  areResultsVisible,
  areScoresVisible,
  isDecisionVisible,
  maySeeSolution,
  resultsAt,
} from './work/rules/releases.ts';
export { isRight, triesUntilStuck } from './work/rules/right.ts';
export {
  type Accommodation,
  attemptsOf,
  closingOf,
  graceMs,
  hasEnded,
  isAttemptClosed,
  isOpen,
  isOver,
  isPastClosing,
  isPractisedOn,
  takesAnswersAt,
  windowOf,
} from './work/rules/windows.ts';
export {
  hasBegunTest,
  isBegunElsewhere,
  readBegunElsewhere,
  requireUnasked,
  requireUnaskedTask,
  requireUnbegun,
  selectAskedExercises,
  selectAskedTasks,
  selectItemsBegunElsewhere,
  testAsksThis,
} from './work/exams.ts';
export { holdsAt, keepByGeneration, type Made } from './work/kept-by-generation.ts';
export { type ClassScores, classScores } from './work/class-scores.ts';
export type { ScoreReader, ScoredAttempt } from './data/score-columns.ts';
export { topicOfTask } from './work/planning.ts';
export { isFinished, requireTask } from './work/tasks.ts';

export const accommodationQueries = offer(accommodationData, ['find', 'save', 'selectOf']);

export const decisionQueries = offer(decisionData, ['selectOfLearner', 'selectOfTask']);

export const scoreChangeQueries = offer(scoreChangesData, [
  'deleteChangedScores',
  'noteScoresOfPeople',
  'noteScoresOfTasks',
  'selectChangedScores',
]);

export const scoreQueries = offer(scoreData, ['selectOfLearner', 'selectOfTask']);

export const taskQueries = offer(taskData, [
  'findCopyOf',
  'findTask',
  'insertTask',
  'selectGroups',
  'selectItems',
  'selectProgress',
]);
