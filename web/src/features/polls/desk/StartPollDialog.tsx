import { startPoll, updatePoll, type PollControl } from '@lemma/contracts';
import { useState } from 'react';
import { useSending } from '../../../api/form/use-sending.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';

interface StartPollDialogProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
  onClose: () => void;
}

/** Asks who may answer in a class's session without names, then starts it; the choice is there again next time. */
export function StartPollDialog({ control, onDone, onClose }: StartPollDialogProps) {
  const params = { pollId: control.id };
  const [membersOnly, setMembersOnly] = useState(control.settings.membersOnly);
  const sending = useSending([]);
  const submit = async () => {
    if (membersOnly !== control.settings.membersOnly) {
      const changed = await sending.submit(updatePoll, { params, body: { settings: { membersOnly } } });
      if (changed === undefined) return;
    }
    const started = await sending.submit(startPoll, { params });
    if (started === undefined) return;
    onDone(started);
    onClose();
  };
  return (
    <FormDialog title="Start session" action="Start session" state={sending} onSubmit={submit} onClose={onClose}>
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
    </FormDialog>
  );
}
