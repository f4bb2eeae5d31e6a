import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAttempt, getTaskProgress, listClassrooms, listExercises, login } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../features/signing-in/work/passwords/hashing.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { silentLog } from './log.ts';
import { newestKnownSchema, readSchemaVersion } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';
import { openTestDatabase } from './test-database.ts';
import { copyFirstMigration } from './test-folder.ts';
import { hashToken } from '../tokens.ts';

const at = '2026-09-01T08:00:00Z';
const sessionToken = 'a session from before';
const password = 'correct-horse-battery';
const ids = Object.fromEntries(
  ['teacher', 'learner', 'class', 'exercise', 'version', 'task', 'item', 'attempt', 'variant'].map((name) => [
    name,
    newId(),
  ]),
) as Record<'teacher' | 'learner' | 'class' | 'exercise' | 'version' | 'task' | 'item' | 'attempt' | 'variant', string>;

let folder: string;
let app: TestApp;

type Row = Readonly<Record<string, unknown>>;

/** The data of a small school in the first version. */
async function composeSchool(): Promise<[string, Row][]> {
  const person = { created_at: at, first_name: 'Ada', password_hash: await hashPassword(password) };
  const verdict = {
    outcome: 'right',
    score: 2,
    points: 2,
    parts: [{ part: 'square', outcome: 'right', score: 2, points: 2, feedback: '' }],
  };
  return [
    ['users', { ...person, id: ids.teacher, email: 'old@school.example', last_name: 'Teacher', roles: ['INSTRUCTOR'] }],
    ['users', { ...person, id: ids.learner, last_name: 'Learner', is_anonymous: true, password_hash: null }],
    [
      'sessions',
      {
        token_hash: hashToken(sessionToken),
        user_id: ids.learner,
        created_at: at,
        expires_at: '2027-09-01T08:00:00Z',
        user_agent: 'Old',
      },
    ],
    ['classrooms', { id: ids.class, name: 'Year 9', join_code: 'OLDCODE', created_by: ids.teacher, created_at: at }],
    ['members', { id: newId(), classroom_id: ids.class, user_id: ids.teacher, role: 'teacher', joined_at: at }],
    ['members', { id: newId(), classroom_id: ids.class, user_id: ids.learner, role: 'learner', joined_at: at }],
    [
      'exercises',
      {
        id: ids.exercise,
        owner_id: ids.teacher,
        status: 'PB',
        draft: JSON.stringify(squareOfSum),
        title: squareOfSum.title,
        level: squareOfSum.level,
        topic: squareOfSum.topic,
        points: 2,
        answer_types: [6],
        search_text: 'square of a sum expand brackets',
        published_revision: 1,
        created_at: at,
        updated_at: at,
      },
    ],
    [
      'exercise_versions',
      {
        id: ids.version,
        exercise_id: ids.exercise,
        number: 1,
        document: JSON.stringify(squareOfSum),
        sample: '',
        published_by: ids.teacher,
        published_at: at,
      },
    ],
    [
      'tasks',
      {
        id: ids.task,
        classroom_id: ids.class,
        name: 'Homework',
        kind: 'practice',
        results: 'after-hand-in',
        solutions: 'after-answer',
        position: 0,
        created_at: at,
      },
    ],
    [
      'task_items',
      { id: ids.item, task_id: ids.task, position: 0, group_type: 'SG', exercise_version_id: ids.version, points: 2 },
    ],
    [
      'attempts',
      { id: ids.attempt, task_id: ids.task, user_id: ids.learner, number: 1, started_at: at, last_active_at: at },
    ],
    [
      'attempt_variants',
      {
        id: ids.variant,
        attempt_id: ids.attempt,
        task_item_id: ids.item,
        number: 1,
        seed: 7,
        response_count: 1,
        share: 1,
        outcome: 'right',
      },
    ],
    [
      'responses',
      {
        id: newId(),
        attempt_variant_id: ids.variant,
        answers: JSON.stringify([{ part: 'square', value: 'x' }]),
        outcome: 'right',
        share: 1,
        verdict: JSON.stringify(verdict),
        received_at: at,
      },
    ],
  ];
}

async function insert({ pool }: Database, table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await pool.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-upgrade-'));
  const old = await openTestDatabase({ migrations: await copyFirstMigration(folder) });
  for (const [table, row] of await composeSchool()) await insert(old, table, row);
  await old.disconnect();
  const environment = { ...old, databasePool: 4, backupEveryMinutes: 0, backupKeep: 1 };
  const database = await openDatabase(environment, silentLog);
  const close = () => database.close().then(old.close);
  app = await openTestApp({ variables: { LOG_LEVEL: 'error' }, database: { ...old, ...database, close } });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('brings a database of the first version, with its rows, to the newest schema [RL18]', async () => {
  const client = await app.database.pool.connect();
  expect(await readSchemaVersion(client)).toBe(await newestKnownSchema());
  client.release();
  const teacher = app.visitor();
  await teacher.call(login, { body: { username: 'old@school.example', password } });
  expect(await teacher.call(listClassrooms, {})).toMatchObject([{ id: ids.class, name: 'Year 9' }]);
  const found = await teacher.call(listExercises, { query: { q: 'brackets', scope: 'mine', sort: 'newest' } });
  expect(found.items).toMatchObject([{ id: ids.exercise, title: 'Square of a sum', useCount: 1 }]);
  expect(found.corrections).toEqual([]);
  const params = { classId: ids.class, taskId: ids.task };
  const { learners } = await teacher.call(getTaskProgress, { params });
  expect(learners).toMatchObject([{ lastName: 'Learner', score: 2, responseCount: 1 }]);
});

it('keeps people signed in over an upgrade, and their work [RL18]', async () => {
  const learner = app.visitor();
  learner.cookies.set('lemma_session', sessionToken);
  const attempt = await learner.call(getAttempt, { params: { attemptId: ids.attempt } });
  expect(attempt.items).toMatchObject([
    { id: ids.item, state: 'right', responses: [{ verdict: { outcome: 'right' } }] },
  ]);
});
