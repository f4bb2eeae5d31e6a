import {
  cataloguePageSize,
  createClassroom,
  drawSample,
  exerciseSorts,
  getExercise,
  getTip,
  joinClassroom,
  listExercises,
  listMembers,
  setMemberRole,
  type BodyOf,
  type createTask,
  type Endpoint,
  type ExerciseSort,
} from '@lemma/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { secretDaysAfter } from './data/exam-secrecy.ts';
import { everything, noChoice, type CatalogueFilter } from './data/search/conditions.ts';
import { readHits, readRows } from './data/search/list-queries.ts';
import { catalogueData } from './data/search/search-store.ts';
import type { HitGroup } from './work/search/facets.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

let app: TestApp;
let author: Person;
let trusted: Person;
let newcomer: Person;
let exerciseId: string;

const dayMs = 86_400_000;
const pass = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * dayMs);
};

beforeAll(async () => {
  app = await openTestApp({ variables: { NEW_TEACHERS: 'wait' } });
  [trusted, newcomer] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
  await app.letIn(trusted);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Sessions end while time passes.
  author = await app.signUpAs('teacher');
  await app.letIn(author);
  [exerciseId = ''] = await publishAll(author, [squareOfSum]);
});

async function setExam(teacher: Person, fields: Partial<BodyOf<typeof createTask>> = {}) {
  const { id: classId, joinCode } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }];
  await setTask(teacher, classId, { kind: 'assessment', groups, ...fields });
  return { classId, code: joinCode ?? '' };
}

const statusOf = async (client: TestClient, endpoint: Endpoint) =>
  (await client.tryCall(endpoint, { params: { exerciseId }, query: { exerciseId } })).status;
const seenBy = async (client: TestClient) => [
  await statusOf(client, getExercise),
  await statusOf(client, drawSample),
  await statusOf(client, getTip),
];
const isListed = async (client: TestClient) =>
  (await client.call(listExercises, { query: { author: author.user.id } })).items.some(({ id }) => id === exerciseId);

describe('an exercise in an assessment, where teachers are let in [H3] [SC20]', () => {
  it('is hidden from learners, visitors and teachers who were not let in, and shown to those who were', async () => {
    await setExam(author);
    const other = await app.signUpAs('learner');
    expect(await seenBy(app.visitor())).toEqual([401, 404, 404]);
    expect(await seenBy(other)).toEqual([403, 404, 404]);
    expect(await seenBy(newcomer)).toEqual([404, 404, 404]);
    expect(await isListed(newcomer)).toBe(false);
    expect(await seenBy(trusted)).toEqual([200, 200, 200]);
    expect(await isListed(trusted)).toBe(true);
  });

  it('is not hidden by a teacher who was not let in', async () => {
    await setExam(newcomer);
    expect(await seenBy(app.visitor())).toEqual([401, 200, 200]);
    expect(await isListed(await app.signUpAs('teacher'))).toBe(true);
    expect(await seenBy(trusted)).toEqual([200, 200, 200]);
  });

  it('is kept once the class of a teacher who waits has one who was let in', async () => {
    const { classId, code } = await setExam(newcomer);
    await trusted.call(joinClassroom, { body: { code } });
    const { members } = await newcomer.call(listMembers, { params: { classId } });
    const memberId = members.find(({ lastName }) => lastName === trusted.user.lastName)?.id ?? '';
    await newcomer.call(setMemberRole, { params: { classId, memberId }, body: { role: 'teacher' } });
    expect(await seenBy(app.visitor())).toEqual([401, 404, 404]);
  });

  it('of somebody else is kept for a bounded time, however long the assessment is', async () => {
    const far = new Date(app.clock.now.getTime() + 4000 * dayMs).toISOString();
    await setExam(trusted, { dueAt: far });
    await setExam(trusted);
    expect(await seenBy(app.visitor())).toEqual([401, 404, 404]);
    pass(secretDaysAfter - 1);
    expect(await seenBy(app.visitor())).toEqual([401, 404, 404]);
    pass(2);
    expect(await seenBy(app.visitor())).toEqual([401, 200, 200]);
  });

  it('of the class’s own teacher is kept until the assessment ends, by a teacher who waits as well', async () => {
    const waiting = await app.signUpAs('teacher');
    [exerciseId = ''] = await publishAll(waiting, [squareOfSum]);
    await setExam(waiting);
    expect(await seenBy(waiting)).toEqual([200, 200, 200]);
    pass(secretDaysAfter + 1);
    expect(await seenBy(app.visitor())).toEqual([401, 404, 404]);
  });
});

const roles = [
  { isLetIn: false, seesSecrets: false },
  { isLetIn: true, seesSecrets: false },
  { isLetIn: true, seesSecrets: true },
];

describe('the first page of the catalogue, which each connection plans once [R24] [SC20]', () => {
  it('is what the same search finds and counts when it is planned for its values, for everybody, at any time', async () => {
    // By somebody else, so that time ends it.
    const other = await app.signUpAs('teacher');
    await app.letIn(other);
    await setExam(other);
    const lists = catalogueData(app.services);
    const { everybodys, schools } = await lists.selectOverview();
    const plannedForValues = async (filter: CatalogueFilter, sort: ExerciseSort) => ({
      rows: await lists.selectPage(filter, { sort, limit: cataloguePageSize, offset: 0 }),
      count: await lists.countUpTo({ ...filter, ...noChoice }, 1000),
    });
    const plannedOnce = async (filter: CatalogueFilter, sort: ExerciseSort) => {
      const { rows, hits, withheld } = await lists.selectPageWithHits(filter, {
        sort,
        limit: cataloguePageSize,
        offset: 0,
      });
      const kept = filter.scope === 'all' ? [everybodys, filter.isLetIn ? schools : []].flat() : [];
      return { rows: readRows(rows), count: counted(kept) + counted(readHits(hits)) - counted(readHits(withheld)) };
    };
    const filters = [0, secretDaysAfter + 1].flatMap((days) =>
      [newcomer, other, author].flatMap(({ user }) =>
        roles.map((role) => ({
          ...everything,
          ...role,
          userId: user.id,
          now: new Date(app.clock.now.getTime() + days * dayMs),
        })),
      ),
    );
    const views = [
      ...exerciseSorts.map((sort) => ({ sort })),
      { sort: 'relevance' as const, topic: squareOfSum.topic },
      { sort: 'newest' as const, topic: squareOfSum.topic },
      ...(['mine', 'shared', 'drafts'] as const).map((scope) => ({ sort: 'newest' as const, scope })),
    ];
    const seen = new Set<boolean>();
    for (const one of filters) {
      for (const { sort, ...choice } of views) {
        const filter = { ...one, ...choice };
        const expected = await plannedForValues(filter, sort);
        // A connection plans for the values of the first five calls.
        for (let call = 0; call < 7; call += 1) expect(await plannedOnce(filter, sort)).toEqual(expected);
        seen.add(expected.rows.some(({ id }) => id === exerciseId));
      }
    }
    // Hidden from some, and shown to others.
    expect(seen).toEqual(new Set([false, true]));
  });
});

const counted = (groups: readonly HitGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);
