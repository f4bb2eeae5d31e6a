import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { ExerciseDocument } from '@lemma/math';
import { browserFlags, findBrowser } from './browser.ts';
import startServer from './start-server.ts';
import { callApi, demoTeacher, signIn } from './support/demo.ts';

const folder = resolve(import.meta.dirname, '../docs/images/help');

/** The pictures of the help, from the demo school: `node e2e/help-pictures.ts`, which prints the lines that show them. */
async function takeHelpPictures(draw: (context: BrowserContext) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({
      baseURL: process.env.LEMMA_URL ?? '',
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: 2,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await signIn(context, demoTeacher);
    await draw(context);
  } finally {
    await browser.close();
    await stop();
  }
}

/** Saves what holds all of these. */
async function saveForHelp(page: Page, name: string, ...shown: readonly Locator[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const boxes = await Promise.all(shown.map((one) => one.boundingBox()));
  const known = boxes.filter((box) => box !== null);
  const x = Math.floor(Math.min(...known.map((box) => box.x)));
  const y = Math.floor(Math.min(...known.map((box) => box.y)));
  const width = Math.ceil(Math.max(...known.map((box) => box.x + box.width))) - x;
  const height = Math.ceil(Math.max(...known.map((box) => box.y + box.height))) - y;
  await page.screenshot({ path: resolve(folder, `${name}.png`), clip: { x, y, width, height }, caret: 'hide' });
  process.stdout.write(`![…](../images/help/${name}.png "${width}x${height}")\n`);
}

const twoRoots: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Two rational roots',
  language: 'en',
  topic: 'algebra/quadratics',
  tags: ['roots'],
  level: 'Level 2',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 5 },
      { name: 'p', generator: 'random-integer', min: -6, max: 6, except: [0] },
      { name: 'q', generator: 'random-integer', min: -9, max: 9, except: [0] },
      { name: 'b', generator: 'expression', value: '-(a p + q)', simplify: 'full' },
      { name: 'c', generator: 'expression', value: '-p q', simplify: 'full' },
    ],
    keepIf: 'b != 0',
  },
  question: 'Solve for $x$. Write both solutions.\n\n$$ {{a}}x^2 + {{b}}x = {{c}} $$\n\n$x =$ [[roots]]',
  parts: [{ name: 'roots', answerType: 8, points: 2, accept: [{ value: '{p, q/a}' }] }],
  hints: ['Bring everything to one side first.', 'Look for two numbers with product ${{a*c}}$ and sum ${{b}}$.'],
  solution: '$({{a}}x - {{q}})(x - {{p}}) = 0$, so $x = {{p}}$ or $x = {{q/a}}$.',
  tests: [
    { seed: 'any', answers: [{ part: 'roots', value: 'q/a or p' }], score: 1 },
    { seed: 'any', answers: [{ part: 'roots', value: '{-p, -q/a}' }], score: 0 },
    { seed: 'any', answers: [{ part: 'roots', value: '{p,' }], outcome: 'invalid' },
    { seed: 'any', answers: [{ part: 'roots', value: 'p' }], score: 1 },
  ],
};

/** The editor: the `/` menu, a variable, the tests, health, and the grid of variants. */
async function drawEditor(context: BrowserContext): Promise<void> {
  const { id } = await callApi<{ id: string }>(context, 'POST', '/exercises/', { document: twoRoots });
  const page = await context.newPage();
  await page.goto(`/a/catalog/exercises/${id}`);
  const card = (name: string): Locator => page.getByRole('region', { name, exact: true });
  await page.getByText('1,000 variants').waitFor();
  await saveForHelp(page, 'editor-health', card('Preview'), card('Health'));

  await card('Question').getByRole('textbox').click();
  await page.keyboard.press('ControlOrMeta+End');
  await card('Question').evaluate((element) => element.scrollIntoView());
  await page.mouse.move(0, 0);
  await page.keyboard.type(' /an');
  await saveForHelp(page, 'editor-slash-menu', card('Question'), page.getByRole('listbox'));
  await page.keyboard.press('Escape');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Backspace');

  await page.getByRole('button', { name: /^q Random integer/ }).click();
  await card('Variables').scrollIntoViewIfNeeded();
  await card('Variables').locator('mjx-container').first().waitFor();
  await saveForHelp(page, 'editor-variables', card('Variables'));

  const tests = card('Answers that must be right or wrong');
  await tests.scrollIntoViewIfNeeded();
  await tests.getByText('3 of 4 hold').waitFor();
  await tests.locator('mjx-container').nth(3).waitFor();
  await saveForHelp(page, 'editor-tests', tests);

  await page.goto(`/a/catalog/exercises/${id}/variants`);
  await page.getByRole('article').nth(3).getByRole('switch').uncheck();
  await page.getByRole('article').nth(3).locator('mjx-container').first().waitFor();
  await saveForHelp(page, 'editor-variants', ...(await page.getByRole('article').all()).slice(1, 4));
}

