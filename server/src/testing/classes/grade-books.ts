import { getGradeBook, listMembers, type GradeBook } from '@lemma/contracts';
import { expect } from 'vitest';
import { openTestDatabase } from '../../core/db/test-database.ts';
import { averageTotal } from '../../features/results/work/class-average.ts';
import { makeGradeBook } from '../../features/results/work/grade-book.ts';
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

    /** Reads the book on both nodes and made anew, and expects them and the averages of its totals to be the same. */
    async agreedBook({ teacher, classId }: Pick<Room, 'teacher' | 'classId'>): Promise<GradeBook> {
      const { value } = await makeGradeBook(here.services, classId);
      expect(await readBook(teacher, classId)).toEqual(value);
      expect(await readBook(onOther(teacher), classId)).toEqual(value);
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

export const readBook = (client: Pick<TestClient, 'call'>, classId: string): Promise<GradeBook> =>
  client.call(getGradeBook, { params: { classId } });

export async function memberIdOf({ teacher, learner, classId }: Pick<Room, 'teacher' | 'learner' | 'classId'>) {
  const { members } = await teacher.call(listMembers, { params: { classId } });
  return members.find(({ lastName }) => lastName === learner.user.lastName)?.id ?? '';
}
