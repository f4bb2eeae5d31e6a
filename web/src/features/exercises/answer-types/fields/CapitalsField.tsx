import { Checkbox, Labelled } from '../../../../ui/input/Toggles.tsx';
import type { TypeFieldsProps } from './type-fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CapitalsField.module.css';

/** Whether capital and small letters are distinguished. */
export function CapitalsField({ part, change }: TypeFieldsProps) {
  return (
    <Labelled
      className={css.after}
      control={<Checkbox checked={part.caseSensitive} onChange={(_, caseSensitive) => change({ caseSensitive })} />}
      label={t(m.capitalsCount)}
    />
  );
}
