import type { ExerciseDocument } from '@lemma/math';
import { readLanguage } from '../scripts/words/made-of-messages.ts';
import { callApi } from './support/demo.ts';
import { publish, setTask } from './support/exercises.ts';
import { mathsBox, typeMaths } from './support/maths.ts';
import { makeAccount } from './support/people.ts';
import { type Look, lookingFor } from './support/looks/words.ts';
import { expect, test } from './test.ts';

const languages = [
  {
    tag: 'fr',
    name: 'French',
    locale: 'fr-FR',
    className: 'Troisième B',
    taskName: 'Équations du premier degré',
    exercise: { title: 'Une équation simple', question: 'Résous $2x = 3$. On trouve [[x]].' },
  },
  {
    tag: 'es',
    name: 'Spanish',
    locale: 'es-CO',
    className: 'Noveno B',
    taskName: 'Ecuaciones de primer grado',
    exercise: { title: 'Una ecuación sencilla', question: 'Resuelve $2x = 3$. Se obtiene [[x]].' },
  },
] as const;

const documentOf = (tag: string, { title, question }: { title: string; question: string }): ExerciseDocument => ({
  format: 'lemma-exercise/1',
  language: tag,
  title,
  question,
  topic: 'algebra/linear-equations',
  tags: [],
  level: 'Level 1',
  variables: { direction: 'ltr', list: [] },
  parts: [{ name: 'x', answerType: 4, accept: [{ value: '3/2' }] }],
  hints: [],
  solution: '$x = 3 : 2$',
  tests: [],
});

for (const { tag, name, locale, className, taskName, exercise } of languages) {
  test(`a learner whose class writes in ${name} joins, answers with a decimal comma, and reads no other word [K06]`, async ({
    page: teacherPage,
    openBrowser,
  }) => {
    const teacher = teacherPage.context();
    await makeAccount(teacher, { role: 'teacher', firstName: 'Luz', lastName: 'Roca' });
    const exerciseId = await publish(teacher, documentOf(tag, exercise));
    const { id: classId, joinCode } = await callApi<{ id: string; joinCode: string }>(teacher, 'POST', '/classes/', {
      name: className,
    });
    await callApi(teacher, 'PATCH', `/classes/${classId}/`, { language: tag, notation: tag });
    await setTask(teacher, classId, { name: taskName, exerciseIds: [exerciseId] });

    const page = await openBrowser({ locale, viewport: { width: 1280, height: 800 } });
    const language = await readLanguage(tag, locale);
    const { words } = language;
    const foreign: string[] = [];
    const typed = ['Ben Ito', 'Luz Roca', className, taskName, exercise.title];
    const look: Look = await lookingFor(page, { language, tag, typed, foreign });

    await page.goto(`/join/${joinCode}`);
    await page.getByLabel(words('First name')).fill('Ben');
    await page.getByLabel(words('Last name')).fill('Ito');
    await look('joining');
    await page.getByRole('button', { name: words('Join class') }).click();
    await expect(page).toHaveURL(/\/c\/[0-9a-f-]+$/);
    await look('class');
    await page.locator(`a[href*="/tasks/"]`).first().click();
    await typeMaths(page, mathsBox(page), '1,25');
    await look('question');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('Not yet')).first()).toBeVisible();
    await look('wrong answer');
    await typeMaths(page, mathsBox(page), '1,5');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('Great!')).first()).toBeVisible();
    await look('right answer');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben');
    await look('home');
    expect(foreign).toEqual([]);
  });
}
