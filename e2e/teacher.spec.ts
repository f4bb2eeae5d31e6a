import { callApi, demoTeacher, signIn } from './support/demo.ts';
import { rowsOfCsv, rowsOfXlsx } from './support/downloads.ts';
import { openVariable, writeSource } from './support/editor.ts';
import { apples, publish, setUpLesson } from './support/exercises.ts';
import { applesOn, mathsBox, typeMaths } from './support/maths.ts';
import { joinByName, makeAccount, newEmail, password } from './support/people.ts';
import { countSteps } from './support/browser/steps.ts';
import { expect, test } from './test.ts';

test('a new teacher has a class with a task of five exercises and a code after 12 clicks and 4 typed fields [R01] [R14] [R28]', async ({
  page,
}) => {
  const steps = countSteps();
  await page.goto('/');
  await steps.click(page.getByRole('link', { name: 'Create a teacher account' }));
  await steps.type(page.getByLabel('First name'), 'Maria');
  await steps.type(page.getByLabel('Last name'), 'Lopez');
  await steps.type(page.getByLabel('E-mail'), newEmail());
  await steps.type(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/a$/);

  await steps.click(page.getByRole('button', { name: 'Create class' }));
  await steps.typeIfEmpty(page.getByRole('dialog').getByLabel('Name'), 'Year 9');
  await page.getByRole('dialog').getByLabel('Name').press('Enter');
  await expect(page.getByText('Give out the code')).toBeVisible();
  await expect(page.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)).toBeVisible();
  await expect(page.getByText(/\/join\/[A-Z0-9]{6}$/)).toBeVisible();

  await steps.click(page.getByRole('link', { name: 'Create task' }));
  await steps.typeIfEmpty(page.getByLabel('Name'), 'First steps');
  await steps.click(page.getByRole('button', { name: 'Add exercises' }));
  const catalogue = page.getByRole('dialog', { name: 'Add exercises' });
  const add = catalogue.getByRole('button', { name: /^Add / });
  await expect(add.nth(4)).toBeVisible();
  for (let one = 1; one <= 5; one += 1) {
    await steps.click(add.first());
    await expect(catalogue.getByText(new RegExp(`^${one} exercises? in the task`))).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(catalogue).toHaveCount(0);
  await steps.click(page.getByRole('button', { name: 'Set task' }));

  await expect(page).toHaveURL(/\/a\/classrooms\/[0-9a-f-]+/);
  await expect(page.getByText(/5 questions/).first()).toBeVisible();
  expect(steps.clicks).toBeLessThanOrEqual(12);
  expect(steps.fields).toBeLessThanOrEqual(4);
});

test('a teacher writes a randomised exercise with live samples, tries it in the preview and publishes it [R24] [R25] [R26] [R27] [D07] [D11] [V06] [S09]', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  await page.goto('/a/catalog/exercises');
  await page.getByRole('link', { name: 'Create exercise' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New exercise' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Title' }).fill('Age riddle');
  await page.getByLabel('Level', { exact: true }).selectOption('Level 2');
  await writeSource(
    page,
    'Question',
    '{{who}} is {{a}} years old, her aunt is {{k}} times as old: `c = a*k` and $a={{a}}$. Her aunt is [[part1]] years old.',
  );

  const age = await openVariable(page, 'a');
  await age.getByRole('textbox', { name: 'From' }).fill('6');
  await age.getByRole('textbox', { name: 'To' }).fill('9');
  const times = await openVariable(page, 'k');
  await times.getByRole('textbox', { name: 'From' }).fill('2');
  await times.getByRole('textbox', { name: 'To' }).fill('4');
  await times.getByRole('textbox', { name: 'But not' }).fill('3');
  const who = await openVariable(page, 'b');
  await who.getByLabel('Drawn from').selectOption({ label: 'One of several words' });
  await who.getByRole('textbox', { name: 'One of' }).fill('Mia, Noor');
  await who.getByRole('textbox', { name: 'Name' }).fill('who');
  // Here, not by the press that opens the next row: what a new name changes in the page may move it away.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^c a\*k \+ who/ })).toBeVisible();
  const product = await openVariable(page, 'c');
  await product.getByRole('textbox', { name: 'Expression' }).fill('a*k');
  await page.getByRole('textbox', { name: 'Right answer' }).fill('c');
  await writeSource(page, 'Hint 1', 'Take the age {{k}} times.');
  await writeSource(page, 'Solution', 'It is ${{a}} \\cdot {{k}} = {{c}}$.');

  for (const [name, values] of [
    ['a', /6 to 9[6-9]{5}$/],
    ['k', /not 3[24]{5}$/],
    ['who', /(Mia|Noor){5}$/],
    ['c', /a\*k\d{10}$/],
  ] as const) {
    await expect(page.getByRole('button', { name: new RegExp(`^${name} `) })).toContainText(values);
  }

  const preview = page.getByRole('region', { name: 'Preview' });
  const riddle = /(Mia|Noor) is (\d+) years old, her aunt is (\d+) times as old/;
  await expect(preview.getByText(riddle)).toBeVisible();
  await expect(preview.locator('mjx-container').first()).toBeVisible();
  const [, , a, k] = riddle.exec(await preview.getByText(riddle).innerText()) ?? [];
  await typeMaths(page, mathsBox(preview), '1');
  await page.keyboard.press('Enter');
  await expect(preview.getByText('Not yet')).toBeVisible();
  await typeMaths(page, mathsBox(preview), String(Number(a) * Number(k)));
  await preview.getByRole('button', { name: 'Check' }).click();
  await expect(preview.getByText('Great!')).toBeVisible();
  await preview.getByRole('button', { name: 'Roll' }).click();
  await expect(preview.getByText(/^variant (?!1$)\d+$/)).toBeVisible();
  await expect(preview.getByText('Great!')).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/a\/catalog\/exercises\/[0-9a-f-]{36}$/);

  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText(riddle)).toBeVisible();
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText(/Take the age \d times\./)).toBeVisible();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.getByText('Solution with your numbers')).toBeVisible();

  await page.goto('/a/catalog/exercises?q=Age+riddle');
  await expect(page.getByRole('article', { name: 'Age riddle' }).first()).toContainText('Level 2');
});

