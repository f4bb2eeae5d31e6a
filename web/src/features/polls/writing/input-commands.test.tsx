import { describe, expect, it } from 'vitest';
import { inputCommands } from './input-commands.ts';

/** A text box whose selection is between the two bars. */
function boxWith(marked: string) {
  const box = document.createElement('textarea');
  const [before = '', selected = '', after = ''] = marked.split('|');
  box.value = before + selected + after;
  box.setSelectionRange(before.length, before.length + selected.length);
  document.body.append(box);
  const commands = inputCommands(
    () => box,
    (value) => {
      box.value = value;
    },
  );
  return { box, commands };
}

/** The text that the next key would replace. */
const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string =>
  value.slice(selectionStart, selectionEnd);

describe('the toolbar on a text box', () => {
  it('puts marks around what is selected, or around a word to type over', () => {
    const one = boxWith('a |big| step');
    one.commands.wrap('**', '**', 'bold');
    expect([one.box.value, selected(one.box)]).toEqual(['a **big** step', 'big']);
    const none = boxWith('a || step');
    none.commands.wrap('*', '*', 'italic');
    expect([none.box.value, selected(none.box)]).toEqual(['a *italic* step', 'italic']);
    expect(document.activeElement).toBe(none.box);
  });

  it('puts a text at the cursor, and a mark before each selected line', () => {
    const one = boxWith('x||y');
    one.commands.insert('$2$');
    expect(one.box.value).toBe('x$2$y');
    const lines = boxWith('first\nse|cond\nthi|rd');
    lines.commands.prefixLines('- ');
    expect(lines.box.value).toBe('first\n- second\n- third');
  });

  it('edits the formula that the cursor is in, and else makes one there', () => {
    const inside = boxWith('Is $x^||2$ even?');
    const formula = inside.commands.formula();
    expect(formula).toEqual({ from: 3, to: 8, source: '$x^2$' });
    if (formula) inside.commands.replace(formula, '$x^3$');
    expect(inside.box.value).toBe('Is $x^3$ even?');
    expect(boxWith('Is |x| even?').commands.formula()).toEqual({ from: 3, to: 4, source: 'x' });
  });

  it('leaves a text alone that has changed meanwhile', () => {
    const { box, commands } = boxWith('$a$||');
    const formula = commands.formula();
    box.value = 'other';
    if (formula) commands.replace(formula, '$b$');
    expect(box.value).toBe('other');
  });
});
