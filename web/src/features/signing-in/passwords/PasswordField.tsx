import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { TextField, type TextFieldProps } from '../../../ui/fields/TextField.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PasswordField.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endAdornment'>;

/** A password that can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <IconButton
          size="small"
          aria-label={isShown ? t(m.hidePassword) : t(m.showPassword)}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className={css.iconButton}
        >
          {isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
        </IconButton>
      }
    />
  );
}
