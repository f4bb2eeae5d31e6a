import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callNoted, clockFailed } from '../api/call-events.ts';
import { FetchError } from '../api/fetch-error.ts';
import type { LogEntry } from './log-entry.ts';
import { reportAccountForm, reportFetchError, reportTypesetting } from './report.ts';
import { watchErrors } from './watch-errors.ts';

/** Waits for a condition for as long as a busy machine may need. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 });

const long = 'a'.repeat(100);

describe('watchErrors', () => {
  let page: EventTarget;
  let entries: LogEntry[];
  let stop: () => void;
  const happen = (name: string, details: object) => page.dispatchEvent(Object.assign(new Event(name), details));

  beforeEach(() => {
    page = new EventTarget();
    entries = [];
    stop = watchErrors(page, (entry) => entries.push(entry));
  });
  afterEach(() => stop());

  it('[X15] reports uncaught errors as Unhandled Error and Unhandled Rejection, with short messages', () => {
    happen('error', { error: new TypeError(long), message: 'not used' });
    happen('error', { error: null, message: 'Script error.' });
    happen('unhandledrejection', { reason: 'gone' });
    expect(entries).toEqual([
      { level: 'error', type: 'Unhandled Error', message: `TypeError: ${'a'.repeat(79)}…` },
      { level: 'error', type: 'Unhandled Error', message: 'Script error.' },
      { level: 'error', type: 'Unhandled Rejection', message: 'gone' },
    ]);
  });

  it('passes over what was ended on purpose and what browsers say of themselves', () => {
    happen('unhandledrejection', { reason: new DOMException('left', 'AbortError') });
    happen('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(entries).toEqual([]);
  });

  it('[X01] [X15] reports slow requests and refused tokens as warnings', () => {
    callNoted.tell({ type: 'Slow request', message: 'GET /classes/ took 3400 ms' });
    callNoted.tell({ type: 'Token expired', message: 'listClassrooms' });
    expect(entries.map(({ level, type }) => [level, type])).toEqual([
      ['warning', 'Slow request'],
      ['warning', 'Token expired'],
    ]);
  });

  it("[X15] reports a failed clock with words that begin 'There was a problem'", () => {
    clockFailed.tell(new FetchError(200, 'Invalid server response'));
    expect(entries[0]?.message).toMatch(/^There was a problem.+Invalid server response$/);
  });

  it('hears nothing once it is stopped', () => {
    stop();
    happen('error', { error: new Error('late'), message: '' });
    callNoted.tell({ type: 'Slow request', message: '' });
    expect(entries).toEqual([]);
  });
});

describe('reports', () => {
  const sent: unknown[] = [];
  let status = 204;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  beforeEach(() => {
    sent.length = 0;
    warn.mockClear();
    status = 204;
    // The throttle is older than each test.
    vi.useFakeTimers({ toFake: ['performance'], now: Date.now() });
    vi.advanceTimersByTime(60_000);
    vi.stubGlobal('document', { cookie: 'lemma_csrf=abc' });
    vi.stubGlobal('location', { origin: 'https://lemma.example', pathname: '/c/7', search: '?name=Ann' });
    vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
      sent.push(JSON.parse(init.body));
      return new Response(status === 204 ? null : '{}', { status });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[D19] [X16] carry level, message, type, address without query, user agent and version', async () => {
    reportTypesetting({ type: 'parse-error', message: 'Missing close brace', latex: '{x' });
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      level: 'error',
      type: 'MathJax Error',
      message: 'parse-error: Missing close brace',
      url: 'https://lemma.example/c/7',
      ua: navigator.userAgent,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    });
  });

  it('[X15] [X16] of typesetting leave out what follows within five seconds', async () => {
    vi.advanceTimersByTime(60_000);
    for (const message of ['one', 'two', 'three']) reportTypesetting({ type: 'load-error', message, latex: 'x' });
    reportFetchError(new FetchError(400, 'There was a problem with the request'));
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { type: 'MathJax Error', message: 'load-error: one' },
      { type: 'Fetch Error', message: 'FetchError: There was a problem with the request' },
    ]);
  });

  it('[X17] that cannot be sent are only logged to the console', async () => {
    vi.advanceTimersByTime(120_000);
    status = 500;
    reportAccountForm();
    await eventually(() => expect(warn).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ type: 'Account form', message: 'error loading account form' }]);
    expect(warn.mock.calls[0]?.[0]).toBe('Account form was not reported: FetchError: Internal server error');
  });
});
