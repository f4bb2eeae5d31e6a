import { createTask, createExercise, endpoints, getSession, type Endpoint } from '@lemma/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../app.ts';
import { auditEntries, exercises, mails, members, sessions } from '../db/tables/index.ts';
import { callers, openSchool, type Caller, type School } from '../../testing/people/callers.ts';
import { answers404WhenPassed } from '../../testing/people/absent-things.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type Answer, type TestApp, type TestClient } from '../../testing/test-app.ts';

/** The access table: may call, must sign in, must not, or sees nothing. */
type Outcome = 'passes' | 401 | 403 | 404;

const isPrivilegedCaller = (caller: Caller) =>
  ['teacher of the class', 'teacher of another class', 'staff', 'superuser'].includes(caller);
const isStaffCaller = (caller: Caller) => caller === 'staff' || caller === 'superuser';
const isInClass = (caller: Caller) => caller.endsWith(' of the class') || actsAsLearner(caller);
const actsAsLearner = (caller: Caller) => caller === 'administrator who acts as the learner';

/** The expectation, written from the requirements and not from the code under test. */
function expectedOutcome(endpoint: Endpoint, caller: Caller): Outcome {
  const outcome = outcomeByRole(endpoint, caller);
  // The callers have not confirmed who they are, and some things are a person's own.
  const isHeld = endpoint.needsConfirmation || (actsAsLearner(caller) && endpoint.personAlone);
  return outcome === 'passes' && isHeld ? 403 : outcome;
}

function outcomeByRole({ who }: Endpoint, caller: Caller): Outcome {
  if (who === 'anyone') return 'passes';
  // Voting needs no account, so the call does not ask to sign in: for people who have not joined the poll does not
  // exist.
  if (typeof who === 'object' && 'poll' in who && who.poll === 'voter') {
    return caller === 'learner of the class' || actsAsLearner(caller) ? 'passes' : 404;
  }
  if (caller === 'visitor' || caller === 'learner who was deactivated') return 401;
  if (who === 'signed-in') return 'passes';
  if (who === 'known') return caller.startsWith('anonymous') ? 403 : 'passes';
  if (who === 'privileged') return isPrivilegedCaller(caller) ? 'passes' : 403;
  if (who === 'staff') return isStaffCaller(caller) ? 'passes' : 403;
  if (who === 'superuser') return caller === 'superuser' ? 'passes' : 403;
  if ('classroom' in who) {
    // Things of others open to staff with a fresh second factor alone, which is tested below.
    if (isStaffCaller(caller)) return 403;
    if (!isInClass(caller)) return 404;
    if (who.classroom === 'member' || caller === 'teacher of the class') return 'passes';
    return who.classroom === 'assistant' && caller === 'assistant of the class' ? 'passes' : 403;
  }
  if ('poll' in who) {
    if (!isPrivilegedCaller(caller) || isStaffCaller(caller)) return 403;
    return caller === 'teacher of another class' ? 404 : 'passes';
  }
  if ('worksheet' in who) {
    if (isStaffCaller(caller)) return 403;
    return ['teacher of the class', 'assistant of the class'].includes(caller) ? 'passes' : 404;
  }
  if ('helpThread' in who) {
    if (isStaffCaller(caller)) return 403;
    if (caller === 'teacher of the class' || caller === 'assistant of the class') return 'passes';
    if (caller !== 'learner of the class' && !actsAsLearner(caller)) return 404;
    return who.helpThread === 'party' ? 'passes' : 403;
  }
  if ('exercise' in who) {
    if (!isPrivilegedCaller(caller)) return 403;
    if (who.exercise === 'view') return 'passes';
    return caller === 'teacher of the class' ? 'passes' : 403;
  }
  return caller === 'learner of the class' || actsAsLearner(caller) ? 'passes' : 404;
}

/** These change who is signed in; what they let through is tested where they live. */
const changesSession = new Set(['login', 'signUp', 'logout', 'joinClassroom', 'stopSignInAs', 'endOtherSessions']);
/** These find no begun sign-in. */
const answers401WhenPassed = new Set(['giveSecondFactor', 'passkeySignIn', 'linkLtiAccount']);
function holds(endpoint: Endpoint, answer: Answer<unknown>, expected: Outcome): boolean {
  if (expected !== 'passes') return answer.status === expected;
  if (answers404WhenPassed.has(endpoint.name) && answer.status === 404) return true;
  if (answers401WhenPassed.has(endpoint.name)) return answer.status === 401 || answer.status === 400;
  return ![401, 403, 404, 429].includes(answer.status) && answer.status < 500;
}

