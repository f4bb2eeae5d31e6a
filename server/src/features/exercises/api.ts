import { offer } from '../../core/own.ts';
import { historyData } from './data/history-store.ts';
import { exerciseData } from './data/exercise-store.ts';

export type { ExerciseRow, ExerciseVersion } from './data/exercise-store.ts';
export { claimShared, publishExercise, updateExercise } from './work/exercises.ts';
export { findDifferences } from './work/history/differences.ts';
export { canEditExercise, canSeeKeys, canTryExercise, canViewExercise, ownLevelOf } from './work/policy.ts';
export { readerTexts, readerTitles } from './work/search/reader-texts.ts';
export { versionedDocument } from './work/versioned-document.ts';

export const historyQueries = offer(historyData, ['findItem', 'pinVersion']);

export const exerciseQueries = offer(exerciseData, [
  'findExercise',
  'findExercises',
  'selectLatestVersion',
  'selectLatestVersions',
  'selectStarterVersionsByTopic',
  'selectVersion',
  'selectVersionsByCatalogueKey',
]);
