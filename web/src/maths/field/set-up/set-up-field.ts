import type { MathfieldElement } from 'mathlive';
import type { NotationId } from '@lemma/math/document';
import { fieldMacros, shortcuts, shortcutsOf } from '../shortcuts.ts';

export interface FieldSettings {
  readonly label: string;
  readonly readOnly: boolean;
  /** Off for intervals written `]a, b[`, where a bracket must not look for its partner. */
  readonly smartFence: boolean;
}

// Tab would be trapped, Escape and the backslash would open a LaTeX mode, the rest would open MathLive's own menu and keyboard.
const unwanted = new Set([
  '[Tab]',
  'shift+[Tab]',
  '[Escape]',
  '\\',
  '[IntlBackslash]',
  'alt+[Space]',
  'alt+shift+[Space]',
]);

/**
 * Settings of a field that is in the page. MathLive refuses most of them before that and forgets some when the element is
 * moved, so this runs on every mount.
 */
export function setUpField(field: MathfieldElement, settings: FieldSettings, notation: NotationId): void {
  field.menuItems = [];
  setTogether(field, {
    mathVirtualKeyboardPolicy: 'manual',
    popoverPolicy: 'off',
    environmentPopoverPolicy: 'off',
    smartMode: false,
    smartSuperscript: false,
    smartFence: settings.smartFence,
    readOnly: settings.readOnly,
    removeExtraneousParentheses: false,
    defaultMode: 'math',
    // Powers of powers and fractions in powers stay large enough to be read, and hit by a finger.
    minFontScale: 0.7,
    placeholderSymbol: '⬚',
    macros: { ...field.macros, ...fieldMacros },
    inlineShortcuts: { ...shortcuts, ...shortcutsOf(notation) },
    keybindings: field.keybindings.filter((binding) => !unwanted.has(binding.key)),
    onExport: (_field, latex) => latex,
    // Here the field is scrolled to when it is drawn.
    onScrollIntoView: () => {},
  });
  measureLess(field);
  applySettings(field, settings);
}

/** The parts of a field that MathLive has for itself. */
interface Inner {
  resizeObserver: Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'>;
  readonly field: HTMLElement;
  readonly model: { readonly root: object };
  dirty: boolean;
  scrollIntoView: () => void;
}

/** Sets options in one go: set one by one, each makes MathLive write the content and all attributes of the element anew. */
function setTogether(field: MathfieldElement, options: Partial<MathfieldElement>): void {
  (field as unknown as { _setOptions: (options: Partial<MathfieldElement>) => void })._setOptions(options);
}

/**
 * Takes away what makes MathLive measure the page in the middle of a key and draw the key twice: its two buttons, which are
 * hidden here, are laid out by the height of the field; the group around the caret is measured for a background, which has
 * no colour here; a box that has grown is drawn anew; the field is scrolled to before it is drawn, and both before the key is
 * done. Here it is drawn with the next picture, once for all keys before it, and anew only where its size changes otherwise.
 */
function measureLess(field: MathfieldElement): void {
  field.shadowRoot?.querySelector('.ML__toggles')?.remove();
  const inner = (field as unknown as { readonly _mathfield?: Inner })._mathfield;
  if (inner === undefined) return;
  noGroupBackground(inner.model.root);
  const draw = inner.scrollIntoView.bind(inner);
  let isAsked = false;
  let isDrawn = false;
  const drawSoon = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (!field.isConnected) return;
      draw();
      HTMLElement.prototype.scrollIntoView.call(field, { block: 'nearest', inline: 'nearest' });
      // Sizes that change before the picture is shown are the work of this drawing.
      isDrawn = true;
      setTimeout(() => (isDrawn = false));
    });
  };
  inner.scrollIntoView = drawSoon;
  inner.resizeObserver.disconnect();
  const sizes = new ResizeObserver(() => {
    if (isDrawn) return;
    inner.dirty = true;
    drawSoon();
  });
  sizes.observe(inner.field);
  inner.resizeObserver = { observe: () => {}, unobserve: () => {}, disconnect: () => sizes.disconnect() };
}

/** Answers for all parts of all formulas that the group around the caret has no background. */
function noGroupBackground(part: object): void {
  const kind = Object.getPrototypeOf(part) as object;
  if (Object.getPrototypeOf(kind) !== Object.prototype) return noGroupBackground(kind);
  Object.defineProperty(kind, 'displayContainsHighlight', { get: () => false, set: () => {}, configurable: true });
}

/** Settings that may change while the field stands. */
export function applySettings(field: MathfieldElement, { label, readOnly, smartFence }: FieldSettings): void {
  if (field.readOnly !== readOnly || field.smartFence !== smartFence) setTogether(field, { readOnly, smartFence });
  field.setAttribute('aria-label', label);
}

export type MathfieldConstructor = typeof MathfieldElement;

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
