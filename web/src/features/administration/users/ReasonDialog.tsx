import type { ReactNode } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
  const form = useForm({ reason: '', confirmation: '' });

  const handleSubmit = async () => {
    if ((await form.send(() => request.act(form.values))) === true) onClose();
  };

  return (
    <FormDialog
      title={request.title}
      action={request.label}
      color={request.word === undefined ? 'primary' : 'error'}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div>{request.message}</div>
      <TextField
        label={t(m.reason)}
        helper={t(m.recordedInAuditLog)}
        {...form.field('reason')}
        maxLength={longestReason}
        multiline
        minRows={2}
        autoFocus
      />
      {request.word !== undefined && (
        <TextField
          label={t(m.typeToContinue, { word: request.word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('confirmation')}
        />
      )}
    </FormDialog>
  );
}
