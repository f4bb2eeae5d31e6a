import { getSignInMethods, upgradeAnonymous, type User } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { useRead } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { useUser } from '../../../session/session-context.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { NewPasswordField } from '../passwords/NewPasswordField.tsx';
import { LinkButtons } from '../account-page/ProviderButtons.tsx';
import { classes } from '../../../ui/classes.ts';
import css from './UpgradeForm.module.css';
import formCardCss from '../FormCard.module.css';

/** The error for an answer without a user (X12). */
const noUser = 'No user';

interface UpgradeFormProps {
  onUpgraded: (user: User) => void;
  /** The address has an account: the person may go up into that one. */
  onKnownEmail: (email: string) => void;
}

/** C09: e-mail address and password for an account that has neither; or the name alone, once a provider signs in to it. */
export function UpgradeForm({ onUpgraded, onKnownEmail }: UpgradeFormProps) {
  const user = useUser();
  const { data: methods } = useRead(getSignInMethods, {});
  const linked = methods?.linkedAccounts[0];
  const [fields, setFields] = useState({
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: '',
    password: '',
  });
  const [problem, setProblem] = useState<string>();
  const { errors, formError, isSending, submit, clear } = useSubmit(upgradeAnonymous, Object.keys(fields));
  const isKnown = errors['email']?.includes('Sign in to it instead') ?? false;

  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => {
      setFields((old) => ({ ...old, [name]: value }));
      clear(name);
    },
  });

  const handleSubmit = async () => {
    const { firstName, lastName } = fields;
    const upgraded: User | null | undefined = await submit({
      body: linked === undefined ? fields : { firstName, lastName },
    });
    if (upgraded) onUpgraded(upgraded);
    setProblem(upgraded === null ? noUser : undefined);
  };

  const refusal = formError ?? problem;
  return (
    <FormCard label="Make an account" title="Make an account" errors={errors} onSubmit={() => void handleSubmit()}>
      <div className={formCardCss.pair}>
        <TextField label="First name" autoComplete="given-name" autoCapitalize="words" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" autoCapitalize="words" {...field('lastName')} />
      </div>
      {linked === undefined ? (
        <div className={classes(formCardCss.pair, formCardCss.long)}>
          <TextField label="E-mail" type="email" autoComplete="email" autoCapitalize="none" {...field('email')} />
          <NewPasswordField label="Password" {...field('password')} />
        </div>
      ) : (
        <Note tone="right" role="status" title={`You can sign in with ${linked.provider} now.`}>
          One step is left: check your name and keep your work.
        </Note>
      )}
      {isKnown && (
        <Button variant="soft" className={css.atEnd} onClick={() => onKnownEmail(fields.email)}>
          Merge with that account
        </Button>
      )}
      {refusal !== undefined && <Note tone="wrong" role="alert" title={refusal} />}
      <Button type="submit" variant="contained" disabled={isSending} className={css.button}>
        Keep my work
      </Button>
      {linked === undefined && <LinkButtons />}
    </FormCard>
  );
}
