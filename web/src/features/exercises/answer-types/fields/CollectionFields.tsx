import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { CalculationsField, FormField, LettersField, ToleranceFields } from './comparison-fields.tsx';
import type { TypeFieldsProps } from './type-fields.ts';

const orders = [
  { value: 'any', label: 'Any' },
  { value: 'given', label: 'As given' },
] as const;

/** How a set, interval or list is compared, with the order of its members. */
export function CollectionFields(props: TypeFieldsProps) {
  const { part, change } = props;
  return (
    <>
      <FormField {...props} />
      <SelectField label="Order" value={part.order} options={orders} onChange={(order) => change({ order })} />
      <ToleranceFields {...props} />
      <CalculationsField {...props} />
      <LettersField {...props} />
    </>
  );
}
