import type { CalculatorRule } from '@lemma/contracts';
import { Calculator } from 'lucide-react';
import { calculatorWords } from '../../tasks/form/calculator-words.ts';
import { part } from '../../../ui/part.ts';
import css from './CalculatorNote.module.css';

const Line = part('p', css.line);

/** The calculator that is allowed, above a question; nothing where the task does not say. */
export function CalculatorNote({ rule }: { rule: CalculatorRule | null }) {
  if (rule === null) return null;
  return (
    <Line>
      <Calculator aria-hidden />
      {calculatorWords[rule]}
    </Line>
  );
}
