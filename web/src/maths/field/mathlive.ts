import { importAgain } from '../import-again.ts';
import { giveAdvice } from '../reading/advice.ts';
import type { KeyboardCarrier } from '../keyboard/KeyboardCarrier.tsx';
import type { ShowKeyboardButton } from '../keyboard/ShowKeyboardButton.tsx';
import type { MathLiveBox } from './MathLiveBox.tsx';
import type { MathfieldConstructor } from './set-up/set-up-field.ts';

/** Code of the field: MathLive's element, and all that is ours around it. */
export interface LoadedField {
  readonly MathfieldElement: MathfieldConstructor;
  readonly MathLiveBox: typeof MathLiveBox;
  readonly KeyboardCarrier: typeof KeyboardCarrier;
  readonly ShowKeyboardButton: typeof ShowKeyboardButton;
}

let loading: Promise<LoadedField> | undefined;
let loaded: LoadedField | undefined;

/** The code when it is there already, so that later fields need no placeholder. */
export function loadedMathLive(): LoadedField | undefined {
  return loaded;
}

/** Loads the field once; a failed attempt may be tried again. */
export function loadMathLive(): Promise<LoadedField> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(): Promise<LoadedField> {
  const field = await importAgain(() => import('./mathlive-field.ts'));
  field.setUpMathLive();
  giveAdvice(field.plainWords);
  loaded = field;
  return field;
}
