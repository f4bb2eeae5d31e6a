import { alignFormulas, findFormulaFeedback, groupFormulas, makeFormula, readFormula } from '../answers/formulas.ts';
import type { PollKindRules } from './poll-kind.ts';

export const expression: PollKindRules<'expression'> = {
  makeQuestion: makeFormula,
  readValues: readFormula,
  groupAnswers: groupFormulas,
  findFeedback: findFormulaFeedback,
  alignRounds: alignFormulas,
};
