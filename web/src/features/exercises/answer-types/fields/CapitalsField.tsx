import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { TypeFieldsProps } from './type-fields.ts';
import css from './CapitalsField.module.css';

/** Whether capital and small letters are distinguished. */
export function CapitalsField({ part, change }: TypeFieldsProps) {
  return (
    <FormControlLabel
      className={css.after}
      control={<Checkbox checked={part.caseSensitive} onChange={(_, caseSensitive) => change({ caseSensitive })} />}
      label="Capitals count"
    />
  );
}
