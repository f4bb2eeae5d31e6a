import { importAgain } from '../import-again.ts';
import { loadAdvice } from '../reading/use-advice.ts';
import { trustedHtml } from '../trusted-html.ts';
import type { KeyboardCarrier } from '../keyboard/KeyboardCarrier.tsx';
import type { MathLiveBox } from './MathLiveBox.tsx';
import type { MathfieldConstructor } from './set-up-field.ts';

/** Code of the field: MathLive's element, and all that is ours around it. */
export interface LoadedField {
  readonly MathfieldElement: MathfieldConstructor;
  readonly MathLiveBox: typeof MathLiveBox;
  readonly KeyboardCarrier: typeof KeyboardCarrier;
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
  // Needed for what is typed where the network has gone.
  loadAdvice().catch(() => undefined);
  const field = await importAgain(() => import('./mathlive-field.ts'));
  const { MathfieldElement: Field, fontRules } = field;
  addFonts(fontRules);
  // The fonts are declared here; MathLive's own loader would fetch all twenty together.
  document.documentElement.style.setProperty('--ML__static-fonts', 'true');
  Field.fontsDirectory = null;
  Field.soundsDirectory = null;
  Field.keypressVibration = false;
  Field.createHTML = trustedHtml;
  loaded = field;
  return field;
}

/** Declares MathLive's fonts, of which a page fetches those that it shows. Rules one by one need no permission for styles. */
function addFonts(rules: string): void {
  const style = document.head.appendChild(document.createElement('style'));
  for (const rule of rules.match(/@font-face\s*\{[^}]*\}/g) ?? []) style.sheet?.insertRule(rule);
}
