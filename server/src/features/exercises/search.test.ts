import {
  createExercise,
  listExercises,
  publishExercise,
  startAttempt,
  submitResponse,
  type QueryOf,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { catalogueData } from './data/search/search-store.ts';

let app: TestApp;
let teacher: TestClient;
let author: TestClient;

const vary = (title: string, changes: Partial<ExerciseDocument>) => publishBy(author, { title, ...changes });

async function publishBy(client: TestClient, changes: Partial<ExerciseDocument>): Promise<void> {
  const { id } = await client.call(createExercise, { body: { document: { ...squareOfSum, ...changes } as never } });
  await client.call(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } });
}

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
  author = await app.signUpAs('teacher', { firstName: 'Zoë', lastName: 'Ångström' });
  await vary('Quadratic equation by factors', {
    topic: 'algebra/quadratics',
    question: 'Solve $ {{a}}x^2 + 6x = 0 $. [[square]]',
    level: 'Level 2',
  });
  await vary('Slope of a line', {
    topic: 'functions/linear-functions',
    question: 'Find $m$ in $y = {{a}}x + 1$. [[square]]',
  });
  await vary('Fläche eines Kreises', {
    topic: 'geometry',
    language: 'de',
    level: 'Level 1',
    hints: [],
    question: 'Der Radius ist {{a}}. [[square]]',
  });
});
afterAll(() => app.close());

const titles = async (query: Partial<QueryOf<typeof listExercises>> | Record<string, string>) =>
  (await teacher.call(listExercises, { query: query as never })).items.map((item) => item.title);

describe('the search of the catalogue', () => {
  it('finds words by their beginning, in any case, with and without accents [R24]', async () => {
    expect(await titles({ q: 'QUADR' })).toEqual(['Quadratic equation by factors']);
    expect(await titles({ q: 'flache kreis' })).toEqual(['Fläche eines Kreises']);
    expect(await titles({ q: 'angstrom slope' })).toEqual(['Slope of a line']);
    expect(await titles({ q: 'slope circle' })).toEqual([]);
  });

  it('forgives slips of the finger, and says what it looked for [R24]', async () => {
    const answer = await teacher.call(listExercises, { query: { q: 'qaudratic equasion' } });
    expect(answer.items.map((item) => item.title)).toEqual(['Quadratic equation by factors']);
    expect(answer.corrections).toEqual([
      { from: 'qaudratic', to: 'quadratic' },
      { from: 'equasion', to: 'equation' },
    ]);
  });

  it('finds formulas by what they are made of [R24]', async () => {
    expect(await titles({ q: 'x^2+bx' })).toEqual(['Quadratic equation by factors']);
    expect(await titles({ q: '$y = mx + c$' })).toEqual(['Slope of a line']);
  });

  it('counts each facet over what the others leave [R24]', async () => {
    const answer = await teacher.call(listExercises, { query: { levels: 'Level 2' } });
    expect(answer.levels.find(({ level }) => level === 'Level 1')?.count).toBe(1);
    expect(answer.topics.map(({ topic }) => topic)).not.toContain('geometry');
    expect(answer.languages).toEqual([{ language: 'en', count: 2 }]);
    expect(answer.total).toBe(2);
    expect(answer.authors).toEqual([{ id: expect.any(String), name: 'Zoë Ångström', count: 2 }]);
  });

  it('takes several values of a facet, and whole branches of topics', async () => {
    expect((await titles({ levels: 'Level 1,Level 2' })).length).toBe(3);
    expect(await titles({ topic: 'algebra' })).toEqual(['Quadratic equation by factors']);
    expect(await titles({ languages: 'de' })).toEqual(['Fläche eines Kreises']);
    expect((await titles({ quality: '3' })).length).toBeLessThan(3);
    expect(await titles({ answerTypes: '9' })).toEqual([]);
  });

  it('keeps topics apart whose names begin alike', async () => {
    await vary('Areas', { topic: 'geometry-2' });
    await vary('Angles', { topic: 'geometry/angles' });
    expect(await titles({ topic: 'geometry' })).toEqual(['Fläche eines Kreises', 'Angles']);
  });

  it('orders by use, success and time as well, with and without words, page after page', async () => {
    for (const sort of ['relevance', 'use', 'success', 'newest']) {
      for (const q of ['', 'expand line']) {
        const all = await titles({ sort, q });
        expect(new Set(all).size, sort).toBe(all.length);
        expect(await titles({ sort, q, page: '2' })).toEqual([]);
      }
    }
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await vary('Newest', {});
    expect((await titles({ sort: 'newest' }))[0]).toBe('Newest');
  });

  it('finds the same in the same order whether it looks along the order or by the index of words', async () => {
    const filter = { topic: '', levels: [], answerTypes: [], languages: [], authorId: undefined, quality: 0 };
    const words = {
      ...filter,
      userId: newId(),
      isLetIn: true,
      seesSecrets: false,
      now: app.clock.now,
      textQuery: 'expand:* | line:*',
      shapes: null,
      scope: 'all',
    } as const;
    for (const sort of ['relevance', 'use', 'success', 'newest'] as const) {
      const search = { sort, most: 20, reach: 1000, limit: 20, offset: 0 };
      const [along, byWords] = await Promise.all([
        catalogueData(app.services).selectHitsInOrder(words, search),
        catalogueData(app.services).selectHitsByWords(words, search),
      ]);
      expect(along.rows.length, sort).toBeGreaterThan(3);
      expect(along.rows, sort).toEqual(byWords.rows);
      expect(along.hits.length, sort).toBe(byWords.hits.length);
    }
  });

  it('is not surprised by signs of its own language', async () => {
    for (const q of ["a & b | !c <-> 'd'", ':*', '"', '\\', '%_', '((', 'ﬀ']) {
      expect((await teacher.tryCall(listExercises, { query: { q } })).status, q).toBe(200);
    }
  });
});

