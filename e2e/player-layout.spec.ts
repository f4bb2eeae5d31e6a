import type { ExerciseDocument } from '@lemma/math';
import type { Page } from '@playwright/test';
import { apples, joinLesson } from './support/exercises.ts';
import { latexIn, mathsBox } from './support/maths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const rightToLeft: ExerciseDocument = {
  ...apples,
  title: 'From right to left',
  variables: { direction: 'rtl', list: [] },
  question: 'حل المعادلة $3x + 8 = 32$ ثم اكتب: $x =$ [[total]].',
  parts: [{ name: 'total', answerType: 4, points: 1, accept: [{ value: '8' }] }],
  hints: ['اطرح: $3x = 32 - 8$.'],
  solution: 'نحصل على $x = 24 \\div 3$.',
};
const product: ExerciseDocument = {
  ...apples,
  title: 'A column',
  variables: { direction: 'ltr', list: [] },
  question: 'Which vector is meant? [[total]]',
  parts: [{ name: 'total', answerType: 9, points: 1, accept: [{ value: '(1, 2, 3)' }] }],
  hints: [],
  solution: '',
};

/** Visible buttons that do not fit between the edges of the window. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('main button:visible, header button:visible, header a:visible').evaluateAll((buttons) =>
    buttons
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      // The segments of the phone's bar reach to both edges.
      .filter(({ box }) => box.left < -0.5 || box.right > window.innerWidth + 0.5)
      .map(({ button, box }) => `${button.textContent || button.ariaLabel} ${box.left} to ${box.right}`),
  );

const screens = [
  { name: 'a narrow phone', options: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } },
  { name: 'a narrow window with a mouse', options: { viewport: { width: 320, height: 568 } } },
  { name: 'a laptop enlarged four times', options: { viewport: { width: 320, height: 200 } } },
];

for (const { name, options } of screens) {
  test(`every button of a question can be reached on ${name} [M03] [K06]`, async ({ openBrowser }) => {
    const page = await openBrowser(options);
    const { classId, taskId } = await joinLesson(page, openBrowser);
    await page.goto(`/c/${classId}/tasks/${taskId}`);
    await expect(mathsBox(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Solution' })).toHaveText('Solution');
    await expect.poll(() => cutOff(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const check = page.getByRole('button', { name: 'Check' });
    await check.scrollIntoViewIfNeeded();
    await expect(check).toBeInViewport({ ratio: 1 });
    await check.click({ trial: true });
  });
}

test('formulas in a text from right to left stand from left to right, with their boxes [D10] [V06]', async ({
  page,
  openBrowser,
}) => {
  const { classId, taskId } = await joinLesson(page, openBrowser, [rightToLeft]);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await expect(mathsBox(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible();
  await expect(page.locator('[data-tex] > [data-boxes]:empty')).toHaveCount(0);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const findMirrored = () =>
      page.locator('main [data-tex]').evaluateAll((formulas) =>
        formulas
          .filter((formula) => {
            const signs = [...formula.querySelectorAll('mjx-mn, mjx-mi, mjx-mo')];
            const lefts = signs.map((sign) => sign.getBoundingClientRect().left);
            return signs.length === 0 || lefts.some((left, at) => at > 0 && left < (lefts[at - 1] ?? 0));
          })
          .map((formula) => formula.getAttribute('data-tex')),
      );
    await expect.poll(findMirrored, media).toEqual([]);
    await expect(async () => {
      const label = await page.locator('main [data-tex="x ="]').boundingBox();
      const box = await page.locator('main [data-answer-box]').boundingBox();
      expect(label?.x, media).toBeLessThan(box?.x ?? 0);
    }).toPass();
  }
});

test('a vector of any length is entered with keys of the first row alone [M10]', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { classId, taskId } = await joinLesson(page, openBrowser, [product]);
  await page.goto(`/c/${classId}/tasks/${taskId}`);
  await mathsBox(page).tap();
  const keys = page.getByRole('region', { name: 'Maths keyboard' });
  const press = async (...names: readonly string[]) => {
    for (const name of names) await keys.getByRole('button', { name, exact: true }).tap();
  };
  await press('Column vector', '1', 'Right', '2', 'Add a row', '3');
  await expect
    .poll(async () => (await latexIn(mathsBox(page))).replaceAll(/\s/g, ''))
    .toBe('\\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix}');
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(1);
  await press('Check');
  await expect(page.getByText('Great!').first()).toBeVisible();
  await expect(keys.getByRole('button', { name: 'Finish' })).toBeVisible();
});
