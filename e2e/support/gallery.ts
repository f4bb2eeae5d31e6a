import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';

const configFile = resolve(import.meta.dirname, '../../web/gallery/vite.config.ts');

/** Builds the gallery into a folder and serves it; returns its address and how to stop. */
export async function serveGallery(outDir: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const quiet = { configFile, logLevel: 'error' } as const;
  const { NODE_ENV: before } = process.env;
  await build({ ...quiet, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...quiet, build: { outDir }, preview: { port: 0, host: 'localhost' } });
  // Vite sets it for the process, whose products would then start as in production.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}

/** A story as the browser has laid it out. */
export interface DrawnStory {
  readonly name: string;
  /** Elements that reach beyond the page and do not scroll in their place. */
  readonly overflowing: readonly string[];
  /** Whether anything can be seen. */
  readonly isDrawn: boolean;
}

/** Measures every story of the page. */
export function measureStories(page: Page): Promise<DrawnStory[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isHidden = (element: Element): boolean => element.getBoundingClientRect().width <= 1;
    return [...document.querySelectorAll('[data-story]')].map((frame) => {
      const inside = [...frame.querySelectorAll('*')];
      const isKept = (element: Element): boolean => {
        for (let box = element.parentElement; box !== null && box !== frame; box = box.parentElement) {
          if (scrolls(box)) return true;
        }
        return false;
      };
      const overflowing = inside.filter(
        (element) =>
          !isHidden(element) &&
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
          !isKept(element),
      );
      return {
        name: frame.getAttribute('data-story') ?? '',
        overflowing: overflowing.map((element) => element.outerHTML.slice(0, 120)),
        isDrawn: inside.some((element) => element.className !== 'name' && element.getBoundingClientRect().height > 8),
      };
    });
  });
}