describe('a page that was shown before', () => {
  const topic = 'sequences';
  const read = async (client: TestClient) => client.call(listExercises, { query: { topic } });

  it('says to each person what is their own, and not to others [SC2]', async () => {
    await vary('Sum of a series', { topic });
    const colleague = await app.signUpAs('teacher');
    const shown = async (client: TestClient) =>
      (await read(client)).items.map(({ title, isMine, audience }) => [title, isMine, audience]);
    const [forOthers, forAuthor] = [[['Sum of a series', false, null]], [['Sum of a series', true, 'everybody']]];
    for (const client of [teacher, author, colleague, author, teacher]) {
      expect(await shown(client)).toEqual(client === author ? forAuthor : forOthers);
    }
  });

  it('is as of now: with what was published and used meanwhile', async () => {
    const before = await read(teacher);
    await vary('Limit of a series', { topic });
    const after = await read(teacher);
    expect([before.total, after.total]).toEqual([1, 2]);
    expect(after.items.map(({ title }) => title)).toEqual(['Limit of a series', 'Sum of a series']);
    const exerciseId = after.items[0]?.id ?? '';
    const { teacher: user, classId } = await app.openClassroom();
    const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }];
    await setTask(user, classId, { groups });
    expect((await read(teacher)).items.map(({ useCount }) => useCount)).toEqual([1, 0]);
  });
});

it('counts how often learners answered an exercise, and how often right at the first try [R24]', async () => {
  const home = await app.openClassroom();
  const task = await setTask(home.teacher, home.classId);
  const attempt = await home.learner.call(startAttempt, {
    params: { classId: home.classId, taskId: task.id },
    body: { number: 1 },
  });
  const [item] = attempt.items;
  await home.learner.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: item?.id ?? '' },
    body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: 'x' }] },
  });
  await catalogueData(app.services).addAnswerCounts();
  const { items } = await home.teacher.call(listExercises, { query: { scope: 'mine', sort: 'success' } });
  expect(items[0]).toMatchObject({ answeredCount: 1, successShare: 0, useCount: 1 });
});
