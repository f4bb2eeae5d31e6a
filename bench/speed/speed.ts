import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAttempt, getHealth, submitResponse } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { openBusyClass, type BusyLearner } from '../../server/src/testing/classes/busy-class.ts';
import { createHttpClient } from '../../server/src/testing/http-client.ts';
import { startProduct } from '../../server/src/testing/product/product.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { withFloor } from '../floor.ts';
import { measure, type Measured } from '../measure.ts';

/** `start`: how long a first and a second start take, the demo school included. */
export async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-bench-start-'));
  const rows = [];
  for (const name of ['first start (demo school made)', 'second start']) {
    const product = await startProduct({ dataDir, demo: true });
    rows.push({ name, 'ready after s': Number((product.startMs / 1000).toFixed(2)) });
    await product.terminate();
  }
  rmSync(dataDir, { recursive: true, force: true });
  console.table(rows);
}

export const twoRoots: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Two rational roots',
  language: 'en',
  topic: 'algebra/quadratics',
  tags: [],
  level: 'Level 2',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 5 },
      { name: 'p', generator: 'random-integer', min: 1, max: 6 },
      { name: 'q', generator: 'random-integer', min: 1, max: 9 },
      { name: 'b', generator: 'expression', value: 'a p + q', simplify: 'full' },
      { name: 'c', generator: 'expression', value: 'p q', simplify: 'full' },
    ],
  },
  question: 'Factorise ${{a}}x^2 + {{b}}x + {{c}}$: [[product]]',
  parts: [{ name: 'product', answerType: 6, accept: [{ value: '(a x + q)(x + p)' }] }],
  hints: ['Look for two numbers with product {{a*c}} and sum {{b}}.'],
  solution: '$({{a}}x + {{q}})(x + {{p}})$',
  tests: [],
};

/** `show-question`: an attempt with its current question; beside it calls that do nothing, as the floor. */
export async function benchShowQuestion(): Promise<void> {
  const rows: Measured[] = [];
  await withFloor(async (server) => {
    const clients = Array.from({ length: 16 }, () => ({ client: createHttpClient(server.url) }));
    rows.push(await measure('bare Fastify', { server, clients }, ({ client }) => client.call(getHealth, {})));
    for (const { client } of clients) client.close();
  });
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const busy = await openBusyClass([server.url], 16, twoRoots);
      const load = { server, clients: busy.learners };
      rows.push(await measure(`health, ${name}`, load, ({ client }) => client.call(getHealth, {})));
      rows.push(
        await measure(`show question, ${name}`, load, ({ client, attemptId }) =>
          client.call(getAttempt, { params: { attemptId } }),
        ),
      );
      busy.close();
    }),
  );
  console.table(rows);
}

/** `submit`: hand in an answer, have it marked and durably stored; 1 and 32 clients. */
export async function benchSubmit(): Promise<void> {
  const rows: Measured[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      for (const count of [1, 32]) {
        const busy = await openBusyClass([server.url], count, twoRoots);
        rows.push(await measure(`submit, ${count} clients, ${name}`, { server, clients: busy.learners }, submit));
        busy.close();
      }
    }),
  );
  console.table(rows);
}

let submitted = 0;

/** Hands in one of four answers to the question shown. */
export function submit({ client, attemptId, itemId, shown }: BusyLearner) {
  submitted += 1;
  return client.call(submitResponse, {
    params: { attemptId, itemId },
    body: {
      id: newId(),
      variantNumber: 1,
      answers: [{ part: 'product', value: composeAnswer(shown.question, submitted) }],
    },
  });
}

/** Of four answers two are right, in different orders, one has a wrong sign and one is something else. */
function composeAnswer(question: string, n: number): string {
  const [a = 0, b = 0, c = 0] = [...question.matchAll(/\d+(?=x|\$)/g)].map(([digits]) => Number(digits));
  const p = [1, 2, 3, 4, 5, 6].find((p) => p * (b - a * p) === c) ?? 0;
  const q = b - a * p;
  const answers = [
    `\\left(${a}x+${q}\\right)\\left(x+${p}\\right)`,
    `(x+${p})(${a}x+${q})`,
    `(x+${p})(${a}x-${q})`,
    `(${a}x+${(n % 90) + 10})(x+1)`,
  ];
  return answers[n % answers.length] ?? '';
}
