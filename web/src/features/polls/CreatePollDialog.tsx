import { createPoll, pollNameMaximumLength } from '@lemma/contracts';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../api/use-submit.ts';
import { paths } from '../../paths.ts';
import { NameDialog } from '../../ui/fields/NameDialog.tsx';

/** Asks for a name and continues to the desk of the new session. */
export function CreatePollDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const submission = useSubmit(createPoll, ['name']);
  const create = async (name: string) => {
    const control = await submission.submit({ body: { name } });
    if (control !== undefined) await navigate(paths.pollDesk(control.id));
  };
  return (
    <NameDialog
      title="Create poll"
      action="Create poll"
      placeholder="Limits, lecture 14"
      maxLength={pollNameMaximumLength}
      submission={submission}
      onSubmit={create}
      onClose={onClose}
    />
  );
}
