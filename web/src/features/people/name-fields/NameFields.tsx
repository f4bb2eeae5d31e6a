import type { Form } from '../../../api/form/use-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface NameFieldsProps {
  /** Shown below the last name. */
  helper?: string;
  form: Pick<Form<{ firstName: string; lastName: string }>, 'field'>;
}

/** First and last name of the person who fills in the form. */
export function NameFields({ form, helper }: NameFieldsProps) {
  return (
    <>
      <TextField label={t(m.firstName)} autoComplete="given-name" autoCapitalize="words" {...form.field('firstName')} />
      <TextField
        label={t(m.lastName)}
        autoComplete="family-name"
        autoCapitalize="words"
        helper={helper}
        {...form.field('lastName')}
      />
    </>
  );
}
