import { FormDialog } from './FormDialog.tsx';
import type { FormState } from './Form.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface NameDialogProps {
  title: string;
  /** Label of the button that submits the form. */
  action: string;
  placeholder?: string | undefined;
  maxLength: number;
  form: FormState & { readonly field: (name: 'name') => Pick<TextFieldProps, 'value' | 'error' | 'onChange'> };
  onSubmit: () => Promise<void>;
  onClose: () => void;
}

/** A dialog that asks for a name and nothing else. */
export function NameDialog({ title, action, placeholder, maxLength, form, onSubmit, onClose }: NameDialogProps) {
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <FormDialog title={title} action={action} state={form} onSubmit={onSubmit} onClose={onClose}>
      <TextField
        label={t(m.name)}
        name="name"
        inputRef={field}
        {...(placeholder === undefined ? {} : { placeholder })}
        maxLength={maxLength}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
