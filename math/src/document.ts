/** Types of exercises and their variants, and the lists of values of their fields, without the engine. */
export type * from './exercises/document/document.ts';
export type * from './exercises/draw/variant.ts';
export type * from './figures/scene.ts';
export { anchors } from './figures/scene.ts';
export {
  chartKinds,
  curveEnds,
  figureGrids,
  figureSizes,
  mostColours,
  mostElements,
  mostFigures,
  pointMarks,
  strokeStyles,
} from './exercises/document/figures.ts';
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
