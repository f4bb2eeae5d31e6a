import { signUp, type User } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSubmit } from '../../../api/use-submit.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { RolePick, type SignUpRole } from './RolePick.tsx';
import formCardCss from '../FormCard.module.css';

const empty = { firstName: '', lastName: '', email: '', password: '' };
type Field = keyof typeof empty;

interface SignUpFormProps {
  role: SignUpRole;
  onSignedIn: (user: User) => void;
}

/** Makes an account, to learn or to teach. */
export function SignUpForm({ role: firstRole, onSignedIn }: SignUpFormProps) {
  const [role, setRole] = useState(firstRole);
  const [fields, setFields] = useState(empty);
  const { errors, formError, isSending, submit, clear } = useSubmit(signUp, Object.keys(empty));

  const field = (name: Field) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => {
      setFields((old) => ({ ...old, [name]: value }));
      clear(name);
    },
  });

  const handleSubmit = async () => {
    const user = await submit({ body: { ...fields, role } });
    if (user) onSignedIn(user);
  };

  return (
    <FormCard label="Create account" errors={errors} onSubmit={() => void handleSubmit()}>
      <RolePick value={role} onChange={setRole} />
      <div className={formCardCss.pair}>
        <TextField label="First name" autoComplete="given-name" autoCapitalize="words" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" autoCapitalize="words" {...field('lastName')} />
      </div>
      <TextField label="E-mail" type="email" autoComplete="email" autoCapitalize="none" {...field('email')} />
      <NewPasswordField label="Password" {...field('password')} />
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        Create account
      </Button>
    </FormCard>
  );
}
