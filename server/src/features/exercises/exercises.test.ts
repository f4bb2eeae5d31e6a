import {
  copyExercise,
  createExercise,
  getExercise,
  listExercises,
  publishExercise,
  unpublishExercise,
  updateExercise,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOfSum, twoParts } from '../../testing/classes/exercise-documents.ts';
import { publishAll } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let teacher: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher', { firstName: 'Ada', lastName: 'Okafor' });
});
afterAll(() => app.close());

const create = (document: ExerciseDocument) => teacher.call(createExercise, { body: { document: document as never } });

async function createPublished(document: ExerciseDocument) {
  const { id, revision } = await create(document);
  return teacher.call(publishExercise, { params: { exerciseId: id }, body: { revision } });
}

describe('an exercise', () => {
  it('starts as a draft and comes back as it was sent [D05] [R25]', async () => {
    const exercise = await create(twoParts);
    expect(exercise).toMatchObject({ status: 'DR', canEdit: true, revision: 1, publishedVersion: null });
    expect(exercise.document).toEqual(twoParts);
  });

  it.each([
    ['document.level', { level: 'Level 9' }],
    ['document.language', { language: 'English please' }],
    ['document.parts.0.name', { parts: [{ ...twoParts.parts[1], name: 'Part One' }] }],
    ['document.script', { script: 'alert(1)' }],
  ])('is refused with the field %s named [D07] [SC20]', async (field, change) => {
    const answer = await teacher.tryCall(createExercise, { body: { document: { ...twoParts, ...change } } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object).some((name) => name.startsWith(field))).toBe(true);
  });

  it('is not overwritten by an editor that has not seen the last save', async () => {
    const { id } = await create(twoParts);
    const save = (revision: number, title: string) =>
      teacher.tryCall(updateExercise, {
        params: { exerciseId: id },
        body: { revision, document: { ...twoParts, title } },
      });
    expect((await save(1, 'First')).body).toMatchObject({ revision: 2 });
    const late = await save(1, 'Second');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'exercise/changed-elsewhere' });
    expect((await save(2_147_483_647, 'Third')).status).toBe(409);
    expect((await teacher.call(getExercise, { params: { exerciseId: id } })).document.title).toBe('First');
  });

  it('is published as version 1, and as version 2 after a change, while the first stays as it was [S09]', async () => {
    const first = await createPublished(twoParts);
    expect(first).toMatchObject({ status: 'PB', publishedVersion: { number: 1 }, hasUnpublishedChanges: false });
    const params = { exerciseId: first.id };
    const changed = await teacher.call(updateExercise, {
      params,
      body: { revision: first.revision, document: { ...twoParts, title: 'Twice' } as never },
    });
    expect(changed).toMatchObject({ hasUnpublishedChanges: true, publishedVersion: { number: 1 } });

    const reader = await app.signUpAs('teacher');
    expect((await reader.call(getExercise, { params })).document.title).toBe('Double it');
    const second = await teacher.call(publishExercise, { params, body: { revision: changed.revision } });
    expect(second.publishedVersion?.number).toBe(2);
    expect((await reader.call(getExercise, { params })).document.title).toBe('Twice');
  });

  it('with a problem is not published, and the place of the problem is named [S09]', async () => {
    const { id, revision } = await create({ ...twoParts, question: 'Twice {{m}} is [[twice]]. [[same]]' });
    const answer = await teacher.tryCall(publishExercise, { params: { exerciseId: id }, body: { revision } });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('question');
  });

  it.each([
    [
      'LaTeX that cannot be typeset',
      { question: 'Work out $\\frac{1}{$. [[twice]] [[same]]' },
      'question',
      'never closed',
    ],
    ['an unknown word in a hole', { question: 'Twice {{zz}} [[twice]] [[same]]' }, 'question', 'no variable zz'],
    ['an unknown command in a hint', { hints: ['Look at $\\foo x$.'] }, 'hints.0', 'not a command'],
  ])('with %s is not published, and the place is named [S09]', async (_, changes, place, words) => {
    const { id, revision } = await create({ ...twoParts, ...changes });
    const answer = await teacher.tryCall(publishExercise, { params: { exerciseId: id }, body: { revision } });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty([place, 0], expect.stringContaining(words));
  });

  it('is not published while one of its own tests fails [S09]', async () => {
    const failing = { seed: 3, answers: [{ part: 'twice', value: '-1000' }], score: 1 };
    const { id, revision } = await create({ ...twoParts, tests: [failing] });
    const answer = await teacher.tryCall(publishExercise, { params: { exerciseId: id }, body: { revision } });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('tests.0');
  });

  it('leaves the catalogue when it is taken back [S09]', async () => {
    const exercise = await createPublished({ ...twoParts, title: 'Short life' });
    await teacher.call(unpublishExercise, { params: { exerciseId: exercise.id } });
    const reader = await app.signUpAs('teacher');
    const found = await reader.call(listExercises, { query: { q: 'short life' } });
    expect(found.total).toBe(0);
  });

  it('is copied as a draft of one’s own, with credit [M01]', async () => {
    const source = await createPublished(squareOfSum);
    const reader = await app.signUpAs('teacher');
    const copy = await reader.call(copyExercise, { params: { exerciseId: source.id } });
    expect(copy).toMatchObject({ status: 'DR', canEdit: true, owner: reader.user.id });
    expect(copy.document.credit?.source).toBe('Square of a sum, Ada Okafor');
  });
});

