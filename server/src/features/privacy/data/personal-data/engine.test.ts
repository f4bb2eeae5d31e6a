import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../../../../core/db/tables/index.ts';
import { speakerOf } from '../../../../core/language/speakers.ts';
import { openTestDatabase } from '../../../../core/db/test-database.ts';
import { squareOfSum } from '../../../../testing/classes/exercise-documents.ts';
import { addEverything } from '../../../../testing/people/person-with-everything.ts';
import { createTaskStore } from '../../../tasks/data/task-store.ts';
import { personalData } from './declarations.ts';
import { eraseRows, mergeRows, namingColumns, tablesByName } from './engine.ts';
import type { TableName } from './rules.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-09-07T08:00:00Z');
const speaker = speakerOf('en');
const mark = 'canary-of-a-person';

async function rowsNaming(userId: string, { table, column }: (typeof namingColumns)[number]): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select count(*)::int as number from ${table} where ${sql.identifier(column.name)} = ${userId}`,
  );
  return Number(rows[0]?.['number']);
}

async function newUser(firstName = 'Some'): Promise<string> {
  const id = newId();
  await database.db.insert(tables.users).values({ id, firstName, lastName: 'One', createdAt: at });
  return id;
}

/** Every row of every table as one text, but for the tables of keys and files. */
async function wholeDatabase(): Promise<string> {
  const texts = await Promise.all(
    Object.keys(personalData).map(async (name) => {
      const { rows } = await database.db.execute(
        sql`select coalesce(json_agg(one), '[]')::text as text from ${tablesByName[name as TableName]} as one`,
      );
      return String(rows[0]?.['text']);
    }),
  );
  return texts.join('\n');
}

describe('a person who is in every table', () => {
  it('is in every column that names a user, so that the tests below cover them all [C10]', async () => {
    const userId = await newUser();
    await addEverything(database.db, userId, mark);
    const empty = [];
    for (const naming of namingColumns) if ((await rowsNaming(userId, naming)) === 0) empty.push(naming.name);
    expect(empty).toEqual([]);
  });

  it('is named nowhere after a merge, and nothing of theirs is lost [C10]', async () => {
    const [from, into] = [await newUser(), await newUser()];
    await addEverything(database.db, from, mark);
    await addEverything(database.db, into, 'the other');
    const before = new Map<string, number>();
    for (const naming of namingColumns) {
      before.set(naming.name, (await rowsNaming(from, naming)) + (await rowsNaming(into, naming)));
    }
    await database.transaction((tx) => mergeRows(tx, { from, into }));
    for (const naming of namingColumns) {
      expect(await rowsNaming(from, naming), naming.name).toBe(0);
      const ended = naming.merge === 'delete' ? 1 : 0;
      // Of what each person has once, the account that stays keeps its own.
      const whole = naming.column.primary ? 1 : before.get(naming.name);
      if (ended === 0) expect(await rowsNaming(into, naming), naming.name).toBe(whole);
    }
  });

  it('leaves no word of theirs anywhere after an erasure, and the class its figures', async () => {
    const userId = await newUser(mark);
    const made = await addEverything(database.db, userId, mark);
    const progress = () => createTaskStore(database).selectProgress({ classId: made.classId });
    const before = await progress();
    await database.transaction((tx) => eraseRows(tx, { userId, at, speaker }));
    const after = await progress();
    expect(after.map(({ score, answered }) => [score, answered])).toEqual(
      before.map(({ score, answered }) => [score, answered]),
    );
    expect(after[0]?.userId).not.toBe(userId);
    for (const naming of namingColumns.filter(({ erase }) => erase === 'delete')) {
      expect(await rowsNaming(userId, naming), naming.name).toBe(0);
    }
    // Other tests' people carry the mark as well: they go first.
    const others = await database.db.execute(sql`select id from users where erased_at is null`);
    for (const row of others.rows) {
      await database.transaction((tx) => eraseRows(tx, { userId: String(row['id']), at, speaker }));
    }
    const everything = await wholeDatabase();
    expect(everything).not.toContain(mark);
    expect(everything).not.toContain(Buffer.from(mark).toString('hex'));
    expect(everything).toContain('Removed');
    expect(everything).toContain('Former');
  });
});

interface World {
  readonly tasks: number;
  readonly attempts: readonly { who: 0 | 1; task: number; share: number; isHandedIn: boolean; responses: number }[];
  readonly memberships: readonly { who: 0 | 1; role: 'teacher' | 'assistant' | 'learner'; isRemoved: boolean }[];
}

const who = fc.constantFrom(0 as const, 1 as const);
const world: fc.Arbitrary<World> = fc.record({
  tasks: fc.integer({ min: 1, max: 3 }),
  attempts: fc.array(
    fc.record({
      who,
      task: fc.integer({ min: 0, max: 2 }),
      share: fc.constantFrom(0, 0.5, 1),
      isHandedIn: fc.boolean(),
      responses: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 8 },
  ),
  memberships: fc.uniqueArray(
    fc.record({ who, role: fc.constantFrom('teacher', 'assistant', 'learner'), isRemoved: fc.boolean() }),
    { selector: (one) => one.who, minLength: 1, maxLength: 2 },
  ),
});

async function build({ tasks, attempts, memberships }: World) {
  const { db } = database;
  const people = [await newUser(), await newUser()] as const;
  const owner = await newUser();
  const [classId, exerciseId, versionId] = [newId(), newId(), newId()];
  await db
    .insert(tables.classrooms)
    .values({ id: classId, name: 'Class', joinCode: newId(), createdBy: owner, createdAt: at });
  const version = { document: squareOfSum, sample: '', publishedBy: owner, publishedAt: at };
  const { level, topic } = squareOfSum;
  const exercise = { ownerId: owner, draft: squareOfSum, title: 'One', level, topic, points: 2, answerTypes: [6] };
  await db.insert(tables.exercises).values({ ...exercise, id: exerciseId, createdAt: at, updatedAt: at });
  await db.insert(tables.exerciseVersions).values({ ...version, id: versionId, exerciseId, number: 1 });
  for (const { who, role, isRemoved } of memberships) {
    const removedAt = isRemoved ? at : null;
    await db
      .insert(tables.members)
      .values({ id: newId(), classroomId: classId, userId: people[who], role, joinedAt: at, removedAt });
  }
  const taskIds: string[] = [];
  const itemIds: string[] = [];
  for (let place = 0; place < tasks; place += 1) {
    const [taskId, itemId] = [newId(), newId()];
    taskIds.push(taskId);
    itemIds.push(itemId);
    const rules = { kind: 'practice', results: 'after-hand-in', solutions: 'never' } as const;
    await db
      .insert(tables.tasks)
      .values({ id: taskId, classroomId: classId, name: 'Task', ...rules, position: place + 1, createdAt: at });
    const group = { id: itemId, taskId, position: 1, type: 'SG' as const };
    await db.insert(tables.taskGroups).values(group);
    const item = { id: itemId, taskId, groupId: itemId, position: 1, exerciseVersionId: versionId, points: 2 };
    await db.insert(tables.taskItems).values(item);
  }
  const counts = new Map<string, number>();
  for (const [place, attempt] of attempts.entries()) {
    const taskId = taskIds[attempt.task % tasks] ?? '';
    const userId = people[attempt.who];
    const number = (counts.get(userId + taskId) ?? 0) + 1;
    counts.set(userId + taskId, number);
    const [attemptId, variantId] = [newId(), newId()];
    const handedInAt = attempt.isHandedIn ? at : null;
    const lastActiveAt = new Date(at.getTime() + place * 1000);
    await db
      .insert(tables.attempts)
      .values({ id: attemptId, taskId, userId, number, startedAt: at, lastActiveAt, handedInAt });
    await db.insert(tables.attemptVariants).values({
      id: variantId,
      attemptId,
      taskItemId: itemIds[attempt.task % tasks] ?? '',
      exerciseVersionId: versionId,
      place: 1,
      number: 1,
      seed: place,
      responseCount: attempt.responses,
      share: attempt.share,
    });
    for (let sent = 0; sent < attempt.responses; sent += 1) {
      const verdict = { outcome: 'right' as const, score: 2, points: 2, parts: [] };
      await db.insert(tables.responses).values({
        id: newId(),
        attemptVariantId: variantId,
        answers: [],
        outcome: 'right',
        share: 1,
        credit: 1,
        verdict,
        receivedAt: at,
      });
    }
  }
  return { people, classId };
}

/** Sums up the work in a class, folded over the responses themselves. */
async function workIn(classId: string, people: readonly string[]) {
  const { rows } = await database.db.execute(sql`
    select t.id as task, count(distinct a.id)::int as attempts, count(r.id)::int as responses, max(v.share) as best,
      array_agg(distinct r.id::text order by r.id::text) as ids
    from attempts a join tasks t on t.id = a.task_id
    join attempt_variants v on v.attempt_id = a.id left join responses r on r.attempt_variant_id = v.id
    where t.classroom_id = ${classId} and a.user_id in (${sql.join(
      people.map((id) => sql`${id}`),
      sql`, `,
    )})
    group by t.id order by t.id`);
  return rows;
}

describe('merging in any world', () => {
  it('loses no attempt and no response, counts none twice, and numbers them from 1 [C10]', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (one) => {
        const { people, classId } = await build(one);
        const [from, into] = people;
        const before = await workIn(classId, people);
        const begunByEnding = (await workIn(classId, [from])).map((row) => row['task']);
        await database.transaction((tx) => mergeRows(tx, { from, into }));
        expect(await workIn(classId, [into])).toEqual(before);
        expect(await workIn(classId, [from])).toEqual([]);

        const { rows } = await database.db.execute(sql`
          select task_id, number, handed_in_at, last_active_at from attempts where user_id = ${into} order by task_id, number`);
        for (const ofTask of Map.groupBy(rows, (row) => row['task_id']).values()) {
          expect(ofTask.map((row) => row['number'])).toEqual(ofTask.map((_, index) => index + 1));
          if (!begunByEnding.includes(ofTask[0]?.['task_id'])) continue;
          const open = ofTask.map((row) => row['handed_in_at'] === null);
          expect(open).toEqual([...open].sort((a, b) => Number(a) - Number(b)));
        }

        const members = await database.db
          .select()
          .from(tables.members)
          .where(sql`classroom_id = ${classId}`);
        expect(members).toHaveLength(1);
        const active = one.memberships.filter((member) => !member.isRemoved);
        expect(members[0]?.userId).toBe(into);
        expect(members[0]?.removedAt === null).toBe(active.length > 0);
        const counted = active.length > 0 ? active : one.memberships;
        const rank = ['learner', 'assistant', 'teacher'] as const;
        const highest = Math.max(...counted.map((member) => rank.indexOf(member.role)));
        expect(members[0]?.role).toBe(rank[highest]);
      }),
      { numRuns: 25 },
    );
  });
});
