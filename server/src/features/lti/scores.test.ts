import {
  applyRegrade,
  changeGrade,
  listMembers,
  previewRegrade,
  startAttempt,
  undoRegrade,
  updateTask,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ltiScores } from '../../core/db/tables/index.ts';
import { openClassOf } from '../../testing/classes/class-of.ts';
import type { setTask } from '../../testing/classes/set-task.ts';
import { columnOf, connectCourse, passScores, type ConnectedCourse } from '../../testing/lti-scores/connected-class.ts';
import { openFakePlatform, type FakePlatform } from '../../testing/lti-platform/platform.ts';
import type { PlatformLineItem, PlatformLink, PlatformPerson } from '../../testing/lti-platform/world.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let platform: FakePlatform;
let room: Awaited<ReturnType<typeof openClassOf<'Ada' | 'Ben'>>>;
let connected: ConnectedCourse;
let link: PlatformLink;
let column: PlatformLineItem;
let ada: PlatformPerson;
let ben: PlatformPerson;

beforeAll(async () => {
  platform = await openFakePlatform({ now: () => app.clock.now });
  app = await openTestApp({ variables: { LTI_HOSTS: new URL(platform.origin).host } });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** A class with this task, connected with a course of the platform in which it has a link and a column. */
async function open(task: Parameters<typeof setTask>[2] = {}): Promise<void> {
  room = await openClassOf(app, ['Ada', 'Ben'], { task });
  connected = await connectCourse(app, platform, room);
  link = platform.link(connected.course, { lineItem: { resourceId: room.task.id, scoreMaximum: 10 } });
  column = columnOf(platform, link);
  await connected.launchLink(link, room.task.id);
  ada = await connected.launchPerson(room.learners.Ada.user.id);
  ben = await connected.launchPerson(room.learners.Ben.user.id);
  await passScores(app);
}

const right = { a: '2', b: '3' };
const half = { a: '2', b: '9' };
const grade = (person: PlatformPerson) => platform.gradeOf(column, person);
const stored = (person: PlatformPerson) => column.scores.get(person.subject)?.stored ?? [];
const tick = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};
const rows = () => app.database.db.select().from(ltiScores);

/** Lets the next message of a person go, and sends it. */
async function passLater(seconds = 3): Promise<void> {
  tick(seconds);
  await passScores(app);
}

describe('practice, whose scores learners see immediately', () => {
  beforeEach(() => open({ kind: 'practice' }));

  it('sends a score in the points of the column, and again when it grows', async () => {
    const work = await room.work('Ada', half);
    await passScores(app);
    expect([grade(ada), grade(ben)]).toEqual([5, null]);
    await work.answer(right);
    await passLater();
    expect(grade(ada)).toBe(10);
    expect(stored(ada)).toHaveLength(2);
  });

  it('joins changes that follow each other closely into one message', async () => {
    const work = await room.work('Ada', { a: '7', b: '3' });
    await passScores(app);
    await work.answer(half);
    await passScores(app);
    await work.answer(right);
    await passScores(app);
    expect(stored(ada)).toHaveLength(1);
    await passLater();
    expect(stored(ada).map(({ score }) => score)).toEqual([1, 2]);
  });

  it('sends nothing of a learner who has only begun, nor a score twice', async () => {
    await room.work('Ada');
    await passScores(app);
    await room.work('Ben', right);
    await passScores(app);
    await passLater(3600);
    expect(stored(ada)).toEqual([]);
    expect(stored(ben)).toHaveLength(1);
  });

  it('sends both placements of a task the same score', async () => {
    const second = platform.link(connected.course, { lineItem: { resourceId: room.task.id, scoreMaximum: 100 } });
    await connected.launchLink(second, room.task.id);
    await room.work('Ada', half);
    await passScores(app);
    expect([grade(ada), platform.gradeOf(columnOf(platform, second), ada)]).toEqual([5, 50]);
  });

  it('sends what was earned before the link was placed, and before the person was known', async () => {
    await room.work('Ada', right);
    const late = platform.link(connected.course, { lineItem: { resourceId: room.task.id } });
    await connected.launchLink(late, room.task.id);
    await room.teacher.call(listMembers, { params: { classId: room.classId } });
    await passScores(app);
    expect(platform.gradeOf(columnOf(platform, late), ada)).toBe(10);
  });
});

describe('an assessment', () => {
  const byHand = { kind: 'assessment', attemptsAllowed: 1, results: 'by-hand', scores: 'by-hand' } as const;

  it('says only that it was handed in until the scores are released', async () => {
    await open(byHand);
    const work = await room.work('Ada', right);
    await passScores(app);
    expect(column.scores.get(ada.subject)).toBeUndefined();
    await work.handIn();
    await passLater();
    expect(column.scores.get(ada.subject)).toMatchObject({ score: null, activityProgress: 'Submitted' });
    await room.teacher.call(updateTask, { params: room.taskPath, body: { release: true } });
    await passLater();
    expect(grade(ada)).toBe(10);
    expect(column.scores.get(ada.subject)).toMatchObject({ gradingProgress: 'FullyGraded' });
  });

  it('leaves a grade that a teacher has given in the LMS before the release', async () => {
    await open(byHand);
    column.scores.set(ada.subject, {
      score: 7,
      comment: '',
      timestamp: app.clock.now.toISOString(),
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      stored: [],
    });
    const work = await room.work('Ada', half);
    await work.handIn();
    await passLater();
    expect([grade(ada), stored(ada)]).toEqual([7, []]);
  });

  it('sends scores that come out when the last learner is done, by the clock alone', async () => {
    const dueAt = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
    await open({ kind: 'assessment', attemptsAllowed: 1, scores: 'after-due', results: 'after-due', dueAt });
    const work = await room.work('Ada', half);
    await work.handIn();
    await passScores(app);
    expect(grade(ada)).toBe(null);
    await passLater(3700);
    expect(grade(ada)).toBe(5);
  });

  it('keeps the score of the first attempt while a second is under way', async () => {
    await open({ kind: 'assessment', attemptsAllowed: 2, scores: 'after-hand-in', results: 'after-hand-in' });
    const work = await room.work('Ada', half);
    await work.handIn();
    await passScores(app);
    expect(grade(ada)).toBe(5);
    await room.learners.Ada.call(startAttempt, { params: room.taskPath, body: { number: 2 } });
    await passLater();
    await room.teacher.call(updateTask, { params: room.taskPath, body: { name: 'Sums' } });
    await passLater();
    expect([grade(ada), stored(ada).length]).toEqual([5, 1]);
  });
});

describe('decisions of teachers', () => {
  const params = async () => {
    const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId } });
    const memberId = members.find(({ firstName }) => firstName === 'Ada')?.id ?? '';
    return { ...room.taskPath, memberId };
  };
  const decide = async (body: { score: number | null; isExcused: boolean }) =>
    room.teacher.call(changeGrade, { params: await params(), body: { ...body, reason: 'On paper' } });

  beforeEach(async () => {
    await open({ kind: 'practice' });
    await room.work('Ada', half);
    await passScores(app);
  });

  it('sends a changed score, and the earned one when it is taken back', async () => {
    await decide({ score: 1.5, isExcused: false });
    await passLater();
    expect(grade(ada)).toBe(7.5);
    await decide({ score: null, isExcused: false });
    await passLater();
    expect(grade(ada)).toBe(5);
  });

  it('empties the column of a learner who is excused', async () => {
    await decide({ score: null, isExcused: true });
    await passLater();
    expect(column.scores.get(ada.subject)).toMatchObject({ score: null, activityProgress: 'Initialized' });
  });

  it('sends a score for a learner who has not begun', async () => {
    const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId } });
    const memberId = members.find(({ firstName }) => firstName === 'Ben')?.id ?? '';
    const body = { score: 2, isExcused: false, reason: 'On paper' };
    await room.teacher.call(changeGrade, { params: { ...room.taskPath, memberId }, body });
    await passLater();
    expect(grade(ben)).toBe(10);
  });

  it('sends what a regrade changes, and what its undoing restores', async () => {
    const choice = { policy: 'full-marks', part: null } as const;
    const preview = await room.teacher.call(previewRegrade, { params: room.itemPath, query: { policy: 'full-marks' } });
    const id = newId();
    const body = { id, ...choice, reason: 'Unclear', basis: preview.basis, appeal: null };
    await room.teacher.call(applyRegrade, { params: room.itemPath, body });
    await passLater();
    expect(grade(ada)).toBe(10);
    await room.teacher.call(undoRegrade, { params: { ...room.itemPath, regradeId: id } });
    await passLater();
    expect(grade(ada)).toBe(5);
    expect((await rows()).filter(({ state }) => state !== 'sent')).toEqual([]);
  });
});
