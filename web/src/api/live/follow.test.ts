import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventReader, type StreamEvent } from './event-stream.ts';
import { followState, type LiveStatus } from './follow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that answers each request as the next of these says. */
function world(...answers: (() => Response | Promise<Response>)[]) {
  const asked: { accept: string; version: string; isForced: boolean }[] = [];
  const states: string[] = [];
  const statuses: LiveStatus[] = [];
  const following = followState({
    request: async ({ signal, ...request }) => {
      asked.push(request);
      const answer = answers.shift() ?? silence;
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        Promise.resolve(answer()).then(resolve, reject);
      });
    },
    onState: (json) => states.push(json),
    onStatus: (status) => {
      if (statuses.at(-1) !== status) statuses.push(status);
    },
    random: () => 1,
  });
  return { asked, states, statuses, following };
}

const silence = () => new Promise<Response>(() => undefined);
const events = { 'content-type': 'text/event-stream; charset=utf-8' };

/** A stream that is written to from outside. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    answer: () => new Response(body, { headers: events }),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    cut: () => controller?.error(new TypeError('network error')),
  };
}

const turn = () => vi.advanceTimersByTimeAsync(0);

describe('an event reader', () => {
  it('reads events from pieces cut anywhere and passes over heartbeats', () => {
    const text = ':\n\nid: a\nevent: state\ndata: {"n":1}\n\n:\n\nid: b\r\ndata: {"n":2}\r\n\r\n';
    for (let size = 1; size < text.length; size += 3) {
      const read: StreamEvent[] = [];
      const reader = createEventReader((event) => read.push(event));
      // A line break of two signs is not cut by our server; pieces of the wire are cut where they like.
      const whole = text.replaceAll('\r\n', '\n');
      for (let at = 0; at < whole.length; at += size) reader(whole.slice(at, at + size));
      expect(read).toEqual([
        { id: 'a', data: '{"n":1}' },
        { id: 'b', data: '{"n":2}' },
      ]);
    }
  });
});

describe('following a state', () => {
  it('[RL11] continues with what it has after a cut, within half a second, and misses nothing', async () => {
    const [first, second] = [openStream(), openStream()];
    const { asked, states, statuses, following } = world(first.answer, second.answer);
    await turn();
    first.write('id: a\ndata: 1\n\n');
    await turn();
    first.cut();
    await turn();
    expect(statuses).toEqual(['connecting', 'live', 'reconnecting']);
    await vi.advanceTimersByTimeAsync(500);
    second.write(':\n\nid: c\ndata: 3\n\n');
    await turn();
    expect(asked.map(({ version }) => version)).toEqual(['', 'a']);
    expect(states).toEqual(['1', '3']);
    expect(statuses.at(-1)).toBe('live');
    following.stop();
  });

  it('[RL11] leaves a connection that has gone silent', async () => {
    const first = openStream();
    const { asked, following } = world(first.answer);
    await turn();
    first.write(':\n\n');
    await vi.advanceTimersByTimeAsync(39_000);
    expect(asked).toHaveLength(1);
    first.write(':\n\n');
    await vi.advanceTimersByTimeAsync(39_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(2);
    following.stop();
  });

  it('[M05] asks every two seconds where streams are kept back, and takes an unchanged state for none', async () => {
    const json = (text: string) => () => new Response(text, { headers: { etag: '"v1"' } });
    const unchanged = () => new Response(null, { status: 304 });
    const { asked, states, statuses, following } = world(silence, json('1'), unchanged, json('1'));
    await vi.advanceTimersByTimeAsync(6000);
    expect(statuses).toEqual(['connecting', 'polling']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.map(({ accept, version }) => [accept, version]).slice(0, 3)).toEqual([
      ['text/event-stream', ''],
      ['application/json', ''],
      ['application/json', 'v1'],
    ]);
    expect(states).toEqual(['1']);
    following.stop();
  });

  it('[P09] stops where it is refused, but tries a new identity token first', async () => {
    const refused = () => new Response('{}', { status: 401 });
    const { asked, statuses } = world(refused, refused);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ isForced }) => isForced)).toEqual([false, true]);
    expect(statuses.at(-1)).toBe('refused');
  });

  it('waits longer and longer for a server that does not answer, and hurries when the network is back', async () => {
    const failing = () => Promise.reject(new TypeError('network error'));
    const { asked, following } = world(failing, failing, failing, failing, failing, failing, failing);
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000);
    expect(asked).toHaveLength(5);
    following.hurry();
    await turn();
    expect(asked).toHaveLength(6);
    following.stop();
  });
});
