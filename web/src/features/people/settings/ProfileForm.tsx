import { updateAccount, type User } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { useSession } from '../../../session/session-context.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { FormCard } from '../../signing-in/FormCard.tsx';
import { NameFields } from '../name-fields/NameFields.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ProfileForm.module.css';
import formCardCss from '../../signing-in/FormCard.module.css';

/** Changes the name that others see. */
export function ProfileForm({ user }: { user: User }) {
  const { adopt } = useSession();
  const { show } = useToast();
  const form = useForm({ firstName: user.firstName, lastName: user.lastName });

  const handleSubmit = async () => {
    const changed = await form.submit(updateAccount, { body: form.values });
    if (!changed) return;
    await adopt(changed);
    show({ kind: 'success', message: t(m.profileSaved) });
  };

  return (
    <FormCard label={t(m.profile)} state={form} onSubmit={handleSubmit}>
      <div className={formCardCss.pair}>
        <NameFields form={form} />
      </div>
      <FormProblem state={form} />
      <Button type="submit" variant="contained" disabled={form.isSending} className={css.atEnd}>
        {t(m.saveProfile)}
      </Button>
    </FormCard>
  );
}
