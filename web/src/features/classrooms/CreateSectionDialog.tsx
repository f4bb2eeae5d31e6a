import { createSection, type ResponseOf } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSubmit } from '../../api/use-submit.ts';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFirstFocus } from '../../ui/use-first-focus.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';

interface CreateSectionDialogProps {
  classId: string;
  onClose: () => void;
  onCreated: (section: ResponseOf<typeof createSection>) => void;
}

/** Asks for a name and adds a section at the end of the class. */
export function CreateSectionDialog({ classId, onClose, onCreated }: CreateSectionDialogProps) {
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(createSection, ['name']);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const section = await submit({ params: { classId }, body: { name } });
    if (section === undefined) return;
    onCreated(section);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Create section</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextField
            label="Name"
            name="name"
            inputRef={field}
            placeholder="Quadratics"
            value={name}
            error={errors['name']}
            maxLength={120}
            onChange={(value) => {
              setName(value);
              clear('name');
            }}
          />
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Create section" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
