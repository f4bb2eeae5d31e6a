import { createLtiInvitation, type ResponseOf } from '@lemma/contracts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { dateWords } from '../../../dates.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useConfirmed } from '../../signing-in/confirming/use-confirmed.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './InviteDialog.module.css';

type Made = ResponseOf<typeof createLtiInvitation>;

interface InviteDialogProps {
  onMade: () => Promise<void>;
  onClose: () => void;
}

/** Asks whom it is for, then shows the address, once. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const confirmed = useConfirmed();
  const form = useForm({ name: '' });
  const [made, setMade] = useState<Made>();

  const handleSubmit = async () => {
    const answer = await form.send(() => confirmed(() => call(createLtiInvitation, { body: form.values })));
    if (answer === undefined) return;
    setMade(answer);
    await onMade();
  };

  if (made !== undefined) return <MadeInvitation made={made} onClose={onClose} />;
  return (
    <FormDialog
      title={t(m.inviteSystem)}
      action={t(m.makeAddress)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.whoFor)}
        helper={t(m.schoolOrSystem)}
        placeholder={t(m.systemExample)}
        maxLength={120}
        autoFocus
        {...form.field('name')}
      />
    </FormDialog>
  );
}

function MadeInvitation({ made, onClose }: { made: Made; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id} slotProps={dialogWidth('medium')}>
      <DialogTitle id={id}>{t(m.addressFor, { name: made.name })}</DialogTitle>
      <DialogContent className={css.stack}>
        <p>{t(m.pasteIntoLms, { day: dateWords(made.expiresAt) })}</p>
        <TextField label={t(m.registrationAddress)} value={made.address} onChange={() => undefined} readOnly />
        <div>
          <CopyButton text={made.address}>{t(m.copyAddress)}</CopyButton>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t(m.done)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
