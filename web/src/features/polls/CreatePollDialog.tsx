import { createPoll, pollNameMaximumLength } from '@lemma/contracts';
import { useNavigate } from '../../routing/router-context.ts';
import { useForm } from '../../api/form/use-form.ts';
import { paths } from '../../paths.ts';
import { NameDialog } from '../../ui/fields/NameDialog.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Asks for a name and continues to the desk of the new session. */
export function CreatePollDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm({ name: '' });
  const create = async () => {
    const control = await form.submit(createPoll, { body: form.values });
    if (control !== undefined) await navigate(paths.pollDesk(control.id));
  };
  return (
    <NameDialog
      title={t(m.createPoll)}
      action={t(m.createPoll)}
      placeholder={t(m.examplePollName)}
      maxLength={pollNameMaximumLength}
      form={form}
      onSubmit={create}
      onClose={onClose}
    />
  );
}
