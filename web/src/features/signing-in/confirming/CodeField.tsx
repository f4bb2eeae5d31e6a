import { TextField } from '../../../ui/fields/TextField.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface CodeFieldProps {
  /** An authenticator's six figures, or a recovery code. */
  kind: 'totp' | 'recovery-code';
  value: string;
  error: string | undefined;
  label?: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

/** Takes a code of the second step; phones and password managers fill in what they know. */
export function CodeField({ kind, value, error, label, autoFocus = false, onChange }: CodeFieldProps) {
  const isApp = kind === 'totp';
  return (
    <TextField
      label={label ?? (isApp ? t(m.codeOfAuthenticatorApp) : t(m.recoveryCode))}
      name="code"
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoCapitalize={isApp ? 'none' : 'characters'}
      spellCheck={false}
      maxLength={20}
      code
      autoFocus={autoFocus}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
