import { joinClassroom } from '@lemma/contracts';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoNodes, readBook, type TwoNodes } from '../../testing/classes/grade-books.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { statementsOf } from '../../testing/statements.ts';

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await openTwoNodes();
});
afterAll(() => nodes.close());

/** A class with three learners and three tasks; `begin` writes an attempt that has no responses. */
async function openWork() {
  const room = await nodes.here.openClassroom();
  const others = [await nodes.here.signUpAs('learner'), await nodes.here.signUpAs('learner')];
  for (const one of others) await one.call(joinClassroom, { body: { code: room.joinCode } });
  const inAnHour = new Date(nodes.here.clock.now.getTime() + 3_600_000).toISOString();
  const rules = [{}, { kind: 'assessment', dueAt: inAnHour }, { dueAt: inAnHour }] as const;
  const tasks: string[] = [];
  for (const one of rules) tasks.push((await setTask(room.teacher, room.classId, one)).id);
  const run = (statement: SQL) => nodes.database.db.execute(statement);
  const begin = (task: string, user: string) =>
    run(sql`insert into attempts (id, task_id, user_id, number, started_at, last_active_at, closes_at)
      select ${newId()}, ${task}, ${user}, coalesce(max(number), 0) + 1, now(), now(), null
      from attempts where task_id = ${task} and user_id = ${user}`);
  return {
    room,
    users: [room.learner, ...others].map(({ user }) => user.id),
    tasks,
    run,
    begin,
    // The sums have no responses behind them.
    clear: () => run(sql`delete from attempts where task_id in ${tasks}`),
  };
}

type Work = Awaited<ReturnType<typeof openWork>>;

/** Changes of a learner's work in a task, of what is decided about it, and of all else, each by a number that was drawn. */
const changes: Record<string, (work: Work, ids: { task: string; user: string; other: string }, by: number) => SQL> = {
  score: (_, { task, user }, by) =>
    sql`update attempts set score = ${by / 4} where task_id = ${task} and user_id = ${user}`,
  right: (_, { task, user }, by) =>
    sql`update attempts set right_count = ${by % 2} where task_id = ${task} and user_id = ${user}`,
  end: (_, { task, user }, by) =>
    sql`update attempts set closes_at = ${inMinutes(by)} where task_id = ${task} and user_id = ${user}`,
  'hand-in': (_, { task, user }, by) =>
    sql`update attempts set handed_in_at = ${inMinutes(-by)}, handed_in_by = 'server' where task_id = ${task} and user_id = ${user}`,
  'hand-in by a person': (_, { task, user }) =>
    sql`update attempts set handed_in_by = 'teacher' where task_id = ${task} and user_id = ${user} and handed_in_at is not null`,
  undo: (_, { task, user }) =>
    sql`update attempts set handed_in_at = null, handed_in_by = null where task_id = ${task} and user_id = ${user}`,
  removal: (_, { task, user }) => sql`delete from attempts where task_id = ${task} and user_id = ${user}`,
  merge: (_, { user, other }) =>
    sql`update attempts moved set user_id = ${other} where user_id = ${user} and not exists (
      select 1 from attempts there where there.task_id = moved.task_id and there.user_id = ${other})`,
  decision: ({ room }, { task, user }, by) =>
    sql`insert into grade_changes (id, task_id, user_id, score, is_excused, reason, changed_by, changed_at)
      values (${newId()}, ${task}, ${user}, ${by % 3 === 0 ? null : by / 4}, ${by === 3}, '', ${room.teacher.user.id}, now())`,
  member: ({ room }, { user }, by) =>
    sql`update members set removed_at = ${by % 2 ? null : inMinutes(0)} where classroom_id = ${room.classId} and user_id = ${user}`,
  task: (_, { task }, by) => sql`update tasks set archived_at = ${by % 2 ? null : inMinutes(0)} where id = ${task}`,
  questions: (_, { task }, by) => sql`update tasks set question_count = ${1 + (by % 2)} where id = ${task}`,
  everything: ({ room }) => sql`insert into grade_book_changes (classroom_id) values (${room.classId})`,
};

