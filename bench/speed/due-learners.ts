import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createClassroom, signUp } from '@lemma/contracts';
import { silentLog } from '../../server/src/core/db/log.ts';
import { openDatabase } from '../../server/src/core/db/open-database.ts';
import type { TestPlace } from '../../server/src/core/db/test-database.ts';
import { openBusyClass } from '../../server/src/testing/classes/busy-class.ts';
import { setTask } from '../../server/src/testing/classes/set-task.ts';
import { createHttpClient } from '../../server/src/testing/http-client.ts';
import type { RunningProduct } from '../../server/src/testing/product/product.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { quantile } from '../measure.ts';
import { submit, twoRoots } from './speed.ts';

const learners = Number(process.env['BENCH_COUNT'] ?? 10_000);
const classSize = 30;
const answering = 8;
/** The server starts, eight learners begin and answer for a while, and then the others are due. */
const dueInMs = 90_000;
const watchedMs = 60_000;

/**
 * `due`: 10,000 learners of classes of 30 whose tasks are due at the same moment a day later, while eight others answer
 * one question after the other: how long until the last is notified, and what it costs the answers.
 */
export async function benchDue(): Promise<void> {
  const rows: object[] = [];
  await onEachDatabase(async ({ name, place }) => {
    await withProduct(place, openSchool);
    const due = await fill(place);
    const answers = await withProduct(place, (server) => answerUntil(server, due + watchedMs), { LIMIT_CALLS: 'off' });
    rows.push({ database: name, learners, ...(await look(place, due, answers)) });
  });
  console.table(rows);
}

async function openSchool({ url }: RunningProduct): Promise<void> {
  const teacher = createHttpClient(url);
  const person = { firstName: 'A', lastName: 'Teacher', email: 'due@school.example', password: 'a long password' };
  await teacher.call(signUp, { body: { ...person, role: 'teacher' } });
  const { id } = await teacher.call(createClassroom, { body: { name: 'First' } });
  await setTask(teacher, id);
  teacher.close();
}

const environmentOf = ({ dataDir, databaseUrl }: TestPlace) => ({
  dataDir,
  databaseUrl,
  databasePool: 4,
  backupEveryMinutes: 0,
  backupKeep: 1,
});

/** Copies the class until there are learners enough, each with an address and a task; returns the moment they are due at. */
async function fill(place: TestPlace): Promise<number> {
  const database = await openDatabase(environmentOf(place), silentLog, { migrations: false });
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
  try {
    await run(
      `insert into classrooms (id, name, join_code, created_by, created_at)
       select gen_random_uuid(), 'Due ' || n, 'due' || n, created_by, now()
       from generate_series(1, $1::int) n, (select created_by from classrooms limit 1) made`,
      Math.ceil(learners / classSize),
    );
    await run(
      `with places as (select id, row_number() over () as place from classrooms where name like 'Due %'),
       people as (
         insert into users (id, first_name, last_name, email, email_verified_at, time_zone, created_at)
         select gen_random_uuid(), 'Learner', n::text, 'due' || n || '@school.example', now(), 'UTC', now()
         from generate_series(1, $1::int) n returning id, last_name)
       insert into members (id, classroom_id, user_id, role, joined_at)
       select gen_random_uuid(), places.id, people.id, 'learner', now()
       from people join places on places.place = (people.last_name::int - 1) / $2::int + 1`,
      learners,
      classSize,
    );
    await run(
      `insert into tasks (id, classroom_id, name, kind, results, solutions, question_count, points, position, created_at, due_at)
       select gen_random_uuid(), id, 'Due', 'practice', 'after-hand-in', 'after-answer', 1, 1, 1, now(), now() + interval '1 day'
       from classrooms where name like 'Due %'`,
    );
    const due = Date.now() + dueInMs;
    await run(
      `insert into happenings (id, kind, subject, key, topic, fold, audience, classroom_id, about, due_at)
       select gen_random_uuid(), 'task-due-tomorrow', id, id, 'task:' || id, id, 'learners', classroom_id,
         jsonb_build_object('classId', classroom_id, 'taskId', id, 'dueAt', $2::text), $1
       from tasks where name = 'Due'`,
      new Date(due),
      new Date(due + 86_400_000).toISOString(),
    );
    await database.pool.query('analyze');
    return due;
  } finally {
    await database.close();
  }
}

interface Answered {
  readonly at: number;
  readonly ms: number;
}

async function answerUntil(server: RunningProduct, end: number): Promise<Answered[]> {
  const busy = await openBusyClass([server.url], answering, twoRoots);
  const answered: Answered[] = [];
  await Promise.all(
    busy.learners.map(async (learner) => {
      while (Date.now() < end) {
        const began = performance.now();
        await submit(learner);
        answered.push({ at: Date.now(), ms: performance.now() - began });
        await wait(50);
      }
    }),
  );
  busy.close();
  return answered;
}

/** Counts notifications afterwards, and compares the answers meanwhile with those of as long before. */
async function look(place: TestPlace, due: number, answers: readonly Answered[]) {
  const database = await openDatabase(environmentOf(place), silentLog, { migrations: false });
  try {
    const { rows } = await database.pool.query(
      `select count(*)::int as all, count(distinct user_id)::int as people, max(created_at) as last
       from notifications where kind = 'task-due-tomorrow'`,
    );
    const { all, people, last } = rows[0] as { all: number; people: number; last: Date | string };
    const lastAt = new Date(last).getTime();
    const span = Math.max(lastAt - due, 5000);
    const timesIn = (from: number, until: number) =>
      answers.flatMap(({ at, ms }) => (at >= from && at < until ? [ms] : [])).sort((a, b) => a - b);
    const [before, meanwhile] = [timesIn(due - span, due), timesIn(due, due + span)];
    const round = (value: number) => Number(value.toFixed(1));
    return {
      notified: all,
      people,
      'last after s': round((lastAt - due) / 1000),
      'answers before': before.length,
      'answers meanwhile': meanwhile.length,
      'p50 ms before': round(quantile(before, 0.5)),
      'p50 ms meanwhile': round(quantile(meanwhile, 0.5)),
      'p95 ms before': round(quantile(before, 0.95)),
      'p95 ms meanwhile': round(quantile(meanwhile, 0.95)),
      load: round(loadavg()[0] ?? 0),
    };
  } finally {
    await database.close();
  }
}
