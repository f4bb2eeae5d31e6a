import { mergeAccounts, type User } from '@lemma/contracts';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { useSubmit } from '../../../api/use-submit.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { classes } from '../../../ui/classes.ts';
import css from './MergeForm.module.css';
import formCardCss from '../FormCard.module.css';

interface MergeFormProps {
  /** A title for the card where there is no heading beside it. */
  title?: string;
  initialEmail?: string;
  /** Describes the consequences, once the other account is known. */
  note: (other: string) => string;
  /** Asked before anything is sent. */
  confirm?: (other: string) => Promise<boolean>;
  onMerged: (user: User) => void;
}

/** C10: the other account is proved by its password, and its second step where it has one. */
export function MergeForm({ title, initialEmail = '', note, confirm, onMerged }: MergeFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, formError, isSending, submit, clear } = useSubmit(mergeAccounts, ['email', 'password', 'code']);
  const wantsCode = needsCode || errors['code'] !== undefined;
  const other = email.trim();

  const handleSubmit = async () => {
    if (confirm !== undefined && other !== '' && password !== '' && !(await confirm(other))) return;
    setNeedsCode(wantsCode);
    const user = await submit({ body: { email, password, ...(code === '' ? {} : { code }) } });
    if (user) onMerged(user);
  };

  return (
    <FormCard
      label={title ?? 'Merge another account'}
      {...(title === undefined ? {} : { title })}
      errors={errors}
      onSubmit={() => void handleSubmit()}
    >
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        <TextField
          label="E-mail or user name"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={errors['email']}
          onChange={(value) => {
            setEmail(value);
            clear('email');
          }}
        />
        <PasswordField
          label="Its password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors['password']}
          onChange={(value) => {
            setPassword(value);
            clear('password');
          }}
        />
      </div>
      {wantsCode && (
        <TextField
          label="Code of its second step"
          name="code"
          helper="From its authenticator app, or one of its recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={errors['code']}
          onChange={(value) => {
            setCode(value);
            setNeedsCode(true);
            clear('code');
          }}
        />
      )}
      {other !== '' && (
        <Note tone="information" icon={<Merge aria-hidden />} title="Both become one.">
          <span className={css.breaking}>{note(other)}</span>
        </Note>
      )}
      {formError !== undefined && <Note tone="wrong" role="alert" title={formError} />}
      <Button type="submit" variant="soft" disabled={isSending} className={css.atEnd}>
        Merge accounts
      </Button>
    </FormCard>
  );
}
