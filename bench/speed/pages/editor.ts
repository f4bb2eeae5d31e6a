import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/browser.ts';
import { callApi } from '../../../e2e/support/demo.ts';
import { makeAccount } from '../../../e2e/support/people.ts';
import { checkHealth, compileExercise } from '../../../math/src/exercises/index.ts';
import type { ExerciseDocument } from '../../../math/src/index.ts';
import { readStarterCatalogue } from '../../../server/src/features/exercises/work/starter-exercises.ts';
import { startProduct } from '../../../server/src/testing/product/product.ts';
import { quantile } from '../../measure.ts';

const exerciseCount = Number(process.env['BENCH_COUNT'] ?? 5);
const seeds = 1_000;
/** A quick typist. */
const betweenKeys = 60;
const wordCount = 12;
/** After so long a pause the health check begins; the next word is typed into it. */
const pause = 640;

/**
 * `editor`: a teacher types on in the heaviest exercises of the starter catalogue, in a real browser. From each key to
 * the next picture, and to the preview that shows the letter; tasks of more than 50 ms; health is checked meanwhile.
 */
export async function benchEditor(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-bench-editor-'));
  const product = process.env['LEMMA_URL'] === undefined ? await startProduct({ dataDir }) : undefined;
  if (product !== undefined) process.env['LEMMA_URL'] = product.url;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({ baseURL: process.env['LEMMA_URL'] ?? '' });
    await makeAccount(context, { role: 'teacher' });
    const rows = [];
    for (const heavy of await heaviest()) rows.push(await measureTyping(context, heavy));
    console.table(rows);
  } finally {
    await browser.close();
    await product?.terminate();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Heavy {
  readonly document: ExerciseDocument;
  readonly healthMs: number;
}

/** The exercises whose health takes longest. */
async function heaviest(): Promise<readonly Heavy[]> {
  const timed = readStarterCatalogue().map(({ document }) => {
    const { exercise } = compileExercise(document);
    const began = performance.now();
    if (exercise !== undefined) checkHealth(exercise, seeds);
    return { document, healthMs: performance.now() - began };
  });
  return timed.toSorted((a, b) => b.healthMs - a.healthMs).slice(0, exerciseCount);
}

interface Seen {
  readonly toPreview: number[];
  readonly toPaint: number[];
  readonly longTasks: number[];
}

async function measureTyping(context: BrowserContext, { document }: Heavy) {
  const { id } = await callApi<{ id: string }>(context, 'POST', '/exercises/', { document });
  const page = await context.newPage();
  await page.addInitScript(watchTyping);
  await page.goto(`/a/catalog/exercises/${id}`);
  await page.getByText('1,000 variants').waitFor({ timeout: 180_000 });
  await page.getByRole('textbox', { name: 'Question', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await wait(2_000);
  await forget(page);
  const mainThread = await page.context().newCDPSession(page);
  await mainThread.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds(mainThread);
  let typed = '';
  for (let word = 0; word < wordCount; word += 1) {
    for (const letter of `${String.fromCodePoint(97 + word)}qzjxk`) {
      typed += letter;
      await page.evaluate((text) => Object.assign(window, { awaited: text }), typed);
      await page.keyboard.press(letter);
      await wait(betweenKeys);
    }
    await wait(pause);
  }
  const processorMs = (1000 * ((await taskSeconds(mainThread)) - before)) / typed.length;
  const health = await page.getByText('1,000 variants').innerText();
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.close();
  return summary(document.title, seen, processorMs, /in (\d+) ms/.exec(health)?.[1]);
}

const forget = (page: Page): Promise<void> =>
  page
    .evaluate(() => Object.assign(window, { seen: { toPreview: [], toPaint: [], longTasks: [] } }))
    .then(() => undefined);

/** Processor time of the page's main thread so far: what else runs on the machine is not in it. */
async function taskSeconds(mainThread: CDPSession): Promise<number> {
  const { metrics } = await mainThread.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

function summary(title: string, seen: Seen, processorMs: number, healthMs: string | undefined) {
  const { toPreview, toPaint, longTasks } = seen;
  const previews = toPreview.toSorted((a, b) => a - b);
  const paints = toPaint.toSorted((a, b) => a - b);
  const round = (value: number | undefined): number => Math.round(value ?? 0);
  return {
    title,
    keys: previews.length,
    'preview p50 ms': round(quantile(previews, 0.5)),
    'preview p95 ms': round(quantile(previews, 0.95)),
    'preview worst ms': round(previews.at(-1)),
    'key to picture p95 ms': round(quantile(paints, 0.95)),
    'key to picture worst ms': round(paints.at(-1)),
    'processor ms a key': Number(processorMs.toFixed(1)),
    'tasks over 50 ms': longTasks.length,
    'longest task ms': round(Math.max(0, ...longTasks)),
    'health ms': Number(healthMs ?? Number.NaN),
  };
}

/** Runs in the page, before it: notes when typed text appears in the preview, and how long keys and tasks take. */
function watchTyping(): void {
  const state = window as unknown as { seen: Seen; awaited?: string };
  state.seen = { toPreview: [], toPaint: [], longTasks: [] };
  let pressedAt = 0;
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  new MutationObserver(() => {
    const { awaited } = state;
    const preview = document.getElementById('preview-head')?.closest('section');
    if (awaited === undefined || preview?.textContent.replaceAll(/\s/g, '').includes(awaited) !== true) return;
    delete state.awaited;
    const from = pressedAt;
    // The task after the next frame's: by then it is painted.
    requestAnimationFrame(() => setTimeout(() => state.seen.toPreview.push(performance.now() - from)));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') state.seen.toPaint.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.seen.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}
