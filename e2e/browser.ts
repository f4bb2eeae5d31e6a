import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser must stay on this machine and start quickly; as root it has no sandbox to start. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * The browser for tests, in this order: `LEMMA_BROWSER`, one that the system has, Playwright's own, and at last the one
 * that comes as an npm package, unpacked into the project's cache on first use.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.LEMMA_BROWSER;
  if (named) return named;
  const found = [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  return unpackBrowser();
}

async function unpackBrowser(): Promise<string> {
  const manifest = resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = resolve(import.meta.dirname, '../.cache/browser', version);
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder of its process.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
