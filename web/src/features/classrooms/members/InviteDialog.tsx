import {
  invitationDays,
  inviteMembers,
  memberRoles,
  roleWords,
  type ClassInvitation,
  type MemberRole,
} from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSubmit } from '../../../api/use-submit.ts';
import { count } from '../../../dates.ts';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import css from './InviteDialog.module.css';

interface InviteDialogProps {
  classId: string;
  onClose: () => void;
  onInvited: (invitations: readonly ClassInvitation[], invited: number) => void;
}

/** The addresses in a text, however they are separated. */
export const readAddresses = (text: string): string[] => text.split(/[\s,;<>]+/).filter((word) => word.includes('@'));

const roles = memberRoles.toReversed().map((value) => ({ value, label: roleWords[value] }));

/** Asks whom to invite, and as what. */
export function InviteDialog({ classId, onClose, onInvited }: InviteDialogProps) {
  const id = useId();
  const field = useFirstFocus<HTMLTextAreaElement>();
  const [text, setText] = useState('');
  const [role, setRole] = useState<MemberRole>('learner');
  const { errors, formError, isSending, submit, clear } = useSubmit(inviteMembers, ['emails']);
  const emails = readAddresses(text);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const invitations = await submit({ params: { classId }, body: { emails, role } });
    if (invitations === undefined) return;
    onInvited(invitations, emails.length);
    onClose();
  };
  const wrong = Object.entries(errors).find(([name]) => name.startsWith('emails'));
  const address = emails[Number(wrong?.[0].split('.')[1])];
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className={css.unboxed}>
        <DialogTitle id={id}>Invite by e-mail</DialogTitle>
        <DialogContent className={css.stack}>
          <TextField
            label="E-mail addresses"
            name="emails"
            multiline
            minRows={3}
            maxRows={10}
            spellCheck={false}
            inputRef={field}
            value={text}
            error={wrong === undefined ? undefined : address === undefined ? wrong[1] : `${address}: ${wrong[1]}`}
            helper={
              emails.length === 0
                ? 'As many as you like, up to fifty at a time.'
                : count(emails.length, 'address', 'addresses')
            }
            onChange={(value) => {
              setText(value);
              for (const name of Object.keys(errors)) clear(name);
            }}
          />
          <SelectField label="They join as" value={role} options={roles} onChange={setRole} />
          <p className={css.text}>
            Each gets a link that works once, for {invitationDays} days. You do not see who already has an account and
            who makes one first.
          </p>
          {formError !== undefined && wrong === undefined && <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Send invitations" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
