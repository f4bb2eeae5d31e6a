import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { CalculationsField, FormField, LettersField, ToleranceFields } from './comparison-fields.tsx';
import type { TypeFieldsProps } from './type-fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

const orders = [
  { value: 'any', label: t(m.any) },
  { value: 'given', label: t(m.asGiven) },
] as const;

/** How a set, interval or list is compared, with the order of its members. */
export function CollectionFields(props: TypeFieldsProps) {
  const { part, change } = props;
  return (
    <>
      <FormField {...props} />
      <SelectField label={t(m.order)} value={part.order} options={orders} onChange={(order) => change({ order })} />
      <ToleranceFields {...props} />
      <CalculationsField {...props} />
      <LettersField {...props} />
    </>
  );
}
