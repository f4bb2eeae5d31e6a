import {
  copyExercise,
  getExercise,
  publishExercise,
  unpublishExercise,
  updateExercise,
  type Exercise,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { exerciseOf } from '../../../testing/exercises.ts';
import {
  keepSaves,
  openEditor,
  openNewExercise,
  savedDocument,
  sourceOf,
  write,
} from '../../../testing/open-editor.ts';
import { idOf } from '../../../testing/people.ts';
import { callsOf, cutNetwork, refuse, serve } from '../../../testing/server.ts';
import { fill } from '../../../testing/show.tsx';

const published: Partial<Exercise> = {
  status: 'PB',
  publishedVersion: { id: idOf(900), number: 1, publishedAt: '2026-09-01T08:00:00Z' },
  hasUnpublishedChanges: false,
};
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const title = (): HTMLElement => screen.getByRole('textbox', { name: 'Title' });
const isReady = (name: string | RegExp) => waitFor(() => expect(button(name)).toHaveProperty('disabled', false));
/** Why the exercise cannot be published, as a screen reader says it with the button. */
const obstacle = (): string =>
  document.getElementById(button(/^Publish/).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const menu = async (user: UserEvent, item: string): Promise<void> => {
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('saving in the editor', () => {
  it('stores what was written once writing rests, on the revision that was opened', async () => {
    await openEditor();
    await write('Question', 'What is {{a}} + 1? [[part1]]');
    expect((await savedDocument()).question).toBe('What is {{a}} + 1? [[part1]]');
    expect(callsOf(updateExercise).map(({ body }) => body.revision)).toEqual([3]);
    expect(await screen.findByText(/^Saved \d/)).toBeDefined();
  });

  it('builds the next save on the revision of the last one', async () => {
    const { user } = await openEditor();
    await fill(user, title(), 'First');
    await savedDocument((document) => document.title === 'First');
    await fill(user, title(), 'Second');
    await savedDocument((document) => document.title === 'Second');
    expect(callsOf(updateExercise).map(({ body }) => body.revision)).toEqual([3, 4]);
  });

  it('says that it is not saved while the network is away', async () => {
    const { user } = await openEditor();
    cutNetwork(true);
    await fill(user, title(), 'Offline');
    expect(await screen.findByText(/Not saved yet\. Network error/)).toBeDefined();
    expect(title()).toHaveProperty('value', 'Offline');
  });

  it('saves a new exercise with its first change, and not before', async () => {
    const { user } = await openNewExercise();
    expect(screen.queryByText(/^Saved/)).toBeNull();
    await fill(user, title(), 'My first');
    expect(await screen.findByText(/^Saved/)).toBeDefined();
    expect(window.location.pathname).toBe(`/a/catalog/exercises/${idOf(401)}`);
    await fill(user, title(), 'My second');
    expect((await savedDocument()).title).toBe('My second');
  });
});

describe('an exercise that was saved elsewhere', () => {
  const theirs = exerciseOf({ revision: 8, document: { title: 'Theirs' } });

  async function openConflict() {
    const page = await openEditor();
    serve(updateExercise, ({ body }) =>
      body.revision === theirs.revision
        ? { ...theirs, revision: 9, document: body.document }
        : refuse(409, 'It was saved elsewhere.'),
    );
    serve(getExercise, theirs);
    await fill(page.user, title(), 'Mine');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This exercise was changed elsewhere' }));
    return { ...page, dialog };
  }

  it('is replaced when the author keeps the own text', async () => {
    const { user, dialog } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(callsOf(updateExercise).at(-1)?.body).toMatchObject({ revision: 8 }));
    expect(await screen.findByText(/^Saved \d/)).toBeDefined();
    await waitFor(() => expect(title()).toHaveProperty('value', 'Mine'));
  });

  it('is shown when the author takes it', async () => {
    const { user, dialog } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(title()).toHaveProperty('value', 'Theirs'));
  });

  it('changes nothing while the author has not decided', async () => {
    const { user } = await openConflict();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(title()).toHaveProperty('value', 'Mine');
    expect(screen.getByText(/Not saved yet\. It was saved elsewhere\./)).toBeDefined();
  });
});

describe('steps back in the editor', () => {
  it('take the last change back and bring it again, by the buttons', async () => {
    const { user } = await openEditor();
    expect(button('Undo')).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText('Level'), 'Level 3');
    await user.click(button('Undo'));
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'Level 1');
    await user.click(button('Redo'));
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'Level 3');
    expect(button('Redo')).toHaveProperty('disabled', true);
  });

  it.each([
    ['{Control>}z{/Control}', '{Control>}y{/Control}'],
    ['{Meta>}z{/Meta}', '{Meta>}{Shift>}z{/Shift}{/Meta}'],
  ])('take it back by %s and bring it again by %s, wherever the focus is', async (undo, redo) => {
    const { user } = await openEditor();
    await user.selectOptions(screen.getByLabelText('Level'), 'Level 3');
    title().focus();
    await user.keyboard(undo);
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'Level 1');
    await user.keyboard(redo);
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'Level 3');
  });

  it('reach the text with mathematics too', async () => {
    const { user } = await openEditor();
    const before = (await sourceOf('Question')).state.doc.toString();
    await write('Question', 'Gone [[part1]]');
    await user.click(button('Undo'));
    expect((await sourceOf('Question')).state.doc.toString()).toBe(before);
  });
});

