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
    if (answered !== undefined) await done('The answer is on its way.');
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
              label="Answer"
              helper={whereItGoes(item)}
              multiline
              minRows={4}
              maxLength={feedbackMaximumLength}
              {...form.field('message')}
            />
          ) : (
            <Note tone="neutral">No one was signed in and there is no address, so no answer can arrive.</Note>
          )}
          <FormProblem state={form} />
        </DialogContent>
        <DialogActions className={css.wrapping}>
          {item.state === 'CL' ? (
            <Button variant="text" onClick={() => void handleState('OP', 'It is open again.')}>
              Open again
            </Button>
          ) : (
            <Button variant="text" onClick={() => void handleState('CL', 'It is closed.')}>
              Close it
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          {mayAnswer && (
            <Button type="submit" variant="contained" disabled={form.isSending}>
              Send answer
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function whereItGoes({ replyAllowed, preferredEmail, senderId }: ListedFeedback): string {
  if (!replyAllowed) return 'They asked for no mail. The answer appears on their account page.';
  if (preferredEmail !== '') {
    return `Goes to ${preferredEmail}${senderId === null ? '' : ', and appears on their account page'}.`;
  }
  return 'Goes to the address of their account, and appears on their account page.';
}

function WhatCameAlong({ item: { sender, senderId, context } }: { item: ListedFeedback }) {
  const rows = [
    ['From', senderId === null ? 'no one signed in' : sender],
    ['Page', context.pageUrl],
    ['Browser', context.userAgent],
    ['Version', context.version],
    ...Object.entries(context.extras),
  ] as const;
  return (
    <details>
      <summary>What came along</summary>
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
