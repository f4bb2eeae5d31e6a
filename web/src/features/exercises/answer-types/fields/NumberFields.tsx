import { TextField } from '../../../../ui/fields/TextField.tsx';
import { CalculationsField, FormField, ToleranceFields } from './comparison-fields.tsx';
import type { TypeFieldsProps } from './type-fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** How a number is compared, with its unit. */
export function NumberFields(props: TypeFieldsProps) {
  const { part, change } = props;
  return (
    <>
      <FormField {...props} />
      <ToleranceFields {...props} />
      <TextField
        label={t(m.unit)}
        value={part.unit}
        onChange={(unit) => change({ unit })}
        placeholder={'cm^2'}
        maxLength={60}
        dir="ltr"
      />
      <CalculationsField {...props} />
    </>
  );
}
