import { createTask, endpoints, type Endpoint } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../db/tables/index.ts';
import { openSchool, type School } from '../../testing/people/callers.ts';
import { confirmSession } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let school: School;

beforeAll(async () => {
  app = await openTestApp();
  school = await openSchool(app);
});
afterAll(() => app.close());

const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
/** Something of one person, such as an attempt, a poll, a worksheet, a help thread, a review or a calendar. */
const isOfPeople = ({ who }: Endpoint): boolean =>
  typeof who === 'string' ? ['signed-in', 'known'].includes(who) : !('classroom' in who) && !('exercise' in who);
const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name) as Endpoint;

describe('an id that is not one’s own [SC2]', () => {
  it('is answered like an absent one, one of another kind, and one that is none, by every call of a class', async () => {
    const stranger = school.clients['teacher of another class'];
    const { params } = school;
    const wrong: string[] = [];
    for (const endpoint of endpoints) {
      if (typeof endpoint.who === 'string' || !('classroom' in endpoint.who)) continue;
      const foreign = await stranger.tryCall(endpoint, { params });
      for (const id of [newId(), 'not-an-id', params['taskId'] ?? '']) {
        const absent = await stranger.tryCall(endpoint, { params: { ...params, classId: id } });
        if (absent.status !== foreign.status || absent.raw !== foreign.raw) wrong.push(`${endpoint.name} with ${id}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is answered like an absent one by every call of something that somebody has', async () => {
    await confirmSession(app, school.people.otherTeacher);
    const stranger = school.clients['teacher of another class'];
    const { params } = school;
    const bodies = new Map<string, object>([
      ['saveReviewDraft', { sequence: 1, answers: [] }],
      ['submitReview', { id: newId(), answers: [{ part: 'square', value: 'x' }] }],
      ['revealReviewHint', { number: 1 }],
    ]);
    const own = endpoints.filter((endpoint) => isOfPeople(endpoint) && params[parametersOf(endpoint)[0] ?? '']);
    expect(own.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const endpoint of own) {
      const [parameter = ''] = parametersOf(endpoint);
      const body = bodies.get(endpoint.name);
      const foreign = await stranger.tryCall(endpoint, { params, body });
      expect(foreign.status, endpoint.name).toBe(404);
      for (const id of [newId(), 'not-an-id', params['taskId'] ?? '', params['userId'] ?? '']) {
        const absent = await stranger.tryCall(endpoint, { params: { ...params, [parameter]: id }, body });
        if (absent.status !== foreign.status || absent.raw !== foreign.raw) wrong.push(`${endpoint.name} with ${id}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('does not lead to another class’s task or member through one’s own class', async () => {
    const stranger = school.clients['teacher of another class'];
    const mixed = { ...school.params, classId: school.otherClassId };
    const bodies = new Map<string, object>([
      ['startAttempt', { number: 1 }],
      ['decideLateAnswer', { decision: 'accepted' }],
      ['practiseOn', {}],
      ['answerPractice', { ticket: 'x', id: newId(), answers: [{ part: 'square', value: 'x' }] }],
      ['hintPractice', { ticket: 'x', number: 1 }],
      ['solvePractice', { ticket: 'x' }],
      ['redrawPractice', { ticket: 'x' }],
      ['previewTask', { as: 'practice' }],
      ['answerPreview', { ticket: 'x', id: newId(), answers: [{ part: 'square', value: 'x' }] }],
      ['hintPreview', { ticket: 'x', number: 1 }],
      ['solvePreview', { ticket: 'x' }],
      ['redrawPreview', { ticket: 'x' }],
      ['handInPreview', { answers: [{ ticket: 'x', answers: [] }] }],
      [
        'setAccommodation',
        { timeFactor: 1, extraMinutes: 0, shiftMinutes: 0, shiftUntil: null, extraAttempts: 0, note: '' },
      ],
      ['setMemberRole', { role: 'learner' }],
      ['writeToLearner', { id: newId(), text: 'Well done.' }],
      ['changeGrade', { score: 1, isExcused: false, reason: 'Because' }],
      ['applyRegrade', { id: newId(), policy: 'full-marks', part: null, appeal: null, basis: 'x', reason: 'Because' }],
    ]);
    for (const endpoint of endpoints.filter((one) => /\{(taskId|memberId)\}/.test(one.path))) {
      const body = bodies.get(endpoint.name);
      const answer = await stranger.tryCall(endpoint, {
        params: mixed,
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status, endpoint.name).toBe(404);
    }
  });

  it('in a body is answered like an absent one', async () => {
    const { classId = '', exerciseId } = school.params;
    const foreignSection = { id: newId(), classroomId: school.otherClassId, name: 'Theirs', position: 1 };
    await app.database.db.insert(sections).values(foreignSection);
    const setIn = (sectionId: string) =>
      school.clients['teacher of the class'].tryCall(createTask, {
        params: { classId },
        body: {
          name: 'Task',
          sectionId,
          kind: 'practice',
          opensAt: null,
          dueAt: null,
          attemptsAllowed: null,
          results: 'after-hand-in',
          solutions: 'never',
          groups: [{ type: 'SG', items: [{ exerciseId, points: 1 }] }],
        },
      });
    const foreign = await setIn(foreignSection.id);
    const absent = await setIn(newId());
    const ofAnotherKind = await setIn(exerciseId ?? '');
    expect(foreign.status).toBe(400);
    expect([absent.raw, ofAnotherKind.raw]).toEqual([foreign.raw, foreign.raw]);
  });

  it('names nothing for staff and superusers where there is nothing', async () => {
    const wrong: string[] = [];
    for (const name of ['getUser', 'setFeedbackState', 'answerFeedback', 'retryMail']) {
      const [parameter = ''] = parametersOf(named(name));
      for (const id of [newId(), 'not-an-id', school.params['taskId'] ?? '']) {
        const body = name === 'answerFeedback' ? { message: 'x' } : { state: 'CL' };
        const answer = await school.clients.superuser.tryCall(named(name), { params: { [parameter]: id }, body });
        if (answer.status !== 404) wrong.push(`${name} with ${id}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
