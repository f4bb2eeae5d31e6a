/** Types of exercises and their variants, and the lists of values of their fields, without the engine. */
export type * from './exercises/document/document.ts';
export type * from './exercises/draw/variant.ts';
export { type Notation, type NotationId, notationIds, notations } from './regional/table.ts';
export { drawnNames, variantKey } from './exercises/draw/variant-key.ts';
export type * from './figures/scene.ts';
export { anchors } from './figures/scene.ts';
export { sceneAt } from './figures/scene.ts';
export { figuresPlacedIn } from './figures/markers.ts';
export { everythingSeen, figuresFor, figuresOfFeedback, nothingSeen, type Seen } from './figures/shown.ts';
export {
  chartKinds,
  curveEnds,
  figureGrids,
  figureSizes,
  mostColours,
  mostElements,
  mostSteps,
  mostFigures,
  pointMarks,
  strokeStyles,
} from './exercises/document/figures.ts';
export { isCounted, toolsFor, toolsOn } from './exercises/document/graph-types.ts';
export { type Generator, givesWords, isDrawn, wordsOf } from './exercises/document/generators.ts';
export { graphTools, mostHandles, polygonRules } from './exercises/document/graphs.ts';
export type { Drawing, Graph, GraphSnap, Handle, HandleEnd, Place, PointShape } from './figures/drawn/drawing.ts';
export { handleEnds, pointShapes } from './figures/drawn/drawing.ts';
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
export { documentIn, textLanguages } from './exercises/texts/document-in.ts';
export { type DocumentText, documentTexts } from './exercises/texts/document-texts.ts';
export {
  compareTexts,
  type TextFault,
  textFaults,
  type TextPair,
  type TextState,
} from './exercises/texts/compare-texts.ts';
export { chooseTextLanguage } from './exercises/texts/choose-language.ts';
export { markOfText } from './exercises/texts/mark-of-text.ts';
export { hasWords } from './exercises/texts/words-of-text.ts';
