import { apiBase } from '@lemma/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { callApi } from './demo.ts';
import { findLeaks } from './leaks.ts';
import { hearStreams } from './streams.ts';

interface Session {
  readonly id: string;
  readonly code: string;
  readonly questions: readonly { readonly id: string }[];
  readonly current: { readonly questionId: string; readonly round: number; readonly answered: number } | null;
}

/** A session with these questions, live or not yet, without its pages. */
export const makePoll = (lecturer: BrowserContext, body: object) =>
  callApi<Session>(lecturer, 'POST', '/polls/', { name: 'Limits, lecture 14', ...body });

export const readPoll = (lecturer: BrowserContext, id: string) => callApi<Session>(lecturer, 'GET', `/polls/${id}/`);

/** Somebody in the hall who answers the open question without pages. */
export async function voteQuietly(voter: BrowserContext, { id, code, current }: Session, values: readonly string[]) {
  await callApi(voter, 'POST', '/polls/join/', { code });
  await callApi(voter, 'POST', `/polls/${id}/votes/`, {
    id: crypto.randomUUID(),
    questionId: current?.questionId,
    round: current?.round,
    sequence: 1,
    values,
  });
}

/** Keeps all that a voter's browser is told, so that it can be searched for what it must not know yet. */
export async function recordVoter(context: BrowserContext) {
  const [answers, events] = [[] as string[], await hearStreams(context)];
  context.on('response', (response) => {
    if (!response.url().includes(`${apiBase}/polls/`)) return;
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    void response.text().then(
      (text) => answers.push(text),
      () => undefined,
    );
  });
  return {
    /** Nothing that was told so far holds one of these words; no event of a stream gives anything away. */
    expectSilence(...words: readonly string[]) {
      const told = [...answers, ...events.map(({ data }) => data)];
      expect(events.length).toBeGreaterThan(0);
      expect(words.filter((word) => told.some((text) => text.includes(word)))).toEqual([]);
      expect(events.flatMap(({ url, data }) => findLeaks(data, url))).toEqual([]);
    },
  };
}

/** The code that stands on the wall. */
export async function codeOn(wall: Page): Promise<string> {
  const shown = wall.getByLabel('How to take part').locator('b');
  return (await shown.innerText()).replaceAll(/\s/g, '');
}
