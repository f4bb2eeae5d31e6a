import { getSignInOptions, passwordMinimumLength } from '@lemma/contracts';
import { useRead } from '../../../api/use-read.ts';
import { PasswordField } from './PasswordField.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A password to be, with the server's rule for it (V03). */
export function NewPasswordField({ value, error, ...field }: NewPasswordFieldProps) {
  const { data } = useRead(getSignInOptions, {});
  const least = data?.password.minimumLength ?? passwordMinimumLength;
  const isShort = error !== undefined && value.length > 0 && value.length < least;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      helper={t(m.atLeastCharactersNot, { least })}
      value={value}
      error={isShort ? t(m.atLeastCharacters, { least, length: value.length }) : error}
    />
  );
}
