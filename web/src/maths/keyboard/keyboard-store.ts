import type { NotationId } from '@lemma/math/document';
import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import type { KeyboardHints } from './first-row/hints.ts';
import type { MatrixCommand } from './keys.ts';

/** Mark of the keyboard and of its button: a click there is no click outside. */
export const keyboardAttribute = 'data-math-keyboard';

/** A maths field, as the keyboard sees it. */
export interface KeyboardTarget {
  readonly element: HTMLElement;
  readonly hints: KeyboardHints;
  readonly notation: NotationId;
  /** Word on the filled key: Check, or Send in polls. */
  readonly checkLabel: string;
  readonly insert: (latex: string) => void;
  readonly type: (text: string) => void;
  readonly run: (command: 'delete' | 'left' | 'right' | 'decimal' | 'undo' | MatrixCommand) => void;
  /** The same as Enter in the field. */
  readonly submit: () => void;
  readonly focus: () => void;
}

/** Help with what is being typed, while the keyboard covers the page's own button for it. */
export interface KeyboardHelp {
  readonly label: string;
  readonly run: () => void;
}

/** [S08] The keyboard of the page: the field it types into, and whether it is shown. */
export interface KeyboardState {
  readonly target: KeyboardTarget | undefined;
  readonly shown: 'hidden' | 'by-touch' | 'by-button';
  /** All fields of the page, oldest first: the first carries the keyboard and receives its keys when no field has the focus. */
  readonly fields: readonly KeyboardTarget[];
  readonly help: KeyboardHelp | undefined;
}

let state: KeyboardState = { target: undefined, shown: 'hidden', fields: [], help: undefined };
const listeners = new Set<() => void>();

function set(change: Partial<KeyboardState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function keyboardState(): KeyboardState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeyboard(): KeyboardState {
  return useSyncExternalStore(subscribe, keyboardState);
}

/** Makes a field known; gives the function that takes it away again. */
export function addField(field: KeyboardTarget): () => void {
  set({ fields: [...state.fields, field] });
  return () => {
    const fields = state.fields.filter((other) => other.element !== field.element);
    const gone = state.target?.element === field.element;
    set({ fields, ...(gone && { target: undefined, shown: fields.length === 0 ? 'hidden' : state.shown }) });
  };
}

/** A field has got the focus; by touch the keyboard comes with it. */
export function targetField(field: KeyboardTarget, byTouch: boolean): void {
  if (state.target?.element === field.element && !(byTouch && state.shown === 'hidden')) return;
  set({ target: field, ...(byTouch && state.shown === 'hidden' && { shown: 'by-touch' as const }) });
}

/** Replaces what is known of a field (its word for Check, its hints); a field is known by its element. */
export function updateField(field: KeyboardTarget): void {
  const same = (other: KeyboardTarget | undefined): boolean => other?.element === field.element;
  if (!state.fields.some(same)) return;
  set({
    fields: state.fields.map((other) => (same(other) ? field : other)),
    ...(same(state.target) && { target: field }),
  });
}

/** Shows the keyboard because somebody asked for it; it stays until it is hidden or something else is clicked. */
export function showKeyboard(): void {
  const target = state.target ?? state.fields[0];
  if (target === undefined) return;
  set({ shown: 'by-button', target });
  target.focus();
}

export function hideKeyboard(): void {
  if (state.shown !== 'hidden') set({ shown: 'hidden' });
}

/** Offers help in the keyboard as long as the component is there. */
export function useKeyboardHelp(help: KeyboardHelp | undefined): void {
  const run = useLatest(() => help?.run());
  const label = help?.label;
  useEffect(() => {
    if (label === undefined) return undefined;
    set({ help: { label, run } });
    return () => set({ help: undefined });
  }, [label, run]);
}
