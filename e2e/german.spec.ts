import { demoLearner, signIn } from './support/demo.ts';
import { expect, sidewaysScroll, test } from './test.ts';
import { people } from './walk.ts';

for (const { who, user, pages: pathsOf } of people) {
  test(`every page of ${who} opens in German on a phone, and nothing is wider than it [K06]`, async ({
    openBrowser,
    baseURL,
  }) => {
    const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    if (user) await signIn(page.context(), user);
    const paths = await pathsOf(page.context());
    await page.context().addCookies([{ name: 'lemma_language', value: 'de', url: baseURL }]);
    const wide: string[] = [];
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { name: /tut uns leid/ })).toHaveCount(0);
        await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
        if ((await sidewaysScroll(page)) > 0) wide.push(path);
      });
    }
    expect(wide).toEqual([]);
  });
}

test('a browser that asks for German gets German pages [K06]', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'de-AT' });
  await page.goto('/join/AAAAAA');
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Klasse hat diesen Code' })).toBeVisible();
  await signIn(page.context(), demoLearner);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mila');
  await expect(page.getByRole('heading', { name: 'Fällig' })).toBeVisible();
});
