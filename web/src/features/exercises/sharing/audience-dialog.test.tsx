import { audiences, listClassrooms, setExerciseAudience, type Exercise } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classSummaryOf } from '../../../testing/classes.ts';
import { exerciseOf } from '../../../testing/exercises.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { idOf } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { audienceWords } from './audience-words.ts';

async function open(exercise: Exercise = exerciseOf()) {
  serve(setExerciseAudience, ({ body }) => ({ ...exercise, audience: { ...body, isChosen: true } }));
  const page = await openEditor(exercise);
  await page.user.click(screen.getByRole('button', { name: /^Who may find it/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who may find it' }));
  return { ...page, dialog, save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })) };
}

const chosen = () => callsOf(setExerciseAudience)[0]?.body;

describe('who may find an exercise', () => {
  it.each(audiences)('is chosen: %s', async (audience) => {
    serve(listClassrooms, []);
    const { user, dialog, save } = await open();
    await user.click(dialog.getByRole('radio', { name: new RegExp(`^${audienceWords[audience].name}`) }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual({ audience, classIds: [] });
    expect(screen.getByRole('button', { name: `Who may find it: ${audienceWords[audience].name}` })).toBeDefined();
  });

  it('may be those who teach the classes that are named', async () => {
    serve(listClassrooms, [
      classSummaryOf({ role: 'teacher' }),
      classSummaryOf({ id: idOf(61), name: 'Class 8a', role: 'assistant' }),
      classSummaryOf({ id: idOf(62), name: 'Learnt', role: 'learner' }),
    ]);
    const { user, dialog, save } = await open();
    await user.click(dialog.getByRole('radio', { name: /^People and classes I name/ }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Class 8a' }));
    expect(dialog.queryByRole('checkbox', { name: 'Learnt' })).toBeNull();
    await save();
    await waitFor(() => expect(chosen()).toEqual({ audience: 'named', classIds: [idOf(61)] }));
  });

  it('keeps classes that others have named', async () => {
    serve(listClassrooms, [classSummaryOf({ role: 'teacher' })]);
    const { user, dialog, save } = await open(
      exerciseOf({ audience: { audience: 'named', classIds: [idOf(69)], isChosen: true } }),
    );
    await user.click(await dialog.findByRole('checkbox', { name: 'Class 7b' }));
    await save();
    await waitFor(() => expect(chosen()?.classIds).toEqual([idOf(69), idOf(60)]));
  });

  it('says why a choice is refused, also one that the contract refuses', async () => {
    const many = Array.from({ length: 50 }, (_, index) => idOf(600 + index));
    serve(listClassrooms, [classSummaryOf({ role: 'teacher' })]);
    const { user, dialog, save } = await open(
      exerciseOf({ audience: { audience: 'named', classIds: many, isChosen: true } }),
    );
    serve(setExerciseAudience, refuse(403, 'Your account must be let in first.'));
    await save();
    expect(await dialog.findByText('Your account must be let in first.')).toBeDefined();
    await user.click(await dialog.findByRole('checkbox', { name: 'Class 7b' }));
    await save();
    expect(await dialog.findByText('Choose at most 50.')).toBeDefined();
  });

  it('is only read by those who may not let others in', async () => {
    await openEditor(exerciseOf({ level: 20 }));
    expect(screen.getByText('Everybody')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Who may find it/ })).toBeNull();
  });
});
