import type { Exercise } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exerciseOf } from '../../../testing/exercises.ts';
import { openEditor, savedDocument } from '../../../testing/open-editor.ts';
import { fill, wordsAt } from '../../../testing/show.tsx';
import { answerTypeEditing, offeredTypes } from '../answer-types/index.ts';

type Document = Exercise['document'];
type Part = Document['parts'][number];

const region = (name: string) => within(screen.getByRole('region', { name }));
const open = (document: Partial<Document> = {}) => openEditor(exerciseOf({ document }));
const partOf = (document: Document, index = 0) => document.parts[index] as Part;
const choose = async (user: UserEvent, card: string, label: string, option: string) =>
  user.selectOptions(region(card).getByLabelText(label), option);

describe('about an exercise', () => {
  it.each<[string, string, Partial<Document>]>([
    ['Level', 'Level 4', { level: 'Level 4' }],
    ['Usually taught in', 'School year 9', { grade: 9 }],
    ['Text runs', 'Right to left', { variables: { direction: 'rtl' } as Document['variables'] }],
  ])('%s is chosen', async (label, option, saved) => {
    const { user } = await open();
    await choose(user, 'About the exercise', label, option);
    expect(await savedDocument()).toMatchObject(saved);
  });

  it('its topic becomes a path when the field is left', async () => {
    const { user } = await open();
    const topic = screen.getByRole('textbox', { name: 'Topic' });
    await fill(user, topic, 'Algebra / Quadratic equations');
    await user.tab();
    expect(topic).toHaveProperty('value', 'algebra/quadratic-equations');
    expect((await savedDocument()).topic).toBe('algebra/quadratic-equations');
  });

  it('its tags are separated by commas', async () => {
    const { user } = await open();
    await fill(user, screen.getByRole('textbox', { name: 'Tags' }), 'roots, factorising, roots');
    expect((await savedDocument()).tags).toEqual(['roots', 'factorising']);
  });
});

describe('a new answer part', () => {
  it.each(offeredTypes.map((type) => [answerTypeEditing[type].label, type] as const))(
    '%s is put into the question with a card of its own',
    async (label, type) => {
      const { user } = await open();
      await user.click(screen.getByRole('button', { name: 'Add answer part' }));
      await user.click(await screen.findByRole('menuitem', { name: label }));
      expect(region('Part 2').getByLabelText('Answer type')).toHaveProperty('value', String(type));
      const saved = await savedDocument();
      expect(saved.question).toMatch(/\[\[part1\]\]\n\n\[\[part2\]\]$/);
      expect(partOf(saved, 1)).toMatchObject({ name: 'part2', answerType: type });
    },
  );
});

