import { MathfieldElement } from 'mathlive';
import fontRules from 'mathlive/fonts.css?inline';
import { trustedHtml } from '../../trusted-html.ts';
import { declareFonts } from './declare-fonts.ts';

/** Sets up MathLive itself, for all fields of the page. */
export function setUpMathLive(): void {
  declareFonts(fontRules);
  // The fonts are declared; MathLive's own loader would fetch all twenty together.
  document.documentElement.style.setProperty('--ML__static-fonts', 'true');
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.keypressVibration = false;
  MathfieldElement.createHTML = trustedHtml;
}
