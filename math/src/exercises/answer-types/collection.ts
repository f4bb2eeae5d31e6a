import { type MathsRules, usualMaths } from './answer-type.ts';

/** Sets, intervals, lists and points. */
export const collection: MathsRules = {
  ...usualMaths,
  hasMembers: true,
  isUnordered: true,
  templates: [...usualMaths.templates, 'set', 'interval', 'list', 'union', 'infinity'],
};
