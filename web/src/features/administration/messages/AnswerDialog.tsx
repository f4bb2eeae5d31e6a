import { answerFeedback, feedbackMaximumLength, setFeedbackState, type FeedbackState } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { Replies } from '../../feedback/Replies.tsx';
import type { ListedFeedback } from './FeedbackPage.tsx';
import { PlainText } from './PlainText.tsx';
import { part } from '../../../ui/part.ts';
import css from './AnswerDialog.module.css';

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
  const [message, setMessage] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(answerFeedback, ['message']);
  const mayAnswer = item.senderId !== null || (item.replyAllowed && item.preferredEmail !== '');

  const done = async (words: string) => {
    onClose();
    await onChanged();
    toast.show({ kind: 'success', message: words });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const answered = await submit({ params: { feedbackId: item.id }, body: { message } });
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
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 620 } } }}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>{item.subject}</DialogTitle>
        <DialogContent className={css.stack}>
          <PlainText text={item.message} />
          <WhatCameAlong item={item} />
          <Replies replies={item.replies} />
          {mayAnswer ? (
            <TextField
              label="Answer"
              helper={whereItGoes(item)}
              value={message}
              error={errors['message']}
              multiline
              minRows={4}
              maxLength={feedbackMaximumLength}
              onChange={(value) => {
                setMessage(value);
                clear('message');
              }}
            />
          ) : (
            <Note tone="neutral">No one was signed in and there is no address, so no answer can arrive.</Note>
          )}
          {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
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
            <Button type="submit" variant="contained" disabled={isSending}>
              Send answer
            </Button>
          )}
        </DialogActions>
      </form>
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
