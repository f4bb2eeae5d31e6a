import { createClassroom, getReview, joinClassroom, login, signUp, startSitting } from '@lemma/contracts';
import { silentLog } from '../../server/src/core/db/log.ts';
import { openDatabase } from '../../server/src/core/db/open-database.ts';
import type { TestPlace } from '../../server/src/core/db/test-database.ts';
import { setTask } from '../../server/src/testing/classes/set-task.ts';
import { createHttpClient } from '../../server/src/testing/http-client.ts';
import type { RunningProduct } from '../../server/src/testing/product/product.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { measure } from '../measure.ts';

const exerciseCount = 2000;
const password = 'a long password';
const learner = { email: 'learner@school.example', password };

/** `review`: the queue of a learner with 2,000 exercises, all of them due, beside that of one with a single exercise. */
export async function benchReview(): Promise<void> {
  await onEachDatabase(async ({ name, place }) => {
    await withProduct(place, openClass);
    await fill(place, 1);
    const one = await measureQueue(place, 1);
    await fill(place, exerciseCount - 1);
    const many = await measureQueue(place, exerciseCount);
    console.log(name);
    console.table([...one, ...many]);
  });
}

async function openClass({ url }: RunningProduct): Promise<void> {
  const [teacher, client] = [createHttpClient(url), createHttpClient(url)];
  const person = { password, firstName: 'A', lastName: 'Person' };
  await teacher.call(signUp, { body: { ...person, email: 'teacher@school.example', role: 'teacher' } });
  const { id, joinCode } = await teacher.call(createClassroom, { body: { name: 'Review' } });
  await setTask(teacher, id);
  await client.call(signUp, { body: { ...person, ...learner, role: 'learner' } });
  await client.call(joinClassroom, { body: { code: joinCode ?? '' } });
  teacher.close();
  client.close();
}

/** Makes copies of the class's exercise, each with a state of the learner that fell due long ago. */
async function fill({ dataDir, databaseUrl }: TestPlace, count: number): Promise<void> {
  const environment = { dataDir, databaseUrl, databasePool: 4, backupEveryMinutes: 0, backupKeep: 1 };
  const database = await openDatabase(environment, silentLog, { migrations: false });
  try {
    await database.pool.query('drop table if exists bench_copies');
    await database.pool.query(
      'create table bench_copies as select n, gen_random_uuid() as exercise_id from generate_series(1, $1::int) n',
      [count],
    );
    await database.pool.query(
      `insert into exercises (id, owner_id, status, draft, title, level, topic, points, answer_types, created_at, updated_at)
       select c.exercise_id, e.owner_id, e.status, e.draft, e.title, e.level, e.topic, e.points, e.answer_types,
         e.created_at, e.updated_at
       from bench_copies c cross join (select * from exercises where title = 'Square of a sum' limit 1) e`,
    );
    await database.pool.query(
      `insert into review_learners (user_id, taken_in_at) select id, now() from users where email = $1
       on conflict (user_id) do update set taken_in_at = now()`,
      [learner.email],
    );
    await database.pool.query(
      `insert into review_states (user_id, exercise_id, task_item_id, classroom_ids, stability, difficulty, last_at, due_at,
         answer_count, review_count, seconds)
       select u.id, c.exercise_id, i.id, array[t.classroom_id], 1 + c.n % 40, 5, now() - interval '60 days',
         now() - interval '20 days', 3, c.n % 3, 60
       from bench_copies c, users u, tasks t join task_items i on i.task_id = t.id where u.email = $1`,
      [learner.email],
    );
    await database.pool.query('drop table bench_copies');
    await database.pool.query('analyze');
  } finally {
    await database.close();
  }
}

async function measureQueue(place: TestPlace, count: number) {
  return withProduct(place, async (server) => {
    const client = createHttpClient(server.url);
    await client.call(login, { body: { username: learner.email, password } });
    const overview = await measure(`queue, ${count} due`, { server, clients: [client] }, (one) =>
      one.call(getReview, {}),
    );
    const sitting = await measure(`sitting, ${count} due`, { server, clients: [client] }, (one) =>
      one.call(startSitting, { body: {} }),
    );
    client.close();
    return [overview, sitting];
  });
}
