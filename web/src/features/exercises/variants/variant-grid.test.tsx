import { getExercise, type Exercise } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startEngine } from '../../../testing/engine.ts';
import { exerciseOf } from '../../../testing/exercises.ts';
import { keepSaves, savedDocument } from '../../../testing/open-editor.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { VariantsPage } from '../VariantsPage.tsx';

/** Four variants: a is 1 to 4. */
const few: Partial<Exercise['document']> = {
  variables: { direction: 'ltr', list: [{ name: 'a', generator: 'random-integer', min: 1, max: 4 }] },
  question: 'What is {{a}} + 1? [[part1]]',
  parts: [{ name: 'part1', answerType: 4, points: 1, accept: [{ value: 'a + 1' }] }],
  hints: [],
  solution: 'It is {{a + 1}}.',
};

async function open(exercise = exerciseOf({ document: few })) {
  await startEngine();
  serve(getExercise, exercise);
  keepSaves(exercise);
  const page = showPage(VariantsPage, {
    as: teacher,
    at: `/a/catalog/exercises/${idOf(401)}/variants`,
    path: '/a/catalog/exercises/:exerciseId/variants',
  });
  await screen.findByRole('heading', { level: 1, name: 'Variants' });
  return page;
}

const cards = () => within(screen.getByRole('list', { name: 'Variants' })).queryAllByRole('article');
const first = () => within(cards()[0] as HTMLElement);
const drawn = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

describe('the variants of an exercise', () => {
  it('are side by side, each once, with its key', async () => {
    await open();
    await drawn(4);
    await waitFor(() => expect(first().getByText('Key')).toBeDefined());
    const numbers = cards().map((card) => card.getAttribute('aria-label'));
    expect(new Set(numbers).size).toBe(4);
  });

  it('show the solution instead of the key when asked', async () => {
    const { user } = await open();
    await drawn(4);
    await user.click(screen.getByRole('switch', { name: 'Key' }));
    await user.click(screen.getByRole('switch', { name: 'Solution' }));
    await waitFor(() => expect(first().getByText('Solution')).toBeDefined());
    expect(first().queryByText('Key')).toBeNull();
  });

  it('are narrowed by a condition in the variables', async () => {
    const { user } = await open();
    await drawn(4);
    await fill(user, screen.getByLabelText('Only where'), 'a > 3');
    await drawn(1);
    await fill(user, screen.getByLabelText('Only where'), 'a > 9');
    expect(await screen.findByText('No variant fits this condition.')).toBeDefined();
  });

  it('say why a condition cannot be used', async () => {
    const { user } = await open();
    await drawn(4);
    const where = screen.getByLabelText('Only where');
    await fill(user, where, 'nothing > 3');
    await waitFor(() => expect(where.getAttribute('aria-invalid')).toBe('true'));
  });

  it('are switched off one by one, which is saved, and on again', async () => {
    const { user } = await open();
    await drawn(4);
    await user.click(first().getByRole('switch', { name: /^Draw variant/ }));
    expect(first().getByText('not drawn')).toBeDefined();
    const saved = await savedDocument(({ variables }) => variables.excluded?.length === 1);
    expect(saved.variables.excluded).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Off 1' }));
    await drawn(1);
    await user.click(first().getByRole('switch', { name: /^Draw variant/ }));
    await savedDocument(({ variables }) => variables.excluded === undefined);
    expect(await screen.findByText('No variant is switched off.')).toBeDefined();
  });

  it('cannot be switched off by those who may only look', async () => {
    await open(exerciseOf({ document: few, canEdit: false, level: 10 }));
    await drawn(4);
    expect(screen.queryByRole('switch', { name: /^Draw variant/ })).toBeNull();
  });

  it('lead to the editor where none can be drawn', async () => {
    await open(
      exerciseOf({
        document: {
          ...few,
          variables: { direction: 'ltr', list: [{ name: 'a', generator: 'expression', value: '1 +' }] },
        },
      }),
    );
    expect(await screen.findByText('No variants can be drawn')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open it in the editor' }).getAttribute('href')).toBe(
      `/a/catalog/exercises/${idOf(401)}`,
    );
  });
});
