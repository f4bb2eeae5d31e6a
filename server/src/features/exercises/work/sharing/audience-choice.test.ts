import {
  copyExercise,
  createClassroom,
  createExercise,
  drawSample,
  getExercise,
  getVersion,
  listExercises,
  publishExercise,
  setExerciseAudience,
  setShare,
  startAttempt,
  unpublishExercise,
  updateExercise,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOfSum } from '../../../../testing/classes/exercise-documents.ts';
import {
  allOfIt,
  everyWay,
  nothingOfIt,
  noWay,
  openFinders,
  statusesOf,
  waysOfLists,
  type Finders,
} from '../../../../testing/finders.ts';
import { setTask } from '../../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { claimShared } from '../exercises.ts';

let app: TestApp;
let all: Finders;

beforeAll(async () => {
  app = await openTestApp({ variables: { NEW_TEACHERS: 'wait' } });
  all = await openFinders(app);
});
afterAll(() => app.close());

const groupsOf = (exerciseId: string) => [
  { type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] },
];

describe('who may find an exercise', () => {
  it('is chosen for the next one as the author chose last, until it is chosen [D23]', async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await all.publishFor('named', [all.classId]);
    const draft = await all.owner.call(createExercise, { body: { document: squareOfSum as never } });
    expect(draft.audience).toEqual({ audience: 'named', classIds: [all.classId], isChosen: false });
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await all.publishFor('school');
    const params = { exerciseId: draft.id };
    expect((await all.owner.call(getExercise, { params })).audience?.audience).toBe('school');
    const published = await all.owner.call(publishExercise, { params, body: { revision: 1 } });
    expect(published.audience).toEqual({ audience: 'school', classIds: [], isChosen: true });
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await all.publishFor('me');
    expect((await all.owner.call(getExercise, { params })).audience?.audience).toBe('school');
  });

  it('is everybody for somebody who has never chosen', async () => {
    const fresh = await app.signUpAs('teacher');
    const { id } = await fresh.call(createExercise, { body: { document: squareOfSum as never } });
    const published = await fresh.call(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } });
    expect(published.audience).toEqual({ audience: 'everybody', classIds: [], isChosen: true });
  });

  it('changes later without a new version, immediately, and stays through the next publication', async () => {
    const { id, mark } = await all.publishFor('everybody');
    const params = { exerciseId: id };
    expect((await all.people.visitor.tryCall(drawSample, { query: params })).status).toBe(200);
    const narrowed = await all.owner.call(setExerciseAudience, { params, body: { audience: 'me' } });
    expect(narrowed.publishedVersion?.number).toBe(1);
    expect(narrowed.revision).toBe(1);
    expect(await statusesOf(all.people.teacher, id)).toEqual(nothingOfIt);
    expect(await waysOfLists(all.people.teacher, { id, mark })).toEqual(noWay);
    const changed = { ...squareOfSum, ...mark, hints: [] };
    await all.owner.call(updateExercise, { params, body: { revision: 1, document: changed as never } });
    const again = await all.owner.call(publishExercise, { params, body: { revision: 2 } });
    expect(again.audience?.audience).toBe('me');
    expect((await all.people.teacher.tryCall(getVersion, { params: { ...params, versionNumber: '2' } })).status).toBe(
      404,
    );
    await all.owner.call(setExerciseAudience, { params, body: { audience: 'everybody' } });
    expect(await statusesOf(all.people.teacher, id)).toEqual(allOfIt);
    expect(await waysOfLists(all.people.teacher, { id, mark })).toEqual(everyWay);
  });

  it('is not undone by taking the exercise back and publishing it again', async () => {
    const { id } = await all.publishFor('me');
    await all.owner.call(unpublishExercise, { params: { exerciseId: id } });
    const again = await all.owner.call(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } });
    expect(again.audience?.audience).toBe('me');
  });

  it('is the choice of those who may let others in; an editor publishes for whom it was chosen [D23]', async () => {
    const { id } = await all.publishFor('me');
    const params = { exerciseId: id };
    await all.owner.call(setShare, { params, body: { email: all.viewer.email, level: 20 } });
    await claimShared(app.services, { ...all.viewer.user, emailVerifiedAt: app.clock.now });
    expect((await all.viewer.call(getExercise, { params })).audience).toEqual({
      audience: 'me',
      classIds: [],
      isChosen: true,
    });
    const wider = await all.viewer.tryCall(publishExercise, { params, body: { revision: 1, audience: 'everybody' } });
    expect([wider.status, wider.body]).toEqual([400, { audience: [expect.stringContaining('owner')] }]);
    expect((await all.viewer.tryCall(setExerciseAudience, { params, body: { audience: 'everybody' } })).status).toBe(
      403,
    );
    expect((await all.viewer.tryCall(publishExercise, { params, body: { revision: 1, audience: 'me' } })).status).toBe(
      200,
    );
    expect((await all.people.teacher.tryCall(getExercise, { params })).status).toBe(404);
    await all.owner.call(setShare, { params, body: { email: all.viewer.email, level: 30 } });
    expect((await all.viewer.tryCall(setExerciseAudience, { params, body: { audience: 'school' } })).status).toBe(200);
    expect((await all.people.teacher.tryCall(getExercise, { params })).status).toBe(200);
  });

  it('names only classes that one teaches, and only classes that are there', async () => {
    const { id } = await all.publishFor('me');
    const other = await all.people.teacher.call(createClassroom, { body: { name: 'Other' } });
    for (const foreign of [other.id, id]) {
      const body = { audience: 'named', classIds: [all.classId, foreign] };
      const answer = await all.owner.tryCall(setExerciseAudience, { params: { exerciseId: id }, body });
      expect([answer.status, answer.body]).toEqual([
        400,
        { 'classIds.1': ['You do not teach this class. Take it out.'] },
      ]);
    }
    for (const body of [{ audience: 'all' }, {}, { audience: 'named', classIds: ['x'] }, { audience: 'me', more: 1 }]) {
      expect((await all.owner.tryCall(setExerciseAudience, { params: { exerciseId: id }, body })).status).toBe(400);
    }
  });

  it('ends for a colleague immediately with the class', async () => {
    const { id } = await all.publishFor('named', [all.classId]);
    const { colleague } = all;
    expect((await colleague.tryCall(getExercise, { params: { exerciseId: id } })).status).toBe(200);
    await all.setRole(colleague, 'learner');
    expect((await colleague.tryCall(getExercise, { params: { exerciseId: id } })).status).toBe(404);
    await all.setRole(colleague, 'assistant');
    expect((await colleague.tryCall(getExercise, { params: { exerciseId: id } })).status).toBe(200);
  });

  it('leaves tasks alone: learners keep what was set, regardless of who may find the exercise', async () => {
    const { id } = await all.publishFor('everybody');
    const set = await setTask(all.owner, all.classId, { groups: groupsOf(id) });
    await all.owner.call(setExerciseAudience, { params: { exerciseId: id }, body: { audience: 'me' } });
    const params = { classId: all.classId, taskId: set.id };
    const attempt = await all.people.learner.call(startAttempt, { params, body: { number: 1 } });
    expect(attempt.items).toHaveLength(1);
  });

  it('hides the source of a copy that is found no longer [M01]', async () => {
    const { id } = await all.publishFor('everybody');
    const copied = await all.people.teacher.call(copyExercise, { params: { exerciseId: id } });
    expect(copied.source?.id).toBe(id);
    await all.owner.call(setExerciseAudience, { params: { exerciseId: id }, body: { audience: 'me' } });
    expect((await all.people.teacher.call(getExercise, { params: { exerciseId: copied.id } })).source).toBeNull();
  });

  it('never shows the words of exercises that are not everybody’s, not even as a correction [R24]', async () => {
    const { mark } = await all.publishFor('me');
    const word = mark.title.split(' ')[0] ?? '';
    const near = await all.people.teacher.call(listExercises, { query: { q: `${word.slice(0, -1)}o` } });
    expect(near.corrections.map(({ to }) => to)).not.toContain(word.toLowerCase());
  });
});
