/** What an exercise and its variants are, as types, and the lists of what their fields may be: no engine. */
export type * from './exercises/document/document.ts';
export type * from './exercises/draw/variant.ts';
export {
  answerForms,
  answerShapes,
  answerTypes,
  difficultyLevels,
  isChoiceType,
  isMathsType,
  isWordsPart,
  isWordsType,
  lastGrade,
  numberForms,
  precisionTiers,
  simplificationModes,
} from './exercises/document/document.ts';
