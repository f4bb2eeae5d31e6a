import type { CalculatorRule } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Calculator } from 'lucide-react';
import { calculatorWords } from '../../tasks/form/task-rules.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { flex: 'none', width: 18, height: 18 },
}));

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
