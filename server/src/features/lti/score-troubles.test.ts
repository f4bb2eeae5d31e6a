import { compareSentScores, listSentScores, updateTask } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ltiContexts, ltiLinks } from '../../core/db/tables/index.ts';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { columnOf, connectCourse, passScores, type ConnectedCourse } from '../../testing/lti-scores/connected-class.ts';
import { openFakePlatform, type FakePlatform } from '../../testing/lti-platform/platform.ts';
import type { PlatformLineItem, PlatformLink, PlatformPerson } from '../../testing/lti-platform/world.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepColumns } from './work/scores/columns.ts';
import { nextTry } from './work/scores/sending.ts';

let app: TestApp;
let platform: FakePlatform;
let room: Awaited<ReturnType<typeof openClassOf<'Ada'>>>;
let connected: ConnectedCourse;
let link: PlatformLink;
let linkId: string;
let column: PlatformLineItem;
let ada: PlatformPerson;

const right = { a: '2', b: '3' };
const half = { a: '2', b: '9' };
const states = async () => {
  const { scores } = await room.teacher.call(listSentScores, { params: { classId: room.classId } });
  return scores.map(({ state, problem, found }) => ({ state, problem, found }));
};
const passLater = async (seconds = 3): Promise<void> => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
  await passScores(app);
};

beforeAll(async () => {
  platform = await openFakePlatform({ now: () => app.clock.now });
  app = await openTestApp({ variables: { LTI_HOSTS: new URL(platform.origin).host } });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  platform.faults.onRequest = undefined;
  room = await openClassOf(app, ['Ada'], { task: { kind: 'practice' } });
  connected = await connectCourse(app, platform, room);
  link = platform.link(connected.course, { lineItem: { resourceId: room.task.id } });
  column = columnOf(platform, link);
  linkId = await connected.launchLink(link, room.task.id);
  ada = await connected.launchPerson(room.learners.Ada.user.id);
  await passScores(app);
});

describe('a platform that is away [RL20]', () => {
  it('shows the teacher that the score waits, and gets it when it is back', async () => {
    platform.faults.onRequest = ({ kind }) => (kind === 'scores' ? { answer: { status: 503 } } : undefined);
    await room.work('Ada', right);
    await passScores(app);
    expect(await states()).toMatchObject([{ state: 'waiting', problem: expect.stringContaining('503') }]);
    platform.faults.onRequest = undefined;
    await passLater(72 * 3600);
    expect(await states()).toMatchObject([{ state: 'sent', problem: '' }]);
    expect(platform.gradeOf(column, ada)).toBe(10);
  });

  it('is tried for seven days, with waits that double to six hours', () => {
    const wantedAt = new Date('2026-09-07T08:00:00Z');
    const waits = Array.from({ length: 12 }, (_, at) => {
      const next = nextTry({ tries: at + 1, wantedAt }, wantedAt, null);
      return ((next?.getTime() ?? 0) - wantedAt.getTime()) / 1000;
    });
    expect(waits.slice(0, 3)).toEqual([30, 60, 120]);
    expect(waits.at(-1)).toBe(6 * 3600);
    expect(nextTry({ tries: 1, wantedAt }, wantedAt, 900_000)?.getTime()).toBe(wantedAt.getTime() + 900_000);
    expect(nextTry({ tries: 40, wantedAt }, new Date('2026-09-14T08:00:00Z'), null)).toBe(null);
  });
});

describe('a score that is not taken', () => {
  it('is stopped for a learner whom the platform does not know, and says so', async () => {
    connected.course.members.delete(ada.subject);
    await room.work('Ada', right);
    await passScores(app);
    expect(await states()).toMatchObject([{ state: 'refused', problem: expect.stringContaining('for this learner') }]);
    platform.enrol(connected.course, ada);
    await room.teacher.call(compareSentScores, { params: { classId: room.classId } });
    await passLater();
    expect(platform.gradeOf(column, ada)).toBe(10);
  });

  it('goes to no other host, whatever the launch named [SC10]', async () => {
    await app.database.db
      .update(ltiLinks)
      .set({ lineitemUrl: 'https://elsewhere.example/lineitem' })
      .where(eq(ltiLinks.id, linkId));
    await room.work('Ada', right);
    await passScores(app);
    expect(await states()).toMatchObject([{ state: 'refused', problem: expect.stringContaining('elsewhere.example') }]);
  });

  it('takes a later timestamp once when the platform has a grade of the same second', async () => {
    const work = await room.work('Ada', half);
    await passScores(app);
    const kept = column.scores.get(ada.subject);
    if (kept) Object.assign(kept, { score: 1, timestamp: new Date(app.clock.now.getTime() + 2500).toISOString() });
    await work.answer(right);
    await passLater(2);
    await passLater(60);
    expect(platform.gradeOf(column, ada)).toBe(10);
  });
});

