import { resetPassword } from '@lemma/contracts';
import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/session-context.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { FormCard } from '../FormCard.tsx';
import { FormColumn } from '../FormColumn.tsx';
import { DeadLink } from './DeadLink.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useLinkToken } from './use-link-token.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import formColumnCss from '../FormColumn.module.css';

/** Where the link of a mail leads to that somebody without a password has asked for. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const { load } = useSession();
  // The link that was used here: a newer one may be opened in the same tab.
  const [used, setUsed] = useState<string>();
  const handleDone = () => {
    setUsed(token);
    // A person who was signed in here no longer is.
    void load();
  };
  return (
    <PageFrame title={t(m.setNewPassword)}>
      {used !== undefined && used === token ? (
        <PasswordSet />
      ) : token === '' ? (
        <LinkEnded />
      ) : (
        <PasswordSetter key={token} token={token} onDone={handleDone} />
      )}
    </PageFrame>
  );
}

function PasswordSetter({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({ password: '' }, { shows: ['token'] });
  const handleSubmit = async () => {
    if (await form.submit(resetPassword, { body: { token, ...form.values } })) onDone();
  };
  if (form.errors['token'] !== undefined) return <LinkEnded />;
  return (
    <FormColumn>
      <h1>{t(m.setNewPassword)}</h1>
      <p className={formColumnCss.reason}>{t(m.signedOutEverywhere)}</p>
      <FormCard label={t(m.setNewPassword)} state={form} onSubmit={handleSubmit}>
        <NewPasswordField label={t(m.newPassword)} {...form.field('password')} />
        <FormProblem state={form} />
        <Button type="submit" variant="contained" size="large" disabled={form.isSending}>
          {t(m.setPassword)}
        </Button>
      </FormCard>
    </FormColumn>
  );
}

function PasswordSet() {
  return (
    <FormColumn>
      <h1>{t(m.newPasswordIsSet)}</h1>
      <Note tone="right" role="status" title={t(m.signInWithIt)}>
        {t(m.nothingOfWorkLost)}
      </Note>
      <Button component={Link} to={paths.signIn()} variant="contained" size="large">
        {t(m.signIn)}
      </Button>
    </FormColumn>
  );
}

function LinkEnded() {
  return (
    <DeadLink
      works={t(m.worksOnceOneHour)}
      advice={t(m.usedAlready)}
      to={paths.forgotPassword}
      label={t(m.askForNewLink)}
    />
  );
}
