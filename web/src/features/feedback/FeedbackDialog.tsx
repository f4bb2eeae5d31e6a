import { listMyFeedback, sendFeedback } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { call } from '../../api/call.ts';
import { fieldErrorsFor, formErrorFor } from '../../api/error-words.ts';
import { FetchError } from '../../api/fetch-error.ts';
import { readAgain } from '../../api/use-read.ts';
import { reportFetchError } from '../../reports/report.ts';
import { useSession } from '../../session/session-context.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { FormDialogActions } from '../../ui/fields/FormDialogActions.tsx';
import { feedbackContext } from './feedback-context.ts';
import { findDraft, forgetDraft, keepDraft, type FeedbackDraft } from './feedback-draft.ts';
import { typeOfKind } from './feedback-kinds.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { WhatGoesAlong } from './WhatGoesAlong.tsx';
import css from './FeedbackDialog.module.css';

const fields = ['subject', 'message', 'preferredEmail'];

/** A question, a bug report, an idea or praise to the people who run this instance (D18). Works without signing in. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const toast = useToast();
  const { user, preferredEmail } = useSession();
  const whose = user?.id ?? '';
  const [draft, setDraft] = useState<FeedbackDraft>(
    () =>
      findDraft(whose) ?? {
        kind: 'problem',
        subject: '',
        message: '',
        wantsAnswer: user !== null,
        email: preferredEmail,
      },
  );
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const errors: Readonly<Record<string, string>> = fieldErrorsFor(error);
  const formError = formErrorFor(error, fields);

  const change = (changes: Partial<FeedbackDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(whose, next);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setError(undefined);
    try {
      await call(sendFeedback, { body: bodyOf(draft) });
      forgetDraft();
      onClose();
      if (user !== null) void readAgain(listMyFeedback, {});
      toast.show({ kind: 'success', message: 'Thank you. Your message has arrived.' });
    } catch (problem) {
      setError(problem);
      // Problems that the form shows at its fields are not failures (X17).
      if (!(problem instanceof FetchError && problem.status === 400)) reportFetchError(problem);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Send feedback</DialogTitle>
        <DialogContent className={css.stack}>
          <FeedbackFields draft={draft} errors={errors} onChange={change} />
          <WhatGoesAlong context={feedbackContext(window)} />
          {formError !== undefined && (
            <Note tone="wrong" role="alert" title={formError}>
              Your message is kept here. Try again in a moment.
            </Note>
          )}
        </DialogContent>
        <FormDialogActions label="Send" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const bodyOf = ({ kind, subject, message, wantsAnswer, email }: FeedbackDraft) => ({
  subject,
  message,
  replyAllowed: wantsAnswer,
  preferredEmail: wantsAnswer ? email.trim() : '',
  feedbackType: kind,
  type: typeOfKind(kind),
  state: 'OP' as const,
  context: feedbackContext(window),
});
