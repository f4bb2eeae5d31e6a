import { updateAccount, type User } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { call } from '../../api/call.ts';
import { fieldErrorsFor, formErrorFor } from '../../api/error-words.ts';
import { FetchError } from '../../api/fetch-error.ts';
import { useSession } from '../../session/session-context.ts';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { checkEmailChange, type EmailChangeErrors } from './email-change.ts';
import { FormCard } from './FormCard.tsx';
import { PasswordField } from './PasswordField.tsx';

/** X11: the messages of this form that are its own. */
function errorsOf(error: unknown): EmailChangeErrors {
  if (error instanceof FetchError && error.code === 'session/wrong-password') {
    return { password: 'This is not your password. Your e-mail stays as it is.' };
  }
  return fieldErrorsFor(error);
}

/** V02: the address changes only when it is another one and the password is given. */
export function EmailForm({ user }: { user: User }) {
  const { adopt } = useSession();
  const { show } = useToast();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<EmailChangeErrors>({});
  const [formError, setFormError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const handleSubmit = async () => {
    const problems = checkEmailChange({ email, password, current: user.email });
    setErrors(problems);
    setFormError(undefined);
    if (Object.keys(problems).length > 0 || isSending) return;
    setIsSending(true);
    try {
      const { firstName, lastName } = user;
      await adopt(await call(updateAccount, { body: { firstName, lastName, email, password } }));
      setEmail('');
      setPassword('');
      show({ kind: 'success', message: `You sign in with ${email.trim()} from now on.` });
    } catch (error) {
      const byField = errorsOf(error);
      setErrors(byField);
      if (Object.keys(byField).length === 0) setFormError(formErrorFor(error, ['email', 'password']));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <FormCard label="E-mail" errors={errors} onSubmit={() => void handleSubmit()}>
      <div className="pair long">
        <TextField
          label="New e-mail"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          helper={`Now: ${user.email}`}
          value={email}
          error={errors['email']}
          onChange={setEmail}
        />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={setPassword}
        />
      </div>
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="soft" disabled={isSending} sx={{ justifySelf: 'end' }}>
        Change e-mail
      </Button>
    </FormCard>
  );
}
