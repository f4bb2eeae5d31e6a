import {
  createExercise,
  createTask,
  endpoints,
  joinClassroom,
  publishExercise,
  removeMember,
  startAttempt,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../app.ts';
import { exercises, members } from '../db/tables/index.ts';
import { squareOfSum } from '../testing/exercise-documents.ts';
import { setTask } from '../testing/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

/** What the access table says: may call, must sign in, must not, or is told nothing. */
type Outcome = 'passes' | 401 | 403 | 404;

const callers = [
  'nobody',
  'anonymous learner of the class',
  'learner of the class',
  'learner who was removed',
  'learner of another class',
  'teacher of the class',
  'teacher of another class',
  'staff',
  'superuser',
] as const;
type Caller = (typeof callers)[number];

const isPrivilegedCaller = (caller: Caller) =>
  ['teacher of the class', 'teacher of another class', 'staff', 'superuser'].includes(caller);
const isStaffCaller = (caller: Caller) => caller === 'staff' || caller === 'superuser';
const isInClass = (caller: Caller) => caller.endsWith(' of the class');

/** The expectation, written from the requirements and not from the code under test. */
function expectedOutcome({ who }: Endpoint, caller: Caller): Outcome {
  if (who === 'anyone') return 'passes';
  if (caller === 'nobody') return 401;
  if (who === 'signed-in') return 'passes';
  if (who === 'known') return caller.startsWith('anonymous') ? 403 : 'passes';
  if (who === 'privileged') return isPrivilegedCaller(caller) ? 'passes' : 403;
  if (who === 'staff') return isStaffCaller(caller) ? 'passes' : 403;
  if (who === 'superuser') return caller === 'superuser' ? 'passes' : 403;
  if ('classroom' in who) {
    if (isStaffCaller(caller)) return 'passes';
    if (!isInClass(caller)) return 404;
    return who.classroom === 'teacher' && caller !== 'teacher of the class' ? 403 : 'passes';
  }
  if ('exercise' in who) {
    if (!isPrivilegedCaller(caller)) return 403;
    if (who.exercise === 'view') return 'passes';
    return caller === 'teacher of the class' || isStaffCaller(caller) ? 'passes' : 403;
  }
  return caller === 'learner of the class' ? 'passes' : 404;
}

let app: TestApp;
let clients: Record<Caller, TestClient>;
let params: Record<string, string>;

beforeAll(async () => {
  app = await openTestApp();
  const home = await app.openClassroom();
  const elsewhere = await app.openClassroom();
  const removed = await app.signUpAs('learner');
  await removed.call(joinClassroom, { body: { code: home.joinCode } });
  const anonymous = app.visitor();
  await anonymous.call(joinClassroom, { body: { code: home.joinCode, firstName: 'No', lastName: 'Account' } });
  const task = await setTask(home.teacher, home.classId);
  const attempt = await home.learner.call(startAttempt, {
    params: { classId: home.classId, taskId: task.id },
    body: { number: 1 },
  });
  const exercise = await home.teacher.call(createExercise, { body: { document: squareOfSum as never } });
  await home.teacher.call(publishExercise, { params: { exerciseId: exercise.id }, body: { revision: 1 } });
  const memberId = await memberOf(removed.user.id);
  params = {
    classId: home.classId,
    taskId: task.id,
    memberId,
    attemptId: attempt.id,
    itemId: attempt.items[0]?.id ?? '',
    exerciseId: exercise.id,
    code: home.joinCode,
  };
  await home.teacher.call(removeMember, { params: { classId: home.classId, memberId } });
  clients = {
    nobody: app.visitor(),
    'anonymous learner of the class': anonymous,
    'learner of the class': home.learner,
    'learner who was removed': removed,
    'learner of another class': elsewhere.learner,
    'teacher of the class': home.teacher,
    'teacher of another class': elsewhere.teacher,
    staff: await app.signUpWithRoles(['STAFF']),
    superuser: await app.signUpWithRoles(['superuser']),
  };
});
afterAll(() => app.close());

async function memberOf(userId: string): Promise<string> {
  const [row] = await app.database.db.select().from(members).where(eq(members.userId, userId));
  return row?.id ?? '';
}

/** These change who is signed in; what they let through is tested where they live. */
const changesSession = new Set(['login', 'signUp', 'logout', 'joinClassroom']);
/** Here there is nothing left to remove, and no catalogue to draw a sample from. */
const answers404WhenPassed = new Set(['removeMember', 'drawSample']);

describe('who may call what [P09] [SC1]', () => {
  it('is declared for every endpoint, and every endpoint is served', () => {
    const served = allRoutes(app.services).map((route) => route.endpoint.name);
    expect(served.sort()).toEqual(endpoints.map((endpoint) => endpoint.name).sort());
    expect(new Set(served).size).toBe(served.length);
    for (const endpoint of endpoints) expect(endpoint.who, endpoint.name).toBeTruthy();
  });

  it('holds for every endpoint and every kind of caller [P03] [D16]', async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints.filter((one) => !changesSession.has(one.name))) {
      for (const caller of callers) {
        await app.database.db
          .update(exercises)
          .set({ status: 'PB' })
          .where(eq(exercises.id, params.exerciseId ?? ''));
        const answer = await clients[caller].tryCall(endpoint, { params });
        const expected = expectedOutcome(endpoint, caller);
        const passed = answers404WhenPassed.has(endpoint.name)
          ? answer.status === 404
          : ![401, 403, 404].includes(answer.status) && answer.status < 500;
        const holds = expected === 'passes' ? passed : answer.status === expected;
        if (!holds) wrong.push(`${endpoint.name} by ${caller}: ${answer.status}, expected ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has no call that deletes an exercise, a class or a task [P04]', () => {
    const deleting = endpoints.filter((endpoint) => endpoint.method === 'DELETE').map((endpoint) => endpoint.path);
    expect(deleting).toEqual(['/classes/{classId}/members/{memberId}/']);
  });

  it('answers alike for what is foreign, absent or no id at all [SC2]', async () => {
    const stranger = clients['teacher of another class'];
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      if (typeof endpoint.who === 'string' || !('classroom' in endpoint.who)) continue;
      const foreign = await stranger.tryCall(endpoint, { params });
      for (const id of [newId(), 'not-an-id', params.taskId ?? '']) {
        const absent = await stranger.tryCall(endpoint, { params: { ...params, classId: id } });
        if (absent.status !== foreign.status || absent.raw !== foreign.raw) wrong.push(`${endpoint.name} with ${id}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('does not let a teacher reach another class’s task or member through their own class [SC2]', async () => {
    const stranger = clients['teacher of another class'];
    const [own] = (await stranger.tryCall(endpoints.find((one) => one.name === 'listClassrooms') as Endpoint)).body as {
      id: string;
    }[];
    const mixed = { ...params, classId: own?.id ?? '' };
    for (const endpoint of endpoints.filter((one) => /\{(taskId|memberId)\}/.test(one.path))) {
      const isStarting = endpoint.name === 'startAttempt';
      const answer = await stranger.tryCall(endpoint, {
        params: mixed,
        ...(isStarting ? { body: { number: 1 } } : {}),
      });
      expect(answer.status, endpoint.name).toBe(404);
    }
  });

  it('keeps another teacher’s drafts out of sight and out of tasks [S09]', async () => {
    const owner = clients['teacher of the class'];
    const draft = await owner.call(createExercise, { body: { document: squareOfSum as never } });
    const stranger = clients['teacher of another class'];
    const getExercise = endpoints.find((one) => one.name === 'getExercise') as Endpoint;
    expect((await stranger.tryCall(getExercise, { params: { exerciseId: draft.id } })).status).toBe(404);
    const answer = await owner.tryCall(createTask, {
      params,
      body: {
        name: 'Draft',
        sectionId: null,
        kind: 'practice',
        opensAt: null,
        dueAt: null,
        attemptsAllowed: null,
        results: 'after-hand-in',
        solutions: 'never',
        items: [{ exerciseId: draft.id, points: 1 }],
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['items.0.exerciseId']);
  });
});