/** The catalogue with a basket, sharing, and a version beside the one before it. */
async function drawCatalogue(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/a/catalog/exercises?q=quadratic');
  for (let added = 0; added < 2; added += 1) await page.getByRole('button', { name: /^Add / }).first().click();
  const cards = page.getByRole('region', { name: 'Found exercises' }).getByRole('article');
  await cards.nth(1).locator('mjx-container').first().waitFor();
  await page.mouse.move(0, 0);
  await saveForHelp(page, 'catalogue', page.getByRole('search'), cards.nth(0), cards.nth(1));

  const given = await callApi<{ id: string; revision: number }>(context, 'POST', '/exercises/', {
    document: { ...twoRoots, tests: twoRoots.tests.slice(0, 3) },
  });
  const path = `/exercises/${given.id}`;
  const { revision } = await callApi<{ revision: number }>(context, 'POST', `${path}/publish/`, {
    revision: given.revision,
  });
  const question = twoRoots.question.replace('Write both solutions.', 'Write all solutions as a set.');
  await callApi(context, 'PUT', `${path}/`, {
    revision,
    document: { ...twoRoots, tests: [], question, level: 'Level 3' },
  });
  await page.goto(`/a/catalog${path}/history`);
  const comparison = page.getByRole('region', { name: 'The draft against' });
  await comparison.locator('mjx-container').first().waitFor();
  await saveForHelp(page, 'history', page.getByRole('navigation', { name: 'Versions' }), comparison);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add a person by e-mail').fill('ruth@school.example');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await dialog.getByLabel('Level of ruth@school.example').waitFor();
  await saveForHelp(page, 'sharing', dialog);
}

const figured: ExerciseDocument = {
  ...twoRoots,
  title: 'Read a parabola',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'p', generator: 'random-integer', min: 1, max: 3 },
      { name: 'q', generator: 'random-integer', min: -3, max: -1 },
    ],
  },
  figures: [
    {
      name: 'graph',
      kind: 'plane',
      equal: true,
      x: { from: -5, to: 5, label: '$x$' },
      y: { from: -7, to: 3, label: '$y$' },
      describe: 'A parabola that opens upwards.',
      show: [
        { curve: '(x - p)(x - q)', label: '$f$' },
        { points: '{(p, 0), (q, 0)}', labels: ['$A$', '$B$'] },
      ],
    },
  ],
  question: 'The graph of $f$ is a parabola. [[figure:graph]]\n\nIts zeros are [[roots]].',
  parts: [{ name: 'roots', answerType: 8, label: 'Zeros', accept: [{ value: '{p, q}' }] }],
  hints: [],
  solution: '',
  tests: [],
};

/** A figure that follows the numbers, in three variants. */
async function drawFigures(context: BrowserContext): Promise<void> {
  const { id } = await callApi<{ id: string }>(context, 'POST', '/exercises/', { document: figured });
  const page = await context.newPage();
  await page.goto(`/a/catalog/exercises/${id}/variants`);
  await page.getByRole('img', { name: 'A parabola' }).nth(2).waitFor();
  await page.getByRole('article').nth(2).locator('mjx-container').nth(3).waitFor();
  await saveForHelp(page, 'figures-variants', ...(await page.getByRole('article').all()).slice(0, 3));
}

await takeHelpPictures(drawEditor);
await takeHelpPictures(drawCatalogue);
await takeHelpPictures(drawFigures);
