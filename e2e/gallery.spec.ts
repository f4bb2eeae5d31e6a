import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { measureStories, serveGallery, type DrawnStory } from './support/gallery.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test as base } from './test.ts';

/** The product's own server has no part in this: the gallery is built and served apart. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      const { address, stop } = await serveGallery(join(info.project.outputDir, `gallery-${info.workerIndex}`));
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});

/** In one worker: each builds the gallery anew. */
test.describe.configure({ mode: 'default' });

const widths = [320, 768, 1280] as const;

/** Opens the gallery and waits until its formulas, fonts and fields are drawn. */
async function openGallery(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  // Formulas are typeset when they come near.
  for (const story of await page.locator('[data-story]').all()) await story.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-tex] > [data-boxes]:empty')).toHaveCount(0);
  await expect(page.locator('[data-math-field] [data-preparing]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function choose(page: Page, mode: 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('radio', { name: mode }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', mode.toLowerCase());
}

const namesOf = (stories: readonly DrawnStory[], is: (story: DrawnStory) => boolean): string[] =>
  stories.filter(is).map(({ name }) => name);

for (const width of widths) {
  test(`every component of the gallery fits its room at ${width} pixels, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    await choose(page, 'Light');
    const light = await measureStories(page);
    expect(new Set(light.map(({ name }) => name)).size, 'each story has a name of its own').toBe(light.length);
    expect(light.length).toBeGreaterThan(60);
    expect(namesOf(light, ({ isDrawn }) => !isDrawn)).toEqual([]);
    expect(light.flatMap(({ name, overflowing }) => overflowing.map((what) => `${name}: ${what}`))).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await choose(page, 'Dark');
    const dark = await measureStories(page);
    expect(dark.flatMap(({ overflowing }) => overflowing)).toEqual([]);
    expect(namesOf(dark, ({ isDrawn }) => !isDrawn)).toEqual([]);
    await expectAccessible(page);
  });
}