describe('the catalogue [R24]', () => {
  it('finds by all words in title, text or tags, in any case', async () => {
    await createPublished({ ...squareOfSum, title: 'Zebra squares', tags: ['stripes'] });
    const titles = async (q: string) =>
      (await teacher.call(listExercises, { query: { q } })).items.map((item) => item.title);
    expect(await titles('STRIPES zebra')).toEqual(['Zebra squares']);
    expect(await titles('stripes giraffe')).toEqual([]);
    expect(await titles('100%_')).toEqual([]);
  });

  it('filters by topic with those below it, by level and by owner, and counts topics', async () => {
    const other = await app.signUpAs('teacher');
    await other.call(createExercise, { body: { document: { ...twoParts, topic: 'geometry/circles' } as never } });
    const mine = await other.call(listExercises, { query: { scope: 'mine' } });
    expect(mine.items.map((item) => [item.topic, item.status])).toEqual([['geometry/circles', 'DR']]);
    expect(mine.topics).toEqual([{ topic: 'geometry/circles', count: 1 }]);
    expect((await other.call(listExercises, { query: { scope: 'mine', topic: 'geometry' } })).total).toBe(1);
    expect((await other.call(listExercises, { query: { scope: 'mine', topic: 'geo' } })).total).toBe(0);
    expect((await other.call(listExercises, { query: { scope: 'mine', levels: 'Level 5' } })).total).toBe(0);
    expect((await teacher.call(listExercises, { query: { topic: 'geometry' } })).total).toBe(0);
  });

  it('has thirty exercises on a page, and the rest on the second page [K09]', async () => {
    // Somebody who publishes very much waits; three people do not.
    for (let author = 0; author < 3; author += 1) {
      const titles = Array.from({ length: 11 }, (_, at) => `Okapi ${11 * author + at}`);
      const person = await app.signUpAs('teacher');
      await publishAll(
        person,
        titles.map((title) => ({ ...squareOfSum, title })),
      );
    }
    const pageOf = (page: number) => teacher.call(listExercises, { query: { q: 'okapi', page } });
    const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)];
    expect([first, second, third].map(({ items }) => items.length)).toEqual([30, 3, 0]);
    expect([first.total, second.total, first.pageSize]).toEqual([33, 33, 30]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(33);
  });

  it('shows a drawn sample on each card', async () => {
    const page = await teacher.call(listExercises, { query: { q: 'zebra' } });
    expect(page.items[0]?.sample).toMatch(/\$\(x ?\+ ?\d\)\^\{?2\}?\$/);
  });
});
