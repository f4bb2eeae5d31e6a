import type { KindFieldsProps } from './desk-kind.ts';
import { MathsTextField } from '../writing/MathsTextField.tsx';

/** Why the answer is right, shown with it. */
export function SolutionField({ draft, set, errors }: KindFieldsProps) {
  return (
    <MathsTextField
      label="Why it is right"
      value={draft.solution}
      error={errors['question.solution']}
      helper="Shown with the answer. May be empty."
      multiline
      maxRows={8}
      onChange={(value) => set('solution', value)}
    />
  );
}
