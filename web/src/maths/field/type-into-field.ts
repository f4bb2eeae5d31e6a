import type { MathfieldElement } from 'mathlive';
import type { MatrixCommand } from '../keyboard/keys.ts';
import { breakOut } from './caret/break-out.ts';
import { caretContext, emptyGroups } from './caret/field-context.ts';
import type { CaretContext, PositionInfo } from './caret/field-context.ts';
import { resizedMatrix, type MatrixChange } from './matrix/resize-matrix.ts';

/** A part of a formula, as MathLive has it for itself. */
interface Atom {
  readonly treeDepth: number;
  readonly constructor: { readonly serialize: (atoms: readonly Atom[], options: { defaultMode: 'math' }) => string };
}

/** Returns the part before a position. MathLive's own `getElementInfo` also says where it is on the screen: that takes a layout. */
function atomAt(field: MathfieldElement, at: number): Atom | undefined {
  const inner = field as unknown as {
    readonly _mathfield?: { readonly model: { at: (at: number) => Atom | undefined } };
  };
  return inner._mathfield?.model.at(at);
}

/** Returns the depth of a part: 0 outside of all groups. */
const depthOf = (atom: Atom | undefined): number => (atom === undefined ? 0 : atom.treeDepth - 2);

function positionsOf(field: MathfieldElement): PositionInfo[] {
  const positions: PositionInfo[] = [];
  for (let at = 0; at <= field.lastOffset; at += 1) {
    const atom = atomAt(field, at);
    positions.push({ depth: depthOf(atom), latex: atom?.constructor.serialize([atom], { defaultMode: 'math' }) ?? '' });
  }
  return positions;
}

/** Where the caret of a field stands. */
export function caretOf(field: MathfieldElement): CaretContext {
  return caretContext(positionsOf(field), field.position);
}

/** Puts a box to fill in into every empty power and index; true when there was one. The caret stays where it was. */
export function showGaps(field: MathfieldElement): boolean {
  const { value, position } = field;
  const filled = value.replace(/([\^_])\{\}/g, '$1{\\placeholder{}}');
  if (filled === value) return false;
  const caret = emptyGroups(positionsOf(field));
  const inGap = caret.includes(position);
  field.setValue(filled, { silenceNotifications: true });
  const moved = position + caret.filter((gap) => gap < position).length;
  // Selected, so that typing replaces it.
  field.selection = inGap ? { ranges: [[moved, moved + 1]] } : moved;
  return true;
}

/**
 * Gives the field the focus immediately. MathLive's own `focus` takes some frames, in which typed keys would be lost or go
 * to the button that has the focus.
 */
export function focusField(field: MathfieldElement): void {
  const sink = sinkOf(field);
  if (sink === null) HTMLElement.prototype.focus.call(field);
  else sink.focus({ preventScroll: true });
}

function sinkOf(field: MathfieldElement): HTMLElement | null {
  return field.shadowRoot?.querySelector<HTMLElement>('[part="keyboard-sink"], .ML__keyboard-sink') ?? null;
}

/** Does what a key does before it is inserted; true when the key is used up by that. */
export function beforeKey(field: MathfieldElement, key: string): boolean {
  if (!field.selectionIsCollapsed) return key === ' ';
  // A digit is always inserted.
  if (/^[\d.]$/.test(key)) return false;
  // Words are still being typed in text mode; there a space is a space.
  if (field.mode !== 'math') return false;
  // Outside of all groups nothing but the space bar does more than insert.
  if (key !== ' ' && depthOf(atomAt(field, field.position)) === 0) return false;
  switch (breakOut(key, caretOf(field))) {
    case 'insert':
      return false;
    case 'leave':
      leaveScripts(field);
      return false;
    case 'leave-only':
      field.executeCommand('moveAfterParent');
      return true;
    case 'thin-space':
      field.insert('\\,');
      return true;
    case 'swallow':
      return true;
  }
}

/** Leaves all the powers and indices that are closed by the same key: the `+` of `2^{3^4}+1`. */
function leaveScripts(field: MathfieldElement): void {
  for (let step = 0; step < 8; step += 1) {
    field.executeCommand('moveAfterParent');
    const caret = caretOf(field);
    if (caret.place !== 'script' || !caret.atEnd) return;
  }
}

/** Types text as if by hand: brackets find their partners, words become symbols. */
export function typeText(field: MathfieldElement, text: string): void {
  if (!beforeKey(field, text)) field.executeCommand('typedText', text, { simulateKeystroke: true, focus: true });
}

/** Inserts a key's LaTeX: `#@` takes what stands before the caret, `#?` becomes a box to fill in. */
export function insertLatex(field: MathfieldElement, latex: string): void {
  const sign = { '\\le': '≤', '\\ge': '≥', '\\ne': '≠', '\\pm': '+', '\\cup': ',', '\\cap': ',', '\\lor': ',' }[latex];
  if (sign !== undefined) beforeKey(field, sign);
  field.insert(latex, { focus: true, feedback: false, selectionMode: 'placeholder', format: 'latex' });
  focusField(field);
}

/**
 * Changes the size of the matrix in which the caret is, or that of the last one; where there is none, the first frame
 * comes. The caret goes into the first of the new cells.
 */
export function resizeMatrix(field: MathfieldElement, change: MatrixChange): void {
  const before = positionsOf(field).slice(0, field.position);
  const resized = resizedMatrix(field.value, before.filter(({ latex }) => latex.startsWith('\\begin{')).length, change);
  if (resized === undefined) return;
  const { position } = field;
  field.setValue(resized.latex, { silenceNotifications: true });
  const gaps = positionsOf(field).flatMap(({ latex }, at) => (latex.startsWith('\\placeholder') ? [at] : []));
  const gap = resized.gap === undefined ? undefined : gaps[resized.gap];
  // Selected, so that typing replaces it.
  field.selection = gap === undefined ? Math.min(position, field.lastOffset) : { ranges: [[gap - 1, gap]] };
  field.dispatchEvent(new Event('input', { bubbles: true }));
  focusField(field);
}

const commands = {
  delete: 'deleteBackward',
  left: 'moveToPreviousChar',
  right: 'moveToNextChar',
  decimal: 'insertDecimalSeparator',
  undo: 'undo',
} as const;

const changes: Readonly<Record<MatrixCommand, MatrixChange>> = {
  'add-row': { rows: 1 },
  'add-column': { columns: 1 },
  'remove-row': { rows: -1 },
  'remove-column': { columns: -1 },
};

/** Runs an editing key. */
export function runCommand(field: MathfieldElement, command: keyof typeof commands | MatrixCommand): void {
  if (command in changes) resizeMatrix(field, changes[command as MatrixCommand]);
  else field.executeCommand(commands[command as keyof typeof commands]);
}
