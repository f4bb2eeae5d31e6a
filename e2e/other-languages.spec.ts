import type { Page } from '@playwright/test';
import { controlsOverlapping, textsCutOff } from './support/looks/cut-off.ts';
import { demoLearner, signIn } from './support/demo.ts';
import { expect, findLasting, sidewaysScroll, test } from './test.ts';
import { people } from './walk.ts';

/** Languages with what a browser that asks for them reads, and the people whose pages are walked through in them. */
const languages = [
  {
    tag: 'de',
    name: 'German',
    locale: 'de-AT',
    walked: people,
    sorry: /tut uns leid/,
    unknownCode: 'Keine Klasse hat diesen Code',
    due: 'Fällig',
  },
  {
    tag: 'fr',
    name: 'French',
    locale: 'fr-CA',
    walked: people.slice(0, 2),
    sorry: /Désolé/,
    unknownCode: 'Aucune classe n’a ce code',
    due: 'À rendre',
  },
  {
    tag: 'es',
    name: 'Spanish',
    locale: 'es-CO',
    walked: people.slice(0, 2),
    sorry: /Lo sentimos/,
    unknownCode: 'Ninguna clase tiene este código',
    due: 'Pendientes',
  },
];

for (const { tag, name, locale, walked, sorry, unknownCode, due } of languages) {
  for (const { who, user, pages: pathsOf } of walked) {
    test(`every page of ${who} opens in ${name} on a phone, nothing is wider than it and no word is cut [K06]`, async ({
      openBrowser,
      baseURL,
    }) => {
      const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      if (user) await signIn(page.context(), user);
      const paths = await pathsOf(page.context());
      await page.context().addCookies([{ name: 'lemma_language', value: tag, url: baseURL }]);
      const problems: string[] = [];
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', tag);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { name: sorry })).toHaveCount(0);
          await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
          for (const width of [360, 320]) {
            await page.setViewportSize({ width, height: 740 });
            problems.push(
              ...(await findLasting(() => findCut(page))).map((problem) => `${path} at ${width}: ${problem}`),
            );
          }
          await page.setViewportSize({ width: 360, height: 740 });
        });
      }
      expect(problems).toEqual([]);
    });
  }

  test(`a browser that asks for ${name} gets its pages [K06]`, async ({ openBrowser }) => {
    const page = await openBrowser({ locale });
    await page.goto('/join/AAAAAA');
    await expect(page.getByRole('heading', { level: 1, name: unknownCode })).toBeVisible();
    await signIn(page.context(), demoLearner);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mila');
    await expect(page.getByRole('heading', { name: due })).toBeVisible();
  });
}

/** In the bar of the player, which cuts names that people have given. */
const nameOfTask = 'Expanding and factorising';

async function findCut(page: Page): Promise<string[]> {
  const scroll = await sidewaysScroll(page);
  const wide = scroll > 0 ? [`wider than the page by ${scroll} px`] : [];
  const texts = (await textsCutOff(page)).filter((text) => !text.startsWith(nameOfTask));
  return [...wide, ...texts, ...(await controlsOverlapping(page))];
}
