import type { Scene } from '@lemma/math/document';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AnswerBox } from '../AnswerBox.tsx';
import { NotationContext } from '../reading/notation-context.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { Figures } from './Figures.tsx';
import { lineStyles, numbersAt } from './layout.ts';

const element: Scene['elements'][number] = {
  kind: 'curve',
  when: 'always',
  colour: 1,
  stroke: 'solid',
  label: 'f',
  strokes: [{ places: [0, 1000, 1000, 0] }],
  areas: [],
  marks: [],
  texts: [],
  readings: [
    ['0', '0'],
    ['1', '1'],
  ],
};

const sceneOf = (changes: Partial<Scene> = {}): Scene => ({
  name: 'graph',
  kind: 'plane',
  size: 'normal',
  describe: 'A line through the origin.',
  hasTable: true,
  width: 1000,
  height: 1000,
  window: { left: -5, right: 5, bottom: -5, top: 5 },
  axes: [],
  grid: 'lines',
  elements: [element],
  ...changes,
});

const showText = (source: string, scenes: readonly Scene[] = [sceneOf()]) =>
  show(
    <Figures scenes={scenes}>
      <MathText source={source} direction="rtl" />
    </Figures>,
  );

describe('a figure in a text', () => {
  it('is a picture with the words of its author, from left to right in every script', async () => {
    showText('Look:\n\n[[figure:graph]]');
    const picture = await screen.findByRole('img', { name: 'A line through the origin.' });
    expect(picture.closest('[data-figure]')?.getAttribute('dir')).toBe('ltr');
  });

  it('says what is given where its author says nothing', async () => {
    showText('[[figure:graph]]', [sceneOf({ describe: '' })]);
    expect(
      await screen.findByRole('img', {
        name: 'A coordinate plane, x from −5 to 5 and y from −5 to 5, with one thing in it.',
      }),
    ).toBeDefined();
  });

  it('can be read as a table', async () => {
    const { user } = showText('[[figure:graph]]');
    await user.click(await screen.findByRole('button', { name: 'As a table' }));
    const row = within(screen.getByRole('table')).getByRole('row');
    expect(within(row).getByRole('rowheader').textContent).toBe('f');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['(0 | 0)', '(1 | 1)']);
  });

  it('names things without a label in the table by their kind', async () => {
    const kinds = ['points', 'asymptote', 'curveOfY', 'scatter'];
    const elements = kinds.map((kind) => ({ ...element, kind, label: '' }));
    const { user } = showText('[[figure:graph]]', [sceneOf({ elements })]);
    await user.click(await screen.findByRole('button', { name: 'As a table' }));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Points',
      'Asymptote',
      'Curve',
      'Points',
    ]);
  });

  it('has no table where its author wants the look itself', async () => {
    showText('[[figure:graph]]', [sceneOf({ hasTable: false })]);
    await screen.findByRole('img');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves no trace in the text when it was not sent', () => {
    const { container } = showText('Look: [[figure:other]]');
    expect(container.textContent.trim()).toBe('Look:');
  });

  it('names a choice that consists of it, and has nothing to press inside', async () => {
    const part = {
      name: 'a',
      answerType: 2,
      label: 'Which?',
      keyboard: { letters: [], functions: [], templates: [] },
    } as const;
    show(
      <Figures scenes={[sceneOf()]}>
        <AnswerBox
          part={{ ...part, choices: [{ key: '1', text: '[[figure:graph]]' }] }}
          value=""
          onChange={() => undefined}
        />
      </Figures>,
    );
    await screen.findByRole('img');
    expect(screen.getByRole('radio', { name: /A line through the origin\./ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'As a table' })).toBeNull();
  });
});

describe('the layout of a figure', () => {
  const axis: Scene['axes'][number] = {
    direction: 'x',
    at: 500,
    hasLine: true,
    label: '',
    ticks: Array.from({ length: 41 }, (_, k) => ({ at: k * 25, text: String(k - 20) })),
  };

  it('draws points over the numbers of the axes, which would hide them', async () => {
    const elements = [{ ...element, strokes: [], marks: [{ mark: 'dot' as const, x: 500, y: 520 }] }];
    const { container } = showText('[[figure:graph]]', [sceneOf({ axes: [axis], elements })]);
    await screen.findByRole('img');
    const [point] = container.querySelectorAll('path[d="M500 520h0"]');
    const last = screen.getByText('20');
    expect(point && last.compareDocumentPosition(point)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leaves out numbers that would touch, the same on both sides of 0', () => {
    const shown = numbersAt(axis, sceneOf()).map(({ text }) => Number(text));
    expect(shown).toEqual([-20, -15, -10, -5, 0, 5, 10, 15, 20]);
  });

  it('leaves out more where a phone or a choice has less room, evenly', () => {
    const ticks = Array.from({ length: 11 }, (_, k) => ({ at: k * 100, text: String(k - 5).replace('-', '−') }));
    const numbers = numbersAt({ ...axis, ticks }, sceneOf());
    const shownIn = (...rooms: string[]) => numbers.filter(({ room }) => rooms.includes(room)).map(({ text }) => text);
    expect(shownIn('all', 'choice', 'phone')).toHaveLength(11);
    expect(shownIn('all', 'choice')).toEqual(['−4', '−2', '0', '2', '4']);
    expect(shownIn('all')).toEqual(['−4', '0', '4']);
  });

  it('gives each curve that differs only by colour a line style of its own, and leaves dashed elements alone', () => {
    const elements = [1, 2, 2, 3].map((colour) => ({ ...element, colour }));
    expect(lineStyles(sceneOf({ elements }))).toEqual([1, 2, 2, 3]);
    expect(
      lineStyles(
        sceneOf({
          elements: [
            { ...element, stroke: 'dashed' },
            { ...element, kind: 'polygon' },
          ],
        }),
      ),
    ).toEqual([0, 0]);
  });
});

describe('a figure with a slider', () => {
  const higher = { ...element, readings: [['0', '2']] };
  const step = (value: string, describe: string, elements: (typeof element | null)[]) => ({
    value,
    describe,
    elements,
  });
  const scene = sceneOf({
    slider: {
      variable: 'k',
      start: 1,
      steps: [
        step('-1.5', 'Low.', [higher]),
        step('0', 'A line through the origin.', [null]),
        step('1', 'High.', [null]),
      ],
    },
  });

  it('begins at its start, and is another picture, table and description at each step', async () => {
    const { user } = showText('[[figure:graph]]', [scene]);
    const slider = await screen.findByRole('slider', { name: 'Slider for k' });
    expect(slider.getAttribute('aria-valuetext')).toBe('k = 0');
    await user.click(screen.getByRole('button', { name: 'As a table' }));
    expect(screen.getByRole('table').textContent).toContain('(0 | 0)');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('k = −1.5');
    expect(screen.queryByRole('img', { name: 'Low.' })).not.toBeNull();
    expect(screen.getByRole('table').textContent).toContain('(0 | 2)');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Low.'));
  });

  it('has the decimal comma of its reader', async () => {
    show(
      <NotationContext value="de">
        <Figures scenes={[scene]}>
          <MathText source="[[figure:graph]]" />
        </Figures>
      </NotationContext>,
    );
    const slider = await screen.findByRole('slider');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('k = −1,5');
  });
});
