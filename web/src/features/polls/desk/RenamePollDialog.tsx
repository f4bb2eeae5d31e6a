import { pollNameMaximumLength, updatePoll, type PollControl } from '@lemma/contracts';
import { useSubmit } from '../../../api/use-submit.ts';
import { NameDialog } from '../../../ui/fields/NameDialog.tsx';

interface RenamePollDialogProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
  onClose: () => void;
}

/** Asks for another name of the session. */
export function RenamePollDialog({ control, onDone, onClose }: RenamePollDialogProps) {
  const submission = useSubmit(updatePoll, ['name']);
  const rename = async (name: string) => {
    const done = await submission.submit({ params: { pollId: control.id }, body: { name } });
    if (done === undefined) return;
    onDone(done);
    onClose();
  };
  return (
    <NameDialog
      title="Rename poll"
      action="Rename"
      start={control.name}
      maxLength={pollNameMaximumLength}
      submission={submission}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
