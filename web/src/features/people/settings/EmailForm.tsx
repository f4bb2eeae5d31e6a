import { getSignInMethods, updateAccount, type User } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { call } from '../../../api/call.ts';
import { fieldErrorsFor, formErrorFor } from '../../../api/error-words.ts';
import { useRead } from '../../../api/use-read.ts';
import { useSession } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { checkEmailChange, type EmailChangeErrors } from './email-change.ts';
import { FormCard } from '../../signing-in/FormCard.tsx';
import { PasswordField } from '../../signing-in/passwords/PasswordField.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { classes } from '../../../ui/classes.ts';
import css from './EmailForm.module.css';
import formCardCss from '../../signing-in/FormCard.module.css';

/** Message for people who do not confirm who they are: nothing has changed (X11). */
const notConfirmed = 'We could not confirm that it is you. Your e-mail stays as it is.';

/** V02: the address changes only when it is another one and the password is given. */
export function EmailForm({ user }: { user: User }) {
  const { adopt } = useSession();
  const { show } = useToast();
  const confirmed = useConfirmed();
  const { data: methods } = useRead(getSignInMethods, {});
  const hasPassword = methods?.hasPassword ?? true;
  // Accounts with a user name, made by a school, may have none.
  const isFirst = user.email === '';
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<EmailChangeErrors>({});
  const [formError, setFormError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const send = () => {
    const { firstName, lastName } = user;
    return call(updateAccount, { body: { firstName, lastName, email, ...(hasPassword && { password }) } });
  };

  const handleSubmit = async () => {
    const problems = checkEmailChange({ email, password: hasPassword ? password : null, current: user.email });
    setErrors(problems);
    setFormError(undefined);
    if (Object.keys(problems).length > 0 || isSending) return;
    setIsSending(true);
    try {
      const changed = await confirmed(send);
      if (changed === undefined) {
        setFormError(notConfirmed);
        return;
      }
      await adopt(changed);
      setEmail('');
      setPassword('');
      show({ kind: 'success', message: `You ${isFirst ? 'can ' : ''}sign in with ${changed.email} from now on.` });
    } catch (error) {
      setErrors(fieldErrorsFor(error));
      setFormError(formErrorFor(error, ['email', 'password']));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <FormCard label="E-mail" errors={errors} onSubmit={() => void handleSubmit()}>
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        <TextField
          label={isFirst ? 'Your e-mail' : 'New e-mail'}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...(!isFirst && { helper: `Now: ${user.email}` })}
          value={email}
          error={errors['email']}
          onChange={setEmail}
        />
        {hasPassword && (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={errors['password']}
            onChange={setPassword}
          />
        )}
      </div>
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="soft" disabled={isSending} className={css.atEnd}>
        {isFirst ? 'Add e-mail' : 'Change e-mail'}
      </Button>
    </FormCard>
  );
}
