import { createClassroom, listClassrooms } from '@lemma/contracts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { readAgain } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { paths } from '../../../paths.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { ownTimeZone } from '../time-zones.ts';
import css from './CreateClassroomDialog.module.css';

/** Asks for a name, creates the class and goes to it. */
export function CreateClassroomDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const nameBox = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('My class');
  const [description, setDescription] = useState('');
  const { errors, formError, isSending, submit, clear } = useSubmit(createClassroom, ['name', 'description']);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const classroom = await submit({ body: { name, description, timeZone: ownTimeZone() } });
    if (!classroom) return;
    void readAgain(listClassrooms, {});
    await navigate(paths.taughtClassroom(classroom.id));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      aria-labelledby={id}
      slotProps={{ transition: { onEntered: () => nameBox.current?.select() } }}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>Create class</DialogTitle>
        <DialogContent className={css.stack}>
          <TextField
            label="Name"
            name="name"
            inputRef={nameBox}
            placeholder="Year 11 Mathematics"
            value={name}
            error={errors['name']}
            maxLength={120}
            onChange={(value) => {
              setName(value);
              clear('name');
            }}
          />
          <TextField
            label="Description (optional)"
            name="description"
            value={description}
            error={errors['description']}
            maxLength={400}
            onChange={setDescription}
          />
          {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Create class" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
