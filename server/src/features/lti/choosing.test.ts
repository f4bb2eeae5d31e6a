import { answerLtiChoice, createClassroom, getLtiChoice } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiPeople } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { launchIn, type Framed } from '../../testing/lti/framed.ts';
import { openLti, readLoginPage, type OpenedLti } from '../../testing/lti/opened-lti.ts';
import type { LaunchWish } from '../../testing/lti-platform/launches.ts';
import { speakerOf } from '../../core/language/speakers.ts';
import { contentItems } from './work/deep-linking/answer.ts';

let moodle: OpenedLti;
let canvas: OpenedLti;
beforeAll(async () => {
  moodle = await openLti();
  canvas = await openLti('canvas', { app: moodle.app });
});
afterAll(async () => {
  await canvas.close();
  await moodle.close();
});

/** A teacher with a class of two tasks, whose course is connected with it. */
async function openCourse(lti: OpenedLti = moodle) {
  const teacher = await lti.app.signUpAs('teacher');
  const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  const [first, second] = [
    await setTask(teacher, classId, { name: 'Surds' }),
    await setTask(teacher, classId, { name: 'Powers' }),
  ];
  const course = lti.platform.course(lti.tool);
  await lti.connect(course, classId);
  const person = lti.platform.person();
  lti.platform.enrol(course, person, 'Instructor');
  await lti.app.database.db.insert(ltiPeople).values({
    id: newId(),
    registrationId: lti.registration.id,
    subject: person.subject,
    userId: teacher.user.id,
    createdAt: lti.app.clock.now,
  });
  const choose = (settings: LaunchWish['deepLinkSettings'] = {}) =>
    launchIn(lti, { person, course, deepLinkSettings: settings });
  return { teacher, classId, first, second, course, person, choose };
}

/** Follows the page of an answer, as the browser does: what it posts, and where. */
async function follow(frame: Framed, page: string) {
  const { status, raw, headers } = await frame.browser.send('GET', page);
  const [, action = ''] = /action="([^"]*)"/.exec(raw) ?? [];
  const [, token = ''] = /name="JWT" value="([^"]*)"/.exec(raw) ?? [];
  return { status, raw, action, token, policy: String(headers['content-security-policy']) };
}

async function post({ action, token }: { action: string; token: string }) {
  const body = new URLSearchParams({ JWT: token });
  return (await fetch(action, { method: 'POST', body })).status;
}

const taskIds = (...ids: string[]) => ({ choice: 'tasks' as const, taskIds: ids });

describe('choosing what a link opens', () => {
  it('shows the tasks of the class, and the LMS gets a link with its column for each that is chosen', async () => {
    const { first, second, course, classId, choose, person } = await openCourse();
    const frame = await choose();
    expect(frame.location).toMatch(/\/choose$/);
    const choice = await frame.call(getLtiChoice, {});
    expect([choice.course.class?.id, choice.takesSeveral]).toEqual([classId, true]);
    expect(choice.tasks.map(({ name }) => name)).toEqual(['Surds', 'Powers']);
    const { page } = await frame.call(answerLtiChoice, { body: taskIds(first.id, second.id) });
    const answer = await follow(frame, page);
    expect(answer.policy).toContain(`form-action 'self' ${moodle.platform.origin}`);
    expect(answer.policy).toContain(`frame-ancestors ${moodle.platform.origin}`);
    expect(await post(answer)).toBe(200);
    const taken = moodle.platform.taken.at(-1);
    expect(taken?.course.id).toBe(course.id);
    expect(taken?.items).toEqual([
      expect.objectContaining({
        type: 'ltiResourceLink',
        title: 'Surds',
        url: 'http://lemma.test/lti/launch/',
        custom: { task: first.id },
        lineItem: { scoreMaximum: first.points, label: 'Surds', resourceId: first.id, tag: 'grade' },
      }),
      expect.objectContaining({ title: 'Powers', custom: { task: second.id } }),
    ]);
    // The link that the LMS has made opens the task.
    const learner = moodle.platform.person();
    moodle.platform.enrol(course, learner);
    const [link] = taken?.links ?? [];
    if (link === undefined) throw new Error('no link was made');
    const opened = await launchIn(moodle, { person: learner, course, link });
    expect(opened.location).toMatch(new RegExp(`/c/${classId}/tasks/${first.id}$`));
    const asTeacher = await launchIn(moodle, { person, course, link });
    expect(asTeacher.location).toMatch(new RegExp(`/tasks/${first.id}/progress$`));
  });

  it('carries an answer to the LMS once', async () => {
    const { first, choose } = await openCourse();
    const frame = await choose();
    const { page } = await frame.call(answerLtiChoice, { body: taskIds(first.id) });
    expect((await follow(frame, page)).status).toBe(200);
    expect((await follow(frame, page)).status).toBe(404);
  });

  it('sends back what the LMS has given along, and the class without a column', async () => {
    const { choose } = await openCourse(canvas);
    const frame = await choose();
    const { page } = await frame.call(answerLtiChoice, { body: { choice: 'class' } });
    expect(await post(await follow(frame, page))).toBe(200);
    const [item] = canvas.platform.taken.at(-1)?.items ?? [];
    expect(item).toMatchObject({ type: 'ltiResourceLink', title: 'Tasks in Lemma' });
    expect(item).not.toHaveProperty('lineItem');
    expect(item).not.toHaveProperty('custom');
  });

  it('is cancelled with an empty list', async () => {
    const { choose } = await openCourse();
    const frame = await choose();
    const { page } = await frame.call(answerLtiChoice, { body: { choice: 'nothing' } });
    expect(await post(await follow(frame, page))).toBe(200);
    expect(moodle.platform.taken.at(-1)?.items).toEqual([]);
  });

  it('sends no column where the LMS takes none', async () => {
    const { first, choose } = await openCourse();
    const frame = await choose({ accept_lineitem: false });
    const { page } = await frame.call(answerLtiChoice, { body: taskIds(first.id) });
    await post(await follow(frame, page));
    expect(moodle.platform.taken.at(-1)?.items[0]).not.toHaveProperty('lineItem');
  });

  it.each([
    ['two tasks where the LMS takes one', { accept_multiple: false }, 400],
    ['a link where the LMS takes none', { accept_types: ['html'] }, 409],
  ])('refuses %s', async (_what, settings, status) => {
    const { first, second, choose } = await openCourse();
    const frame = await choose(settings);
    expect((await frame.tryCall(answerLtiChoice, { body: taskIds(first.id, second.id) })).status).toBe(status);
  });

  it('takes no task of another class: foreign is absent', async () => {
    const other = await openCourse();
    const { choose } = await openCourse();
    const frame = await choose();
    const foreign = await frame.tryCall(answerLtiChoice, { body: taskIds(other.first.id) });
    const absent = await frame.tryCall(answerLtiChoice, { body: taskIds(newId()) });
    expect([foreign.status, foreign.raw]).toEqual([400, absent.raw]);
  });

  it('is for sessions that an LMS has sent to choose alone', async () => {
    const { teacher, course, person, first } = await openCourse();
    expect((await teacher.tryCall(getLtiChoice)).status).toBe(404);
    const link = moodle.platform.link(course, { custom: { task: first.id } });
    const opened = await launchIn(moodle, { person, course, link });
    expect((await opened.tryCall(getLtiChoice)).status).toBe(404);
    expect((await opened.tryCall(answerLtiChoice, { body: { choice: 'class' } })).status).toBe(404);
  });

  it('is refused to learners', async () => {
    const { course } = await openCourse();
    const learner = moodle.platform.person();
    moodle.platform.enrol(course, learner);
    const answer = await moodle.launch(moodle.app.visitor(), { person: learner, course });
    expect(answer.status).toBe(403);
    expect(readLoginPage(answer.raw)['act'] ?? '').toBe('');
  });
});

