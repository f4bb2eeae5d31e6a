import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import startServer from './start-server.ts';
import { callApi, demoLearner, demoTeacher, findDemoIds, findExercise, signIn } from './support/demo.ts';

const folder = resolve(import.meta.dirname, '../docs/images');

/** The pictures of the README, from the demo school: `node e2e/pictures.ts`. */
async function takePictures(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const open = () =>
    browser.newContext({
      baseURL: process.env.LEMMA_URL ?? '',
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
  try {
    await drawPlayer(await open());
    await drawEditor(await open());
  } finally {
    await browser.close();
    await stop();
  }
}

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator('mjx-container, math-field').first().waitFor();
  await page.screenshot({ path: resolve(folder, `${name}.png`), caret: 'hide' });
}

interface Attempt {
  readonly items: readonly { readonly variant: { readonly question: string } }[];
}

/** The right answer to "simplify as far as possible" of two terms in x and two numbers. */
function simplified(question: string): string {
  const [, terms] = /\$\$(.*?)\$\$/s.exec(question) ?? [];
  const found = [...(terms ?? '').replaceAll(/\s/g, '').matchAll(/([+-]?)(\d*)(x?)(?=[+-]|$)/g)].filter(
    ([all]) => all !== '',
  );
  if (found.length !== 4) throw new Error(`another question is here now: ${question}`);
  const sum = (name: string) =>
    found
      .filter(([, , , letter]) => letter === name)
      .reduce((total, [, sign, figures]) => total + (sign === '-' ? -1 : 1) * Number(figures || 1), 0);
  return `${sum('x')}x${sum('') < 0 ? '' : '+'}${sum('')}`;
}

/** A question with its answer typed, and the maths keyboard. */
async function drawPlayer(context: BrowserContext): Promise<void> {
  await signIn(context, demoLearner);
  const { classId, taskNamed } = await findDemoIds(context);
  const page = await context.newPage();
  await page.goto(`/c/${classId}/tasks/${taskNamed('Solving equations')}`);
  const path = `/classes/${classId}/tasks/${taskNamed('Solving equations')}/attempts/`;
  const attempt = await callApi<Attempt>(context, 'POST', path, { number: 1 });
  const place = Number(/Question (\d+)/.exec(await page.getByText(/Question \d+ of/).innerText())?.[1]);
  await page.locator('math-field').first().click();
  await page.keyboard.type(simplified(attempt.items[place - 1]?.variant.question ?? ''));
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await page.getByRole('region', { name: 'Maths keyboard' }).waitFor();
  await page.getByText('Read as').first().waitFor();
  await save(page, 'player');
}

/** An exercise of one's own beside its preview. */
async function drawEditor(context: BrowserContext): Promise<void> {
  await signIn(context, demoTeacher);
  const source = await findExercise(context, 'Complete the square');
  const { id } = await callApi<{ id: string }>(context, 'POST', `/exercises/${source}/copy/`);
  const page = await context.newPage();
  await page.goto(`/a/catalog/exercises/${id}`);
  await page.getByRole('region', { name: 'Preview' }).locator('mjx-container').first().waitFor();
  await page.getByRole('button', { name: 'Type the key in' }).click();
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Great!').first().waitFor();
  await save(page, 'editor');
}

await takePictures();
