import { writeToLearner } from '@lemma/contracts';
import { useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Mail } from 'lucide-react';
import { v7 as newId } from 'uuid';
import { useSubmit } from '../../api/use-submit.ts';
import { FormDialogActions } from '../../ui/fields/FormDialogActions.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';

interface WriteToLearnerProps {
  classId: string;
  memberId: string;
  firstName: string;
}

/** A button for a few words to one learner, who gets them as a notification. */
export function WriteToLearner(props: WriteToLearnerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Mail aria-hidden />} onClick={() => setIsOpen(true)}>
        Write to {props.firstName}
      </Button>
      {isOpen ? <MessageDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function MessageDialog({ classId, memberId, firstName, onClose }: WriteToLearnerProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const id = useRef(newId());
  const toast = useToast();
  const submission = useSubmit(writeToLearner, ['text']);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const sent = await submission.submit({ params: { classId, memberId }, body: { id: id.current, text } });
    if (sent === undefined) return;
    toast.show({ kind: 'success', message: `${firstName} gets your message as a notification.` });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="message-dialog" fullWidth maxWidth="sm">
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id="message-dialog">Write to {firstName}</DialogTitle>
        <DialogContent>
          <TextField
            label="Message"
            value={text}
            onChange={(words) => {
              setText(words);
              submission.clear('text');
            }}
            error={submission.errors['text'] ?? submission.formError}
            helper={`It comes as a notification, and by mail if ${firstName} gets mails. There is no reply to it here.`}
            maxLength={500}
            multiline
            minRows={3}
            autoFocus
          />
        </DialogContent>
        <FormDialogActions label="Send" isDisabled={submission.isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
