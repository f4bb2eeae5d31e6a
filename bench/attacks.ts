import { request } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import {
  apiBase,
  checkSample,
  createExercise,
  csrfHeader,
  drawSample,
  publishExercise,
  signUp,
  submitResponse,
  transferType,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import type { BusyLearner } from '../server/src/testing/busy-class.ts';
import { createHttpClient, type HttpClient } from '../server/src/testing/http-client.ts';
import { twoRoots } from './speed.ts';

/** Begins when it is called, and returns what ends it. */
export type Attack = () => () => Promise<void>;

/** A text of 600 characters that is as dear as a learner's answer can be. */
const dearAnswer = Array.from({ length: 86 }, (_, k) => `(x+${k + 2})`)
  .join('')
  .slice(0, 600)
  .replace(/\([^)]*$/, '');

const dearExercise: ExerciseDocument = {
  ...twoRoots,
  title: 'A long expansion',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 1, max: 1_000_000 },
      ...Array.from({ length: 50 }, (_, k) => ({
        name: `v${k}`,
        generator: 'expression' as const,
        value: '(x+a)^12 (x+i)^12 (x-y)^8',
        simplify: 'full' as const,
      })),
    ],
  },
  question: 'How much? [[product]]',
  parts: [{ name: 'product', answerType: 6, accept: [{ value: 'x' }] }],
  hints: [],
  solution: '',
};

/** More than the server reads without being asked for it, and as much as it reads. */
const wideBody = JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, k) => [`k${k}`, 1])));
const fullBody = JSON.stringify(Object.fromEntries(Array.from({ length: 4900 }, (_, k) => [`k${k}`, 1])));
const deepFile = `{"format":"lemma-exercises/1","exercises":${'['.repeat(20_000_000)}`;
const wideFile = `{"exercises":[${'{},'.repeat(6_500_000)}{}]}`;

/** A picture of one colour: small as a file, and as many pixels as are taken. */
function smallFileOfManyPixels(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Every attack by its name; `forMs` is when it ends by itself. */
export async function prepareAttacks(
  url: string,
  hog: BusyLearner,
  forMs: number,
): Promise<Readonly<Record<string, Attack>>> {
  const visitor = createHttpClient(url);
  const author = await signUpTeacher(url, 'author');
  for (const client of [visitor, author, hog.client]) client.widen(40);
  const exercise = await author.call(createExercise, { body: { document: dearExercise as never } });
  const params = { exerciseId: exercise.id };
  const shown = await author.call(createExercise, { body: { document: twoRoots as never } });
  await author.call(publishExercise, { params: { exerciseId: shown.id }, body: { revision: shown.revision } });
  const sample = await visitor.call(drawSample, { query: { exerciseId: shown.id } });
  const practise = {
    ticket: sample.ticket,
    answers: sample.variant.parts.map(({ name }) => ({ part: name, value: dearAnswer })),
  };
  const flood =
    (count: number, work: () => Promise<unknown>): Attack =>
    () =>
      repeat(count, forMs, work);
  let shade = 0;
  return {
    'one learner, 40 answers at a time': flood(40, () => submitAnswer(hog, dearAnswer)),
    'a visitor, 20 samples at a time': flood(20, () => visitor.call(checkSample, { body: practise })),
    'an author, 8 publishings at a time': flood(8, () =>
      author.call(publishExercise, { params, body: { revision: exercise.revision } }),
    ),
    'a visitor, 3 bodies of 900,000 bytes at a time': flood(3, () =>
      post(url, visitor, 'session-auth/login/', wideBody),
    ),
    'a visitor, 20 full bodies at a time': flood(20, () => post(url, visitor, 'session-auth/login/', fullBody)),
    'an author, 4 pictures of 24 million pixels at a time': flood(4, () =>
      // Each another file: the same one is found again.
      post(url, author, 'images/', smallFileOfManyPixels(6000 - (shade += 1), 4000), 'image/png'),
    ),
    'an author, 2 files of 20 MB at a time': flood(2, () =>
      post(url, author, 'exercises/import/', (shade += 1) % 2 === 0 ? deepFile : wideFile, transferType),
    ),
  };
}

/** Somebody new who may write exercises and ask polls. */
export async function signUpTeacher(url: string, name: string): Promise<HttpClient> {
  const client = createHttpClient(url);
  const email = `${name}-${newId()}@school.example`;
  await client.call(signUp, {
    body: { firstName: 'A', lastName: 'Teacher', email, password: 'a long password', role: 'teacher' },
  });
  return client;
}

export function submitAnswer({ client, attemptId, itemId }: BusyLearner, value: string): Promise<unknown> {
  const answers = [{ part: 'product', value }];
  return client.call(submitResponse, {
    params: { attemptId, itemId },
    body: { id: newId(), variantNumber: 1, answers },
  });
}

function repeat(count: number, forMs: number, work: () => Promise<unknown>): () => Promise<void> {
  const state = { isOver: false };
  const end = performance.now() + forMs;
  const workers = Array.from({ length: count }, async () => {
    while (!state.isOver && performance.now() < end) {
      await work().catch(() => undefined);
      // Work that fails immediately still gives the others their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  return async () => {
    state.isOver = true;
    await Promise.all(workers);
  };
}

/** Sends a body as it is, on a connection of its own. */
function post(
  url: string,
  client: HttpClient,
  path: string,
  body: string | Buffer,
  type = 'application/json',
): Promise<void> {
  const cookie = client.cookies();
  const headers = {
    cookie,
    [csrfHeader]: /csrf[^=]*=([^;]+)/.exec(cookie)?.[1] ?? '',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const sent = request(new URL(`${apiBase}/${path}`, url), { method: 'POST', headers }, (answer) =>
      answer.resume().on('end', resolve),
    );
    sent.on('error', () => resolve());
    sent.end(body);
  });
}
