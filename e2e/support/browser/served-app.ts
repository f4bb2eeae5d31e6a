import { createServer } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import type { TestApp } from '../../../server/src/testing/test-app.ts';

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Lets browsers in on an instance of the tests, whose clock goes from now on. */
export async function serveApp(app: TestApp, port: number): Promise<void> {
  Object.defineProperty(app.clock, 'now', { get: () => new Date() });
  await app.app.listen({ port, host: '127.0.0.1' });
}

/** Signs a browser in as somebody who has signed up already. */
export async function signInAs(
  context: BrowserContext,
  { cookies }: { readonly cookies: ReadonlyMap<string, string> },
): Promise<void> {
  const place = { domain: '127.0.0.1', path: '/' };
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, ...place, secure: name.startsWith('__Host-') })),
  );
}
