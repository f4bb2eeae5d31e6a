import { offer } from '../../core/own.ts';
import { resultData } from './data/result-store.ts';
import { reviewData } from './data/review-store.ts';
import { pollGradeData } from './data/poll-grade-store.ts';
import { gradeData } from './data/grade-store.ts';

export { topicOf } from './data/learner-store.ts';
export { masteryWeights } from './work/mastery.ts';
export { readReleasedScores, type ReleasedScore } from './work/released.ts';

export const resultQueries = offer(resultData, ['selectLearners']);

export const reviewQueries = offer(reviewData, ['selectResponses']);

export const pollGradeQueries = offer(pollGradeData, ['writeScores']);

export const gradeQueries = offer(gradeData, [
  'insertGradeChange',
  'selectGrading',
  'selectMember',
  'upsertGrading',
  'upsertSectionWeight',
]);
