import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/browser.ts';
import { serveGallery } from '../../../e2e/support/gallery.ts';
import { quantile } from '../../measure.ts';

const moves = 120;
/** A phone has about a quarter of the speed of this machine. */
const slowness = 4;

/**
 * `drag`: a handle of each sketchpad of the gallery is dragged over a page as wide as a phone. Processor time of the
 * page's main thread for each move with the picture that follows, in which other programs do not count, times four.
 */
export async function benchDrag(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-drag-'));
  const { address, stop } = await serveGallery(folder);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    const stories = page.locator('[data-story^="Sketchpad"]', { has: page.locator('[data-graph]') });
    await page.locator('[data-graph]').first().waitFor();
    // Nothing else of the gallery is laid out, as on the page of one question.
    await page.addStyleTag({ content: '[data-story]:not([data-dragged]) { display: none }' });
    const rows: Record<string, object> = {};
    for (const story of await stories.all()) {
      const name = (await story.getAttribute('data-story')) ?? '';
      await story.evaluate((frame) => frame.setAttribute('data-dragged', ''));
      if ((await story.getByRole('slider').count()) > 0) {
        const [still, dragged] = [
          await moveOver(page, story, session, false),
          await moveOver(page, story, session, true),
        ];
        rows[name] = { ...rowOf('over it', still), ...rowOf('dragged', dragged) };
      }
      await story.evaluate((frame) => frame.removeAttribute('data-dragged'));
    }
    console.table(rows);
  } finally {
    await browser.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const rowOf = (what: string, times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    [`${what}, median ms`]: Number(quantile(sorted, 0.5).toFixed(1)),
    [`${what}, p95 ms`]: Number(quantile(sorted, 0.95).toFixed(1)),
  };
};

/** Milliseconds on a phone for each move of the pointer, which holds the first handle or nothing. */
async function moveOver(page: Page, story: Locator, session: CDPSession, isHeld: boolean): Promise<number[]> {
  const handle = story.getByRole('slider').first();
  await handle.scrollIntoViewIfNeeded();
  const [grip, plane] = [await handle.boundingBox(), await story.locator('[data-graph-plane]').boundingBox()];
  if (!grip || !plane) throw new Error('a sketchpad that cannot be seen');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  if (isHeld) await page.mouse.down();
  const times: number[] = [];
  for (let k = 0; k < moves; k += 1) {
    const turn = (k / moves) * 6 * Math.PI;
    const before = await busyTime(session);
    await page.mouse.move(
      plane.x + plane.width * (0.5 + 0.4 * Math.cos(turn)),
      plane.y + plane.height * (0.5 + 0.4 * Math.sin(turn)),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    times.push((await busyTime(session)) - before);
  }
  if (isHeld) await page.mouse.up();
  // The first moves load code and fonts.
  return times.slice(10).map((time) => time * slowness);
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
