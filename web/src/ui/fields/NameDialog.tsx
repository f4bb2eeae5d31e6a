import { useId, useState, type FormEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormDialogActions } from './FormDialogActions.tsx';
import { Note } from '../messages/Note.tsx';
import { TextField } from './TextField.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import css from './NameDialog.module.css';

interface NameDialogProps {
  title: string;
  /** Label of the button that submits the form. */
  action: string;
  /** The present name. */
  start?: string;
  placeholder?: string;
  maxLength: number;
  /** Of the call behind the form. */
  submission: {
    readonly errors: Readonly<Record<string, string>>;
    readonly formError: string | undefined;
    readonly isSending: boolean;
    readonly clear: (field: string) => void;
  };
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

/** A dialog that asks for a name and nothing else. */
export function NameDialog(props: NameDialogProps) {
  const { title, action, start = '', placeholder, maxLength, submission, onSubmit, onClose } = props;
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(start);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void onSubmit(name);
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={css.stack}>
          <TextField
            label="Name"
            name="name"
            inputRef={field}
            {...(placeholder === undefined ? {} : { placeholder })}
            value={name}
            error={submission.errors['name']}
            maxLength={maxLength}
            onChange={(value) => {
              setName(value);
              submission.clear('name');
            }}
          />
          {submission.formError === undefined ? null : <Note tone="wrong" role="alert" title={submission.formError} />}
        </DialogContent>
        <FormDialogActions label={action} isDisabled={submission.isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