describe('the marking of a part', () => {
  it.each(offeredTypes.map((type) => [answerTypeEditing[type].label, type] as const))(
    'becomes %s where the author chooses it',
    async (label, type) => {
      const { user } = await open({ parts: [{ name: 'part1', answerType: 5, points: 1, accept: [{ value: 'k' }] }] });
      await choose(user, 'Part 1', 'Answer type', label);
      if (type === answerTypes.text) return;
      expect(partOf(await savedDocument()).answerType).toBe(type);
    },
  );

  it('takes points, a label and a unit', async () => {
    const { user } = await open();
    for (const [label, text] of [
      ['Points', '2.5'],
      ['Label', 'Length'],
      ['Unit', 'cm'],
    ] as const) {
      await fill(user, region('Part 1').getByLabelText(label), text);
    }
    const saved = await savedDocument((document) => 'unit' in partOf(document));
    expect(partOf(saved)).toMatchObject({ points: 2.5, label: 'Length', unit: 'cm' });
  });

  it('takes another answer for a share of the points, with feedback', async () => {
    const { user } = await open();
    const part = region('Part 1');
    await user.click(part.getByRole('button', { name: 'Alternative answer' }));
    const [, row] = within(part.getByRole('list', { name: 'Accepted answers' })).getAllByRole('listitem');
    const other = within(row as HTMLElement);
    await fill(user, other.getByLabelText('Other answer 1'), '-k');
    await fill(user, other.getByLabelText('Score in %'), '25');
    await fill(user, other.getByLabelText('Feedback'), 'Mind the sign.');
    const saved = await savedDocument((document) => JSON.stringify(document).includes('Mind the sign.'));
    expect(partOf(saved)).toMatchObject({
      accept: [{ value: 'k' }, { value: '-k', score: 0.25, feedback: 'Mind the sign.' }],
    });
    await user.click(part.getByRole('button', { name: 'Remove: other answer 1' }));
    expect(part.queryByLabelText('Other answer 1')).toBeNull();
  });

  it('says under the answer that it cannot be read, and shows it as a formula where it can', async () => {
    const { user } = await open();
    const answer = region('Part 1').getByLabelText('Right answer');
    await fill(user, answer, 'k +');
    await waitFor(() => expect(answer.getAttribute('aria-invalid')).toBe('true'));
    expect(wordsAt(answer)).toMatch(/^Right answer: ./);
    await fill(user, answer, 'k + 0');
    await waitFor(() => expect(answer.getAttribute('aria-invalid')).toBe('false'));
  });

  it('takes an earlier answer in place of a variable', async () => {
    const second: Part = { name: 'part2', answerType: 4, points: 1, accept: [{ value: '2*k' }] };
    const { user } = await open({ question: '[[part1]] [[part2]]', parts: [partOf(exerciseOf().document), second] });
    expect(region('Part 1').queryByRole('checkbox', { name: /earlier answer/ })).toBeNull();
    await user.click(region('Part 2').getByRole('checkbox', { name: 'Mark it with the learner’s own earlier answer' }));
    expect(region('Part 2').getByLabelText('Stands for the variable')).toHaveProperty('value', 'k');
    expect(partOf(await savedDocument(), 1)).toMatchObject({ followFrom: { part: 'part1', variable: 'k' } });
  });

  it('can be moved and removed, with its box in the question', async () => {
    const second: Part = { name: 'part2', answerType: 4, points: 1, accept: [{ value: '2*k' }] };
    const { user } = await open({
      question: '[[part1]] and [[part2]]',
      parts: [partOf(exerciseOf().document), second],
    });
    await user.click(screen.getByRole('button', { name: 'More for part 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    const moved = await savedDocument();
    expect(moved.parts.map(({ name }) => name)).toEqual(['part2', 'part1']);
    await user.click(screen.getByRole('button', { name: 'More for part 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove part 2' }));
    const removed = await savedDocument(({ parts }) => parts.length === 1);
    expect(removed.question).toBe(' and [[part2]]');
  });
});

describe('the choices of a part', () => {
  const choices: Partial<Document> = {
    parts: [
      {
        name: 'part1',
        answerType: 2,
        points: 1,
        choices: [
          { text: 'one', correct: true },
          { text: 'two', correct: false },
        ],
        shuffle: false,
      },
    ],
  };
  const rows = () => within(region('Part 1').getByRole('list', { name: 'Choices' })).getAllByRole('listitem');
  const row = (index: number) => within(rows()[index] as HTMLElement);

  it('have one right among them where only one may be chosen', async () => {
    const { user } = await open(choices);
    await user.selectOptions(row(1).getByLabelText('Is'), 'Right');
    expect(row(0).getByLabelText('Is')).toHaveProperty('value', 'no');
    expect(row(1).getByLabelText('Is')).toHaveProperty('value', 'yes');
  });

  it('are right under a condition', async () => {
    const { user } = await open(choices);
    await user.selectOptions(row(1).getByLabelText('Is'), 'Right if …');
    await fill(user, row(1).getByLabelText('Choice 2 is right if'), 'a > 3');
    const saved = await savedDocument((document) => JSON.stringify(document).includes('a > 3'));
    expect(partOf(saved)).toMatchObject({ choices: [{ correct: true }, { correct: 'a > 3' }] });
  });

  it('are added, written and removed, down to the last', async () => {
    const { user } = await open(choices);
    await user.click(region('Part 1').getByRole('button', { name: 'Choice' }));
    await fill(user, row(2).getByLabelText('Choice 3'), 'three');
    const saved = await savedDocument((document) => JSON.stringify(document).includes('three'));
    expect(partOf(saved)).toMatchObject({ choices: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] });
    await user.click(screen.getByRole('button', { name: 'Remove choice 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove choice 1' }));
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Remove choice/ })).toBeNull();
  });

  it('are in another order for each learner when the author says so', async () => {
    const { user } = await open(choices);
    await user.click(screen.getByRole('checkbox', { name: 'Another order in each variant' }));
    expect(partOf(await savedDocument())).toMatchObject({ shuffle: true });
    expect(screen.queryByRole('checkbox', { name: 'A share for each right one' })).toBeNull();
  });
});
