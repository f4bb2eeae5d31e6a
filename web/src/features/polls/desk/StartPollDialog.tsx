import { startPoll, updatePoll, type PollControl } from '@lemma/contracts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import css from './StartPollDialog.module.css';

interface StartPollDialogProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
  onClose: () => void;
}

/** Asks who may answer in a class's session without names, then starts it; the choice is there again next time. */
export function StartPollDialog({ control, onDone, onClose }: StartPollDialogProps) {
  const id = useId();
  const params = { pollId: control.id };
  const [membersOnly, setMembersOnly] = useState(control.settings.membersOnly);
  const change = useSubmit(updatePoll, []);
  const start = useSubmit(startPoll, []);
  const problem = change.formError ?? start.formError;
  const submit = async () => {
    if (membersOnly !== control.settings.membersOnly) {
      const changed = await change.submit({ params, body: { settings: { membersOnly } } });
      if (changed === undefined) return;
    }
    const started = await start.submit({ params });
    if (started === undefined) return;
    onDone(started);
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={id}>Start session</DialogTitle>
        <DialogContent className={css.stack}>
          <PickCards
            legend="Who may answer?"
            value={membersOnly ? 'members' : 'everybody'}
            options={[
              {
                value: 'everybody',
                label: 'Everybody with the code',
                outcome: 'Without an account. One vote for each device.',
              },
              {
                value: 'members',
                label: `Members of ${control.className ?? 'the class'} only`,
                outcome: 'They sign in. One vote for each member; you still see codenames only.',
              },
            ]}
            onChange={(value) => setMembersOnly(value === 'members')}
          />
          {problem === undefined ? null : <Note tone="wrong" role="alert" title={problem} />}
        </DialogContent>
        <FormDialogActions label="Start session" isDisabled={change.isSending || start.isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
