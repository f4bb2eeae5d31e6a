import type { Exercise } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exerciseOf } from '../../../testing/exercises.ts';
import { openEditor, savedDocument, write } from '../../../testing/open-editor.ts';
import { fill, wordsAt } from '../../../testing/show.tsx';
import { generatorRules, generators } from '../draft/variables/generators.ts';

type Document = Exercise['document'];
type Part = Document['parts'][number];

const region = (name: string) => within(screen.getByRole('region', { name }));
const open = (document: Partial<Document> = {}) => openEditor(exerciseOf({ document }));
const partOf = (document: Document, index = 0) => document.parts[index] as Part;

describe('the variables of an exercise', () => {
  const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  const fields = (name: string) => within(screen.getByRole('group', { name: `Variable ${name}` }));

  it('show how they are drawn, with values as they come out', async () => {
    await open();
    await waitFor(() => expect(row('k').textContent).toMatch(/-?\d.*-?\d.*-?\d/));
    expect(screen.getAllByRole('button', { name: /^Lock / })).toHaveLength(3);
  });

  it('are added with a name of their own and their fields open', async () => {
    const { user } = await open();
    await user.click(region('Variables').getByRole('button', { name: 'Variable' }));
    const saved = await savedDocument();
    const name = saved.variables.list.at(-1)?.name ?? '';
    expect(saved.variables.list).toHaveLength(5);
    expect(fields(name).getByText('Not used anywhere yet.')).toBeDefined();
  });

  it('are renamed everywhere that they are used', async () => {
    const { user } = await open();
    await user.click(row('k'));
    await fill(user, fields('k').getByLabelText('Name'), 'n');
    await user.keyboard('{Enter}');
    const saved = await savedDocument();
    expect(saved.solution).toContain('$x = {{n}}$');
    expect(partOf(saved)).toMatchObject({ accept: [{ value: 'n' }] });
  });

  it('do not take the name of another', async () => {
    const { user } = await open();
    await user.click(row('k'));
    const name = fields('k').getByLabelText('Name');
    await fill(user, name, 'a');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(fields('k').getByLabelText('Name')).toHaveProperty('value', 'k');
  });

  it.each(generators.map((generator) => [generatorRules[generator].label, generator] as const))(
    'are drawn as “%s” where the author chooses it',
    async (label, generator) => {
      const { user } = await open();
      const other = generator === 'expression' ? 'a' : 'c';
      await user.click(row(other));
      await user.selectOptions(fields(other).getByLabelText('Drawn from'), label);
      const saved = await savedDocument();
      expect(saved.variables.list.find(({ name }) => name === other)?.generator).toBe(generator);
    },
  );

  it('are moved and removed', async () => {
    const { user } = await open();
    await user.click(row('b'));
    await user.click(screen.getByRole('button', { name: 'Move b up' }));
    const moved = await savedDocument();
    expect(moved.variables.list.map(({ name }) => name)).toEqual(['a', 'b', 'k', 'c']);
    await user.click(screen.getByRole('button', { name: 'Remove b' }));
    await savedDocument((document) => document.variables.list.length === 3);
  });

  it('keep a draw only under a condition, and say how many that is', async () => {
    const { user } = await open();
    await fill(user, screen.getByLabelText('Keep a draw only if'), 'a > 5');
    expect((await savedDocument()).variables.keepIf).toBe('a > 5');
    expect(await screen.findByText(/^\d+ % of draws$/)).toBeDefined();
  });

  it('keep the value of the preview where they are locked', async () => {
    const { user } = await open();
    const lock = screen.getByRole('button', { name: 'Lock a' });
    await waitFor(() => expect(lock).toHaveProperty('disabled', false));
    await user.click(lock);
    expect(lock.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(new Set(row('a').textContent?.match(/\d/g)).size).toBeLessThanOrEqual(4));
  });
});

