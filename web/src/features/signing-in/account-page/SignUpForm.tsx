import { signUp, type User } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { RolePick, type SignUpRole } from './RolePick.tsx';
import { NameFields } from '../../people/name-fields/NameFields.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import formCardCss from '../FormCard.module.css';

interface SignUpFormProps {
  role: SignUpRole;
  onSignedIn: (user: User) => void;
}

/** Makes an account, to learn or to teach. */
export function SignUpForm({ role: firstRole, onSignedIn }: SignUpFormProps) {
  const [role, setRole] = useState(firstRole);
  const form = useForm({ firstName: '', lastName: '', email: '', password: '' });

  const handleSubmit = async () => {
    const user = await form.submit(signUp, { body: { ...form.values, role } });
    if (user) onSignedIn(user);
  };

  return (
    <FormCard label={t(m.createAccountTitle)} state={form} onSubmit={handleSubmit}>
      <RolePick value={role} onChange={setRole} />
      <div className={formCardCss.pair}>
        <NameFields form={form} />
      </div>
      <TextField
        label={t(m.emailLabel)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.field('email')}
      />
      <NewPasswordField label={t(m.password)} {...form.field('password')} />
      <FormProblem state={form} />
      <Button type="submit" variant="contained" size="large" disabled={form.isSending}>
        {t(m.createAccountTitle)}
      </Button>
    </FormCard>
  );
}
