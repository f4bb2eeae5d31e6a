import {
  createClassroom,
  createExercise,
  createTask,
  joinClassroom,
  publishExercise,
  signUp,
  startAttempt,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { createHttpClient, HttpAnswerError, type HttpClient } from '../../server/src/testing/http-client.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { quantile } from '../measure.ts';
import { twoRoots } from './speed.ts';

const students = Number(process.env['BENCH_COUNT'] ?? 500);
const questions = 10;
const round = (value: number) => Number(value.toFixed(1));

/** `task-start-500`: a year begins the same test of ten questions within ten seconds, then another one in five. */
export async function benchTaskStart(): Promise<void> {
  const rows: object[] = [];
  await onEachDatabase(({ name, place }) =>
    withProduct(place, async (server) => {
      const year = await openYear(server.url);
      for (const seconds of [10, 5]) {
        const params = await year.setTest();
        const cpuBefore = server.cpuMs();
        const report = await startTogether(year.learners, params, seconds);
        const cpu = (server.cpuMs() - cpuBefore) / students;
        rows.push({ name: `${students} starts in ${seconds} s, ${name}`, ...report, 'CPU ms each': round(cpu) });
      }
      year.close();
    }),
  );
  console.table(rows);
}

async function openYear(url: string) {
  const teacher = createHttpClient(url);
  const email = `year-${newId()}@school.example`;
  await teacher.call(signUp, {
    body: { firstName: 'Year', lastName: 'Teacher', email, password: 'a long password', role: 'teacher' },
  });
  const classroom = await teacher.call(createClassroom, { body: { name: 'Year 10' } });
  const classId = classroom.id;
  const learners: HttpClient[] = [];
  for (let n = 0; n < students; n += 1) {
    const client = createHttpClient(url);
    await client.call(joinClassroom, {
      body: { code: classroom.joinCode ?? '', firstName: 'Learner', lastName: String(n) },
    });
    learners.push(client);
  }
  return {
    learners,
    async setTest() {
      const groups = [];
      for (let n = 0; n < questions; n += 1) {
        const exercise = await teacher.call(createExercise, { body: { document: twoRoots as never } });
        const { id: exerciseId, revision } = exercise;
        await teacher.call(publishExercise, { params: { exerciseId }, body: { revision } });
        groups.push({ type: 'SG' as const, items: [{ exerciseId, points: 2 }] });
      }
      const task = await teacher.call(createTask, {
        params: { classId },
        body: {
          name: 'Test',
          sectionId: null,
          kind: 'assessment',
          opensAt: null,
          dueAt: null,
          timeLimitMinutes: 45,
          attemptsAllowed: 1,
          shufflesItems: true,
          results: 'after-due',
          solutions: 'after-due',
          groups,
        },
      });
      return { classId, taskId: task.id };
    },
    close() {
      teacher.close();
      for (const learner of learners) learner.close();
    },
  };
}

/** Each learner at a time of their own within so many seconds, whatever the others' answers take; refusals are tried again. */
async function startTogether(
  learners: readonly HttpClient[],
  params: { readonly classId: string; readonly taskId: string },
  seconds: number,
) {
  const times: number[] = [];
  const refused = new Map<number, number>();
  let blank = 0;
  const start = async (client: HttpClient): Promise<void> => {
    const began = performance.now();
    for (;;) {
      try {
        const attempt = await client.call(startAttempt, { params, body: { number: 1 } });
        if (!attempt.items[0]?.variant.question || attempt.items.length !== questions) blank += 1;
        times.push(performance.now() - began);
        return;
      } catch (error) {
        const status = error instanceof HttpAnswerError ? error.status : 0;
        refused.set(status, (refused.get(status) ?? 0) + 1);
        if (![429, 503].includes(status)) return;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  };
  await Promise.all(
    learners.map(async (client, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * seconds * 1000) / learners.length));
      await start(client);
    }),
  );
  times.sort((a, b) => a - b);
  return {
    'p50 ms': round(quantile(times, 0.5)),
    'p95 ms': round(quantile(times, 0.95)),
    'p99 ms': round(quantile(times, 0.99)),
    'without a question': blank + learners.length - times.length,
    refusals: [...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
  };
}