describe('hints and solution', () => {
  it('are written and saved', async () => {
    await open();
    await write('Hint 1', 'Think of {{a}}.');
    await write('Solution', 'It is {{k}}.');
    const saved = await savedDocument(({ solution }) => solution === 'It is {{k}}.');
    expect(saved.hints).toEqual(['Think of {{a}}.']);
  });

  it('are at most ten, in an order that can be changed', async () => {
    const { user } = await open({ hints: Array.from({ length: 9 }, (_, index) => `Hint of ${index}`) });
    await user.click(screen.getByRole('button', { name: 'Move hint 2 up' }));
    await user.click(region('Hints').getByRole('button', { name: 'Hint' }));
    const saved = await savedDocument(({ hints }) => hints.length === 10);
    expect(saved.hints.slice(0, 2)).toEqual(['Hint of 1', 'Hint of 0']);
    expect(region('Hints').getByRole('button', { name: 'Hint' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Remove hint 1' }));
    expect((await savedDocument(({ hints }) => hints.length === 9)).hints[0]).toBe('Hint of 0');
  });

  it('marks a hint that cannot be drawn', async () => {
    await open();
    await write('Hint 1', 'Think of {{nothing}}.');
    const box = await screen.findByRole('textbox', { name: 'Hint 1' });
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the tests of an exercise', () => {
  const card = () => region('Answers that must be right or wrong');

  it('are tried at every change', async () => {
    const { user } = await open();
    await user.click(card().getByRole('button', { name: 'Test' }));
    const test = within(card().getByRole('group', { name: 'Test 1' }));
    await fill(user, test.getByLabelText('Answer'), 'k');
    expect(await card().findByText('1 of 1 hold')).toBeDefined();
    await user.selectOptions(test.getByLabelText('Must be'), 'Wrong');
    expect(await card().findByText('0 of 1 hold')).toBeDefined();
    expect(card().getByText(/^right in variant \d+/)).toBeDefined();
  });

  it('may ask for a share of the points', async () => {
    const { user } = await open();
    await user.click(card().getByRole('button', { name: 'Test' }));
    const test = within(card().getByRole('group', { name: 'Test 1' }));
    await fill(user, test.getByLabelText('Answer'), 'k');
    await user.selectOptions(test.getByLabelText('Must be'), 'Some of the points');
    await fill(user, test.getByLabelText('Percent of the points'), '25');
    const saved = await savedDocument((document) => document.tests[0]?.score === 0.25);
    expect(saved.tests).toHaveLength(1);
  });

  it('refuse words for the number of a variant', async () => {
    const { user } = await open();
    await user.click(card().getByRole('button', { name: 'Test' }));
    const variant = card().getByLabelText('In variant');
    await fill(user, variant, 'first');
    expect(wordsAt(variant)).toContain('Give the number of a variant, or nothing for any.');
  });

  it('are removed', async () => {
    const { user } = await open({ tests: [{ seed: 'any', answers: [{ part: 'part1', value: 'k' }], score: 1 }] });
    await user.click(card().getByRole('button', { name: /right/ }));
    await user.click(card().getByRole('button', { name: 'Remove test' }));
    expect((await savedDocument()).tests).toEqual([]);
    expect(card().getByText(/^Keep answers here/)).toBeDefined();
  });
});

describe('the health of an exercise', () => {
  it('is well where every variant can be drawn and its own answer is right', async () => {
    await open();
    const health = region('Health');
    expect(await health.findByText('healthy')).toBeDefined();
    expect(health.getByText(/^Every variant can be drawn/)).toBeDefined();
  });

  it('names the part that is wrong in some variants, and shows such a variant', async () => {
    const { user } = await open({
      parts: [{ name: 'part1', answerType: 4, points: 1, accept: [{ value: '1/(a - 5)' }] }],
    });
    const health = region('Health');
    await user.click((await health.findAllByRole('button', { name: /^Show variant/ }))[0] as HTMLElement);
    const shown = health.getAllByRole('button', { name: /^Show variant/ })[0]?.getAttribute('aria-label') ?? '';
    expect(await region('Preview').findByText(shown.replace('Show ', ''))).toBeDefined();
  });
});

describe('the preview in the editor', () => {
  it('marks an answer as a learner’s would be', async () => {
    const choices = [
      { text: 'one', correct: true },
      { text: 'two', correct: false },
    ];
    const { user } = await open({ parts: [{ name: 'part1', answerType: 2, points: 1, choices, shuffle: false }] });
    const preview = region('Preview');
    await user.click(await preview.findByRole('radio', { name: /two/ }));
    await user.click(preview.getByRole('button', { name: 'Check' }));
    expect(await preview.findByText('Not quite, keep it up though!')).toBeDefined();
    await user.click(preview.getByRole('button', { name: 'Type the key in' }));
    await waitFor(() => expect(preview.queryByText('Not quite, keep it up though!')).toBeNull());
    expect(preview.getByRole('radio', { name: /one/ })).toHaveProperty('checked', true);
  });

  it('keeps what was typed as a test', async () => {
    const { user } = await open();
    const preview = region('Preview');
    await user.click(await preview.findByRole('button', { name: 'Type the key in' }));
    await user.click(preview.getByRole('button', { name: 'Keep what I typed as a test' }));
    const saved = await savedDocument(({ tests }) => tests.length === 1);
    expect(saved.tests[0]).toMatchObject({ score: 1 });
  });
});
