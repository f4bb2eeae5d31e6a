import type { CalculatorRule } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The calculator that is allowed, in a sentence for everybody. */
export const calculatorWords: Readonly<Record<CalculatorRule, string>> = {
  allowed: t(m.calculatorAllowed),
  scientific: t(m.scientificCalculatorAllowed),
  'not-allowed': t(m.noCalculator),
};
