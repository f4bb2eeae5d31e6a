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
import { Rich, t } from '../../../words/say.tsx';
import { Press } from '../../../words/tags.tsx';
import * as m from './messages.ts';
import css from './ForgotPasswordPage.module.css';
import formColumnCss from '../FormColumn.module.css';

/** The page for a forgotten password (R04). */
export function ForgotPasswordPage() {
  const user = useUser();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <PageFrame title={t(m.forgotPassword)} canonical={paths.forgotPassword}>
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
      <h1>{t(m.forgotPassword)}</h1>
      <p className={formColumnCss.reason}>{t(m.enterAddress)}</p>
      <FormCard label={t(m.forgotPassword)} state={form} onSubmit={handleSubmit}>
        <TextField
          label={t(m.emailLabel)}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <FormProblem state={form} />
        <Button type="submit" variant="contained" size="large" disabled={form.isSending}>
          {t(m.sendLink)}
        </Button>
      </FormCard>
      <p>
        {t(m.userNameAskTeacher)}
        <br />
        <Link to={paths.signIn()}>{t(m.backToSignIn)}</Link>
      </p>
    </FormColumn>
  );
}

/** The same words whether there is such an account or not (SC12). */
function LinkSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <FormColumn>
      <h1>{t(m.lookIntoMail)}</h1>
      <Note tone="information" role="status" title={t(m.linkOnItsWay)}>
        <span className={css.breaking}>{t(m.sentTo, { address: to })}</span>
      </Note>
      <p>
        <Rich of={m.nothingThere} tags={{ button: <Press onPress={onAgain} /> }} />
        <br />
        <Link to={paths.signIn()}>{t(m.backToSignIn)}</Link>
      </p>
    </FormColumn>
  );
}
