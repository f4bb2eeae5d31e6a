import { markOfText } from '@lemma/math/document';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exerciseOf } from '../../../../testing/exercises.ts';
import { openEditor, savedDocument, write } from '../../../../testing/open-editor.ts';
import { fill } from '../../../../testing/show.tsx';
import type { Exercise } from '@lemma/contracts';

const document: Partial<Exercise['document']> = {
  title: 'Add one',
  question: 'What is {{a}} + 1? [[part1]]',
  hints: [],
  solution: '',
};
const card = (): HTMLElement => screen.getByRole('region', { name: 'Languages' });
const field = (name: string): HTMLElement => within(card()).getByRole('textbox', { name });

/** Opens an exercise with these German texts. */
async function openWith(texts: Readonly<Record<string, readonly [text: string, of: string]>>) {
  const german = Object.entries(texts).map(([at, [text, source]]) => ({ at, text, of: markOfText(source) }));
  return openEditor(exerciseOf({ document: { ...document, translations: [{ language: 'de', texts: german }] } }));
}

describe('texts in other languages', () => {
  it('are added beside their source, and are saved with the exercise', async () => {
    const { user } = await openEditor(exerciseOf({ document }));
    await user.selectOptions(within(card()).getByRole('combobox', { name: 'Add a language' }), 'German');
    await fill(user, field('Title in German'), 'Eins dazu');
    const saved = await savedDocument(({ translations }) => (translations?.[0]?.texts.length ?? 0) > 0);
    expect(saved.translations).toEqual([
      { language: 'de', texts: [{ at: 'title', text: 'Eins dazu', of: markOfText('Add one') }] },
    ]);
    expect(within(card()).getByText(/texts? missing/)).toBeDefined();
  });

  it('say which values of the source they lack', async () => {
    await openWith({ question: ['Was ist das? [[part1]]', 'What is {{a}} + 1? [[part1]]'] });
    expect(await within(card()).findByText('This is missing: {{a}}.')).toBeDefined();
    expect(within(card()).getByText('1 text with mistakes')).toBeDefined();
  });

  it('are outdated when the source changes, until somebody says that they are still right', async () => {
    const { user } = await openWith({ question: ['Was ist {{a}} + 1? [[part1]]', 'What is {{a}} + 1? [[part1]]'] });
    expect(within(card()).queryByText(/text outdated/)).toBeNull();
    await write('Question', 'How much is {{a}} + 1? [[part1]]');
    expect(await within(card()).findByText('1 text outdated')).toBeDefined();
    await user.click(within(card()).getByRole('button', { name: 'Still right' }));
    expect(within(card()).queryByText(/text outdated/)).toBeNull();
    const saved = await savedDocument(({ question }) => question.startsWith('How much'));
    expect(saved.translations?.[0]?.texts).toMatchObject([{ text: 'Was ist {{a}} + 1? [[part1]]' }]);
  });

  it('go with their language', async () => {
    const { user } = await openWith({ title: ['Eins dazu', 'Add one'] });
    await user.click(within(card()).getByRole('button', { name: 'Remove German' }));
    expect((await savedDocument(({ translations }) => translations === undefined)).title).toBe('Add one');
  });
});
