import type { NotationId } from '@lemma/math/document';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { noHints, type KeyboardHints } from './first-row/hints.ts';
import { addField, hideKeyboard, keyboardState, showKeyboard, type KeyboardTarget } from './keyboard-store.ts';
import { MathKeyboard } from './MathKeyboard.tsx';

const removals: (() => void)[] = [];
afterEach(() => {
  hideKeyboard();
  for (const remove of removals.splice(0)) remove();
});

function openKeyboard(changes: Partial<Pick<KeyboardTarget, 'hints' | 'notation' | 'checkLabel'>> = {}) {
  const element = document.createElement('input');
  document.body.append(element);
  const target = {
    element,
    hints: noHints,
    notation: 'en' as NotationId,
    checkLabel: 'Check',
    insert: vi.fn<(latex: string) => void>(),
    type: vi.fn<(text: string) => void>(),
    run: vi.fn<KeyboardTarget['run']>(),
    submit: vi.fn<() => void>(),
    focus: () => element.focus(),
    ...changes,
  };
  removals.push(addField(target), () => element.remove());
  showKeyboard();
  return { ...show(<MathKeyboard target={target} />), target };
}

const hintsOf = (changes: Partial<KeyboardHints>): KeyboardHints => ({ ...noHints, ...changes });
const key = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the maths keyboard', () => {
  it('types digits into the field', async () => {
    const { user, target } = openKeyboard();
    await user.click(key('7'));
    expect([...target.type.mock.calls, ...target.insert.mock.calls]).toEqual([['7']]);
  });

  it('checks the answer with the word of the page', async () => {
    const { user, target } = openKeyboard({ checkLabel: 'Vote' });
    await user.click(key('Vote'));
    expect(target.submit).toHaveBeenCalledOnce();
  });

  it.each(['en', 'de'] as const)('has the decimal sign of the notation %s', async (notation) => {
    const { user, target } = openKeyboard({ notation });
    const name = notation === 'en' ? /point/i : /comma/i;
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name }));
    expect(target.run.mock.calls.length + target.type.mock.calls.length).toBe(1);
  });

  it.each([
    [/^delete/i, 'delete'],
    [/left/i, 'left'],
    [/right/i, 'right'],
  ] as const)('runs the key %s in the field', async (name, command) => {
    const { user, target } = openKeyboard();
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name }));
    expect(target.run).toHaveBeenCalledWith(command);
  });

  it('takes back what was typed', async () => {
    const { user, target } = openKeyboard();
    await user.click(key('Undo'));
    expect(target.run).toHaveBeenCalledWith('undo');
  });

  it('goes away at its button', async () => {
    const { user } = openKeyboard();
    expect(keyboardState().shown).toBe('by-button');
    await user.click(key('Hide keyboard'));
    expect(keyboardState().shown).toBe('hidden');
  });

  it('leaves the focus in the field', async () => {
    const { user, target } = openKeyboard();
    target.focus();
    await user.click(key('7'));
    expect(document.activeElement).toBe(target.element);
  });

  it('opens one page at a time, and says which', async () => {
    const { user } = openKeyboard();
    const tabs = screen.getAllByRole('tab');
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tabs[0]]);
    await user.click(tabs[1] as HTMLElement);
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tabs[1]]);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('has capital letters after a press of shift', async () => {
    const { user, target } = openKeyboard();
    await user.click(screen.getAllByRole('tab').at(-1) as HTMLElement);
    const shift = screen.getByRole('button', { pressed: false });
    await user.click(shift);
    expect(screen.getByRole('button', { pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^(capital )?Q$/ }));
    expect(JSON.stringify([...target.insert.mock.calls, ...target.type.mock.calls])).toContain('Q');
  });

  it('shows the letters of the exercise first', () => {
    openKeyboard({ hints: hintsOf({ letters: ['t', 'k'] }) });
    const row = within(screen.getByRole('region', { name: 'Keys for this exercise' }));
    expect(row.getByRole('button', { name: 't' })).toBeDefined();
    expect(row.getByRole('button', { name: 'k' })).toBeDefined();
  });

  it.each([
    ['fraction', 'Fraction', '\\frac{#@}{#?}'],
    ['root', 'Square root', '\\sqrt{#?}'],
    ['absolute', 'Absolute value', '\\left|#?\\right|'],
    ['nth-root', 'n-th root', '\\sqrt[#?]{#?}'],
  ])('builds the template %s that the exercise needs', async (template, name, latex) => {
    const { user, target } = openKeyboard({ hints: hintsOf({ templates: [template] }) });
    const row = within(screen.getByRole('region', { name: 'Keys for this exercise' }));
    await user.click(row.getByRole('button', { name }));
    expect(target.insert).toHaveBeenCalledWith(latex);
  });

  it('has a page for calculus in place of Greek letters where the exercise asks for it', () => {
    openKeyboard({ hints: hintsOf({ templates: ['integral'] }) });
    const names = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'));
    expect(names.some((name) => /calculus/i.test(name ?? ''))).toBe(true);
    expect(names.some((name) => /greek/i.test(name ?? ''))).toBe(false);
  });

  it('says how to type without it', () => {
    openKeyboard();
    expect(screen.getByText('Or just type')).toBeDefined();
  });

  it('has a name on every key', () => {
    openKeyboard({ hints: hintsOf({ letters: ['t'], templates: ['fraction', 'root', 'interval', 'set'] }) });
    for (const button of screen.getAllByRole('button')) expect(button.getAttribute('aria-label')).toBeTruthy();
  });
});
