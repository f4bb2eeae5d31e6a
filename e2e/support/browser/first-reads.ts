import type { Page } from '@playwright/test';

const element = /<script type="application\/json" id="first-reads">(.*?)<\/script>/s;

/** Serves pages without the answers to their first reads, so that they ask for everything themselves. */
export async function withoutFirstReads(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(element, '') });
    },
  );
}

/** The answers that a page brings with it. */
export function firstReadsOf(html: string): readonly unknown[] {
  const data = element.exec(html)?.[1];
  return data === undefined ? [] : Object.values((JSON.parse(data) as { answers: object }).answers);
}
