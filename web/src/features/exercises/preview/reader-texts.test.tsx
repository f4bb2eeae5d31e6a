import { getExercise, type Exercise } from '@lemma/contracts';
import { markOfText } from '@lemma/math/document';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startEngine } from '../../../testing/engine.ts';
import { exerciseOf } from '../../../testing/exercises.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { ExercisePage } from '../ExercisePage.tsx';
import { ExercisePreviewPage } from '../ExercisePreviewPage.tsx';
import { VariantsPage } from '../VariantsPage.tsx';

const english = {
  title: 'Fruit',
  question: 'How many {{kind}} are {{n}} {{kind}}? [[part1]]',
  solution: 'They are {{n}} {{kind}}.',
};
const german = {
  title: 'Obst',
  question: 'Wie viele {{kind}} sind {{n}} {{kind}}? [[part1]]',
  solution: 'Es sind {{n}} {{kind}}.',
  'words.kind.0': 'Äpfel',
  'words.kind.1': 'Birnen',
};

/** An exercise whose words are drawn, with its texts in German; `keepIf` knows the English words alone. */
function fruit(texts: Readonly<Record<string, string>> = german): Partial<Exercise['document']> {
  const source: Readonly<Record<string, string>> = { ...english, 'words.kind.0': 'apples', 'words.kind.1': 'pears' };
  return {
    ...english,
    language: 'en',
    variables: {
      direction: 'ltr',
      list: [
        { name: 'n', generator: 'random-integer', min: 2, max: 9 },
        { name: 'kind', generator: 'random-string-list', values: ['apples', 'pears'] },
      ],
    },
    parts: [{ name: 'part1', answerType: 4, points: 1, accept: [{ value: 'n' }] }],
    hints: [],
    translations: [
      {
        language: 'de',
        texts: Object.entries(texts).map(([at, text]) => ({ at, text, of: markOfText(source[at] ?? '') })),
      },
    ],
  };
}

async function open(
  page: 'view' | 'preview' | 'variants',
  document = fruit(),
  reader: Exercise['reader'] = { language: 'de', languages: ['en', 'de'], title: 'Obst' },
) {
  await startEngine();
  serve(getExercise, exerciseOf({ document, reader, canEdit: false, level: 10, ownerName: 'Ada' }));
  const [component, end] = (
    {
      view: [ExercisePage, ''],
      preview: [ExercisePreviewPage, '/preview'],
      variants: [VariantsPage, '/variants'],
    } as const
  )[page];
  return showPage(component, {
    as: teacher,
    at: `/a/catalog/exercises/${idOf(401)}${end}`,
    path: `/a/catalog/exercises/:exerciseId${end}`,
  });
}

const textOfPage = () => document.body.textContent ?? '';

describe('an exercise of somebody else with texts in the language of its reader', () => {
  it('is read in it: title, question, solution and drawn words', async () => {
    await open('view');
    await screen.findByRole('heading', { level: 1, name: 'Obst' });
    await waitFor(() => expect(textOfPage()).toMatch(/Wie viele (?:Äpfel|Birnen) sind/));
    expect(textOfPage()).toMatch(/Es sind/);
    expect(textOfPage()).not.toMatch(/apples|pears|How many/);
  });

  it('is previewed in it, and in its own language when that is chosen', async () => {
    const { user } = await open('preview');
    await screen.findByRole('heading', { level: 1, name: 'Obst' });
    await waitFor(() => expect(textOfPage()).toMatch(/Wie viele (?:Äpfel|Birnen) sind/));
    const words = /Wie viele (Äpfel|Birnen) sind/.exec(textOfPage())?.[1];
    await user.click(within(screen.getByRole('group', { name: 'Language of the exercise' })).getByText('English'));
    await waitFor(() => expect(textOfPage()).toMatch(/How many (?:apples|pears) are/));
    const place = /How many (apples|pears) are/.exec(textOfPage())?.[1];
    expect([words, place]).toEqual(words === 'Äpfel' ? ['Äpfel', 'apples'] : ['Birnen', 'pears']);
    await screen.findByRole('heading', { level: 1, name: 'Fruit' });
  });

  it('has its variants in it', async () => {
    await open('variants');
    await waitFor(() => expect(textOfPage()).toMatch(/Wie viele (?:Äpfel|Birnen) sind/));
    expect(textOfPage()).not.toMatch(/apples|pears|How many/);
  });
});
