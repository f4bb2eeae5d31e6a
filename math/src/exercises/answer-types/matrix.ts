import { type MathsRules, usualMaths } from './answer-type.ts';

/** Vectors and matrices. */
export const matrix: MathsRules = {
  ...usualMaths,
  hasMembers: true,
  templates: [...usualMaths.templates, 'matrix'],
  // The LaTeX of a matrix is mostly its frame.
  typedText: ({ answerPlain }) => answerPlain,
};
