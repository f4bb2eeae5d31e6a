import {
  addPollQuestion,
  askPollVariant,
  checkSample,
  compareVersions,
  compareWithSource,
  copyExercise,
  createClassroom,
  createPoll,
  type createTask,
  drawSample,
  exportExercises,
  getExercise,
  getTip,
  getVersion,
  joinClassroom,
  listExercises,
  listMembers,
  listUses,
  listVersions,
  publishExercise,
  removeMember,
  reportExercise,
  setMemberRole,
  takeNewVersion,
  updateClassroom,
  updateTask,
  type BodyOf,
  type Endpoint,
} from '@lemma/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { started } from '../../testing/started.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { sampleKeys } from '../samples/work/sample-keys.ts';
import { sharingData } from './data/sharing-store.ts';
import { exerciseData } from './data/exercise-store.ts';

let app: TestApp;
let author: TestClient;
let stranger: TestClient;
let teacher: TestClient;
let classId: string;
let joinCode: string;
let exerciseId: string;
let count = 0;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(app.clock.now.getTime() + days * dayMs).toISOString();

beforeAll(async () => {
  app = await openTestApp();
  author = await app.signUpAs('teacher');
  stranger = await app.signUpAs('teacher');
});
afterAll(() => app.close());

beforeEach(async () => {
  ({ teacher, classId, joinCode } = await app.openClassroom());
  count += 1;
  [exerciseId = ''] = await publishAll(author, [
    { ...squareOfSum, title: `Secret${'abcdefghijklmnopqrst'[count]} sum` },
  ]);
});

const title = () => `secret${'abcdefghijklmnopqrst'[count]}`;
const groups = () => [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }];
const setExam = (fields: Partial<BodyOf<typeof createTask>> = {}) =>
  setTask(teacher, classId, { kind: 'assessment', groups: groups(), ...fields });

const statusOf = async (client: TestClient, endpoint: Endpoint, input: object = {}) =>
  (await client.tryCall(endpoint, { params: { exerciseId, versionNumber: '1' }, query: { exerciseId }, ...input }))
    .status;

const finds = async (client: TestClient) =>
  (await client.call(listExercises, { query: { q: title() } })).items.map(({ id }) => id);

/** Returns what a person gets of it: the page, the sample, the tip, and whether the search finds it. */
const seenBy = async (client: TestClient) => [
  await statusOf(client, getExercise),
  await statusOf(client, drawSample),
  await statusOf(client, getTip),
  (await finds(client)).includes(exerciseId),
];
const everything = [200, 200, 200, true];
const nothing = [404, 404, 404, false];

