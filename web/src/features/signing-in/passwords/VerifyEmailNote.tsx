import { sendVerification } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useUser } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VerifyEmailNote.module.css';

/** Stands where an address has not been confirmed; the mail can be sent once more. */
export function VerifyEmailNote() {
  const user = useUser();
  const { show } = useToast();
  const [isSending, setIsSending] = useState(false);
  if (user === null || user.isEmailVerified || user.email === '') return null;
  const handleSend = async () => {
    setIsSending(true);
    try {
      await call(sendVerification, {});
      show({ kind: 'success', message: t(m.mailOnItsWay, { address: user.email }) });
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Note tone="warning" title={t(m.confirmAddress)}>
      <span className={css.breaking}>{t(m.sentLinkTo, { address: user.email })}</span>{' '}
      <Button variant="text" size="small" disabled={isSending} onClick={() => void handleSend()} className={css.button}>
        {t(m.sendAgain)}
      </Button>
    </Note>
  );
}
