import type { ReactElement } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Keyboard } from 'lucide-react';
import { hideKeyboard, keyboardAttribute, showKeyboard, useKeyboard } from './keyboard-store.ts';
import { t } from '../../words/say.tsx';
import * as m from '../messages.ts';

/** The button that shows and hides the keyboard; it comes with the field. */
export function ShowKeyboardButton(): ReactElement {
  const { shown } = useKeyboard();
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
