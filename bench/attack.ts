import { request } from 'node:http';
import {
  checkSample,
  createExercise,
  drawSample,
  getHealth,
  publishExercise,
  signUp,
  submitResponse,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { openBusyClass, type BusyLearner } from '../server/src/testing/busy-class.ts';
import { createHttpClient, type HttpClient } from '../server/src/testing/http-client.ts';
import { onEachDatabase, withProduct } from './databases.ts';
import { quantile } from './measure.ts';
import { twoRoots } from './speed.ts';

/*
 * `attack`: eight learners answer every half second while somebody sends as much as one connection pool can of what
 * costs most. Each row also shows the figures measured without an attack just before.
 */

const seconds = Number(process.env['BENCH_SECONDS'] ?? 12);

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

/** Prints p95 of honest answers and of `/health/` before and during each attack, and their ratio. */
export async function benchAttack(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const busy = await openBusyClass([server.url], 9, twoRoots);
      const [hog, ...honest] = busy.learners;
      if (!hog) throw new Error('nobody has joined');
      const monitor = createHttpClient(server.url);
      const attacks = await prepareAttacks(server.url, hog);
      await observe(honest, monitor);
      for (const [attack, flood] of Object.entries(attacks)) {
        const before = await observe(honest, monitor);
        const stop = flood();
        const during = await observe(honest, monitor);
        await stop();
        rows.push({
          database: name,
          attack,
          'p95 before': round(before.answers),
          'p95 during': round(during.answers),
          ratio: round(during.answers / before.answers),
          'health before': round(before.health),
          'health during': round(during.health),
        });
      }
      monitor.close();
      busy.close();
    }),
  );
  console.table(rows);
}

/** Each begins when it is called and returns what ends it. */
async function prepareAttacks(url: string, hog: BusyLearner): Promise<Record<string, () => () => Promise<void>>> {
  const visitor = createHttpClient(url);
  const author = createHttpClient(url);
  const email = `author-${newId()}@school.example`;
  await author.call(signUp, {
    body: { firstName: 'An', lastName: 'Author', email, password: 'a long password', role: 'teacher' },
  });
  const exercise = await author.call(createExercise, { body: { document: dearExercise as never } });
  const params = { exerciseId: exercise.id };
  const sample = await visitor.call(drawSample, { query: {} }).catch(() => null);
  return {
    'one learner, 40 answers at a time': () => repeat(40, () => submit(hog, dearAnswer)),
    'a visitor, 20 samples at a time': () =>
      repeat(20, () =>
        sample
          ? visitor.call(checkSample, {
              body: {
                ticket: sample.ticket,
                answers: sample.variant.parts.map(({ name }) => ({ part: name, value: dearAnswer })),
              },
            })
          : Promise.resolve(),
      ),
    'an author, 8 publishings at a time': () =>
      repeat(8, () => author.call(publishExercise, { params, body: { revision: exercise.revision } })),
    'a visitor, bodies of 900,000 bytes with 90,000 keys': () => repeat(3, () => postWide(url)),
  };
}

function repeat(count: number, work: () => Promise<unknown>): () => Promise<void> {
  const state = { isOver: false };
  const end = performance.now() + seconds * 2000;
  const workers = Array.from({ length: count }, async () => {
    while (!state.isOver && performance.now() < end) await work().catch(() => undefined);
  });
  return async () => {
    state.isOver = true;
    await Promise.all(workers);
  };
}

const wideBody = JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, k) => [`k${k}`, 1])));

function postWide(url: string): Promise<void> {
  return new Promise((resolve) => {
    const post = request(
      new URL('/api/mm/session-auth/login/', url),
      { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': wideBody.length } },
      (answer) => answer.resume().on('end', resolve),
    );
    post.on('error', () => resolve());
    post.end(wideBody);
  });
}

function submit({ client, attemptId, itemId }: BusyLearner, value: string): Promise<unknown> {
  const answers = [{ part: 'product', value }];
  return client.call(submitResponse, {
    params: { attemptId, itemId },
    body: { id: newId(), variantNumber: 1, answers },
  });
}

/** p95 in milliseconds of answers, each learner one every half second, and of calls of `/health/`. */
async function observe(
  honest: readonly BusyLearner[],
  monitor: HttpClient,
): Promise<{ answers: number; health: number }> {
  const end = performance.now() + seconds * 1000;
  const timed = async (times: number[], every: number, work: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + every - performance.now())));
    }
  };
  const [answers, health]: [number[], number[]] = [[], []];
  await Promise.all([
    ...honest.map((learner, k) => timed(answers, 500, () => submit(learner, `(2x+${k})(x+1)`))),
    timed(health, 100, () => monitor.call(getHealth, {})),
  ]);
  const p95 = (times: number[]): number =>
    quantile(
      times.sort((a, b) => a - b),
      0.95,
    );
  return { answers: p95(answers), health: p95(health) };
}

const round = (value: number): number => Number(value.toFixed(2));
