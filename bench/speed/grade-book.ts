import { gzipSync } from 'node:zlib';
import {
  createClassroom,
  getClassroomAdmin,
  getClassroomStudent,
  getGradeBook,
  getMasteryMap,
  getMemberTrend,
  getStudent,
  joinClassroom,
  listClassTrends,
  listClassrooms,
  login,
  signUp,
  type Endpoint,
  type InputOf,
} from '@lemma/contracts';
import { silentLog } from '../../server/src/core/db/log.ts';
import { openDatabase } from '../../server/src/core/db/open-database.ts';
import type { TestPlace } from '../../server/src/core/db/test-database.ts';
import { createHttpClient, type HttpClient } from '../../server/src/testing/http-client.ts';
import type { RunningProduct } from '../../server/src/testing/product/product.ts';
import { setTask } from '../../server/src/testing/classes/set-task.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { measure, type Measured } from '../measure.ts';

const teacher = { email: 'teacher@school.example', password: 'a long password' };
const sizes = [
  { learners: 200, tasks: 30, questions: 8 },
  { learners: 1000, tasks: 200, questions: 1 },
] as const;

/**
 * `grade-book`: the grade book and a learner's page of a class of 200 with 30 tasks of eight questions and of one
 * of 1,000 with 200 tasks of one question, and the class over time; each task is begun by nine of ten learners. BENCH_COUNT=1: the first alone.
 */
export async function benchGradeBook(): Promise<void> {
  await onEachDatabase(async ({ name, place }) => {
    for (const size of sizes.slice(0, Number(process.env['BENCH_COUNT'] ?? sizes.length))) {
      const classId = await withProduct(place, (server) => openClass(server));
      const memberId = await fill(place, classId, size);
      const rows = await withProduct(place, (server) => measureClass(server, place, { classId, memberId }), {
        LIMIT_CALLS: 'off',
      });
      console.log(`${name}, ${size.learners} learners × ${size.tasks} tasks`);
      console.table(rows);
    }
  });
}

async function openClass({ url }: RunningProduct): Promise<string> {
  const client = createHttpClient(url);
  try {
    await client.call(login, { body: { username: teacher.email, password: teacher.password } });
  } catch {
    await client.call(signUp, { body: { ...teacher, firstName: 'A', lastName: 'Teacher', role: 'teacher' } });
  }
  const { id } = await client.call(createClassroom, { body: { name: 'Large' } });
  await setTask(client, id);
  client.close();
  return id;
}

/** Multiplies the class's one task and fills in learners with their attempts; returns one learner's membership. */
async function fill(
  { dataDir, databaseUrl }: TestPlace,
  classId: string,
  { learners, tasks, questions }: (typeof sizes)[number],
): Promise<string> {
  const environment = { dataDir, databaseUrl, databasePool: 1, backupEveryMinutes: 0, backupKeep: 1 };
  const database = await openDatabase(environment, silentLog, { migrations: false });
  const run = (text: string, ...values: unknown[]) => database.pool.query(text, [classId, ...values]);
  try {
    // Triggers add up all that is filled in here.
    await database.pool.query('set statement_timeout = 0');
    await run(
      `insert into tasks (id, classroom_id, name, kind, results, solutions, scores, question_count, points, position, created_at, due_at)
       select gen_random_uuid(), $1, 'Task ' || n, 'practice', 'after-hand-in', 'after-answer', 'after-answer', $3::int, $3::int, n, now(), now() - interval '1 day'
       from generate_series(2, $2::int + 1) n`,
      tasks,
      questions,
    );
    await run(`update tasks set archived_at = now() where classroom_id = $1 and position = 1`);
    await run(
      `with groups as (
         insert into task_groups (id, task_id, position, type)
         select gen_random_uuid(), id, 1, 'MG' from tasks where classroom_id = $1 and archived_at is null returning id, task_id)
       insert into task_items (id, task_id, group_id, position, exercise_version_id, points)
       select gen_random_uuid(), groups.task_id, groups.id, n,
         (select exercise_version_id from task_items join tasks on tasks.id = task_id where classroom_id = $1 limit 1), 1
       from groups, generate_series(1, $2::int) n`,
      questions,
    );
    await run(
      `with people as (
         insert into users (id, first_name, last_name, created_at)
         select gen_random_uuid(), 'Learner', 'Number ' || n, now() from generate_series(1, $2::int) n returning id)
       insert into members (id, classroom_id, user_id, role, joined_at)
       select gen_random_uuid(), $1, id, 'learner', now() from people`,
      learners,
    );
    await run(
      `insert into attempts (id, task_id, user_id, number, started_at, last_active_at)
       select gen_random_uuid(), tasks.id, members.user_id, 1, now() - interval '2 days', now() - interval '1 day'
       from tasks, members
       where tasks.classroom_id = $1 and tasks.archived_at is null and members.classroom_id = $1
         and members.role = 'learner' and random() < 0.9`,
    );
    await run(
      `insert into attempt_variants (id, attempt_id, task_item_id, exercise_version_id, place, number, seed, response_count, share, outcome)
       select gen_random_uuid(), attempts.id, task_items.id, task_items.exercise_version_id, task_items.position, 1, 1, 1,
         floor(random() * 5) / 4, 'partly'
       from attempts join tasks on tasks.id = attempts.task_id join task_items on task_items.task_id = tasks.id
       where tasks.classroom_id = $1`,
    );
    await database.pool.query('analyze');
    const { rows } = await run(`select id from members where classroom_id = $1 and role = 'learner' limit 1`);
    return (rows[0] as { id: string }).id;
  } finally {
    await database.close();
  }
}

