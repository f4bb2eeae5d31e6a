import {
  copyExercise,
  createClassroom,
  createExercise,
  drawSample,
  exportExercises,
  getExercise,
  getTip,
  joinClassroom,
  listExerciseReports,
  listExercises,
  listMembers,
  listUses,
  publishExercise,
  setMemberRole,
  type Audience,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../core/db/tables/index.ts';
import { squareOfSum } from './classes/exercise-documents.ts';
import type { TestApp, TestClient } from './test-app.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;
export type Finders = Awaited<ReturnType<typeof openFinders>>;

const letters = 'bcdfghjklmnpqrstvwxz';
/** A word, a topic and a formula that nothing else has. */
const markOf = (index: number) => ({
  title: `Zzyx${letters[index]}qua square`,
  topic: `topic${letters[index]}`,
  question: `Expand $(x + {{a}})^2 + ${letters[index]}^{${index + 11}}$: [[square]]`,
});
export type Mark = ReturnType<typeof markOf>;

/** An author with a class, and everybody who may come to an exercise of theirs; for an instance that lets teachers in. */
export async function openFinders(app: TestApp) {
  const teacherLetIn = async (): Promise<Person> => {
    const person = await app.signUpAs('teacher');
    await app.letIn(person);
    return person;
  };
  const owner = await teacherLetIn();
  const viewer = await teacherLetIn();
  await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now }).where(eq(users.id, viewer.user.id));
  const { id: classId, joinCode } = await owner.call(createClassroom, { body: { name: 'Year 9' } });
  const [colleague, learner] = [await teacherLetIn(), await app.signUpAs('learner')];
  for (const person of [colleague, learner]) await person.call(joinClassroom, { body: { code: joinCode ?? '' } });
  let count = 0;

  async function setRole(person: Person, role: 'assistant' | 'learner' | 'teacher'): Promise<void> {
    const { members } = await owner.call(listMembers, { params: { classId } });
    const memberId = members.find(({ lastName }) => lastName === person.user.lastName)?.id ?? '';
    await owner.call(setMemberRole, { params: { classId, memberId }, body: { role } });
  }

  async function publishFor(audience: Audience, classIds: readonly string[] = []) {
    count += 1;
    const mark = markOf(count);
    const { id } = await owner.call(createExercise, { body: { document: { ...squareOfSum, ...mark } as never } });
    await owner.call(publishExercise, {
      params: { exerciseId: id },
      body: { revision: 1, audience, classIds: [...classIds] },
    });
    return { id, mark };
  }

  await setRole(colleague, 'assistant');
  return {
    owner,
    viewer,
    colleague,
    classId,
    setRole,
    publishFor,
    people: {
      owner,
      viewer,
      colleague,
      teacher: await teacherLetIn(),
      newcomer: await app.signUpAs('teacher'),
      staff: await app.signUpStaff(),
      learner,
      visitor: app.visitor(),
    },
  };
}

interface Found {
  readonly items: readonly { readonly id: string }[];
  readonly total: number;
  readonly topics: readonly { readonly topic: string }[];
}

const nothingFound: Found = { items: [], total: 0, topics: [] };

/** By which lists, searches and counts somebody comes to an exercise, and whether totals are what the lists hold. */
export async function waysOfLists(client: TestClient, { id, mark }: { readonly id: string; readonly mark: Mark }) {
  const find = async (query: object): Promise<Found> => {
    const answer = await client.tryCall(listExercises, { query: query as never });
    return answer.status === 200 ? (answer.body as Found) : nothingFound;
  };
  const has = ({ items }: Found) => items.some((item) => item.id === id);
  const counts = ({ topics }: Found) => topics.some(({ topic }) => topic === mark.topic);
  const [word = ''] = mark.title.split(' ');
  const formula = `$${/[a-z]\^\{\d+\}/.exec(mark.question)?.[0]}$`;
  const found = {
    topic: await find({ topic: mark.topic }),
    word: await find({ q: word }),
    formula: await find({ q: formula }),
  };
  return {
    topic: has(found.topic),
    word: has(found.word),
    formula: has(found.formula),
    facets: counts(await find({})),
    facetsOfWords: counts(found.word),
    totalsAreRight: Object.values(found).every(({ items, total }) => items.length === total),
  };
}

/** The statuses of all that gives a part of an exercise. */
export async function statusesOf(client: TestClient, exerciseId: string): Promise<Record<string, number>> {
  const status = async (endpoint: Endpoint, query: object = {}) =>
    (await client.tryCall(endpoint, { params: { exerciseId }, query: query as never })).status;
  return {
    sample: await status(drawSample, { exerciseId }),
    tip: await status(getTip),
    get: await status(getExercise),
    uses: await status(listUses),
    reports: await status(listExerciseReports),
    copy: await status(copyExercise),
    export: await status(exportExercises, { ids: exerciseId }),
  };
}

const fromAll = (status: number) => ({ get: status, uses: status, reports: status, copy: status, export: status });

/** Results of `waysOfLists` and `statusesOf` for people with access, and for others. */
export const everyWay = {
  topic: true,
  word: true,
  formula: true,
  facets: true,
  facetsOfWords: true,
  totalsAreRight: true,
};
export const noWay = {
  ...everyWay,
  topic: false,
  word: false,
  formula: false,
  facets: false,
  facetsOfWords: false,
};
export const allOfIt = { sample: 200, tip: 200, ...fromAll(200) };
export const nothingOfIt = { sample: 404, tip: 404, ...fromAll(404), export: 400 };
/** For teachers who were not let in, and for learners. */
export const samplesOfIt = { sample: 200, tip: 200, ...fromAll(403) };