describe('the column of a link', () => {
  it('is made when the platform has none, once, and follows new names and points', async () => {
    const bare = platform.link(connected.course);
    await connected.launchLink(bare, room.task.id);
    await Promise.all([keepColumns(app.services), passScores(app)]);
    await keepColumns(app.services);
    const [made, ...others] = platform.lineItemsOf(bare);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ label: 'Homework', scoreMaximum: 2, resourceId: room.task.id, tag: 'grade' });
    await room.teacher.call(updateTask, { params: room.taskPath, body: { name: 'Sums' } });
    await keepColumns(app.services);
    expect(made?.label).toBe('Sums');
    // A name that was changed in the LMS stays.
    if (made) made.label = 'Week 3';
    await room.teacher.call(updateTask, { params: room.taskPath, body: { name: 'Sums again' } });
    await keepColumns(app.services);
    expect(made?.label).toBe('Week 3');
    // One that came with a link is not renamed when it is met for the first time.
    expect(column.label).toBe(link.title);
  });

  it('is found where the LMS lets Lemma read columns, and make none', async () => {
    const lineitem = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly';
    const score = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
    const isCourse = eq(ltiContexts.id, connected.contextId);
    await app.database.db
      .update(ltiContexts)
      .set({ scoreScopes: [lineitem, score] })
      .where(isCourse);
    await app.database.db.update(ltiLinks).set({ lineitemUrl: null }).where(eq(ltiLinks.id, linkId));
    await room.work('Ada', right);
    await passScores(app);
    expect(platform.gradeOf(column, ada)).toBe(10);
    platform.lineItems.delete(column.id);
    await app.database.db.update(ltiLinks).set({ lineitemUrl: null }).where(eq(ltiLinks.id, linkId));
    await keepColumns(app.services);
    expect(platform.lineItemsOf(link)).toEqual([]);
  });

  it('is made again when it is gone', async () => {
    platform.lineItems.delete(column.id);
    await room.work('Ada', right);
    await passScores(app);
    expect(await states()).toMatchObject([{ state: 'sent' }]);
    expect(platform.gradeOf(columnOf(platform, link), ada)).toBe(2);
  });
});

describe('a grade that was changed in the LMS', () => {
  const changeThere = async (score: number): Promise<void> => {
    await room.work('Ada', half);
    await passScores(app);
    const kept = column.scores.get(ada.subject);
    if (kept) kept.score = score;
    app.clock.now = new Date(app.clock.now.getTime() + 5000);
    await room.teacher.call(compareSentScores, { params: { classId: room.classId } });
  };

  it('is overwritten where Lemma leads', async () => {
    await changeThere(9);
    await passLater();
    expect(platform.gradeOf(column, ada)).toBe(5);
    expect(await states()).toMatchObject([{ state: 'sent', found: null }]);
  });

  it('is listed and left alone where the LMS leads', async () => {
    await app.database.db.update(ltiContexts).set({ leader: 'lms' }).where(eq(ltiContexts.id, connected.contextId));
    await changeThere(9);
    await passLater();
    expect(platform.gradeOf(column, ada)).toBe(9);
    expect(await states()).toMatchObject([{ state: 'differs', found: 1.8 }]);
  });
});

it('says nothing of scores in a class that is connected with no LMS', async () => {
  const other = await app.openClassroom();
  const sent = await other.teacher.call(listSentScores, { params: { classId: other.classId } });
  expect(sent).toEqual({ courses: [], scores: [] });
});
