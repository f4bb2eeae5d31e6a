import type { BrowserContext } from '@playwright/test';

/** The tunnel: the device has no network. Returns the way out. */
export async function loseNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  return async () => {
    await context.unroute('**/api/**');
    await context.setOffline(false);
  };
}
