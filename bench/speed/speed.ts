import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getAttempt,
  getClassroomStudent,
  getHealth,
  listClassrooms,
  saveDraft,
  submitResponse,
  type PartAnswers,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { openBusyClass, type BusyLearner } from '../../server/src/testing/classes/busy-class.ts';
import { setTask } from '../../server/src/testing/classes/set-task.ts';
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

/** A number that is marked without the engine's algebra. */
export const twoSides: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Around a rectangle',
  language: 'en',
  topic: 'geometry/area',
  tags: [],
  level: 'Level 1',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 30 },
      { name: 'b', generator: 'random-integer', min: 2, max: 30 },
    ],
  },
  question: 'A rectangle is {{a}} cm long and {{b}} cm wide. Its perimeter in cm: [[around]]',
  parts: [{ name: 'around', answerType: 4, accept: [{ value: '2 (a + b)' }] }],
  hints: ['It has four sides.'],
  solution: '$2 ({{a}} + {{b}}) = {{2 (a + b)}}$',
  tests: [],
};

/**
 * `show-question`: an attempt with its current question, never answered and with eight responses; beside it calls that do
 * nothing, as the floor.
 */
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
      rows.push(await measure(`never answered, ${name}`, load, show));
      for (const learner of busy.learners) for (let n = 0; n < 8; n += 1) await submit(learner);
      rows.push(await measure(`with eight responses, ${name}`, load, show));
      busy.close();
    }),
  );
  console.table(rows);
}

const show = ({ client, attemptId }: BusyLearner) => client.call(getAttempt, { params: { attemptId } });

/** `submit`: hand in an answer, have it marked and durably stored; an expression by 1 and 32 clients, a number by 32. */
export async function benchSubmit(): Promise<void> {
  const rows: Measured[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      for (const count of [1, 32]) {
        const busy = await openBusyClass([server.url], count, twoRoots);
        rows.push(await measure(`expression, ${count} clients, ${name}`, { server, clients: busy.learners }, submit));
        busy.close();
      }
      const busy = await openBusyClass([server.url], 32, twoSides);
      rows.push(await measure(`number, 32 clients, ${name}`, { server, clients: busy.learners }, submitNumber));
      busy.close();
    }),
  );
  console.table(rows);
}

/** `draft`: keep what a learner has typed so far. */
export async function benchDraft(): Promise<void> {
  const rows: Measured[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const busy = await openBusyClass([server.url], 32, twoRoots);
      let sequence = 0;
      const save = ({ client, attemptId, itemId }: BusyLearner) => {
        sequence += 1;
        return client.call(saveDraft, {
          params: { attemptId, itemId },
          body: { variantNumber: 1, sequence, answers: [{ part: 'product', value: `(x+${sequence})(` }] },
        });
      };
      rows.push(await measure(`draft, 32 clients, ${name}`, { server, clients: busy.learners }, save));
      busy.close();
    }),
  );
  console.table(rows);
}

/** `class-pages`: the class list of learners and the page of their class, with one task and with thirty. */
export async function benchClassPages(): Promise<void> {
  const rows: Measured[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const busy = await openBusyClass([server.url], 16, twoRoots);
      const { classId, teacher } = busy;
      const load = { server, clients: busy.learners };
      const measurePages = async (tasks: string) => {
        const list = ({ client }: BusyLearner) => client.call(listClassrooms, {});
        rows.push(await measure(`class list, ${tasks}, ${name}`, load, list));
        const open = ({ client }: BusyLearner) => client.call(getClassroomStudent, { params: { classId } });
        rows.push(await measure(`class page, ${tasks}, ${name}`, load, open));
      };
      await measurePages('one task');
      for (let n = 1; n < 30; n += 1) await setTask(teacher, classId, { name: `Homework ${n}` });
      await measurePages('thirty tasks');
      busy.close();
    }),
  );
  console.table(rows);
}

let submitted = 0;

/** Hands in one of four answers to the question shown. */
export function submit(learner: BusyLearner) {
  submitted += 1;
  return send(learner, [{ part: 'product', value: composeAnswer(learner.shown.question, submitted) }]);
}

/** Hands in a number, every other time the right one. */
export function submitNumber(learner: BusyLearner) {
  submitted += 1;
  const [a = 0, b = 0] = [...learner.shown.question.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return send(learner, [{ part: 'around', value: String(2 * (a + b) + (submitted % 2) * submitted) }]);
}

const send = ({ client, attemptId, itemId }: BusyLearner, answers: PartAnswers) =>
  client.call(submitResponse, { params: { attemptId, itemId }, body: { id: newId(), variantNumber: 1, answers } });

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
