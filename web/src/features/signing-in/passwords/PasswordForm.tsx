import { changePassword, getSignInMethods, listSessions } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormCard } from '../FormCard.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useConfirmed } from '../confirming/use-confirmed.ts';
import { classes } from '../../../ui/classes.ts';
import css from './PasswordForm.module.css';
import formCardCss from '../FormCard.module.css';

const empty = { currentPassword: '', newPassword: '' };

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
  const form = useForm(empty);

  const send = () => {
    const { newPassword, currentPassword } = form.values;
    return call(changePassword, { body: hasPassword ? { currentPassword, newPassword } : { newPassword } });
  };

  const handleSubmit = async () => {
    if (hasPassword && form.values.currentPassword === '') {
      form.refuse({ currentPassword: 'Enter your password.' });
      return;
    }
    if ((await form.send(() => confirmed(send))) === undefined) return;
    form.change(empty);
    show({ kind: 'success', message: 'Your new password is set. You are signed out on all other devices.' });
    void readAgain(getSignInMethods, {});
    void readAgain(listSessions, {});
  };

  return (
    <FormCard label="Password" state={form} onSubmit={handleSubmit}>
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        {hasPassword && (
          <PasswordField label="Old password" autoComplete="current-password" {...form.field('currentPassword')} />
        )}
        <NewPasswordField label="New password" {...form.field('newPassword')} />
      </div>
      <FormProblem state={form} />
      <Button type="submit" variant="soft" disabled={form.isSending} className={css.atEnd}>
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </FormCard>
  );
}
