import { type MathsRules, usualMaths } from './answer-type.ts';

export const expression: MathsRules = {
  ...usualMaths,
  isScalar: true,
  takesLettersOfQuestion: true,
  isEchoUnfinished: true,
};