type Row = Measured & { readonly 'KB gz': number };

/** Each call again and again, by its teacher and by a learner; the grade book unchanged, and after a change each time. */
async function measureClass(
  server: RunningProduct,
  { dataDir, databaseUrl }: TestPlace,
  ids: { readonly classId: string; readonly memberId: string },
): Promise<Row[]> {
  const { classId } = ids;
  const client = createHttpClient(server.url);
  await client.call(login, { body: { username: teacher.email, password: teacher.password } });
  const learner = createHttpClient(server.url);
  const email = `learner-${classId}@school.example`;
  await learner.call(signUp, { body: { ...teacher, email, firstName: 'A', lastName: 'Learner', role: 'learner' } });
  const { joinCode } = await client.call(getClassroomAdmin, { params: { classId } });
  await learner.call(joinClassroom, { body: { code: joinCode } });
  const rows: Row[] = [];
  const take = async <E extends Endpoint>(
    name: string,
    endpoint: E,
    input: InputOf<E>,
    { by = client, before }: { readonly by?: HttpClient; readonly before?: () => Promise<unknown> } = {},
  ) => {
    const size = gzipSync(JSON.stringify(await by.call(endpoint, input))).length / 1000;
    const measured = await measure(name, { server, clients: [by] }, async (one: HttpClient) => {
      await before?.();
      return one.call(endpoint, input);
    });
    rows.push({ ...measured, 'KB gz': Number(size.toFixed(1)) });
  };
  const pages = { 'grade book': getGradeBook, 'class page of a teacher': getClassroomAdmin } as const;
  for (const [page, endpoint] of Object.entries(pages))
    await take(`${page}, unchanged`, endpoint, { params: { classId } });
  if (databaseUrl !== undefined) {
    const environment = { dataDir, databaseUrl, databasePool: 1, backupEveryMinutes: 0, backupKeep: 1 };
    const database = await openDatabase(environment, silentLog, { migrations: false });
    const changes = {
      'after an answer': `update attempts set score = case when score = 0.25 then 0.5 else 0.25 end where id =
        (select attempts.id from attempts join tasks on tasks.id = task_id where classroom_id = $1 limit 1)`,
      'made anew': 'insert into grade_book_changes (classroom_id) values ($1)',
    };
    for (const [when, change] of Object.entries(changes)) {
      const before = () => database.pool.query(change, [classId]);
      for (const [page, endpoint] of Object.entries(pages)) {
        await take(`${page}, ${when}`, endpoint, { params: { classId } }, { before });
      }
    }
    await database.close();
  }
  await take('page of a learner', getStudent, { params: ids });
  await take('weeks of all classes', listClassTrends, {});
  await take('map of mastery', getMasteryMap, { params: { classId }, query: {} });
  await take('curve of a learner', getMemberTrend, { params: ids });
  await take('class page of a learner', getClassroomStudent, { params: { classId } }, { by: learner });
  await take('class list of a learner', listClassrooms, {}, { by: learner });
  client.close();
  learner.close();
  return rows;
}
