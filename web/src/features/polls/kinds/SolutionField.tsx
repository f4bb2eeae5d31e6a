import type { KindFieldsProps } from './desk-kind.ts';
import { MathsTextField } from '../writing/MathsTextField.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Why the answer is right, shown with it. */
export function SolutionField({ draft, set, errors }: KindFieldsProps) {
  return (
    <MathsTextField
      label={t(m.whyRight)}
      value={draft.solution}
      error={errors['question.solution']}
      helper={t(m.shownWithAnswerMay)}
      multiline
      maxRows={8}
      onChange={(value) => set('solution', value)}
    />
  );
}
