import type { Choosing, Scene } from '@lemma/math/document';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AnswerBox } from '../AnswerBox.tsx';
import { Figures } from '../figures/Figures.tsx';

const element: Scene['elements'][number] = {
  kind: 'curve',
  when: 'always',
  colour: 1,
  stroke: 'solid',
  label: 'f',
  strokes: [],
  areas: [],
  marks: [],
  texts: [],
  readings: [],
};
const scene: Scene = {
  name: 'graph',
  kind: 'plane',
  size: 'normal',
  describe: 'A line, three points and a triangle.',
  hasTable: true,
  width: 1000,
  height: 1000,
  window: { left: -5, right: 5, bottom: -5, top: 5 },
  axes: [],
  grid: 'lines',
  elements: [
    { ...element, things: [1], strokes: [{ places: [0, 1000, 1000, 0] }] },
    { ...element, things: [2, 3, 4], marks: [1, 2, 3].map((k) => ({ mark: 'dot' as const, x: k * 100, y: 50 })) },
    { ...element, things: [5], areas: [{ rings: [[0, 0, 10, 0, 10, 10]] }] },
  ],
};
const choosing: Choosing = {
  figure: 'graph',
  things: [
    { key: 'a', thing: 3 },
    { key: 'b', thing: 1 },
    { key: 'c', thing: 5 },
  ],
};
const choices = ['a', 'b', 'c'].map((key) => ({ key, text: `Choice ${key}` }));

function Chooser({
  several,
  onChange,
  readOnly,
}: {
  several: boolean;
  onChange: (value: string) => void;
  readOnly: boolean;
}) {
  const [value, setValue] = useState('');
  const keyboard = { letters: [], functions: [], templates: [] };
  const part = { name: 'p', answerType: several ? 3 : 2, label: 'Which?', keyboard, choices, choosing } as const;
  const change = (next: string): void => {
    setValue(next);
    onChange(next);
  };
  return (
    <Figures scenes={[scene]}>
      <AnswerBox part={part} value={value} onChange={change} readOnly={readOnly} />
    </Figures>
  );
}

async function showChooser(several = false, readOnly = false) {
  const onChange = vi.fn<(value: string) => void>();
  const shown = show(<Chooser several={several} onChange={onChange} readOnly={readOnly} />);
  await screen.findByRole('img', { name: 'A line, three points and a triangle.' });
  const thing = (key: string): Element => {
    const found = shown.container.querySelector(`[data-thing="${key}"]`);
    if (!found) throw new Error(`no thing ${key}`);
    return found;
  };
  return { ...shown, onChange, thing };
}

describe('choosing on a figure', () => {
  it('chooses what is tapped, and the list shows it', async () => {
    const { user, thing, onChange } = await showChooser();
    await user.click(thing('b'));
    expect(onChange).toHaveBeenLastCalledWith('b');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Choice b/ }).checked).toBe(true);
    await user.click(thing('a'));
    expect(onChange).toHaveBeenLastCalledWith('a');
    expect(thing('b').hasAttribute('data-chosen')).toBe(false);
  });

  it('shows on the figure what is chosen in the list by keys', async () => {
    const { user, thing } = await showChooser();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}');
    expect(thing('b').hasAttribute('data-chosen')).toBe(true);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('adds and takes away where several may be chosen, in the order of the list', async () => {
    const { user, thing, onChange } = await showChooser(true);
    for (const key of ['c', 'a']) await user.click(thing(key));
    expect(onChange).toHaveBeenLastCalledWith('a,c');
    await user.click(thing('c'));
    expect(onChange).toHaveBeenLastCalledWith('a');
  });

  it('draws points over lines over areas, so that each can be met', async () => {
    const { container } = await showChooser();
    const order = [...container.querySelectorAll('[data-thing]')].map((one) => one.getAttribute('data-thing'));
    expect(order).toEqual(['c', 'b', 'a']);
    expect(container.querySelector('[data-thing="a"] path')?.getAttribute('d')).toBe('M200 50h0');
  });

  it('is a picture and a group with the label of its part for screen readers, and nothing else', async () => {
    const { container } = await showChooser();
    const group = screen.getByRole('radiogroup', { name: 'Which?' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['AChoice a', 'BChoice b', 'CChoice c']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    const spoken = [...container.querySelectorAll('[data-thing]')].filter(
      (one) => !one.closest('[aria-hidden="true"]'),
    );
    expect(spoken).toEqual([]);
  });

  it('is answered by keys alone where several may be chosen: Tab and Space for each', async () => {
    const { user, onChange, thing } = await showChooser(true);
    const boxes = within(screen.getByRole('group', { name: 'Which?' })).getAllByRole('checkbox');
    boxes[0]?.focus();
    await user.keyboard(' ');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(boxes[2]);
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith('a,c');
    expect(['a', 'b', 'c'].map((key) => thing(key).hasAttribute('data-chosen'))).toEqual([true, false, true]);
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith('c');
  });

  it('takes no choice once the answer is given, and adds nothing that a screen reader reads twice', async () => {
    const { user, thing, onChange } = await showChooser(false, true);
    await user.click(thing('b'));
    expect(onChange).not.toHaveBeenCalled();
    expect(thing('b').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
