export type { Unfinished } from './context.ts';
export { gradeResponse } from './grade-response.ts';
export { type CauseGroup, groupByCause, type WrongAnswer } from './wrong-answers.ts';
export { createEqualAnswers, nameOfTypicalError, type EqualAnswer } from './equal-answers.ts';
export { rightBesides } from './same-answers.ts';
export { type Opinion, secondOpinion } from './second-opinion.ts';
