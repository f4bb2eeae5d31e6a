import { login, type User } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSubmit } from '../../api/use-submit.ts';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormCard } from './FormCard.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Signs in with an e-mail address or user name and a password (V01). */
export function SignInForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(login, ['username', 'password']);

  const handleSubmit = async () => {
    const user = await submit({ body: { username, password } });
    if (user) onSignedIn(user);
  };

  return (
    <FormCard label="Sign in" errors={errors} onSubmit={() => void handleSubmit()}>
      <TextField
        label="E-mail or user name"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={errors['username']}
        onChange={(value) => {
          setUsername(value);
          clear('username');
        }}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors['password']}
        onChange={(value) => {
          setPassword(value);
          clear('password');
        }}
      />
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        Sign in
      </Button>
    </FormCard>
  );
}
