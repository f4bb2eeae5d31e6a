import { startPoll, updatePoll, type PollControl } from '@lemma/contracts';
import { useState } from 'react';
import { useSending } from '../../../api/form/use-sending.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
    <FormDialog
      title={t(m.startSession)}
      action={t(m.startSession)}
      state={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PickCards
        legend={t(m.whoMayAnswer)}
        value={membersOnly ? 'members' : 'everybody'}
        options={[
          {
            value: 'everybody',
            label: t(m.everybodyWithCode),
            outcome: t(m.withoutAccountOneVote),
          },
          {
            value: 'members',
            label: t(m.membersOfOnly, { className: control.className ?? 'the class' }),
            outcome: t(m.theySignInOne),
          },
        ]}
        onChange={(value) => setMembersOnly(value === 'members')}
      />
    </FormDialog>
  );
}
