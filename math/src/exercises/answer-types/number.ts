import { type MathsRules, usualMaths } from './answer-type.ts';

export const number: MathsRules = { ...usualMaths, isNumber: true, isScalar: true };
