import { upgradeAnonymous, type User } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { useUser } from '../../../session/session-context.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import type { SignInMethods } from '../WithSignInMethods.tsx';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { LinkButtons } from '../account-page/ProviderButtons.tsx';
import { classes } from '../../../ui/classes.ts';
import { NameFields } from '../../people/name-fields/NameFields.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './UpgradeForm.module.css';
import formCardCss from '../FormCard.module.css';

/** The error for an answer without a user (X12). */
const noUser = 'No user';

interface UpgradeFormProps {
  /** The account elsewhere that signs in already. */
  linked: SignInMethods['linkedAccounts'][number] | undefined;
  onUpgraded: (user: User) => void;
  /** The address has an account: the person may go up into that one. */
  onKnownEmail: (email: string) => void;
}

/** C09: e-mail address and password for an account that has neither; or the name alone, once a provider signs in to it. */
export function UpgradeForm({ linked, onUpgraded, onKnownEmail }: UpgradeFormProps) {
  const user = useUser();
  const form = useForm({
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: '',
    password: '',
  });
  const isKnown = form.code === 'account/address-taken' && form.errors['email'] !== undefined;

  const handleSubmit = async () => {
    const { firstName, lastName } = form.values;
    const body = linked === undefined ? form.values : { firstName, lastName };
    const upgraded: User | null | undefined = await form.submit(upgradeAnonymous, { body });
    if (upgraded) onUpgraded(upgraded);
    else if (upgraded === null) form.refuse({}, noUser);
  };

  return (
    <FormCard label={t(m.makeAccount)} title={t(m.makeAccount)} state={form} onSubmit={handleSubmit}>
      <div className={formCardCss.pair}>
        <NameFields form={form} />
      </div>
      {linked === undefined ? (
        <div className={classes(formCardCss.pair, formCardCss.long)}>
          <TextField
            label={t(m.emailLabel)}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            {...form.field('email')}
          />
          <NewPasswordField label={t(m.password)} {...form.field('password')} />
        </div>
      ) : (
        <Note tone="right" role="status" title={t(m.canSignInNow, { provider: linked.provider })}>
          {t(m.oneStepLeft)}
        </Note>
      )}
      {isKnown && (
        <Button variant="soft" className={css.atEnd} onClick={() => onKnownEmail(form.values.email)}>
          {t(m.mergeWithThat)}
        </Button>
      )}
      <FormProblem state={form} />
      <Button type="submit" variant="contained" disabled={form.isSending} className={css.button}>
        {t(m.keepMyWork)}
      </Button>
      {linked === undefined && <LinkButtons />}
    </FormCard>
  );
}