describe('an exercise in an assessment', () => {
  it('is there for its author and the teachers of the class alone, from 14 days before until its end [H3] [SC3]', async () => {
    expect(await seenBy(stranger)).toEqual(everything);
    const { id: taskId } = await setExam({ opensAt: inDays(15), dueAt: inDays(16) });
    expect(await seenBy(stranger), 'more than 14 days before').toEqual(everything);
    await teacher.call(updateTask, { params: { classId, taskId }, body: { opensAt: inDays(13.9) } });
    expect(await seenBy(stranger), 'soon').toEqual(nothing);
    expect(await seenBy(author)).toEqual(everything);
    expect(await seenBy(teacher)).toEqual(everything);
    await teacher.call(updateTask, { params: { classId, taskId }, body: { opensAt: inDays(-1), dueAt: inDays(1) } });
    expect(await seenBy(stranger), 'while it runs').toEqual(nothing);
    await teacher.call(updateTask, { params: { classId, taskId }, body: { opensAt: inDays(-2), dueAt: inDays(-1) } });
    expect(await seenBy(stranger), 'afterwards').toEqual(everything);
  });

  it('without a closing stays secret until the task or its class is archived [H3]', async () => {
    const { id: taskId } = await setExam();
    expect(await seenBy(stranger)).toEqual(nothing);
    await teacher.call(updateTask, { params: { classId, taskId }, body: { isArchived: true } });
    expect(await seenBy(stranger)).toEqual(everything);
    await setExam();
    expect(await seenBy(stranger)).toEqual(nothing);
    await teacher.call(updateClassroom, { params: { classId }, body: { isArchived: true } });
    expect(await seenBy(stranger)).toEqual(everything);
  });

  it('is not hidden in practice', async () => {
    await setTask(teacher, classId, { groups: groups() });
    expect(await seenBy(stranger)).toEqual(everything);
  });

  it('stays secret in every version when a newer one is published [H3]', async () => {
    await setExam();
    await author.call(publishExercise, { params: { exerciseId }, body: { revision: 1 } });
    expect(await seenBy(stranger)).toEqual(nothing);
  });

  it('answers every call of the exercise like an absent one, by visitors, learners and teachers of other classes [H3] [SC1]', async () => {
    const source = await stranger.call(copyExercise, { params: { exerciseId } });
    await setExam();
    const learner = await app.signUpAs('learner');
    for (const endpoint of [
      getExercise,
      listVersions,
      getVersion,
      compareVersions,
      copyExercise,
      listUses,
      reportExercise,
    ]) {
      const body = endpoint === reportExercise ? { message: 'A typing error', version: 1, seed: null } : undefined;
      expect([403, 404], endpoint.name).toContain(await statusOf(stranger, endpoint, body ? { body } : { query: {} }));
      expect([401, 403, 404], endpoint.name).toContain(await statusOf(learner, endpoint, { query: {} }));
    }
    for (const client of [app.visitor(), learner, stranger]) {
      const answer = await client.tryCall(drawSample, { query: { exerciseId } });
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ detail: 'Resource not found' })]);
      expect(await statusOf(client, getTip)).toBe(404);
    }
    expect((await stranger.tryCall(exportExercises, { query: { ids: exerciseId } })).status).toBe(400);
    // A copy from before shows nothing of what the source has become.
    expect(await statusOf(stranger, compareWithSource, { params: { exerciseId: source.id } })).toBe(404);
  });

  it('marks no sample that was drawn before [H3]', async () => {
    const visitor = app.visitor();
    const { ticket, variant } = await visitor.call(drawSample, { query: { exerciseId } });
    const answers = variant.parts.map((part) => ({ part: part.name, value: '1' }));
    expect((await visitor.tryCall(checkSample, { body: { ticket, answers } })).status).toBe(200);
    await setExam();
    expect((await visitor.tryCall(checkSample, { body: { ticket, answers } })).status).toBe(404);
  });

  it('is shared for editing or not at all: who may only look waits until afterwards [H3] [D23]', async () => {
    const [viewer, editor] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
    for (const [person, level] of [
      [viewer, 10],
      [editor, 20],
    ] as const) {
      await sharingData(app.services).insertShare({
        id: crypto.randomUUID(),
        exerciseId,
        userId: person.user.id,
        email: person.email,
        level,
        createdBy: person.user.id,
        createdAt: app.clock.now,
      });
    }
    await setExam();
    expect(await seenBy(viewer)).toEqual(nothing);
    expect((await viewer.call(listExercises, { query: { scope: 'shared' } })).total).toBe(0);
    expect(await seenBy(editor)).toEqual(everything);
    expect((await editor.call(listExercises, { query: { scope: 'shared' } })).total).toBe(1);
  });

  it('is found and seen by staff', async () => {
    await setExam();
    expect(await seenBy(await app.signUpStaff())).toEqual(everything);
  });

  it('cannot be set or asked elsewhere, and stays where it stands [H3]', async () => {
    const other = await stranger.call(createClassroom, { body: { name: 'Other' } });
    const task = await setTask(stranger, other.id, { groups: groups() });
    const poll = await stranger.call(createPoll, { body: { name: 'Warm-up' } });
    const asked = await stranger.call(addPollQuestion, {
      params: { pollId: poll.id },
      body: { question: { kind: 'exercise', exerciseId } },
    });
    const questionId = asked.questions[0]?.id ?? '';
    await setExam();
    const inPoll = { params: { pollId: poll.id, questionId } };
    const variant = await stranger.tryCall(askPollVariant, { ...inPoll, body: { open: false } });
    expect([variant.status, variant.raw]).toEqual([400, expect.stringContaining('is in an assessment now')]);
    const question = { question: { kind: 'exercise', exerciseId } };
    expect((await stranger.tryCall(addPollQuestion, { ...inPoll, body: question })).status).toBe(400);
    const itemId = task.groups[0]?.items[0]?.id ?? '';
    const params = { classId: other.id, taskId: task.id };
    expect((await stranger.tryCall(takeNewVersion, { params: { ...params, itemId } })).status).toBe(409);
    expect((await stranger.tryCall(updateTask, { params, body: { groups: groups() } })).status).toBe(200);
    await expect(setTask(stranger, other.id, { groups: groups() })).rejects.toThrow('This exercise is not published.');
  });

  it('is hidden from those who taught the class and were taken out of it', async () => {
    await setExam();
    const assistant = await app.signUpAs('teacher');
    await assistant.call(joinClassroom, { body: { code: joinCode } });
    expect(await seenBy(assistant), 'as a learner').toEqual(nothing);
    const { members } = await teacher.call(listMembers, { params: { classId } });
    const params = {
      classId,
      memberId: members.find(({ lastName }) => lastName === assistant.user.lastName)?.id ?? '',
    };
    await teacher.call(setMemberRole, { params, body: { role: 'assistant' } });
    expect(await seenBy(assistant)).toEqual(everything);
    await teacher.call(removeMember, { params });
    expect(await seenBy(assistant)).toEqual(nothing);
  });
});

it('a sample of the home page is none of an assessment [H3]', async () => {
  const own = await openTestApp({ filling: started });
  const { teacher, classId } = await own.openClassroom();
  const all = await exerciseData(own.services).selectVersionsByCatalogueKey(sampleKeys);
  const [spared, ...kept] = all;
  await setTask(teacher, classId, {
    kind: 'assessment',
    groups: kept.map((one) => ({
      type: 'SG' as const,
      name: '',
      drawCount: null,
      items: [{ exerciseId: one.exerciseId, points: 1 }],
    })),
  });
  for (let draw = 0; draw < 12; draw += 1) {
    expect((await own.visitor().call(drawSample, {})).title).toBe(spared?.document.title);
  }
  await own.close();
});
