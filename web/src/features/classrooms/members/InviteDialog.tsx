import { invitationDays, inviteMembers, memberRoles, type ClassInvitation, type MemberRole } from '@lemma/contracts';
import { useState } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import { roleWords } from './role-words.ts';
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
  const field = useFirstFocus<HTMLTextAreaElement>();
  const form = useForm({ emails: '' });
  const [role, setRole] = useState<MemberRole>('learner');
  const emails = readAddresses(form.values.emails);
  const handleSubmit = async () => {
    const invitations = await form.submit(inviteMembers, { params: { classId }, body: { emails, role } });
    if (invitations === undefined) return;
    onInvited(invitations, emails.length);
    onClose();
  };
  const wrong = Object.entries(form.errors).find(([name]) => name.startsWith('emails'));
  const address = emails[Number(wrong?.[0].split('.')[1])];
  return (
    <FormDialog
      title={t(m.inviteByEMail)}
      action={t(m.sendInvitations)}
      state={{ ...form, formError: wrong === undefined ? form.formError : undefined }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.eMailAddresses)}
        multiline
        minRows={3}
        maxRows={10}
        spellCheck={false}
        inputRef={field}
        {...form.field('emails')}
        error={wrong === undefined ? undefined : address === undefined ? wrong[1] : `${address}: ${wrong[1]}`}
        helper={emails.length === 0 ? t(m.asManyAsLike) : t(m.addresses, { emailCount: emails.length })}
        onChange={(value) => {
          form.change({ emails: value });
          form.forget();
        }}
      />
      <SelectField label={t(m.theyJoinAs)} value={role} options={roles} onChange={setRole} />
      <p className={css.text}>{t(m.eachGetsLinkWorks, { invitationDays })}</p>
    </FormDialog>
  );
}
