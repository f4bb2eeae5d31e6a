import type { Exercise } from '@lemma/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exerciseOf } from '../../../../testing/exercises.ts';
import { openEditor, savedDocument, sourceOf } from '../../../../testing/open-editor.ts';
import { fill, setWidth } from '../../../../testing/show.tsx';
import { readyFigures } from './gallery/gallery-figures.ts';

type Document = Exercise['document'];
type Figure = NonNullable<Document['figures']>[number];

const graph: Figure = {
  name: 'graph',
  kind: 'plane',
  x: { from: -5, to: 5 },
  y: { from: -5, to: 5 },
  describe: 'A curve.',
  show: [{ curve: 'a x + k' }, { points: '(1, 2)' }],
};

const withGraph: Partial<Document> = { question: 'Look.\n\n[[figure:graph]]\n\n[[part1]]', figures: [graph] };
const open = (document: Partial<Document> = withGraph) => openEditor(exerciseOf({ document }));
const card = () => within(screen.getByRole('region', { name: 'Figures' }));
const row = (name = 'graph') => within(card().getByRole('group', { name: `Figure ${name}` }));
const shown = (kind: string, name = 'graph') => within(row(name).getByRole('listitem', { name: kind }));
const unfold = async (user: UserEvent, name = 'graph'): Promise<void> =>
  user.click(card().getByRole('button', { name: new RegExp(`^${name} `), expanded: false }));
const figureOf = (document: Document, index = 0) => document.figures?.[index] as Figure & { show: object[] };
const saved = async (isMeant: (document: Document) => boolean) => savedDocument(isMeant);
const picture = (name = 'graph') => row(name).findByRole('img');

describe('a figure of an exercise', () => {
  it('is chosen from ready-made ones with small pictures, and is in the question once it is inserted', async () => {
    const { user } = await open({});
    await user.click(card().getByRole('button', { name: 'Figure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New figure' }));
    const buttons = within(dialog.getByRole('list', { name: 'Ready-made figures' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toHaveLength(readyFigures.length);
    await user.click(dialog.getByRole('button', { name: 'Parabola with vertex' }));
    expect(await picture('parabola')).toBeDefined();
    expect(row('parabola').getByText(/It is in no text yet/)).toBeDefined();
    await user.click(row('parabola').getByRole('button', { name: 'Insert into the text' }));
    expect(await screen.findByText('The figure is in the question now.')).toBeDefined();
    const document = await saved(({ question }) => question.includes('figure'));
    expect(document.question).toMatch(/\n\n\[\[figure:parabola\]\]$/);
    expect(figureOf(document)).toEqual(readyFigures.find(({ figure }) => figure.name === 'parabola')?.figure);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByRole('img', { name: /parabola that opens upwards/ })).toBeDefined();
  });

  it('is inserted where the cursor was last', async () => {
    const { user } = await open({ ...withGraph, question: 'Look. [[part1]]', hints: ['First.', 'Then.'] });
    const view = await sourceOf('Hint 2');
    act(() => {
      view.dispatch({ selection: { anchor: 5 } });
      view.focus();
    });
    await unfold(user);
    await user.click(row().getByRole('button', { name: 'Insert into the text' }));
    expect((await saved(({ hints }) => hints[1] !== 'Then.')).hints).toEqual(['First.', 'Then.\n\n[[figure:graph]]']);
  });

  it('is put into a text by its tools, and shown there by its name', async () => {
    const { user } = await open({ ...withGraph, question: 'Look. [[part1]]' });
    const tools = within(await screen.findByRole('group', { name: 'Put into the question' }));
    await user.click(tools.getByRole('button', { name: 'Figure' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Figure graph' }));
    expect((await saved(({ question }) => question.includes('figure'))).question).toContain('[[figure:graph]]');
  });

  it('is shown in a text by its name, and one that is missing as missing', async () => {
    await open({ ...withGraph, question: 'See [[figure:graph]] and [[figure:grahp]]. [[part1]]' });
    const text = await screen.findByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(text.textContent).toContain('Figure graph'));
    expect(text.textContent).toContain('no such figure');
    expect(within(text).queryByRole('button')).toBeNull();
  });

  it('takes its markers along when it is renamed', async () => {
    const { user } = await open({ ...withGraph, solution: 'See [[figure:graph]] again.' });
    await unfold(user);
    await fill(user, row().getByRole('textbox', { name: 'Name' }), 'curve1');
    await user.tab();
    const document = await saved(({ figures }) => figures?.[0]?.name === 'curve1');
    expect(document.question).toBe('Look.\n\n[[figure:curve1]]\n\n[[part1]]');
    expect(document.solution).toBe('See [[figure:curve1]] again.');
  });

  it('keeps its name where another cannot be', async () => {
    const { user } = await open({ ...withGraph, figures: [graph, { ...graph, name: 'other' }] });
    await unfold(user);
    const name = row().getByRole('textbox', { name: 'Name' });
    await fill(user, name, 'other');
    expect(row().getByText('There is another figure other.')).toBeDefined();
    await user.tab();
    expect(name).toHaveProperty('value', 'graph');
  });

  it('is copied under another name, moved, and removed with its markers', async () => {
    const { user } = await open();
    await unfold(user);
    await user.click(row().getByRole('button', { name: 'Copy graph' }));
    await user.click(row().getByRole('button', { name: 'Move graph down' }));
    const names = ({ figures }: Document) => figures?.map(({ name }) => name).join(' ');
    await saved((document) => names(document) === 'graph2 graph');
    await user.click(row().getByRole('button', { name: 'Remove graph' }));
    expect((await saved((document) => names(document) === 'graph2')).question).toBe('Look.\n\n[[part1]]');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await saved((document) => names(document) === 'graph2 graph')).question).toContain('[[figure:graph]]');
  });

  it('is one of six at most', async () => {
    const figures = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ ...graph, name }));
    await open({ figures });
    expect(card().getByRole('button', { name: 'Figure' })).toHaveProperty('disabled', true);
  });
});

