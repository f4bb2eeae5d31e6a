import { getClassroomAdmin, getGradeBook, getStudent, listMembers, type GradeBook } from '@lemma/contracts';
import { expect } from 'vitest';
import { openTestDatabase } from '../../core/db/test-database.ts';
import { averageTotal } from '../../features/results/work/kept/class-average.ts';
import { keepClassBase } from '../../features/results/work/kept/class-base.ts';
import { gradeBookMaker } from '../../features/results/work/kept/whole-book.ts';
import { keepClassScores } from '../../features/tasks/work/class-scores.ts';
import { taskData } from '../../features/tasks/data/task-store.ts';
import { openTestApp, type TestApp, type TestClient } from '../test-app.ts';

export type Room = Awaited<ReturnType<TestApp['openClassroom']>>;
export type TwoNodes = Awaited<ReturnType<typeof openTwoNodes>>;

/** Two nodes on one database, each of which keeps grade books. */
export async function openTwoNodes() {
  const database = await openTestDatabase();
  const url = database.databaseUrl;
  const variables = { LIMIT_CALLS: 'off', ...(url === undefined ? {} : { DATABASE_URL: url }) };
  const here = await openTestApp({ database, variables });
  const there = await openTestApp({ database, variables });

  /** The same browser, at the other node. */
  function onOther(client: Pick<TestClient, 'cookies'>): TestClient {
    const other = there.visitor();
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    return other;
  }

  return {
    database,
    here,
    there,
    onOther,

    /**
     * Reads the book on both nodes and made anew, and expects them, the averages of its totals, the counts of the class page,
     * and what the pages of the learners say of the same scores to be the same.
     */
    async agreedBook({ teacher, classId }: Pick<Room, 'teacher' | 'classId'>): Promise<GradeBook> {
      const value = await bookAnew(here, classId);
      expect(await readBook(teacher, classId)).toEqual(value);
      expect(await readBook(onOther(teacher), classId)).toEqual(value);
      const work = await taskData(here.services).countWork({ classId });
      for (const client of [teacher, onOther(teacher)]) expect(await readWork(client, classId)).toEqual(byTask(work));
      for (const client of [teacher, onOther(teacher)]) {
        for (const { memberId, total, attempts } of value.rows) {
          const page = await client.call(getStudent, { params: { classId, memberId }, query: {} });
          const begun = value.tasks.filter(({ kind }, at) => kind !== 'poll' && (attempts[at] ?? 0) > 0).length;
          expect({ total: page.total, begun: page.tasks.begun }).toEqual({ total, begun });
        }
      }
      const totals = value.rows.flatMap(({ total }) => (total === null ? [] : [total]));
      const mean = totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0) / totals.length;
      for (const { services } of [here, there]) {
        const average = await averageTotal(services, classId);
        if (mean === null || average === null) expect(average).toBe(mean);
        else expect(average).toBeCloseTo(mean, 1);
      }
      return value;
    },

    async close(): Promise<void> {
      await there.app.close();
      await here.close();
      await database.close();
    },
  };
}

/** The book made of what the database has, of nothing that a node keeps. */
export async function bookAnew({ services }: Pick<TestApp, 'services'>, classId: string): Promise<GradeBook> {
  const form = {
    writeRow: (row: GradeBook['rows'][number]) => row,
    sizeOf: () => 1,
    write: (book: Omit<GradeBook, 'rows'>, rows: readonly GradeBook['rows'][number][]): GradeBook => ({
      ...book,
      rows: [...rows],
    }),
  };
  const sources = { readScores: keepClassScores(services), readBase: keepClassBase(services) };
  return (await gradeBookMaker(services, form, sources)(classId)).value;
}

export const readBook = (client: Pick<TestClient, 'call'>, classId: string): Promise<GradeBook> =>
  client.call(getGradeBook, { params: { classId } });

interface TaskCounts {
  readonly taskId: string;
  readonly started: number;
  readonly finished: number;
}

const byTask = (counts: readonly TaskCounts[]) =>
  counts.toSorted((one, other) => one.taskId.localeCompare(other.taskId));

/** How many have begun and finished the tasks that somebody has begun, as the class page says it. */
async function readWork(client: Pick<TestClient, 'call'>, classId: string): Promise<TaskCounts[]> {
  const { tasks } = await client.call(getClassroomAdmin, { params: { classId }, query: {} });
  return byTask(
    tasks.flatMap(({ id, startedCount, finishedCount }) =>
      startedCount === 0 ? [] : [{ taskId: id, started: startedCount, finished: finishedCount }],
    ),
  );
}

export async function memberIdOf({ teacher, learner, classId }: Pick<Room, 'teacher' | 'learner' | 'classId'>) {
  const { members } = await teacher.call(listMembers, { params: { classId } });
  return members.find(({ lastName }) => lastName === learner.user.lastName)?.id ?? '';
}
