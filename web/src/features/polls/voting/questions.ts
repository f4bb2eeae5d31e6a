/** Everything that a question needs, in one file. */
export { AskedQuestion } from './AskedQuestion.tsx';
export { ClosedQuestion } from './ClosedQuestion.tsx';