describe('a link that was placed without a choice', () => {
  async function openBare() {
    const opened = await openCourse();
    const { course, person } = opened;
    const link = moodle.platform.link(course);
    return { ...opened, link, frame: await launchIn(moodle, { person, course, link }) };
  }

  it('leads its teacher to choosing a task, which it opens for everybody from then on', async () => {
    const { course, classId, person, second, link, frame } = await openBare();
    expect(frame.location).toMatch(/\/choose$/);
    expect(await frame.call(getLtiChoice, {})).toMatchObject({ isForLink: true, takesSeveral: false });
    const { page } = await frame.call(answerLtiChoice, { body: taskIds(second.id) });
    const teachers = `/a/classrooms/${classId}/tasks/${second.id}/progress`;
    expect(page).toBe(frame.location.replace('/choose', teachers));
    expect((await launchIn(moodle, { person, course, link })).location).toBe(page);
    const learner = moodle.platform.person();
    moodle.platform.enrol(course, learner);
    expect((await launchIn(moodle, { person: learner, course, link })).location).toContain(`/tasks/${second.id}`);
  });

  it('opens the class until then, also when its teacher leaves it so', async () => {
    const { course, classId, link, frame } = await openBare();
    const { page } = await frame.call(answerLtiChoice, { body: { choice: 'class' } });
    expect(page).toBe(frame.location);
    const learner = moodle.platform.person();
    moodle.platform.enrol(course, learner);
    const opened = await launchIn(moodle, { person: learner, course, link });
    expect(opened.location).toMatch(new RegExp(`/c/${classId}$`));
    expect((await opened.tryCall(getLtiChoice)).status).toBe(403);
  });

  it('takes one task, and none of another class', async () => {
    const other = await openCourse();
    const { first, second, frame } = await openBare();
    const chosen = [taskIds(first.id, second.id), taskIds(other.first.id)];
    for (const body of chosen) expect((await frame.tryCall(answerLtiChoice, { body })).status).toBe(400);
  });

  it('keeps the task of the first of two teachers who choose', async () => {
    const { course, person, first, second, link, frame } = await openBare();
    const also = await launchIn(moodle, { person, course, link });
    const answers = await Promise.all([
      frame.tryCall(answerLtiChoice, { body: taskIds(first.id) }),
      also.tryCall(answerLtiChoice, { body: taskIds(second.id) }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it.each([
  ['moodle', [7, 100, 100, 100]],
  ['', [7, 100, 100, 100]],
  ['canvas', [7, 2.5, 100, 150]],
])('asks an LMS of the product “%s” for columns with points that it takes', (product, expected) => {
  const settings = { returnUrl: '', takesLinks: true, takesSeveral: true, takesLineItems: true, data: null };
  const tasks = [7, 2.5, 100, 150].map((points) => ({
    id: newId(),
    name: 'Surds',
    points,
    questionCount: 2,
    opensAt: null,
    dueAt: null,
  }));
  const items = contentItems(
    { kind: 'tasks', tasks },
    { launchAddress: '', settings, product, speaker: speakerOf('en') },
  );
  expect(items.map((item) => (item['lineItem'] as { scoreMaximum: number }).scoreMaximum)).toEqual(expected);
});
