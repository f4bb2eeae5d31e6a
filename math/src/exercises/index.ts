export { compileExercise } from './compile.ts';
export type { CompiledExercise } from './compiled.ts';
export { drawVariant } from './draw-variant.ts';
export { checkHealth, type HealthReport } from './health.ts';
export { tryTests, type TriedTest } from './health-tests.ts';
export { surveyVariants, type Survey, type SurveyedVariant } from './survey.ts';
export { publicView } from './public-view.ts';
export type * from './document.ts';
export type * from './variant.ts';
