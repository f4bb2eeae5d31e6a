import type { ReactElement } from 'react';
import { Button } from '../ui/pressing/Button.tsx';
import { Keyboard } from 'lucide-react';
import { hideKeyboard, keyboardAttribute, showKeyboard, useKeyboard } from './keyboard/keyboard-store.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

/** Shows and hides the maths keyboard with a mouse or a keyboard; by touch it comes by itself. Nothing where no field is. */
export function KeyboardButton(): ReactElement | null {
  const { shown, fields } = useKeyboard();
  if (fields.length === 0) return null;
  return (
    <Button
      variant="text"
      startIcon={<Keyboard aria-hidden />}
      aria-expanded={shown !== 'hidden'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={shown === 'hidden' ? showKeyboard : hideKeyboard}
      {...{ [keyboardAttribute]: true }}
    >
      {t(m.keyboard)}
    </Button>
  );
}
