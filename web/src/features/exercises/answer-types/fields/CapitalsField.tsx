import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { TypeFieldsProps } from './type-fields.ts';

/** Whether capital and small letters are distinguished. */
export function CapitalsField({ part, change }: TypeFieldsProps) {
  return (
    <FormControlLabel
      sx={{ mt: 5 }}
      control={<Checkbox checked={part.caseSensitive} onChange={(_, caseSensitive) => change({ caseSensitive })} />}
      label="Capitals count"
    />
  );
}
