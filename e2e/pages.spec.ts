import type { Page } from '@playwright/test';
import { controlsCutOff } from './support/looks/cut-off.ts';
import { demoLearner, findDemoIds, signIn } from './support/demo.ts';
import { mathsBox } from './support/maths.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  findAccessibilityProblems,
  findLasting,
  sidewaysScroll,
  test,
} from './test.ts';
import { people } from './walk.ts';

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
/** A laptop at 400 %, and a tablet. */
const otherSizes = [
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
];

/** Pages are opened on a phone in light and then seen on a laptop in dark; `languages.spec.ts` opens them on a laptop. */
const onPhone = { viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'light' } as const;

for (const { who, rows, user, pages } of people) {
  test(`every page of ${who} is well made on a phone in light and on a laptop in dark [F01] ${rows}`, async ({
    openBrowser,
  }) => {
    // It takes as long as there are pages.
    test.slow();
    const page = await openBrowser(onPhone);
    if (user) await signIn(page.context(), user);
    const problems: string[] = [];
    for (const path of await pages(page.context())) {
      await test.step(path, async () => {
        problems.push(...(await findProblems(page, path)).map((problem) => `${path} ${problem}`));
      });
    }
    expect(problems).toEqual([]);
  });
}

test('a question with the maths keyboard open is well made on a phone [F01] [M10] [S08]', async ({ openBrowser }) => {
  const page = await openBrowser(onPhone);
  await signIn(page.context(), demoLearner);
  const { classId, taskNamed } = await findDemoIds(page.context());
  await page.goto(`/c/${classId}/tasks/${taskNamed('Solving equations')}`);
  const box = mathsBox(page);
  await expect(box).toBeVisible();
  await box.tap();
  const keyboard = page.getByRole('region', { name: 'Maths keyboard' });
  await expect(keyboard).toBeVisible();
  for (const tab of await keyboard.getByRole('tab').all()) {
    await tab.tap();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

async function findProblems(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expectDrawn(page);
  const problems = (await findFaults(page)).map((problem) => `${problem} on a phone`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.setViewportSize(laptop);
  await expectDrawn(page);
  problems.push(...(await findFaults(page)).map((problem) => `${problem} on a laptop`));
  for (const other of otherSizes) {
    await page.setViewportSize(other);
    problems.push(...(await findLasting(() => findCut(page))).map((problem) => `${problem} at ${other.width} px`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  return problems;
}

async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  await expect(page).toHaveTitle(/ · Lemma$/);
}

async function findFaults(page: Page): Promise<string[]> {
  return [...(await findLasting(() => findCut(page))), ...(await findLasting(() => findAccessibilityProblems(page)))];
}

async function findCut(page: Page): Promise<string[]> {
  const scroll = await sidewaysScroll(page);
  const cut = await controlsCutOff(page);
  return [...(scroll > 0 ? [`scrolls sideways by ${scroll} px`] : []), ...cut.map((name) => `cuts off ${name}`)];
}