test('a teacher sets a task of own and catalogue exercises; a due date before the opening is reported beside its field [R19] [R20] [R28] [V07]', async ({
  page,
}) => {
  const teacher = page.context();
  await makeAccount(teacher, { role: 'teacher' });
  await publish(teacher, apples);
  const { id } = await callApi<{ id: string }>(teacher, 'POST', '/classes/', { name: 'Year 9' });

  await page.goto(`/a/classrooms/${id}`);
  await page.getByRole('link', { name: 'Create task' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Fruit and squares');
  await expect(page.getByRole('radio', { name: /^Practice/ })).toBeChecked();
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const catalogue = page.getByRole('dialog', { name: 'Add exercises' });
  for (const title of ['Apples in a basket', 'Complete the square']) {
    await catalogue.getByRole('searchbox', { name: 'Search exercises' }).fill(title);
    await catalogue
      .getByRole('button', { name: `Add ${title}` })
      .first()
      .click();
  }
  await expect(catalogue.getByText('2 exercises in the task')).toBeVisible();
  await catalogue.getByRole('button', { name: 'Done' }).click();

  await page.getByLabel('Opens').fill('2035-05-04T08:00');
  await page.getByLabel('Due', { exact: true }).fill('2035-05-01T08:00');
  await page.getByRole('button', { name: 'Set task' }).click();
  await expect(page.getByLabel('Due', { exact: true })).toHaveAccessibleDescription(
    /This is before it opens\. Choose a later day\./,
  );
  await page.getByLabel('Opens').fill('');
  await page.getByRole('button', { name: 'Set task' }).click();

  await expect(page).toHaveURL(/\/a\/classrooms\/[0-9a-f-]{36}/);
  await page.goto(`/a/classrooms/${id}/tasks`);
  const row = page.getByRole('link', { name: /Fruit and squares/ });
  await expect(row).toContainText('Practice · 2 questions');
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fruit and squares' })).toBeVisible();
  await expect(page.getByText('Apples in a basket')).toBeVisible();
  await expect(page.getByText('Complete the square')).toBeVisible();
  await expect(page.getByLabel('Due', { exact: true })).toHaveValue('2035-05-01T08:00');
});

test('leaving a form with unsaved changes asks first and loses nothing on Stay [F04] [F05]', async ({ page }) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId } = await setUpLesson(page.context(), { documents: [apples] });
  await page.goto(`/a/classrooms/${classId}/tasks/${taskId}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Homework 1, corrected');

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Exercises' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Homework 1, corrected');

  await navigation.getByRole('link', { name: 'Exercises' }).click();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/a\/catalog\/exercises$/);
  await page.goto(`/a/classrooms/${classId}/tasks/${taskId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Homework 1, corrected' })).toBeVisible();
});

test('a teacher sees progress, each response, and downloads the grades as CSV and XLSX [R17] [R21] [R29] [R30]', async ({
  page,
  openBrowser,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { classId, taskId, joinCode } = await setUpLesson(page.context(), { documents: [apples], taskName: 'Fruit' });

  const learner = await openBrowser();
  await learner.goto(`/join/${joinCode}`);
  await joinByName(learner, 'Ben', 'Ito');
  await learner.getByRole('link', { name: /Fruit/ }).click();
  await expect(mathsBox(learner)).toBeVisible();
  const { a, b } = await applesOn(learner);
  await typeMaths(learner, mathsBox(learner), String(b - a));
  await learner.keyboard.press('Enter');
  await expect(learner.getByText('Not quite, keep it up though!').first()).toBeVisible();
  await typeMaths(learner, mathsBox(learner), String(a + b));
  await learner.keyboard.press('Enter');
  await expect(learner.getByText('Great!').first()).toBeVisible();

  await page.goto(`/a/classrooms/${classId}/tasks/${taskId}/progress`);
  const row = page.getByRole('link', { name: /Ben Ito/ });
  await expect(row).toContainText('2 / 2');
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fruit' })).toBeVisible();
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await expect(answers).toHaveCount(2);
  await expect(answers.nth(0)).toContainText(String(b - a));
  await expect(answers.nth(0)).toContainText('Not yet');
  await expect(answers.nth(0)).toContainText('You took away, but Ann picks more.');
  await expect(answers.nth(1)).toContainText(String(a + b));
  await expect(answers.nth(1)).toContainText('Right');

  await page.goto(`/a/classrooms/${classId}/results`);
  await expect(page.getByRole('rowheader', { name: /Ito/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ito/ })).toContainText('100');
  const download = async (entry: string) => {
    await page.getByRole('button', { name: 'Download' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    return started;
  };
  const csv = await rowsOfCsv(await download('Grades, CSV'));
  const xlsx = await rowsOfXlsx(await download('Grades, Excel'));
  const heads = ['Total in %', 'Points', 'Of points', 'Does not count', 'Changed by a teacher'];
  const grades = [
    ['Last name', 'First name', 'Fruit', ...heads],
    ['', 'Points possible', '2', '', '', '', '', ''],
    ['Ito', 'Ben', '100', '100', '2', '2', '', ''],
  ];
  expect(csv).toEqual(grades);
  // Empty cells at the end of a row are not written.
  expect(
    xlsx.map((row, at) => [...row, ...Array(grades[at]?.length ?? 0).fill('')].slice(0, grades[at]?.length)),
  ).toEqual(grades);

  const [head, ...responses] = await rowsOfCsv(await download('Every response, CSV'));
  expect(responses).toHaveLength(2);
  const column = head?.findIndex((name) => /answer/i.test(name)) ?? -1;
  expect(responses.map((response) => response[column])).toEqual([String(b - a), String(a + b)]);
});

test('from the home page a teacher sees in four clicks why a learner got a question wrong [R10] [R17] [R21]', async ({
  page,
}) => {
  const steps = countSteps();
  await signIn(page.context(), demoTeacher);
  await page.goto('/a');
  await steps.click(
    page
      .getByRole('main')
      .getByRole('link', { name: /Year 11 Mathematics/ })
      .first(),
  );
  await steps.click(page.getByRole('link', { name: 'Results' }));
  const score = page.getByRole('row', { name: /Bauer/ }).locator('td[data-at]');
  await steps.click(score.filter({ hasText: /^[1-9]?\d$/ }).first());
  await expect(page.getByRole('dialog', { name: /Bauer/ })).toBeVisible();
  const answers = page.getByRole('list', { name: 'Answers' }).first();
  await expect(answers.getByText(/Not yet|Partly right/).first()).toBeVisible();
  await expect(answers.getByText('Typed').first()).toBeVisible();
  await expect(page.getByText('Key', { exact: true }).first()).toBeVisible();
  expect(steps.clicks).toBeLessThanOrEqual(4);
});

test('formulas of a list that scrolls by itself are there before they come into view, so that no button moves under a hand', async ({
  page,
}) => {
  await makeAccount(page.context(), { role: 'teacher' });
  const { id } = await callApi<{ id: string }>(page.context(), 'POST', '/classes/', { name: 'Year 9' });
  await page.goto(`/classroom/create-task?class=${id}`);
  await page.getByRole('button', { name: 'Add exercises' }).click();
  const found = page.getByRole('dialog', { name: 'Add exercises' }).getByRole('region', { name: 'Found exercises' });
  await expect(found.getByRole('button', { name: /^Add / }).first()).toBeVisible();
  // Below what is seen, up to a screen away; the end of a line that is cut is not meant.
  const formulas = (isThere: boolean) =>
    found.evaluate((list, filled) => {
      const { bottom, right } = list.getBoundingClientRect();
      const below = [...list.querySelectorAll('[data-tex]')].filter((one) => {
        const { left, top } = one.getBoundingClientRect();
        return left < right && top > bottom && top < bottom + 600;
      });
      return below.filter((one) => (one.querySelector(':scope > [data-boxes]:empty') === null) === filled).length;
    }, isThere);
  await expect.poll(() => formulas(true)).toBeGreaterThan(0);
  await expect.poll(() => formulas(false)).toBe(0);
});