let app: TestApp;
let school: School;

beforeAll(async () => {
  app = await openTestApp({ variables: { PAYMENTS: 'invoice' } });
  school = await openSchool(app);
  await app.database.db.update(sessions).set({ confirmedAt: null });
});
afterAll(() => app.close());

/** Each caller comes from an address of their own, so that limits of one say nothing about another. */
const call = (caller: Caller, endpoint: Endpoint, params = school.params) =>
  school.clients[caller].tryCall(endpoint, { params, address: `10.0.0.${callers.indexOf(caller) + 1}` });

describe('who may call what [P09] [SC1]', () => {
  it('is declared for every endpoint, and every endpoint is served', () => {
    const served = allRoutes(app.services).map((route) => route.endpoint.name);
    expect(served.sort()).toEqual(endpoints.map((endpoint) => endpoint.name).sort());
    expect(new Set(served).size).toBe(served.length);
    for (const endpoint of endpoints) expect(endpoint.who, endpoint.name).toBeTruthy();
  });

  it('holds for every endpoint and every kind of caller; no answer holds a secret [P02] [P03] [D16] [SC28]', async () => {
    const wrong: string[] = [];
    const leaks: string[] = [];
    const served = allRoutes(app.services).map((route) => route.endpoint);
    for (const endpoint of served.filter((one) => !changesSession.has(one.name))) {
      for (const caller of callers) {
        // A session that has ended is reported once; that is tested below.
        if (endpoint === getSession && caller === 'learner who was deactivated') continue;
        await publishAgain(endpoint);
        await standAgain(endpoint);
        const answer = await call(caller, endpoint);
        const expected = expectedOutcome(endpoint, caller);
        const line = `${endpoint.name} by ${caller}: ${answer.status}`;
        if (!holds(endpoint, answer, expected)) wrong.push(`${line}, expected ${expected}`);
        if (/\$argon2|node_modules|\.ts:\d|select "|insert into/.test(answer.raw)) leaks.push(line);
      }
    }
    expect(wrong).toEqual([]);
    expect(leaks).toEqual([]);
  });

  it('lets staff and superusers count as owners of exercises and polls, and of no attempts [P05]', async () => {
    const statusesOf = async (client: TestClient) => {
      const statuses: number[] = [];
      for (const name of ['getPoll', 'listShares', 'getAttempt']) {
        const endpoint = endpoints.find((one) => one.name === name) as Endpoint;
        statuses.push((await client.tryCall(endpoint, { params: school.params })).status);
      }
      return statuses;
    };
    const owner = await statusesOf(school.clients['teacher of the class']);
    expect(owner).toEqual([200, 200, 404]);
    for (const role of ['STAFF', 'superuser'] as const) {
      expect(await statusesOf(await app.signUpStaff([role])), role).toEqual(owner);
      expect(await statusesOf(await app.signUpWithRoles([role])), `${role} without a second factor`).toEqual([
        403, 403, 404,
      ]);
    }
    expect(await statusesOf(school.clients['teacher of another class'])).toEqual([404, 403, 404]);
    expect((await statusesOf(school.clients['learner of the class']))[2]).toBe(200);
  });

  it('informs a deactivated person once that the session has ended [SC1]', async () => {
    const deactivated = school.clients['learner who was deactivated'];
    expect((await deactivated.tryCall(getSession)).status).toBe(401);
    expect((await deactivated.tryCall(getSession)).status).toBe(204);
  });

  it('needs a fresh confirmation for what is declared so, with a second factor where it is for staff [SC21]', async () => {
    const { superuser } = school.people;
    const guarded = endpoints.filter(({ needsConfirmation, who }) => needsConfirmation && who === 'superuser');
    const codes = async () => {
      const answers = [];
      for (const endpoint of guarded) answers.push((await call('superuser', endpoint)).body);
      return answers.map((body) => (body as { code?: string } | undefined)?.code ?? '');
    };
    const selling = 'createCodes giveEntitlement recordTransfer refundPayment setSeller'.split(' ');
    expect(
      guarded
        .map(({ name }) => name)
        .filter((name) => !selling.includes(name))
        .sort(),
    ).toEqual([
      'createLtiDeployment',
      'createLtiInvitation',
      'createLtiRegistration',
      'deactivateUser',
      'eraseUserData',
      'exportUserData',
      'reactivateUser',
      'removeSecondFactors',
      'replaceLtiKeys',
      'setLtiSettings',
      'setUserRoles',
      'signInAs',
      'updateLtiDeployment',
      'updateLtiRegistration',
    ]);
    expect(new Set(await codes())).toEqual(new Set(['session/confirmation-needed']));
    await giveAuthenticator(app, superuser);
    expect(await codes()).not.toContain('session/confirmation-needed');
  });

  it('writes down what an administrator calls while acting as somebody [SC21]', async () => {
    const entries = await app.database.db.select().from(auditEntries).where(eq(auditEntries.act, 'call-as'));
    const noted = new Set(entries.map(({ details }) => details));
    expect(noted).toContain('POST handIn');
    expect([...noted].filter((details) => details.startsWith('GET'))).toEqual([]);
    const taken = endpoints.filter(
      ({ body, upload, method, who, personAlone }) =>
        body === null && !upload && method !== 'GET' && who === 'signed-in' && !personAlone,
    );
    for (const { method, name } of taken.filter((one) => !changesSession.has(one.name))) {
      expect(noted).toContain(`${method} ${name}`);
    }
    expect(entries.every(({ subjectId }) => subjectId === school.people.learner.user.id)).toBe(true);
  });

  it('has no call that deletes an exercise, a class or a task [P04]', () => {
    const deleting = endpoints.filter((endpoint) => endpoint.method === 'DELETE').map((endpoint) => endpoint.path);
    expect(deleting.sort()).toEqual([
      '/api-tokens/{apiTokenId}/',
      '/calendars/{calendarId}/',
      '/classes/{classId}/comments/{commentId}/',
      '/classes/{classId}/courses/{courseId}/',
      '/classes/{classId}/members/{memberId}/',
      '/classes/{classId}/members/{memberId}/accommodation/',
      '/classes/{classId}/payment/exceptions/{memberId}/',
      '/classes/{classId}/reviews/{classReviewId}/',
      '/classes/{classId}/sections/{sectionId}/',
      '/exercises/{exerciseId}/shares/{shareId}/',
      '/help-threads/{threadId}/published/',
      '/lti/identities/{ltiPersonId}/',
      '/lti/invitations/{ltiInvitationId}/',
      '/polls/{pollId}/questions/{questionId}/',
      '/session-auth/linked_accounts/{linkedAccountId}/',
      '/session-auth/passkeys/{passkeyId}/',
      '/session-auth/sessions/',
      '/session-auth/sessions/{sessionId}/',
    ]);
  });

  it('keeps another teacher’s drafts out of sight and out of tasks [S09]', async () => {
    const owner = school.clients['teacher of the class'];
    const draft = await owner.call(createExercise, { body: { document: squareOfSum as never } });
    const getExercise = endpoints.find((one) => one.name === 'getExercise') as Endpoint;
    expect((await call('teacher of another class', getExercise, { exerciseId: draft.id })).status).toBe(404);
    const answer = await owner.tryCall(createTask, {
      params: school.params,
      body: {
        name: 'Draft',
        sectionId: null,
        kind: 'practice',
        opensAt: null,
        dueAt: null,
        attemptsAllowed: null,
        results: 'after-hand-in',
        solutions: 'never',
        groups: [{ type: 'SG', items: [{ exerciseId: draft.id, points: 1 }] }],
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(['groups.0.items.0.exerciseId']);
  });
});

/** Everybody is in the class again, or out of it, as at the beginning. */
async function standAgain({ who }: Endpoint): Promise<void> {
  if (typeof who !== 'object' || !('classroom' in who)) return;
  const { userId = '', classId = '' } = school.params;
  const inClass = eq(members.classroomId, classId);
  await app.database.db.update(members).set({ removedAt: null }).where(inClass);
  await app.database.db
    .update(members)
    .set({ removedAt: app.clock.now })
    .where(and(inClass, eq(members.userId, userId)));
}

/** Undoes the act of an earlier caller: the exercise is published, no mail is sent. */
async function publishAgain(endpoint: Endpoint): Promise<void> {
  const { db } = app.database;
  if (typeof endpoint.who === 'object' && 'exercise' in endpoint.who) {
    await db
      .update(exercises)
      .set({ status: 'PB', archivedAt: null, audience: 'everybody' })
      .where(eq(exercises.id, school.params.exerciseId ?? ''));
  }
  if (endpoint.name === 'retryMail') await db.update(mails).set({ state: 'waiting' }).where(isNotNull(mails.id));
}
