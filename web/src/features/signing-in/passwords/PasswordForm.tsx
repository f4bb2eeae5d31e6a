import { changePassword, getSignInMethods, listSessions } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { call } from '../../../api/call.ts';
import { fieldErrorsFor, formErrorFor } from '../../../api/error-words.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormCard } from '../FormCard.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useConfirmed } from '../confirming/use-confirmed.ts';
import { classes } from '../../../ui/classes.ts';
import css from './PasswordForm.module.css';
import formCardCss from '../FormCard.module.css';

const fields = ['currentPassword', 'newPassword'];

/** Changes the password, or sets the first one of an account that was made with a provider. */
export function PasswordSection() {
  const { data: methods } = useRead(getSignInMethods, {});
  const hasPassword = methods?.hasPassword ?? true;
  return (
    <SettingsSection
      title="Password"
      hint={
        hasPassword
          ? 'A new password signs you out on all other devices.'
          : methods?.passkeys.length === 0 && methods.linkedAccounts.length === 0
            ? 'You have none yet, and only this browser knows you. With an e-mail address and a password you can sign in anywhere.'
            : 'You have none yet: you sign in another way. With one you can also sign in here.'
      }
    >
      <PasswordForm hasPassword={hasPassword} />
    </SettingsSection>
  );
}

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const confirmed = useConfirmed();
  const { show } = useToast();
  const [values, setValues] = useState({ currentPassword: '', newPassword: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [formError, setFormError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((old) => ({ ...old, [name]: value }));
      setErrors((old) => Object.fromEntries(Object.entries(old).filter(([key]) => key !== name)));
    },
  });

  const send = () => {
    const { newPassword, currentPassword } = values;
    return call(changePassword, { body: hasPassword ? { currentPassword, newPassword } : { newPassword } });
  };

  const handleSubmit = async () => {
    if (isSending) return;
    if (hasPassword && values.currentPassword === '') {
      setErrors({ currentPassword: 'Enter your password.' });
      return;
    }
    setIsSending(true);
    setFormError(undefined);
    try {
      if ((await confirmed(send)) === undefined) return;
      setValues({ currentPassword: '', newPassword: '' });
      setErrors({});
      show({ kind: 'success', message: 'Your new password is set. You are signed out on all other devices.' });
      void readAgain(getSignInMethods, {});
      void readAgain(listSessions, {});
    } catch (error) {
      setErrors(fieldErrorsFor(error));
      setFormError(formErrorFor(error, fields));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <FormCard label="Password" errors={errors} onSubmit={() => void handleSubmit()}>
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        {hasPassword && (
          <PasswordField label="Old password" autoComplete="current-password" {...field('currentPassword')} />
        )}
        <NewPasswordField label="New password" {...field('newPassword')} />
      </div>
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="soft" disabled={isSending} className={css.atEnd}>
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </FormCard>
  );
}
