import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockFailed } from '../call-events.ts';
import { keepServerTime } from './keep-server-time.ts';
import { serverNow } from './server-clock.ts';
import { fetchServerTime, serverTimeOf } from './server-time.ts';

const noon = Date.parse('2026-09-07T12:00:00Z');

/** The server's clock, five minutes ahead of the device's when the test begins. */
let serverAhead = 300_000;
let steadyStart = 0;
let headers: () => Record<string, string>;
const page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' });
const asked: string[] = [];
const passing = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the result of a promise after half a second. */
async function soon<Value>(promise: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([promise, vi.advanceTimersByTimeAsync(500)]);
  return value;
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  steadyStart = performance.now();
  serverAhead = 300_000;
  asked.length = 0;
  page.visibilityState = 'visible';
  headers = () => ({
    'x-mm-time': String(noon + serverAhead + (performance.now() - steadyStart)),
    'x-mm-spt': '40',
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    await passing(140);
    const answer = new Response(null, { status: 204, headers: headers() });
    await passing(100);
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('one look at the server’s clock', () => {
  it('[D20] returns drift, start, end, serverTime, t1, t2, spt, latency and rtt', () => {
    expect(serverTimeOf({ start: 1_000, end: 1_240, t1: 50, t2: 290, serverTime: 301_140, spt: 40 })).toEqual({
      start: 1_000,
      end: 1_240,
      t1: 50,
      t2: 290,
      serverTime: 301_140,
      spt: 40,
      rtt: 240,
      latency: 100,
      drift: 300_000,
    });
  });

  it('[C12] reads the headers of GET /time/', async () => {
    expect(await soon(fetchServerTime())).toMatchObject({ drift: 300_000, spt: 40, latency: 100, rtt: 240 });
    expect(asked).toEqual(['/api/mm/time/']);
  });

  it("[X12] without its header: 'Invalid server response'", async () => {
    headers = () => ({});
    await expect(soon(fetchServerTime())).rejects.toThrow('Invalid server response');
  });
});

describe('keepServerTime', () => {
  it('[C16] measures at start, and again when the device’s clock is set by more than 2 s', async () => {
    const stop = keepServerTime(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
    expect(serverNow() - Date.now()).toBe(300_000);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.setSystemTime(Date.now() + 2_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toHaveLength(2);
    expect(serverNow()).toBe(noon + serverAhead + (performance.now() - steadyStart));
    stop();
  });

  it('[C16] [K04] looks each second while the page is visible, and immediately when it is shown again', async () => {
    const stop = keepServerTime(false);
    await vi.advanceTimersByTimeAsync(500);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(Date.now() + 10_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
    stop();
    vi.setSystemTime(Date.now() + 10_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(2);
  });

  it('[C16] does not ask at start where the page has brought the time, but after a jump of the clock', async () => {
    const stop = keepServerTime(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([]);
    vi.setSystemTime(Date.now() + 10_000);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('[X15] reports when the time could not be had', async () => {
    const failures: unknown[] = [];
    const unlisten = clockFailed.listen((error) => failures.push(error));
    headers = () => ({});
    const stop = keepServerTime(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(failures).toHaveLength(1);
    stop();
    unlisten();
  });
});
