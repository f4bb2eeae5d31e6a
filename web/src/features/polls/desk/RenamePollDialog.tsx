import { updatePoll, type PollControl } from '@lemma/contracts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { FormDialogActions } from '../../../ui/FormDialogActions.tsx';
import { Note } from '../../../ui/Note.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';

interface RenamePollDialogProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
  onClose: () => void;
}

/** Asks for another name of the session. */
export function RenamePollDialog({ control, onDone, onClose }: RenamePollDialogProps) {
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(control.name);
  const { errors, formError, isSending, submit, clear } = useSubmit(updatePoll, ['name']);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const done = await submit({ params: { pollId: control.id }, body: { name } });
    if (done === undefined) return;
    onDone(done);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Rename poll</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextField
            label="Name"
            name="name"
            inputRef={field}
            value={name}
            error={errors['name']}
            onChange={(value) => {
              setName(value);
              clear('name');
            }}
          />
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Rename" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
