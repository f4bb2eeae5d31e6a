import { createPoll } from '@lemma/contracts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../api/use-submit.ts';
import { paths } from '../../paths.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFirstFocus } from '../../ui/use-first-focus.ts';

/** Asks for a name and goes on to the desk of the new session. */
export function CreatePollDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(createPoll, ['name']);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const control = await submit({ body: { name } });
    if (control !== undefined) await navigate(paths.pollDesk(control.id));
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Create poll</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextField
            label="Name"
            name="name"
            inputRef={field}
            placeholder="Limits, lecture 14"
            value={name}
            error={errors['name']}
            onChange={(value) => {
              setName(value);
              clear('name');
            }}
          />
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Create poll" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
