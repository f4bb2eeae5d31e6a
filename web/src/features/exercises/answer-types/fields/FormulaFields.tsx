import { CalculationsField, FormField, LettersField, ToleranceFields } from './comparison-fields.tsx';
import type { TypeFieldsProps } from './type-fields.ts';

/** How a formula is compared, with the letters that may be in it. */
export function FormulaFields(props: TypeFieldsProps) {
  return (
    <>
      <FormField {...props} />
      <ToleranceFields {...props} />
      <CalculationsField {...props} />
      <LettersField {...props} />
    </>
  );
}
