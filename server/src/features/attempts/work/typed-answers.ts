import type { NotationChoice, PartAnswers } from '@lemma/contracts';
import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { proseIn } from '@lemma/math/regional';

/** Answers as typed, for people. Programs compare the canonical form. */
export const asTyped = (answers: readonly PartAnswer[]): PartAnswers =>
  answers.map(({ part, value, typed }) => ({ part, value: typed ?? value }));

/** Whether two lists of answers were typed alike. */
export const areSameAsTyped = (a: readonly PartAnswer[], b: readonly PartAnswer[]): boolean =>
  JSON.stringify(asTyped(a)) === JSON.stringify(asTyped(b));

/** The words of a verdict in a notation; verdicts are kept in the canonical one. */
export function verdictIn(verdict: ResponseVerdict, notation: NotationChoice): ResponseVerdict {
  if (notation === 'en') return verdict;
  const parts = verdict.parts.map((part) => ({
    ...part,
    feedback: part.code === undefined ? proseIn(part.feedback, notation, 'changed') : part.feedback,
    ...(part.afterwards === undefined ? {} : { afterwards: proseIn(part.afterwards, notation, 'changed') }),
  }));
  return { ...verdict, parts };
}
