import { pollNameMaximumLength, updatePoll, type PollControl } from '@lemma/contracts';
import { useForm } from '../../../api/form/use-form.ts';
import { NameDialog } from '../../../ui/fields/NameDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface RenamePollDialogProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
  onClose: () => void;
}

/** Asks for another name of the session. */
export function RenamePollDialog({ control, onDone, onClose }: RenamePollDialogProps) {
  const form = useForm({ name: control.name });
  const rename = async () => {
    const done = await form.submit(updatePoll, { params: { pollId: control.id }, body: form.values });
    if (done === undefined) return;
    onDone(done);
    onClose();
  };
  return (
    <NameDialog
      title={t(m.renamePoll)}
      action={t(m.rename)}
      maxLength={pollNameMaximumLength}
      form={form}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
