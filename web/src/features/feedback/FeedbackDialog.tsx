import { listMyFeedback, sendFeedback } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FetchError } from '../../api/fetch-error.ts';
import { useSending } from '../../api/form/use-sending.ts';
import { readAgain } from '../../api/use-read.ts';
import { reportFetchError } from '../../reports/report.ts';
import { useSession } from '../../session/session-context.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { FormDialog } from '../../ui/fields/FormDialog.tsx';
import { feedbackContext } from './feedback-context.ts';
import { findDraft, forgetDraft, keepDraft, type FeedbackDraft } from './feedback-draft.ts';
import { typeOfKind } from './feedback-kinds.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { WhatGoesAlong } from './WhatGoesAlong.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const fields = ['subject', 'message', 'preferredEmail'];

/** A question, a bug report, an idea or praise to the people who run this instance (D18). Works without signing in. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
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
  const sending = useSending(fields);

  const change = (changes: Partial<FeedbackDraft>): void => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(whose, next);
    for (const field of Object.keys(changes)) sending.clear(field === 'email' ? 'preferredEmail' : field);
  };

  const handleSubmit = async () => {
    await sending.send(async () => {
      await call(sendFeedback, { body: bodyOf(draft) }).catch((problem: unknown) => {
        // Problems that the form shows at its fields are not failures (X17).
        if (!(problem instanceof FetchError && problem.status === 400)) reportFetchError(problem);
        throw problem;
      });
      forgetDraft();
      onClose();
      if (user !== null) void readAgain(listMyFeedback, {});
      toast.show({ kind: 'success', message: t(m.thankMessageArrived) });
    });
  };

  return (
    <FormDialog
      title={t(m.sendFeedback)}
      action={t(m.send)}
      width="medium"
      state={sending}
      advice={t(m.messageKeptHereTry)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FeedbackFields draft={draft} errors={sending.errors} onChange={change} />
      <WhatGoesAlong context={feedbackContext(window)} />
    </FormDialog>
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
