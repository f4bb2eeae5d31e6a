import { type MathsRules, usualMaths } from './answer-type.ts';

/** Equations and inequalities: statements about their letters. */
export const equation: MathsRules = {
  ...usualMaths,
  takesLettersOfQuestion: true,
  isStatement: true,
  templates: [...usualMaths.templates, 'relations', 'or'],
};
