import { demoLearner, signIn } from './support/demo.ts';
import { expect, sidewaysScroll, test } from './test.ts';
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
    test(`every page of ${who} opens in ${name} on a phone, and nothing is wider than it [K06]`, async ({
      openBrowser,
      baseURL,
    }) => {
      const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      if (user) await signIn(page.context(), user);
      const paths = await pathsOf(page.context());
      await page.context().addCookies([{ name: 'lemma_language', value: tag, url: baseURL }]);
      const wide: string[] = [];
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', tag);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { name: sorry })).toHaveCount(0);
          await expect(page.locator('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
          if ((await sidewaysScroll(page)) > 0) wide.push(path);
        });
      }
      expect(wide).toEqual([]);
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
