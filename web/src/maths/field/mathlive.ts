import fontsAddress from 'mathlive/fonts.css?url';
import { importAgain } from '../import-again.ts';
import { trustedHtml } from '../trusted-html.ts';
import type { MathLiveBox } from './MathLiveBox.tsx';
import type { MathfieldConstructor } from './set-up-field.ts';

/** Code of the field: MathLive's element, and all that is ours around it. */
export interface LoadedField {
  readonly MathfieldElement: MathfieldConstructor;
  readonly MathLiveBox: typeof MathLiveBox;
}

let loading: Promise<LoadedField> | undefined;
let loaded: LoadedField | undefined;

/** The code when it is there already, so that later fields need no placeholder. */
export function loadedMathLive(): LoadedField | undefined {
  return loaded;
}

/** Loads the field and its two fonts once; a failed attempt may be tried again. */
export function loadMathLive(): Promise<LoadedField> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(): Promise<LoadedField> {
  const [field] = await Promise.all([importAgain(() => import('./mathlive-field.ts')), loadFonts()]);
  const { MathfieldElement: Field } = field;
  // The stylesheet brings the fonts; MathLive's own loader would fetch all twenty together.
  document.documentElement.style.setProperty('--ML__static-fonts', 'true');
  Field.fontsDirectory = null;
  Field.soundsDirectory = null;
  Field.keypressVibration = false;
  Field.createHTML = trustedHtml;
  loaded = field;
  return field;
}

/** Adds MathLive's stylesheet; one that did not arrive leaves no trace, so that it can be added again. */
function loadFonts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fontsAddress;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The fonts of the maths field did not arrive'));
    });
    document.head.append(link);
  });
}
