import { changePassword, getSignInMethods, listSessions } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { readAgain } from '../../../api/use-read.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { FormCard } from '../FormCard.tsx';
import { WithSignInMethods, type SignInMethods } from '../WithSignInMethods.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { useConfirmed } from '../confirming/use-confirmed.ts';
import { classes } from '../../../ui/classes.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PasswordForm.module.css';
import formCardCss from '../FormCard.module.css';

const empty = { currentPassword: '', newPassword: '' };

/** Changes the password, or sets the first one of an account that was made with a provider. */
export function PasswordSection() {
  const skeleton = (
    <SettingsSection title={t(m.passwordLabel)} hint={t(m.newSignsOut)}>
      <SkeletonBar height={148} />
    </SettingsSection>
  );
  return (
    <WithSignInMethods skeleton={skeleton}>
      {(methods) => (
        <SettingsSection title={t(m.passwordLabel)} hint={hintFor(methods)}>
          <PasswordForm hasPassword={methods.hasPassword} />
        </SettingsSection>
      )}
    </WithSignInMethods>
  );
}

function hintFor({ hasPassword, passkeys, linkedAccounts }: SignInMethods): string {
  if (hasPassword) return t(m.newSignsOut);
  return passkeys.length === 0 && linkedAccounts.length === 0 ? t(m.noneYetBrowser) : t(m.noneYetOther);
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
      form.refuse({ currentPassword: t(m.enterPassword) });
      return;
    }
    if ((await form.send(() => confirmed(send))) === undefined) return;
    form.change(empty);
    show({ kind: 'success', message: t(m.newPasswordSet) });
    void readAgain(getSignInMethods, {});
    void readAgain(listSessions, {});
  };

  return (
    <FormCard label={t(m.passwordLabel)} state={form} onSubmit={handleSubmit}>
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        {hasPassword && (
          <PasswordField label={t(m.oldPassword)} autoComplete="current-password" {...form.field('currentPassword')} />
        )}
        <NewPasswordField label={t(m.newPassword)} {...form.field('newPassword')} />
      </div>
      <FormProblem state={form} />
      <Button type="submit" variant="soft" disabled={form.isSending} className={css.atEnd}>
        {hasPassword ? t(m.changePassword) : t(m.setPassword)}
      </Button>
    </FormCard>
  );
}
