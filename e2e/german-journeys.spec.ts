import type { Page } from '@playwright/test';
import { readLanguage } from '../scripts/words/made-of-messages.ts';
import { mathsBox, typeMaths } from './support/maths.ts';
import { newEmail, password } from './support/people.ts';
import { type Look, lookingFor } from './support/looks/words.ts';
import { expect, test } from './test.ts';

const german = await readLanguage('de', 'de-AT');
const { words } = german;
/** Names that the test types, and mathematics as authors write it in every language. */
const typed = ['Maria Lopez', 'Ben Ito', '9a', 'cm^2', 'b != 0 and gcd(a, b) = 1'];

test('a new teacher and a new learner whose browsers ask for German read no other word on their way [K06]', async ({
  openBrowser,
}) => {
  const foreign: string[] = [];
  /** Opens a browser, and looks at all texts of its pages when asked. */
  async function openGerman(): Promise<{ page: Page; look: Look }> {
    const page = await openBrowser({ locale: 'de-AT', viewport: { width: 1280, height: 800 } });
    return { page, look: await lookingFor(page, { language: german, tag: 'de', typed, foreign }) };
  }

  const { page: teacher, look: lookAtTeacher } = await openGerman();
  let code = '';
  await test.step('nothing → a class with a task of five exercises, and a code', async () => {
    await teacher.goto('/');
    await expect(teacher.getByRole('link', { name: words('Create a teacher account') })).toBeVisible();
    await lookAtTeacher('home');
    await teacher.getByRole('link', { name: words('Create a teacher account') }).click();
    await teacher.getByLabel(words('First name')).fill('Maria');
    await lookAtTeacher('sign-up');
    await teacher.getByLabel(words('Last name')).fill('Lopez');
    await teacher.getByLabel(words('E-mail')).fill(newEmail());
    await teacher.getByLabel(words('Password')).first().fill(password);
    await teacher.keyboard.press('Enter');
    await expect(teacher).toHaveURL(/\/a$/);
    await teacher.getByRole('button', { name: words('Create class') }).click();
    const name = teacher.getByRole('dialog').getByLabel(words('Name'));
    await lookAtTeacher('new class');
    await name.fill('9a');
    await name.press('Enter');
    const shown = teacher.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
    await expect(shown).toBeVisible();
    code = await shown.innerText();
    await lookAtTeacher('new class with its code');
    await teacher.getByRole('link', { name: words('Create task') }).click();
    await teacher.getByRole('button', { name: words('Add exercises') }).click();
    // A German word finds exercises with German texts; other teachers may have published some without.
    await teacher
      .getByRole('dialog')
      .getByRole('searchbox')
      .or(teacher.getByRole('dialog').getByRole('textbox'))
      .first()
      .fill('Bruch');
    const add = teacher.getByRole('dialog').getByRole('button', { name: /(?:hinzufügen|aufnehmen)$/ });
    await expect(add.nth(4)).toBeVisible();
    await lookAtTeacher('catalogue beside a task');
    for (let one = 1; one <= 5; one += 1) {
      await add.first().click();
      await expect(teacher.getByRole('dialog').getByText(new RegExp(`^${one} Aufgaben? im Auftrag`))).toBeVisible();
    }
    await teacher.keyboard.press('Escape');
    await expect(teacher.getByRole('dialog')).toHaveCount(0);
    await lookAtTeacher('new task');
    await teacher.getByRole('button', { name: words('Set task') }).click();
    await expect(teacher).toHaveURL(/\/a\/classrooms\/[0-9a-f-]+/);
    await lookAtTeacher('class of a teacher');
  });
  const classId = /classrooms\/([0-9a-f-]+)/.exec(teacher.url())?.[1] ?? '';

  const { page: learner, look: lookAtLearner } = await openGerman();
  await test.step('a code → the first question, answered wrong', async () => {
    await learner.goto('/');
    await learner.getByRole('textbox', { name: words('Join a class') }).fill(code);
    await learner.keyboard.press('Enter');
    await learner.getByLabel(words('First name')).fill('Ben');
    await lookAtLearner('joining');
    await learner.getByLabel(words('Last name')).fill('Ito');
    await learner.getByRole('button', { name: words('Join class') }).click();
    await expect(learner).toHaveURL(/\/c\/[0-9a-f-]+$/);
    await lookAtLearner('class of a learner');
    await learner.locator(`a[href*="/tasks/"]`).first().click();
    await expect(mathsBox(learner)).toBeVisible();
    await lookAtLearner('first question');
    await typeMaths(learner, mathsBox(learner), '987654');
    await learner.keyboard.press('Enter');
    await expect(
      learner
        .locator('[data-verdict-mark]')
        .or(learner.getByText(/zweiter Versuch|Versuch 2/i))
        .first(),
    ).toBeVisible();
    await lookAtLearner('wrong answer');
  });
  await test.step('home → the question a learner stopped at', async () => {
    await learner.goto('/');
    await learner.getByRole('main').locator('a[href*="/tasks/"]').first().click();
    await expect(mathsBox(learner)).toBeVisible();
    await learner.goto('/');
    await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAtLearner('home of a learner');
  });
  await test.step('home of a teacher → why an answer was wrong', async () => {
    await teacher.goto('/a');
    await expect(teacher.getByRole('main').getByRole('link', { name: /9a/ }).first()).toBeVisible();
    await lookAtTeacher('home of a teacher');
    await teacher.goto(`/a/classrooms/${classId}/results`);
    await lookAtTeacher('grade book');
    await teacher.getByRole('row', { name: /Ito/ }).locator('td[data-at]').first().click();
    await expect(teacher.getByRole('dialog', { name: /Ito/ })).toBeVisible();
    await lookAtTeacher('answers of a learner');
  });
  await test.step('home of a teacher → a question of a poll on the wall', async () => {
    await teacher.goto('/a');
    await teacher.getByRole('button', { name: words('Ask now, A to E') }).click();
    await expect(teacher).toHaveURL(/present/);
    await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAtTeacher('wall of a poll');
  });
  await test.step('nothing → an exercise that is published', async () => {
    await teacher.goto('/a/catalog/exercises/create');
    await expect(teacher.locator('mjx-container').first()).toBeVisible();
    await lookAtTeacher('editor');
    await teacher
      .getByRole('textbox', { name: words('Title') })
      .first()
      .fill('Altersrätsel');
    await teacher.getByRole('button', { name: words('Publish') }).click();
    await expect(teacher).toHaveURL(/exercises\/[0-9a-f-]{36}$/);
    await lookAtTeacher('published exercise');
  });
  expect(foreign).toEqual([]);
});
