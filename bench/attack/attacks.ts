import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import {
  apiBase,
  checkSample,
  createExercise,
  csrfHeader,
  downloadGrades,
  drawSample,
  getClassroomAdmin,
  getTaskProgress,
  publishExercise,
  signUp,
  submitResponse,
  transferType,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import type { TakenClass } from './attacker.ts';
import type { BusyLearner } from '../../server/src/testing/classes/busy-class.ts';
import { createHttpClient, HttpAnswerError, type HttpClient } from '../../server/src/testing/http-client.ts';
import { twoRoots } from '../speed/speed.ts';

/** Begins when it is called, and returns a function that ends it and counts the server's answers. */
export type Attack = () => () => Promise<Readonly<Record<string, number>>>;

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
const fullBody = JSON.stringify(
  Object.fromEntries(Array.from({ length: 1000 }, (_, k) => [`${'k'.repeat(50)}${k}`, 1])),
);
const deepFile = `{"format":"lemma-exercises/1","exercises":${'['.repeat(20_000_000)}`;
const wideFile = `{"exercises":[${'{},'.repeat(6_500_000)}{}]}`;

/** Makes pictures of one colour: small as files, and with as many pixels as are taken. No two are the same file. */
function smallFilesOfManyPixels(width: number, height: number): () => Buffer {
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
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return () => {
    const note = chunk('tEXt', Buffer.from(`Comment\0${newId()}`, 'latin1'));
    return Buffer.concat([signature, chunk('IHDR', head), note, pixels, chunk('IEND', Buffer.alloc(0))]);
  };
}

/** Every attack by its name. Each time that one begins it is somebody else's, from another address, with limits of their own. */
export async function prepareAttacks(
  url: string,
  hogs: readonly BusyLearner[],
  taken: TakenClass,
): Promise<Readonly<Record<string, Attack>>> {
  const visitor = createHttpClient(url);
  const author = await signUpTeacher(url, 'author');
  for (const client of [visitor, author, ...hogs.map((hog) => hog.client)]) client.widen(40);
  const exercise = await author.call(createExercise, { body: { document: dearExercise as never } });
  const params = { exerciseId: exercise.id };
  const shown = await author.call(createExercise, { body: { document: twoRoots as never } });
  await author.call(publishExercise, { params: { exerciseId: shown.id }, body: { revision: shown.revision } });
  const sample = await visitor.call(drawSample, { query: { exerciseId: shown.id } });
  const practise = {
    ticket: sample.ticket,
    answers: sample.variant.parts.map(({ name }) => ({ part: name, value: dearAnswer })),
  };
  const drawPicture = smallFilesOfManyPixels(6000, 4000);
  const files = [Buffer.from(deepFile), Buffer.from(wideFile)];
  const teacher = createHttpClient(url);
  teacher.goOnAs(taken.cookies);
  const read = (path: string): Promise<Outcome> => get(url, teacher, path);
  const { classId, taskId } = taken;
  let turn = 0;
  let begun = 0;
  const flood = (count: number, work: (hog: BusyLearner) => Promise<Outcome>): Attack => {
    return () => {
      begun += 1;
      address = `127.0.0.${begun + 1}`;
      visitor.comeFrom(address);
      const hog = hogs[begun % hogs.length];
      return keepOn(count, () => (hog ? work(hog) : Promise.resolve('broken')));
    };
  };
  return {
    'no attack, to compare with': flood(0, () => Promise.resolve('broken')),
    'one learner, 40 answers at a time': flood(40, (hog) => statusOf(submitAnswer(hog, dearAnswer))),
    'a visitor, 20 samples at a time': flood(20, () => statusOf(visitor.call(checkSample, { body: practise }))),
    'a visitor, 3 bodies of 900,000 bytes at a time': flood(3, () =>
      post(url, visitor, 'session-auth/login/', wideBody),
    ),
    'a visitor, 20 full bodies at a time': flood(20, () => post(url, visitor, 'session-auth/login/', fullBody)),
    'an author, 4 pictures of 24 million pixels at a time': flood(4, () =>
      post(url, author, 'images/', drawPicture(), 'image/png'),
    ),
    'an author, 2 files of 20 MB at a time': flood(2, () =>
      post(url, author, 'exercises/import/', files[(turn += 1) % 2] ?? '', transferType),
    ),
    'an author, 8 publishings at a time': flood(8, () =>
      statusOf(author.call(publishExercise, { params, body: { revision: exercise.revision } })),
    ),
    'a teacher, 40 at a time of the progress of a task': flood(40, () =>
      read(pathOf(getTaskProgress.path, classId).replace('{taskId}', taskId)),
    ),
    'a teacher, 40 at a time of a class page': flood(40, () => read(pathOf(getClassroomAdmin.path, classId))),
    'a teacher, 40 at a time of the grades as CSV': flood(40, () => read(pathOf(downloadGrades.path, classId))),
  };
}

/** The status of the server's answer, or `broken` without one. */
type Outcome = number | 'broken';

const statusOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof HttpAnswerError ? error.status : 'broken'),
  );

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

/** Does the work over and over, so many at a time, until it is ended. */
function keepOn(count: number, work: () => Promise<Outcome>): ReturnType<Attack> {
  const state = { isOver: false };
  const outcomes: Record<string, number> = {};
  const workers = Array.from({ length: count }, async () => {
    while (!state.isOver) {
      const outcome = await work();
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      // Refused calls cost the server next to nothing, so an attacker who only repeats them would measure nothing.
      await wait(outcome === 200 ? 0 : afterRefusalMs);
    }
  });
  return async () => {
    state.isOver = true;
    // Unfinished work continues beside the next measurement.
    await Promise.race([Promise.all(workers), wait(longestEndMs)]);
    return outcomes;
  };
}

/** Where the present attack comes from. */
let address = '127.0.0.1';

const afterRefusalMs = 100;
const longestEndMs = 10_000;
const longestPostMs = 20_000;
const agent = new Agent({ keepAlive: false });

const readers = new Agent({ keepAlive: true, maxSockets: 40 });
const pathOf = (path: string, classId: string): string => path.slice(1).replace('{classId}', classId);

/** Reads what is there, whatever it is. */
function get(url: string, client: HttpClient, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { headers: { cookie: client.cookies() }, agent: readers, timeout: longestPostMs };
    const sent = request(new URL(`${apiBase}/${path}`, url), options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 'broken'));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve('broken'));
    sent.end();
  });
}

/** Sends a body as it is, on a connection of its own; a server that ends it without an answer has broken it. */
function post(
  url: string,
  client: HttpClient,
  path: string,
  body: string | Buffer,
  type = 'application/json',
): Promise<Outcome> {
  const cookie = client.cookies();
  const headers = {
    cookie,
    [csrfHeader]: /csrf[^=]*=([^;]+)/.exec(cookie)?.[1] ?? '',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, agent, timeout: longestPostMs, localAddress: address };
    const sent = request(new URL(`${apiBase}/${path}`, url), options, (answer) => {
      // An answer may come before the whole body was read, and its end not at all.
      answer.resume().on('close', () => resolve(answer.statusCode ?? 'broken'));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve('broken'));
    sent.on('close', () => resolve('broken'));
    sent.end(body);
  });
}
