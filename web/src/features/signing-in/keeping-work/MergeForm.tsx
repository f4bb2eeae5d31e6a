import { mergeAccounts, type User } from '@lemma/contracts';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormCard } from '../FormCard.tsx';
import { PasswordField } from '../passwords/PasswordField.tsx';
import { classes } from '../../../ui/classes.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
  const form = useForm({ email: initialEmail, password: '', code: '' });
  const { email, password, code } = form.values;
  const [needsCode, setNeedsCode] = useState(false);
  const wantsCode = needsCode || code !== '' || form.errors['code'] !== undefined;
  const other = email.trim();

  const handleSubmit = async () => {
    if (confirm !== undefined && other !== '' && password !== '' && !(await confirm(other))) return;
    setNeedsCode(wantsCode);
    const user = await form.submit(mergeAccounts, { body: { email, password, ...(code === '' ? {} : { code }) } });
    if (user) onMerged(user);
  };

  return (
    <FormCard label={title ?? t(m.mergeAnotherAccount)} title={title} state={form} onSubmit={handleSubmit}>
      <div className={classes(formCardCss.pair, formCardCss.long)}>
        <TextField
          label={t(m.emailOrUserName)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <PasswordField label={t(m.itsPassword)} autoComplete="current-password" {...form.field('password')} />
      </div>
      {wantsCode && (
        <TextField
          label={t(m.codeOfSecondStep)}
          helper={t(m.fromApp)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.field('code')}
        />
      )}
      {other !== '' && (
        <Note tone="information" icon={<Merge aria-hidden />} title={t(m.bothBecomeOne)}>
          <span className={css.breaking}>{note(other)}</span>
        </Note>
      )}
      <FormProblem state={form} />
      <Button type="submit" variant="soft" disabled={form.isSending} className={css.atEnd}>
        {t(m.mergeAccountsButton)}
      </Button>
    </FormCard>
  );
}
