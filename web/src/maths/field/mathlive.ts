import type { MathfieldElement } from 'mathlive';
import fontsAddress from 'mathlive/fonts.css?url';
import { importAgain } from '../import-again.ts';
import { trustedHtml } from '../trusted-html.ts';

export type MathfieldConstructor = typeof MathfieldElement;

let loading: Promise<MathfieldConstructor> | undefined;
let loaded: MathfieldConstructor | undefined;

/** The constructor when it is there already, so that later fields need no placeholder. */
export function loadedMathLive(): MathfieldConstructor | undefined {
  return loaded;
}

/** Loads MathLive and its two fonts once; a failed attempt may be tried again. */
export function loadMathLive(): Promise<MathfieldConstructor> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(): Promise<MathfieldConstructor> {
  const [{ MathfieldElement: Field }] = await Promise.all([importAgain(() => import('mathlive')), loadFonts()]);
  // The stylesheet brings the fonts; MathLive's own loader would fetch all twenty together.
  document.documentElement.style.setProperty('--ML__static-fonts', 'true');
  Field.fontsDirectory = null;
  Field.soundsDirectory = null;
  Field.keypressVibration = false;
  Field.createHTML = trustedHtml;
  loaded = Field;
  return Field;
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

/** The decimal sign is one for all fields of the page. */
export function setDecimalSign(Field: MathfieldConstructor, sign: '.' | ','): void {
  Field.decimalSeparator = sign;
}

/** Resolves when a new field has been drawn and its two fonts are there (or do not come). */
export async function laidOut(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const fonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'].map((font) => document.fonts.load(font));
  const patience = new Promise((resolve) => setTimeout(resolve, 1500));
  await Promise.race([Promise.allSettled(fonts), patience]);
  await frame();
  await frame();
}
