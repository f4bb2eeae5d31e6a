import { Checkbox, Labelled, Radio } from '../../../../ui/input/Toggles.tsx';
import type { KindFieldsProps } from '../desk-kind.ts';
import { SolutionField } from '../SolutionField.tsx';
import { ChoicesFields } from './ChoicesFields.tsx';
import { markRight } from './mark-right.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import choicesFieldsCss from './ChoicesFields.module.css';

/** Choices of which one, or any number, can be marked as right. */
export function MarkedChoicesFields(props: KindFieldsProps) {
  const { draft, onChange } = props;
  const Mark = draft.kind === 'several' ? Checkbox : Radio;
  return (
    <>
      <ChoicesFields
        {...props}
        renderMark={(choice, letter) => (
          <Labelled
            className={choicesFieldsCss.mark}
            label={t(m.rightWord)}
            control={
              <Mark
                checked={choice.isRight}
                onChange={(event) => onChange((last) => markRight(last, choice.key, event.target.checked))}
                aria-label={t(m.choiceIsRight, { letter })}
              />
            }
          />
        )}
      />
      <SolutionField {...props} />
    </>
  );
}
