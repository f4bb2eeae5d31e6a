export type * from './exercises/document.ts';
export type * from './exercises/variant.ts';
export {
  answerForms,
  answerTypes,
  difficultyLevels,
  lastGrade,
  precisionTiers,
  simplificationModes,
} from './exercises/document.ts';
