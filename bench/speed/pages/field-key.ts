import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/browser.ts';
import { demoLearner, findDemoIds, signIn } from '../../../e2e/support/demo.ts';
import { startProduct } from '../../../server/src/testing/product/product.ts';
import { quantile } from '../../measure.ts';

/** A phone has about a quarter of the speed of this machine. */
const slowness = 4;
const answers = ['2x^2', '+', '3x', '-', '7/4', '(x+1', ')', '^2'];
const rounds = 6;

/**
 * `field-key`: answers are typed into the maths field of a practice question. Processor time of the page's main thread for
 * each key with the picture that follows, in which other programs do not count, times four.
 */
export async function benchFieldKey(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-bench-key-'));
  const given = process.env['LEMMA_URL'];
  const product = given === undefined ? await startProduct({ dataDir, demo: true }) : undefined;
  const baseURL = product?.url ?? given ?? '';
  process.env['LEMMA_URL'] = baseURL;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 800 } });
    await signIn(context, demoLearner);
    const { classId, taskNamed } = await findDemoIds(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`/c/${classId}/tasks/${taskNamed('Lines and parabolas')}`);
    const field = page.locator('math-field').first();
    await field.waitFor();
    await field.click();
    const rows: Busy[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const key of answers.join('')) {
        const before = await busyTimes(session);
        await page.keyboard.press(key);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
        );
        const after = await busyTimes(session);
        // The first round loads and compiles.
        if (round > 0) rows.push({ all: after.all - before.all, scripts: after.scripts - before.scripts });
      }
      const written = await field.evaluate((element) => (element as HTMLElement & { value: string }).value);
      if (written === '') throw new Error('the field takes no keys');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
    }
    console.table({
      'main thread': rowOf(rows.map(({ all }) => all)),
      'of it scripts': rowOf(rows.map(({ scripts }) => scripts)),
    });
  } finally {
    await browser.close();
    await product?.terminate();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Busy {
  readonly all: number;
  readonly scripts: number;
}

const rowOf = (times: readonly number[]) => {
  const sorted = times.map((time) => time * slowness).toSorted((a, b) => a - b);
  return { 'median ms': Number(quantile(sorted, 0.5).toFixed(1)), 'p95 ms': Number(quantile(sorted, 0.95).toFixed(1)) };
};

async function busyTimes(session: CDPSession): Promise<Busy> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string): number => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { all: read('TaskDuration'), scripts: read('ScriptDuration') };
}
