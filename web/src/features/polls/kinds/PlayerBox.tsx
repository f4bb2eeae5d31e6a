import { AnswerBox } from '../../../maths/AnswerBox.tsx';
import type { VoterBoxProps } from './voter-kind.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The answer box of the player: choices, words or mathematics by the answer type. */
export function PlayerBox({ view, value, isReadOnly, onChange, onEnter, submitLabel }: VoterBoxProps) {
  return (
    <AnswerBox
      wide
      part={{ ...view, name: 'answer', label: view.label || t(m.yourAnswer), unit: view.unit ?? undefined }}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      checkLabel={submitLabel}
      readOnly={isReadOnly}
    />
  );
}
