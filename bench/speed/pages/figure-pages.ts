import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castPollVote, joinPoll } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { v4 as newId } from 'uuid';
import { browserFlags, findBrowser } from '../../../e2e/browser.ts';
import { callApi } from '../../../e2e/support/demo.ts';
import { setUpLesson } from '../../../e2e/support/exercises.ts';
import { joinQuietly, makeAccount } from '../../../e2e/support/people.ts';
import { createHttpClient, untilServed } from '../../../server/src/testing/http-client.ts';
import { lowestPoint } from '../../../server/src/testing/polls/polls.ts';
import { startProduct } from '../../../server/src/testing/product/product.ts';
import { quantile } from '../../measure.ts';

const votes = 1000;
const turns = 11;
const figureCount = 4;

/**
 * `figure-pages`: a question with four figures and the same without them, opened in turn, until its answer box takes keys
 * and all figures are drawn; and the processor time of the main thread when a wall shows the map of a thousand marks.
 */
export async function benchFigurePages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-bench-figures-'));
  const product = await startProduct({ dataDir });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    console.table(await measureQuestions(browser, product.url));
    console.table(await measureWall(browser, product.url));
  } finally {
    await browser.close();
    await product.terminate();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (times: readonly number[]): number =>
  Math.round(
    quantile(
      times.toSorted((a, b) => a - b),
      0.5,
    ),
  );

/** The same question, with figures of a curve, a point and a segment or without. */
function question(hasFigures: boolean): ExerciseDocument {
  const axis = { from: -6, to: 6, step: 1 };
  const names = hasFigures ? Array.from({ length: figureCount }, (_, k) => `figure${k + 1}`) : [];
  return {
    format: 'lemma-exercise/1',
    title: 'Read the slope',
    language: 'en',
    topic: 'functions',
    tags: [],
    level: 'Level 1',
    variables: { direction: 'ltr', list: [{ name: 'a', generator: 'random-integer', min: 2, max: 5 }] },
    figures: names.map((name, k) => ({
      name,
      kind: 'plane' as const,
      x: axis,
      y: axis,
      describe: `Figure ${k + 1}.`,
      show: [
        { curve: `${k + 1} sin(a x)`, label: '$f$' },
        { points: '(1, a)', labels: ['$P$'] },
        { segment: '[(0, 0), (1, a)]' },
      ],
    })),
    question: ['What is $a$?', ...names.map((name) => `[[figure:${name}]]`), '[[slope]]'].join('\n\n'),
    parts: [{ name: 'slope', answerType: 4, accept: [{ value: 'a' }] }],
    hints: [],
    solution: '',
    tests: [],
  };
}

async function measureQuestions(browser: Browser, baseURL: string) {
  const teacher = await browser.newContext({ baseURL });
  await makeAccount(teacher, { role: 'teacher' });
  const kinds = { 'four figures': true, 'without figures': false };
  const times = new Map(Object.keys(kinds).map((name) => [name, [] as Usable[]]));
  const lessons = [];
  for (const [name, hasFigures] of Object.entries(kinds)) {
    lessons.push({ name, hasFigures, ...(await setUpLesson(teacher, { documents: [question(hasFigures)] })) });
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { name, hasFigures, joinCode, classId, taskId } of lessons) {
      const context = await browser.newContext({ baseURL });
      await joinQuietly(context, joinCode, { firstName: 'Ben', lastName: 'Ito' });
      const time = await untilUsable(context, `/c/${classId}/tasks/${taskId}`, hasFigures ? figureCount : 0);
      await context.close();
      // The first turn warms the server up.
      if (turn > 0) times.get(name)?.push(time);
    }
  }
  return [...times].map(([name, own]) => ({
    question: name,
    'median ms until it can be used': median(own.map(({ time }) => time)),
    'of the main thread': median(own.map(({ busy }) => busy)),
  }));
}

/** Milliseconds from the start of the navigation, and processor time of the main thread in them. */
interface Usable {
  readonly time: number;
  readonly busy: number;
}

/** Waits until the box takes keys and so many figures are drawn. */
async function untilUsable(context: BrowserContext, path: string, figures: number): Promise<Usable> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(path, { waitUntil: 'commit' });
  const time = await page.waitForFunction(
    (count) => {
      const boxes = document.querySelectorAll('[data-math-field]');
      const drawn = document.querySelectorAll('[data-figure] svg[role="img"] path');
      const isThere =
        boxes.length > 0 && new Set([...drawn].map((path) => path.closest('[data-figure]'))).size === count;
      return isThere ? performance.now() : false;
    },
    figures,
    { polling: 'raf' },
  );
  return { time: (await time.jsonValue()) as number, busy: await busyTime(session) };
}

async function measureWall(browser: Browser, baseURL: string) {
  const teacher = await browser.newContext({ baseURL, viewport: { width: 1920, height: 1080 } });
  await makeAccount(teacher, { role: 'teacher' });
  const poll = await callApi<{ id: string; code: string; questions: { id: string }[] }>(teacher, 'POST', '/polls/', {
    name: 'Hall',
    questions: [{ question: lowestPoint }],
    start: true,
    open: true,
  });
  const questionId = poll.questions[0]?.id ?? '';
  for (let from = 0; from < votes; from += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, k) => vote(baseURL, poll, questionId, from + k)));
  }
  const page = await teacher.newPage();
  const session = await teacher.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const show = (results: boolean) =>
    callApi(teacher, 'POST', `/polls/${poll.id}/questions/${questionId}/reveal/`, { results });
  await callApi(teacher, 'POST', `/polls/${poll.id}/questions/${questionId}/close/`, { round: 1 });
  await page.goto(`/a/polls/${poll.id}/present`);
  const map = page.locator('[data-figure] svg[aria-hidden] path').first();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await show(false);
    await map.waitFor({ state: 'detached' });
    await settled(page);
    const before = await busyTime(session);
    await show(true);
    await map.waitFor();
    await settled(page);
    if (turn > 0) times.push((await busyTime(session)) - before);
  }
  const cells = await page
    .locator('[data-figure] svg[aria-hidden] path')
    .evaluateAll((paths) => paths.map((path) => (path.getAttribute('d') ?? '').split('M').length - 1));
  return [
    { marks: votes, cells: cells.reduce((sum, own) => sum + own, 0), 'median ms of the main thread': median(times) },
  ];
}

/** Most marks are near the vertex, the others anywhere. */
async function vote(url: string, poll: { id: string; code: string }, questionId: string, voter: number): Promise<void> {
  const client = createHttpClient(url);
  const half = (k: number): number => (Math.floor(k) % 21) / 2 - 5;
  const place = voter % 3 === 0 ? [half(voter / 3), half(voter / 63)] : [1 + ((voter % 5) - 2) / 2, -2];
  await untilServed(() => client.call(joinPoll, { body: { code: poll.code } }));
  await client.call(castPollVote, {
    params: { pollId: poll.id },
    body: { id: newId(), questionId, round: 1, sequence: 1, values: [`(${place.join(', ')})`] },
  });
  client.close();
}

const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
