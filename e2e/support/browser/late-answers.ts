import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

const isLate: Readonly<Record<string, (method: string, address: string) => boolean>> = {
  reads: (method, address) => method === 'GET' && address.includes('/api/mm/'),
  changes: (method, address) => method !== 'GET' && address.includes('/api/mm/'),
  scripts: (_method, address) => address.endsWith('.js'),
  some: () => Math.random() < 0.3,
};

/**
 * With `LATE_ANSWERS` set to `reads`, `changes`, `scripts` or `some` of all, these reach the server late. A page on which
 * a quick hand does the wrong thing, or a test that looks too early, fails then steadily instead of once in a hundred runs.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  const late = isLate[process.env.LATE_ANSWERS ?? ''];
  if (late === undefined) return;
  await context.route(/\/api\/mm\/|\/assets\/.*\.js$/, async (route) => {
    const request = route.request();
    if (late(request.method(), request.url())) await wait(300 + 900 * Math.random());
    // The page that asked may have gone.
    await route.fallback().catch(() => undefined);
  });
}