describe('what a figure shows', () => {
  it('is written into fields, and drawn for the variant of the preview', async () => {
    const { user } = await open();
    await unfold(user);
    const before = (await picture()).innerHTML;
    await fill(user, shown('Curve, y = …').getByRole('textbox', { name: 'y =' }), '-x^2');
    await waitFor(async () => expect((await picture()).innerHTML).not.toBe(before));
    expect(figureOf(await saved((document) => JSON.stringify(document).includes('-x^2'))).show[0]).toEqual({
      curve: '-x^2',
    });
  });

  it('is wrong at the field that is wrong, in a curve and in the window', async () => {
    const { user } = await open();
    await unfold(user);
    await fill(user, shown('Curve, y = …').getByRole('textbox', { name: 'y =' }), 'q x');
    expect(await shown('Curve, y = …').findByText('There is no variable q (in q x).')).toBeDefined();
    expect(shown('Points').queryByText(/There is no variable/)).toBeNull();
    expect(row().getByText(/This is how it was before/)).toBeDefined();
    await fill(user, shown('Curve, y = …').getByRole('textbox', { name: 'y =' }), 'x');
    await fill(user, row().getByRole('textbox', { name: 'x from' }), '9');
    expect(await row().findByText('In some variants there is an x-axis that ends before it begins.')).toBeDefined();
  });

  it('says what is wrong in the line of a figure that is folded', async () => {
    await open({ ...withGraph, figures: [{ ...graph, show: [{ segment: '(0, 0)' }] }] });
    expect(await card().findByText('In some variants there is a thing without two different points.')).toBeDefined();
  });

  it('is added from a list, and begins as something that can be seen', async () => {
    const { user } = await open();
    await unfold(user);
    await user.click(row().getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Circle' }));
    const circle = shown('Circle');
    expect(circle.getByRole('textbox', { name: 'Centre, or an equation' })).toHaveProperty('value', '(0, 0)');
    await fill(user, circle.getByRole('textbox', { name: 'Radius' }), 'a');
    const { show } = figureOf(await saved((document) => JSON.stringify(document).includes('"radius":"a"')));
    expect(show[2]).toEqual({ circle: '(0, 0)', radius: 'a' });
  });

  it('has a colour, a line and a time when it is shown', async () => {
    const { user } = await open();
    await unfold(user);
    const points = shown('Points');
    await user.click(points.getByRole('button', { name: 'Label, colour and more' }));
    await user.click(points.getByRole('radio', { name: 'Green' }));
    await user.selectOptions(points.getByLabelText('Drawn as'), 'Crosses');
    await user.selectOptions(points.getByLabelText('Shown'), 'With the solution');
    const { show } = figureOf(await saved((document) => JSON.stringify(document).includes('"when"')));
    expect(show[1]).toEqual({ points: '(1, 2)', mark: 'cross', colour: 3, when: 'solution' });
  });

  it('is moved, copied and removed', async () => {
    const { user } = await open();
    await unfold(user);
    const choose = async (kind: string, action: string): Promise<void> => {
      await user.click(row().getAllByRole('button', { name: `More for ${kind}` })[0] as HTMLElement);
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Points', 'Move up');
    await choose('Points', 'Copy');
    await choose('Curve, y = …', 'Remove');
    const document = await saved(({ figures }) => !JSON.stringify(figures).includes('"curve"'));
    expect(figureOf(document).show).toEqual([{ points: '(1, 2)' }, { points: '(1, 2)' }]);
  });

  it('follows a variable that is renamed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^a\b/, expanded: false }));
    expect(screen.getByText(/Used in .*the figure graph/)).toBeDefined();
    const variable = within(screen.getByRole('group', { name: 'Variable a' }));
    await fill(user, variable.getByRole('textbox', { name: 'Name' }), 'rate');
    await user.tab();
    const { show } = figureOf(await saved((document) => JSON.stringify(document).includes('rate')));
    expect(show[0]).toEqual({ curve: 'rate x + k' });
  });

  it('is data in a chart, whose kind may change', async () => {
    const { user } = await open();
    await unfold(user);
    await user.selectOptions(row().getByLabelText('Kind'), 'Chart of data');
    await user.selectOptions(row().getByLabelText('Chart'), 'Histogram');
    await fill(user, row().getByRole('textbox', { name: 'Data' }), '1, 2, 2, 7');
    await fill(user, row().getByRole('textbox', { name: 'Width of a class' }), '2');
    const document = await saved((one) => JSON.stringify(one).includes('"width":2'));
    expect(figureOf(document)).toEqual({
      name: 'graph',
      kind: 'chart',
      chart: 'histogram',
      data: '1, 2, 2, 7',
      width: 2,
      describe: 'A curve.',
    });
  });
});

describe('the window of a figure', () => {
  it('is made to fit what is shown in many variants', async () => {
    const { user } = await open({ ...withGraph, figures: [{ ...graph, show: [{ points: '(k, 30)' }] }] });
    await unfold(user);
    await picture();
    await user.click(await row().findByRole('button', { name: 'Make the window fit' }));
    const figure = figureOf(await saved((document) => JSON.stringify(document).includes('"to":35')));
    expect(figure).toMatchObject({ x: { from: -10, to: 10 } });
  });

  it('cannot be fitted when nothing determines its size', async () => {
    const { user } = await open({ ...withGraph, figures: [{ ...graph, show: [{ region: 'y > x' }] }] });
    await unfold(user);
    await user.click(await row().findByRole('button', { name: 'Make the window fit' }));
    expect(await screen.findByText('Nothing in it says how large its window must be.')).toBeDefined();
  });

  it('is moved at its corners by the arrow keys', async () => {
    const { user } = await open();
    await unfold(user);
    (await row().findByRole('button', { name: 'Right and top edge of the window' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(row().getByRole('textbox', { name: 'x to' })).toHaveProperty('value', '6');
    await user.keyboard('{ArrowDown}');
    expect(row().getByRole('textbox', { name: 'y to' })).toHaveProperty('value', '4');
  });

  it('stays where it is an expression in the variables', async () => {
    const { user } = await open({ ...withGraph, figures: [{ ...graph, x: { from: -5, to: 'a + 2' } }] });
    await unfold(user);
    (await row().findByRole('button', { name: 'Right and top edge of the window' })).focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(row().getByRole('textbox', { name: 'x to' })).toHaveProperty('value', 'a + 2');
    expect(row().getByRole('textbox', { name: 'y to' })).toHaveProperty('value', '6');
  });
});

describe('figures on a phone', () => {
  it('have a tab of their own with the button that adds one', async () => {
    setWidth(360);
    const { user } = await openEditor(exerciseOf({ document: withGraph }), 360);
    await user.click(screen.getByRole('tab', { name: 'Figures' }));
    expect(card().getByText('graph')).toBeDefined();
    await user.click(within(screen.getByRole('group', { name: 'Tools' })).getByRole('button', { name: 'Figure' }));
    expect(await screen.findByRole('dialog', { name: 'New figure' })).toBeDefined();
  });
});
