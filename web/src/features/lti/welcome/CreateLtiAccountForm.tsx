import { createLtiAccount, type PendingLtiLaunch } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { useSite } from '../../../site.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../../signing-in/FormCard.tsx';
import { NameFields } from '../../people/name-fields/NameFields.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import formCardCss from '../../signing-in/FormCard.module.css';
import { createProblem } from './launch-problems.ts';

interface CreateLtiAccountFormProps {
  pending: PendingLtiLaunch;
  onCreated: () => void;
}

/** C11: a new account for somebody of an LMS, with the names that the LMS says. */
export function CreateLtiAccountForm({ pending, onCreated }: CreateLtiAccountFormProps) {
  const { launch, firstName, lastName, email } = pending;
  const contact = useSite()?.contactEmail ?? '';
  const form = useForm({ firstName, lastName, email });

  const handleSubmit = async () => {
    const user = await form.send(
      () => call(createLtiAccount, { body: { launch, ...form.values } }),
      (error) => createProblem(error, contact),
    );
    if (user !== undefined) onCreated();
  };

  return (
    <FormCard label={t(m.makeAccount)} title={t(m.iAmNew)} state={form} onSubmit={handleSubmit}>
      <div className={formCardCss.pair}>
        <NameFields form={form} />
      </div>
      <TextField
        label={t(m.emailOptional)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...form.field('email')}
      />
      <FormProblem state={form} />
      <Button type="submit" variant="contained" disabled={form.isSending}>
        {t(m.makeMyAccount)}
      </Button>
    </FormCard>
  );
}
