import { useId, useState, type FormEvent, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { fieldErrorsFor, formErrorFor } from '../../../api/error-words.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import css from './ReasonDialog.module.css';

const fields = ['reason', 'confirmation'];
const longestReason = 500;

export interface ReasonedAct {
  readonly title: string;
  /** Explains the consequences. */
  readonly message: ReactNode;
  /** The button: a verb. */
  readonly label: string;
  /** A word that must be typed, for what cannot be taken back. */
  readonly word?: string;
  /** False when it did not come to it, so that the dialog stays. */
  readonly act: (given: { reason: string; confirmation: string }) => Promise<boolean>;
}

interface ReasonDialogProps {
  request: ReasonedAct;
  onClose: () => void;
}

/** Asks for a reason, then acts; the text stays if the act fails. The reason goes into the audit log. */
export function ReasonDialog({ request, onClose }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const errors: Readonly<Record<string, string>> = fieldErrorsFor(error);
  const formError = formErrorFor(error, fields);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setError(undefined);
    try {
      if (await request.act({ reason, confirmation })) onClose();
    } catch (problem) {
      setError(problem);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id={id}>{request.title}</DialogTitle>
        <DialogContent className={css.stack}>
          <div>{request.message}</div>
          <TextField
            label="Reason"
            helper="Recorded in the audit log."
            value={reason}
            error={errors['reason']}
            onChange={setReason}
            maxLength={longestReason}
            multiline
            minRows={2}
            autoFocus
          />
          {request.word !== undefined && (
            <TextField
              label={`Type ${request.word} to continue`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={confirmation}
              error={errors['confirmation']}
              onChange={setConfirmation}
            />
          )}
          {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions
          label={request.label}
          color={request.word === undefined ? 'primary' : 'error'}
          isDisabled={isSending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
