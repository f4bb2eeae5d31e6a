import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noHints } from './first-row/hints.ts';
import { addField, hideKeyboard, keyboardState, showKeyboard, targetField, updateField } from './keyboard-store.ts';
import type { KeyboardTarget } from './keyboard-store.ts';

function field(): KeyboardTarget {
  return {
    element: {} as HTMLElement,
    hints: noHints,
    notation: 'en',
    checkLabel: 'Check',
    insert: vi.fn(),
    type: vi.fn(),
    run: vi.fn(),
    submit: vi.fn(),
    focus: vi.fn(),
  };
}

let remove: (() => void)[] = [];
beforeEach(() => {
  for (const take of remove) take();
  remove = [];
  hideKeyboard();
});

describe('[S08] the keyboard', () => {
  it('comes with the focus by touch, not by a mouse', () => {
    const one = field();
    remove.push(addField(one));
    targetField(one, false);
    expect(keyboardState()).toMatchObject({ target: one, shown: 'hidden' });
    targetField(one, true);
    expect(keyboardState().shown).toBe('by-touch');
  });

  it('is shown by a button for the field that had the focus, or for the first one', () => {
    const [one, two] = [field(), field()];
    remove.push(addField(one), addField(two));
    showKeyboard();
    expect(keyboardState()).toMatchObject({ target: one, shown: 'by-button' });
    expect(one.focus).toHaveBeenCalled();
    hideKeyboard();
    targetField(two, false);
    showKeyboard();
    expect(keyboardState().target).toBe(two);
  });

  it('does not come when the page has no field', () => {
    showKeyboard();
    expect(keyboardState().shown).toBe('hidden');
  });

  it('goes away with the last field of the page', () => {
    const one = field();
    const take = addField(one);
    targetField(one, true);
    take();
    expect(keyboardState()).toMatchObject({ target: undefined, shown: 'hidden', fields: [] });
  });

  it('keeps typing into a field whose settings change', () => {
    const old = field();
    const next = { ...old, checkLabel: 'Send' };
    remove.push(addField(old));
    targetField(old, true);
    updateField(next);
    expect(keyboardState().target).toBe(next);
    expect(keyboardState().fields).toEqual([next]);
    remove.pop()?.();
    expect(keyboardState().fields).toEqual([]);
  });
});
