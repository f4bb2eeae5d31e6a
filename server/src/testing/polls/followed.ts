import { apiBase, fromWire } from '@lemma/contracts';
import type { TestClient } from '../test-app.ts';

/** Follows a state as an event stream of the server at `address`, in the client's browser. */
export async function followState(
  address: string,
  client: Pick<TestClient, 'cookies'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stop = new AbortController();
  const response = await fetch(`${address}${apiBase}${path}`, {
    headers: { accept: 'text/event-stream', cookie, ...headers },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let lastId = '';
  /** Reads events until there is one that fits. */
  async function until<T>(fits: (state: T) => boolean): Promise<T> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error('the stream has ended');
        text += value;
        continue;
      }
      const event = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      lastId = event.find((line) => line.startsWith('id: '))?.slice(4) ?? lastId;
      const data = event.find((line) => line.startsWith('data: '))?.slice(6);
      const state = data === undefined ? undefined : (fromWire(JSON.parse(data)) as T);
      if (state !== undefined && fits(state)) return state;
    }
  }
  /** Reads on to the end. */
  async function ended(): Promise<boolean> {
    const { done } = (await reader?.read()) ?? { done: false };
    return done || ended();
  }
  return { response, until, ended, stop: () => stop.abort(), lastId: () => lastId };
}
