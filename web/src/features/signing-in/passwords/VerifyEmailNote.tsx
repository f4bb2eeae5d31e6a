import { sendVerification } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useUser } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
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
      show({ kind: 'success', message: `The mail is on its way to ${user.email}.` });
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Note tone="warning" title="Confirm your e-mail address">
      <span className={css.breaking}>We sent a link to {user.email}. Open it within three days.</span>{' '}
      <Button variant="text" size="small" disabled={isSending} onClick={() => void handleSend()} className={css.button}>
        Send again
      </Button>
    </Note>
  );
}
