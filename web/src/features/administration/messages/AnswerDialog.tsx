import type { ResponseOf, listFeedback } from '@lemma/contracts';
import { answerFeedback, feedbackMaximumLength, setFeedbackState, type FeedbackState } from '@lemma/contracts';
import { useId } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { Replies } from '../../feedback/Replies.tsx';
import { PlainText } from './PlainText.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AnswerDialog.module.css';

export type ListedFeedback = ResponseOf<typeof listFeedback>['items'][number];

const Context = part('dl', css.context);

interface AnswerDialogProps {
  item: ListedFeedback;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** One message with what came along, the answers so far, and a field for another. */
export function AnswerDialog({ item, onClose, onChanged }: AnswerDialogProps) {
  const id = useId();
  const toast = useToast();
  const form = useForm({ message: '' });
  const mayAnswer = item.senderId !== null || (item.replyAllowed && item.preferredEmail !== '');

  const done = async (words: string) => {
    onClose();
    await onChanged();
    toast.show({ kind: 'success', message: words });
  };
  const handleSubmit = async () => {
    const answered = await form.submit(answerFeedback, { params: { feedbackId: item.id }, body: form.values });
    if (answered !== undefined) await done(t(m.answerOnWay));
  };
  const handleState = async (state: FeedbackState, words: string) => {
    try {
      await call(setFeedbackState, { params: { feedbackId: item.id }, body: { state } });
      await done(words);
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={dialogWidth('wide')}>
      <Form state={form} className={css.unboxed} onSubmit={handleSubmit}>
        <DialogTitle id={id}>{item.subject}</DialogTitle>
        <DialogContent className={css.stack}>
          <PlainText text={item.message} />
          <WhatCameAlong item={item} />
          <Replies replies={item.replies} />
          {mayAnswer ? (
            <TextField
              label={t(m.answerTitle)}
              helper={whereItGoes(item)}
              multiline
              minRows={4}
              maxLength={feedbackMaximumLength}
              {...form.field('message')}
            />
          ) : (
            <Note tone="neutral">{t(m.noAddress)}</Note>
          )}
          <FormProblem state={form} />
        </DialogContent>
        <DialogActions className={css.wrapping}>
          {item.state === 'CL' ? (
            <Button variant="text" onClick={() => void handleState('OP', t(m.isOpenAgain))}>
              {t(m.openAgain)}
            </Button>
          ) : (
            <Button variant="text" onClick={() => void handleState('CL', t(m.isClosed))}>
              {t(m.closeIt)}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            {t(m.cancel)}
          </Button>
          {mayAnswer && (
            <Button type="submit" variant="contained" disabled={form.isSending}>
              {t(m.sendAnswer)}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function whereItGoes({ replyAllowed, preferredEmail, senderId }: ListedFeedback): string {
  if (!replyAllowed) return t(m.noMailWanted);
  if (preferredEmail !== '') {
    return t(senderId === null ? m.goesTo : m.goesToAndAppears, { address: preferredEmail });
  }
  return t(m.goesToAccount);
}

function WhatCameAlong({ item: { sender, senderId, context } }: { item: ListedFeedback }) {
  const rows = [
    [t(m.from), senderId === null ? t(m.noOneSignedIn) : sender],
    [t(m.page), context.pageUrl],
    [t(m.browser), context.userAgent],
    [t(m.version), context.version],
    ...Object.entries(context.extras),
  ] as const;
  return (
    <details>
      <summary>{t(m.whatCameAlong)}</summary>
      <Context>
        {rows.map(([name, value]) => (
          <div key={name} className={css.unboxed}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Context>
    </details>
  );
}
