import { renameSection } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSubmit } from '../../api/use-submit.ts';
import { FormDialogActions } from '../../ui/FormDialogActions.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFirstFocus } from '../../ui/use-first-focus.ts';

interface RenameSectionDialogProps {
  classId: string;
  section: { readonly id: string; readonly name: string };
  onClose: () => void;
  onRenamed: () => void;
}

/** Gives a section another name. */
export function RenameSectionDialog({ classId, section, onClose, onRenamed }: RenameSectionDialogProps) {
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(section.name);
  const { errors, formError, isSending, submit, clear } = useSubmit(renameSection, ['name']);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await submit({ params: { classId, sectionId: section.id }, body: { name } }))) return;
    onRenamed();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Rename section</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextField
            label="Name"
            name="name"
            inputRef={field}
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
        <FormDialogActions label="Rename" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