describe('publishing in the editor', () => {
  it('makes a version of what was saved last', async () => {
    serve(publishExercise, exerciseOf({ ...published, revision: 5 }));
    const { user } = await openEditor();
    await fill(user, title(), 'Ready');
    await isReady('Publish');
    await user.click(button('Publish'));
    expect(await screen.findByText('Published. Version 1 is in the catalogue.')).toBeDefined();
    expect(callsOf(publishExercise)[0]?.body).toMatchObject({ revision: 4 });
    expect(button('Publish changes')).toHaveProperty('disabled', true);
    expect(obstacle()).toBe('Nothing has changed since it was published.');
  });

  it.each<[string, Partial<Exercise['document']>, string]>([
    ['has no title', { title: '' }, 'Give the exercise a title first.'],
    ['cannot be read', { question: 'What is {{nothing}}? [[part1]]' }, 'Fix the marked fields first.'],
    [
      'has tests that do not hold',
      { tests: [{ seed: 'any', answers: [{ part: 'part1', value: 'k + 1' }], score: 1 }] },
      'One problem is left; Health says which.',
    ],
  ])('is not possible while the exercise %s, and says so', async (_, document, words) => {
    await openEditor(exerciseOf({ document }));
    await waitFor(() => expect(obstacle()).toBe(words));
    expect(button('Publish')).toHaveProperty('disabled', true);
  });

  it('shows at their places what the server refuses', async () => {
    serve(publishExercise, refuse(400, { 'document.title': 'There is another of this name.' }));
    const { user } = await openEditor();
    await isReady('Publish');
    await user.click(button('Publish'));
    expect(await screen.findAllByText('There is another of this name.')).not.toHaveLength(0);
    expect(title().getAttribute('aria-invalid')).toBe('true');
  });

  it('says of a published exercise what is changed since', async () => {
    const { user } = await openEditor(exerciseOf(published));
    expect(screen.queryByText('Unpublished changes')).toBeNull();
    await fill(user, title(), 'Newer');
    expect(await screen.findByText('Unpublished changes')).toBeDefined();
    await isReady('Publish changes');
  });

  it('is taken back after a question', async () => {
    serve(unpublishExercise, exerciseOf());
    const { user } = await openEditor(exerciseOf(published));
    await menu(user, 'Unpublish');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unpublish it?' }));
    expect(callsOf(unpublishExercise)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('It is a draft again.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDefined();
  });
});

describe('other things to do with an exercise', () => {
  it('begin with a copy that opens', async () => {
    const copy = exerciseOf({ id: idOf(402), document: { title: 'A copy' } });
    serve(copyExercise, copy);
    const { user, address } = await openEditor();
    serve(getExercise, copy);
    await menu(user, 'Make a copy');
    await waitFor(() => expect(title()).toHaveProperty('value', 'A copy'));
    expect(address()).toBe(`/a/catalog/exercises/${copy.id}`);
  });

  it.each([
    ['Variants', 'variants'],
    ['Preview', 'preview'],
  ])('lead to %s', async (name, end) => {
    await openEditor();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/a/catalog/exercises/${idOf(401)}/${end}`);
  });

  it('do not include the public page while it is a draft', async () => {
    const { user } = await openEditor();
    await user.click(button('More'));
    await screen.findByRole('menuitem', { name: 'Make a copy' });
    expect(screen.queryByRole('menuitem', { name: 'Public tip page' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Unpublish' })).toBeNull();
  });
});

describe('the editor on a phone', () => {
  it('shows one part of the exercise at a time, chosen by its tab', async () => {
    const { user } = await openEditor(exerciseOf(), 390);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Question',
      'Part 1',
      'Figures',
      'Variables',
      'Tests',
      'Hints and solution',
      'Languages',
      'Health',
    ]);
    expect(screen.queryByRole('region', { name: 'Variables' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    expect(screen.getByRole('region', { name: 'Variables' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  });

  it('counts problems on the tab of Health', async () => {
    await openEditor(exerciseOf({ document: { question: 'What is {{nothing}}? [[part1]]' } }), 390);
    expect(await screen.findByRole('tab', { name: 'Health (1)' })).toBeDefined();
  });

  it('folds the preview away', async () => {
    const { user } = await openEditor(exerciseOf(), 390);
    await user.click(button('Fold the preview away'));
    expect(button('Show the preview').getAttribute('aria-expanded')).toBe('false');
  });

  it('has the tools of the chosen tab at its foot', async () => {
    const { user } = await openEditor(exerciseOf(), 390);
    keepSaves(exerciseOf());
    await user.click(screen.getByRole('tab', { name: 'Hints and solution' }));
    await user.click(within(screen.getByRole('group', { name: 'Tools' })).getByRole('button', { name: 'Hint' }));
    expect((await savedDocument()).hints).toHaveLength(2);
  });
});