/** Tables that a grade book is made of. */
const tables = ['grade_book_pieces', 'attempts', 'grade_changes', 'gradings'];

const inMinutes = (minutes: number) => new Date(nodes.here.clock.now.getTime() + minutes * 60_000).toISOString();

describe('a grade book that is kept in pieces [R17] [RL10]', () => {
  it('is as if it were made anew on every node after any series of changes, whichever node looks meanwhile', async () => {
    const work = await openWork();
    const place = fc.nat({ max: 2 });
    const step = fc.record({
      what: fc.constantFrom('begin', 'time', ...Object.keys(changes)),
      task: place,
      user: place,
      by: fc.nat({ max: 8 }),
      looks: fc.constantFrom('here', 'there', 'nowhere', 'everywhere'),
    });
    const start = nodes.here.clock.now.getTime();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), async (steps) => {
        for (const { what, task, user, by, looks } of steps) {
          const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';
          const ids = { task: at(work.tasks, task), user: at(work.users, user), other: at(work.users, user + 1) };
          if (what === 'begin') await work.begin(ids.task, ids.user);
          else if (what === 'time') {
            nodes.here.clock.now = nodes.there.clock.now = new Date(start + by * 20 * 60_000);
          } else await work.run(changes[what]?.(work, ids, by) ?? sql`select`);
          const { teacher, classId } = work.room;
          if (looks === 'here') await readBook(teacher, classId);
          if (looks === 'there') await readBook(nodes.onOther(teacher), classId);
          if (looks === 'everywhere') await nodes.agreedBook(work.room);
        }
        expect((await nodes.agreedBook(work.room)).tasks.length).toBeLessThanOrEqual(work.tasks.length);
      }),
      { numRuns: 3, endOnFailure: true },
    );
    nodes.here.clock.now = nodes.there.clock.now = new Date(start);
    await work.clear();
  });

  it('reads the scores of tasks that have changed, and nothing else', async () => {
    const work = await openWork();
    const { teacher, classId } = work.room;
    const [task = '', user = ''] = [work.tasks[0], work.users[0]];
    await work.begin(task, user);
    await readBook(teacher, classId);
    await work.run(sql`update attempts set score = 1 where task_id = ${task}`);
    const read = async () => {
      const texts = (await statementsOf(() => readBook(teacher, classId))).map(({ text }) => text);
      return tables.filter((table) =>
        texts.some((text) => new RegExp(String.raw`\b(?:from|join) "?${table}\b`).test(text)),
      );
    };
    expect(await read()).toEqual(['grade_book_pieces', 'attempts', 'grade_changes']);
    await work.run(sql`update tasks set name = 'Other' where id = ${task}`);
    expect(await read()).toEqual(['grade_book_pieces', 'gradings']);
    await work.clear();
  });

  it.runIf(onPostgres)('shows what others have stored while a change of the same task is under way', async () => {
    const work = await openWork();
    const { room, tasks, users } = work;
    const [task = ''] = tasks;
    for (const user of users) await work.begin(task, user);
    const best = async () =>
      (await nodes.agreedBook(room)).rows.map(({ scores }) => scores[0] ?? 0).toSorted((one, other) => one - other);
    const score = (place: number, value: number) => ({
      text: 'update attempts set score = $1 where task_id = $2 and user_id = $3',
      values: [value, task, users[place]],
    });
    expect(await best()).toEqual([0, 0, 0]);
    const writer = await nodes.database.pool.connect();
    try {
      await writer.query('begin');
      await writer.query(score(0, 3));
      expect(await best()).toEqual([0, 0, 0]);
      await nodes.database.pool.query(score(1, 1));
      expect(await best()).toEqual([0, 0, 1]);
      await nodes.database.pool.query(score(2, 2));
      expect(await best()).toEqual([0, 1, 2]);
      await writer.query('commit');
    } finally {
      writer.release();
    }
    expect(await best()).toEqual([1, 2, 3]);
    await work.clear();
  });
});
