import type { BrowserContext } from '@playwright/test';

interface Reported {
  readonly level: string;
  readonly type: string;
  readonly message: string;
  readonly url: string;
}

/** Takes the place of the server's log; returns what pages report. */
export async function catchReports(context: BrowserContext): Promise<Reported[]> {
  const reports: Reported[] = [];
  await context.route('**/log_message/', async (route) => {
    reports.push(route.request().postDataJSON() as Reported);
    await route.fulfill({ status: 204 });
  });
  return reports;
}

export const typesOf = (reports: readonly Reported[]) => reports.map(({ type }) => type);
