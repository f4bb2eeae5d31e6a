import { apiScopes, endpoints, type Endpoint } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiTokens, members, users } from '../db/tables/index.ts';
import { openSchool, type School } from '../../testing/people/callers.ts';
import { programOf } from '../../testing/people/token-program.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** Everybody of the access table who may make a token. */
const makers = ['teacher of the class', 'teacher of another class', 'staff', 'superuser'] as const;
/** The second of two calls finds taken out, or brought back, already. */
const worksOnce = new Set(['removeMember', 'bringMemberBack', 'archiveExercise', 'restoreExercise']);

let app: TestApp;
let school: School;
beforeAll(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
  school = await openSchool(app);
});
afterAll(() => app.close());

type Maker = (typeof makers)[number];
type Program = Awaited<ReturnType<typeof programOf>>;

async function programsOfMakers(): Promise<Record<Maker, Program>> {
  const made: [string, Program][] = [];
  for (const maker of makers) made.push([maker, await programOf(app, school.clients[maker], apiScopes)]);
  return Object.fromEntries(made) as Record<Maker, Program>;
}

const outcomeOf = (endpoint: Endpoint, status: number): number | 'passes' | 'passes once' => {
  if (worksOnce.has(endpoint.name) && (status < 400 || status === 404)) return 'passes once';
  return [401, 403, 404].includes(status) ? status : 'passes';
};

describe('what a program may do with a token of every scope [P09] [SC1]', () => {
  const scoped = endpoints.filter(({ tokenScope }) => tokenScope !== undefined);

  it('is for every endpoint what its person may do, and nothing else', async () => {
    const programs = await programsOfMakers();
    const { params } = school;
    const wrong: string[] = [];
    const seen = new Set<unknown>();
    for (const endpoint of scoped) {
      for (const maker of makers) {
        const person = await school.clients[maker].tryCall(endpoint, { params });
        const program = await programs[maker].call(endpoint, { params });
        const [expected, found] = [outcomeOf(endpoint, person.status), outcomeOf(endpoint, program.status)];
        seen.add(found);
        if (found !== expected)
          wrong.push(`${endpoint.name} by ${maker}: ${program.status}, as a person ${person.status}`);
        if (program.status >= 500) wrong.push(`${endpoint.name} by ${maker}: ${program.status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toEqual(new Set(['passes', 'passes once', 403, 404]));
  });

  it('ends with the place of its person in a class, and comes back with it', async () => {
    const { teacher } = school.people;
    const program = await programOf(app, teacher, ['classes:read']);
    const endpoint = endpoints.find(({ name }) => name === 'getClassroomAdmin') as Endpoint;
    const statusNow = async () => (await program.call(endpoint, { params: school.params })).status;
    const setRemoved = (removedAt: Date | null) =>
      app.database.db.update(members).set({ removedAt }).where(eq(members.userId, teacher.user.id));
    expect(await statusNow()).toBe(200);
    await setRemoved(app.clock.now);
    expect(await statusNow()).toBe(404);
    await setRemoved(null);
    expect(await statusNow()).toBe(200);
  });

  it('ends with a role that is lost, for all scopes together', async () => {
    const staff = await app.signUpWithRoles(['STAFF']);
    const program = await programOf(app, staff, apiScopes);
    await app.database.db
      .update(users)
      .set({ roles: ['STUDENT'] })
      .where(eq(users.id, staff.user.id));
    for (const endpoint of scoped) {
      expect((await program.call(endpoint, { params: school.params })).status, endpoint.name).toBe(401);
    }
    expect(await app.database.db.select().from(apiTokens).where(eq(apiTokens.userId, staff.user.id))).toHaveLength(1);
  });
});
