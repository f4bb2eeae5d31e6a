import { request, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  apiBase,
  castPollVote,
  createPoll,
  fromWire,
  getPollView,
  joinPoll,
  revealPoll,
  signUp,
  type InputOf,
  type PollView,
} from '@lemma/contracts';
import { v4 as newId } from 'uuid';
import { createHttpClient, untilServed, type HttpClient } from '../http-client.ts';

/** Somebody in the hall with a phone, over the wire. */
export interface HallVoter {
  readonly client: HttpClient;
  /** The newest state that reached the phone, and when; how often its stream was opened. */
  readonly seen: { state?: PollView; at: number; version: string; count: number; openings: number };
  /** Votes, again and again until it is acknowledged; returns how long that took. */
  vote(round: number, value: string, sequence?: number): Promise<{ readonly ms: number; readonly tries: number }>;
  close(): void;
}

export type Hall = Awaited<ReturnType<typeof openHall>>;

type NewQuestion = NonNullable<InputOf<typeof createPoll>['body']['questions']>[number]['question'];

const choice: NewQuestion = {
  kind: 'choice',
  prompt: 'Which one?',
  choices: ['one', 'two', 'three', 'four'].map((text, index) => ({ text, isRight: index === 1 })),
};
export const hallChoices = ['A', 'B', 'C', 'D'] as const;

/**
 * A live poll with an open question, and so many voters who have joined and follow it, spread over the nodes. The lecturer
 * may have a wire of their own, and another question than that of one choice.
 */
export async function openHall(
  urls: readonly string[],
  count: number,
  teacherUrl?: string,
  question: NewQuestion = choice,
) {
  const teacher = createHttpClient(...(teacherUrl === undefined ? urls : [teacherUrl]));
  const email = `teacher-${newId()}@school.example`;
  await teacher.call(signUp, {
    body: { firstName: 'A', lastName: 'Teacher', email, password: 'correct-horse-battery', role: 'teacher' },
  });
  const poll = await teacher.call(createPoll, {
    body: { name: 'Hall', questions: [{ question }], start: true, open: true },
  });
  const ids = { pollId: poll.id, questionId: poll.questions[0]?.id ?? '' };
  const voters: HallVoter[] = [];
  for (let from = 0; from < count; from += 50) {
    const places = Array.from({ length: Math.min(50, count - from) }, (_, index) => from + index);
    voters.push(...(await Promise.all(places.map((place) => joinHall(rotated(urls, place), poll.code ?? '', ids)))));
  }
  return {
    teacher,
    poll,
    ids,
    voters,
    /** Shows the results of the question to the hall. */
    reveal: () => teacher.call(revealPoll, { params: ids, body: { results: true } }),
    close(): void {
      for (const voter of voters) voter.close();
      teacher.close();
    },
  };
}

const rotated = (urls: readonly string[], by: number) => urls.map((_, index) => urls[(index + by) % urls.length] ?? '');

async function joinHall(
  urls: readonly string[],
  code: string,
  { pollId, questionId }: { readonly pollId: string; readonly questionId: string },
): Promise<HallVoter> {
  const client = createHttpClient(...urls);
  await untilServed(() => client.call(joinPoll, { body: { code } }));
  const seen: HallVoter['seen'] = { at: 0, version: '', count: 0, openings: 0 };
  const path = apiBase + getPollView.path.replace('{pollId}', pollId);
  const stop = follow(urls, path, client, seen);
  return {
    client,
    seen,
    async vote(round, value, sequence = 1) {
      const body = { id: newId(), questionId, round, sequence, values: [value] };
      const began = performance.now();
      for (let tries = 1; ; tries += 1) {
        try {
          await client.call(castPollVote, { params: { pollId }, body });
          return { ms: performance.now() - began, tries };
        } catch (error) {
          if (performance.now() - began > 60_000) throw error;
          await wait(50 + Math.random() * 200);
        }
      }
    },
    close() {
      stop();
      client.close();
    },
  };
}

/** Follows the state as a page does: a cut stream is opened again, at the next node, with what is at hand. */
function follow(urls: readonly string[], path: string, client: HttpClient, seen: HallVoter['seen']): () => void {
  let isStopped = false;
  let open: ClientRequest | undefined;
  let turn = 0;

  function connect(): void {
    if (isStopped) return;
    const { hostname, port } = new URL(urls[turn % urls.length] ?? '');
    turn += 1;
    const headers = {
      cookie: client.cookies(),
      accept: 'text/event-stream',
      ...(seen.version === '' ? {} : { 'last-event-id': seen.version }),
    };
    const again = () => setTimeout(connect, 50 + Math.random() * 450).unref();
    open = request({ hostname, port, path, headers, agent: false }, (response) => {
      let text = '';
      if (response.statusCode === 200) seen.openings += 1;
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        const blocks = (text + piece).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) take(block, seen);
      });
      response.on('close', () => {
        again();
      });
    });
    open.on('error', again);
    open.end();
  }

  connect();
  return () => {
    isStopped = true;
    open?.destroy();
  };
}

function take(block: string, seen: HallVoter['seen']): void {
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (data === undefined) return;
  seen.at = performance.now();
  seen.version = /^id: (.*)$/m.exec(block)?.[1] ?? '';
  seen.count += 1;
  seen.state = readState(data);
}

let newest: { readonly data: string; readonly state: PollView } | undefined;

/** Reads a state once for the whole hall: each phone has a processor of its own for it, but here they share one. */
function readState(data: string): PollView {
  if (newest?.data !== data) newest = { data, state: fromWire(JSON.parse(data)) as PollView };
  return newest.state;
}

/** Waits until it holds for every voter; returns when it last became true, by `performance.now()`. */
export async function untilAllSee(voters: readonly HallVoter[], holds: (state: PollView) => boolean, limitMs = 30_000) {
  const began = performance.now();
  for (;;) {
    const missing = voters.filter(({ seen }) => !seen.state || !holds(seen.state));
    if (missing.length === 0) return Math.max(...voters.map(({ seen }) => seen.at));
    if (performance.now() - began > limitMs) throw new Error(`${missing.length} voters have not seen it`);
    await wait(5);
  }
}
