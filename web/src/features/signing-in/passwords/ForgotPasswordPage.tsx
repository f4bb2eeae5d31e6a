import { forgotPassword } from '@lemma/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { useSubmit } from '../../../api/use-submit.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
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
  const [email, setEmail] = useState(known);
  const { errors, formError, isSending, submit, clear } = useSubmit(forgotPassword, ['email']);
  const handleSubmit = async () => {
    if (await submit({ body: { email } })) onSent(email.trim());
  };
  return (
    <FormColumn>
      <h1>Forgot your password?</h1>
      <p className={formColumnCss.reason}>
        Enter the e-mail address of your account. We send you a link to set a new password.
      </p>
      <FormCard label="Forgot your password?" errors={errors} onSubmit={() => void handleSubmit()}>
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          error={errors['email']}
          onChange={(value) => {
            setEmail(value);
            clear('email');
          }}
        />
        {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
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
