import { apiBase } from '@lemma/contracts';
import { firstReadsOf } from './browser/first-reads.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../test.ts';
import { callApi } from './demo.ts';
import { fieldsOf } from './hostile-texts.ts';
import { findLeaks } from './browser/leaks.ts';
import { hearStreams } from './browser/streams.ts';

interface Poll {
  readonly id: string;
  readonly code: string;
  readonly questions: readonly {
    readonly id: string;
    readonly view: { readonly kind: string; readonly choices: readonly { readonly key: string }[] };
  }[];
  readonly current: { readonly questionId: string; readonly round: number; readonly answered: number } | null;
}

/** A session with these questions, live or not yet, without its pages. */
export const makePoll = (teacher: BrowserContext, body: object) =>
  callApi<Poll>(teacher, 'POST', '/polls/', { name: 'Limits, lecture 14', ...body });

export const readPoll = (teacher: BrowserContext, id: string) => callApi<Poll>(teacher, 'GET', `/polls/${id}/`);

/** Somebody in the hall who answers the open question without pages. */
export async function voteQuietly(voter: BrowserContext, { id, code, current }: Poll, values: readonly string[]) {
  await callApi(voter, 'POST', '/polls/join/', { code });
  await callApi(voter, 'POST', `/polls/${id}/votes/`, {
    id: crypto.randomUUID(),
    questionId: current?.questionId,
    round: current?.round,
    sequence: 1,
    values,
  });
}

/** A live session whose every text holds what is dangerous as markup, the words of the hall too. */
export async function fillPoll(teacher: BrowserContext, voter: BrowserContext, texts: readonly string[]) {
  const [name = '', ...more] = texts.filter((text) => text.length <= 150);
  const words = fieldsOf(more, 190);
  const choices = [...fieldsOf(texts, 490)].slice(0, 8).map((text, at) => ({ text, isRight: at === 0 }));
  const [prompt = '', solution = ''] = fieldsOf(texts, 3_900);
  const poll = await makePoll(teacher, {
    name,
    questions: [
      { question: { kind: 'choice', prompt, choices, solution } },
      ...[1, 2, 3].map(() => ({
        question: { kind: 'text', prompt: name, answer: null },
        settings: { moderated: false },
      })),
      { question: { kind: 'cloud', prompt: name }, settings: { moderated: false } },
    ],
    start: true,
  });
  const ofPoll = `/polls/${poll.id}/questions`;
  const short = texts.filter((text) => text.length <= 40).slice(0, 3);
  for (const { id, view } of poll.questions) {
    const open = await callApi<Poll>(teacher, 'POST', `${ofPoll}/${id}/open/`, { round: 1 });
    const typed = view.kind === 'cloud' ? short : [words.next().value ?? name];
    await voteQuietly(voter, open, view.choices.length > 0 ? [view.choices[0]?.key ?? ''] : typed);
    await callApi(teacher, 'POST', `${ofPoll}/${id}/reveal/`, { results: true });
  }
  return poll;
}

/** Keeps all that a voter's browser receives, so that it can be searched for what it must not know yet. */
export async function recordVoter(context: BrowserContext) {
  const [answers, events] = [[] as string[], await hearStreams(context)];
  context.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    const isJson = (response.headers()['content-type'] ?? '').includes('json');
    if (!isPage && !(isJson && response.url().includes(`${apiBase}/polls/`))) return;
    void response.text().then(
      (text) => answers.push(isPage ? JSON.stringify(firstReadsOf(text)) : text),
      () => undefined,
    );
  });
  return {
    /** Nothing that was received so far holds one of these words; no event of a stream gives anything away. */
    expectSilence(...words: readonly string[]) {
      const received = [...answers, ...events.map(({ data }) => data)];
      expect(events.length).toBeGreaterThan(0);
      expect(words.filter((word) => received.some((text) => text.includes(word)))).toEqual([]);
      expect(events.flatMap(({ url, data }) => findLeaks(data, url))).toEqual([]);
    },
  };
}

/** Returns the code on the wall. */
export async function codeOn(wall: Page): Promise<string> {
  const shown = wall.getByLabel('How to take part').locator('b');
  return (await shown.innerText()).replaceAll(/\s/g, '');
}
