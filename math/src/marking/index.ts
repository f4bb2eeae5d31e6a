export type { Unfinished } from './context.ts';
export { canonicalAnswers, type TypedAnswers } from './reading/typed-answers.ts';
export { markResponse } from './mark-response.ts';
export { type CauseGroup, groupByCause, type WrongAnswer } from './comparison/wrong-answers.ts';
export { createEqualAnswers, nameOfTypicalError, type EqualAnswer } from './comparison/equal-answers.ts';
export { rightBesides } from './comparison/same-answers.ts';
export { type Opinion, secondOpinion } from './comparison/second-opinion.ts';
