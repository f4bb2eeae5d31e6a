import { forgotPassword } from '@lemma/contracts';
import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { FormColumn } from '../FormColumn.tsx';
import css from './ForgotPasswordPage.module.css';
import formColumnCss from '../FormColumn.module.css';

/** The page for a forgotten password (R04). */
export function ForgotPasswordPage() {
  const user = useUser();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <PageFrame title="Forgot your password?" canonical={paths.forgotPassword}>
      {sentTo === undefined ? (
        <AskForLink email={user?.email ?? ''} onSent={setSentTo} />
      ) : (
        <LinkSent to={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </PageFrame>
  );
}

function AskForLink({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useForm({ email: known });
  const handleSubmit = async () => {
    if (await form.submit(forgotPassword, { body: form.values })) onSent(form.values.email.trim());
  };
  return (
    <FormColumn>
      <h1>Forgot your password?</h1>
      <p className={formColumnCss.reason}>
        Enter the e-mail address of your account. We send you a link to set a new password.
      </p>
      <FormCard label="Forgot your password?" state={form} onSubmit={handleSubmit}>
        <TextField label="E-mail" type="email" autoComplete="username" autoCapitalize="none" {...form.field('email')} />
        <FormProblem state={form} />
        <Button type="submit" variant="contained" size="large" disabled={form.isSending}>
          Send link
        </Button>
      </FormCard>
      <p>
        You sign in with a user name? Your teacher can give you a new password.
        <br />
        <Link to={paths.signIn()}>Back to sign in</Link>
      </p>
    </FormColumn>
  );
}

/** The same words whether there is such an account or not (SC12). */
function LinkSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <FormColumn>
      <h1>Look into your mail</h1>
      <Note tone="information" role="status" title="A link is on its way, if there is an account with this address">
        <span className={css.breaking}>We sent it to {to}. It works once, for one hour.</span>
      </Note>
      <p>
        Nothing there after a few minutes? Look into the spam folder, or{' '}
        <button type="button" onClick={onAgain}>
          ask for another link
        </button>
        .
        <br />
        <Link to={paths.signIn()}>Back to sign in</Link>
      </p>
    </FormColumn>
  );
}
