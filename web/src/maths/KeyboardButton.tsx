import type { ReactElement } from 'react';
import { loadedMathLive } from './field/mathlive.ts';
import { useKeyboard } from './keyboard/keyboard-store.ts';

/** Shows and hides the maths keyboard with a mouse or a keyboard; by touch it comes by itself. Nothing where no field is. */
export function KeyboardButton(): ReactElement | null {
  const { fields } = useKeyboard();
  const Field = fields.length === 0 ? undefined : loadedMathLive();
  return Field === undefined ? null : <Field.ShowKeyboardButton />;
}
