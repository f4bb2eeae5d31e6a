import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../e2e/browser.ts';
import { callApi, demoLearner, demoTeacher, findDemoIds, signIn } from '../../../e2e/support/demo.ts';
import { startProduct } from '../../../server/src/testing/product/product.ts';

/** A slow network, and a quarter of the processor: a cheap phone on the way. */
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };
const processorShare = 4;
/** So long without a request, and the page is there. */
const quietMs = 2_500;
const longestMs = 60_000;

interface Visit {
  readonly page: string;
  readonly path: string;
  readonly who: string | null;
}

/**
 * `first-visit`: pages are opened with an empty cache, in a real browser, on a slow network and processor. Requests, bytes
 * of scripts as they were sent with their headers, first and largest paint; what comes after the page itself is counted
 * too, the maths field and its keyboard among it.
 */
export async function benchFirstVisit(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-bench-visit-'));
  const product = process.env['LEMMA_URL'] === undefined ? await startProduct({ dataDir, demo: true }) : undefined;
  if (product !== undefined) process.env['LEMMA_URL'] = product.url;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    const rows = [];
    for (const visit of await listVisits(browser)) rows.push(await measure(browser, visit));
    console.table(rows);
  } finally {
    await browser.close();
    await product?.terminate();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const baseURL = (): string => process.env['LEMMA_URL'] ?? '';

async function newContext(browser: Browser, who: string | null): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: baseURL(), viewport: { width: 412, height: 800 } });
  if (who !== null) await signIn(context, who);
  return context;
}

async function listVisits(browser: Browser): Promise<readonly Visit[]> {
  const [learner, teacher] = [await newContext(browser, demoLearner), await newContext(browser, demoTeacher)];
  const { classId } = await findDemoIds(learner);
  const { tasks } = await callApi<{ tasks: { id: string; kind: string }[] }>(
    learner,
    'GET',
    `/classes/${classId}/student/`,
  );
  const { items } = await callApi<{ items: { id: string }[] }>(teacher, 'GET', '/exercises/');
  const poll = await callApi<{ code: string }>(teacher, 'POST', '/polls/', {
    name: 'First visit',
    questions: [{ question: { kind: 'cloud', prompt: 'One word about today' }, settings: { moderated: false } }],
    start: true,
  });
  await Promise.all([learner.close(), teacher.close()]);
  return [
    { page: 'home, signed out', path: '/', who: null },
    { page: 'class list', path: '/c', who: demoLearner },
    { page: 'class', path: `/c/${classId}`, who: demoLearner },
    { page: 'player', path: `/c/${classId}/tasks/${tasks[0]?.id ?? ''}`, who: demoLearner },
    { page: 'poll phone', path: `/poll/${poll.code}`, who: null },
    { page: 'teacher home', path: '/a', who: demoTeacher },
    { page: 'editor', path: `/a/catalog/exercises/${items[0]?.id ?? ''}`, who: demoTeacher },
  ];
}

async function measure(browser: Browser, { page: name, path, who }: Visit) {
  const context = await newContext(browser, who);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counts = countRequests(session);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorShare });
  await page.addInitScript(watchPaints);
  await page.goto(path, { waitUntil: 'commit' });
  const end = performance.now() + longestMs;
  while (performance.now() < end && performance.now() - counts.lastAt() < quietMs) await wait(100);
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  await context.close();
  const seconds = (ms: number): number => Number((ms / 1000).toFixed(2));
  return {
    page: name,
    ...counts.read(),
    'first paint s': seconds(paints.first),
    'largest paint s': seconds(paints.largest),
  };
}

interface Paints {
  first: number;
  largest: number;
}

/** Runs in the page, before it. */
function watchPaints(): void {
  const state = window as unknown as { paints: Paints };
  state.paints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') state.paints.first = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) state.paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

function countRequests(session: CDPSession) {
  const kinds = new Map<string, string>();
  const sums = { requests: 0, scripts: 0, scriptBytes: 0, fontBytes: 0, bytes: 0 };
  let last = performance.now();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    last = performance.now();
    kinds.set(requestId, type);
    sums.requests += 1;
    if (type === 'Script') sums.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    sums.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') sums.scriptBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Font') sums.fontBytes += encodedDataLength;
  });
  const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
  return {
    lastAt: () => last,
    read: () => ({
      requests: sums.requests,
      scripts: sums.scripts,
      'scripts kB': kilobytes(sums.scriptBytes),
      'fonts kB': kilobytes(sums.fontBytes),
      'all kB': kilobytes(sums.bytes),
    }),
  };
}
