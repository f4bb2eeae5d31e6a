import { applyCourseRoster, createClassroom, previewCourseRoster } from '@lemma/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { openLti, readLoginPage, sendForm, type OpenedLti } from '../../server/src/testing/lti/opened-lti.ts';
import type { LaunchWish } from '../../server/src/testing/lti-platform/launches.ts';
import { quantile } from '../measure.ts';
import { tell } from '../tell.ts';

const launches = Number(process.env['BENCH_COUNT'] ?? 500);
const withinMs = 10_000;
const membersOfCourse = 2000;

/**
 * `lti`: learners of a course who launch within ten seconds, the most of them for the first time, with an LMS in the same
 * process; the LMS's own part is taken out. Then a roster of 2,000.
 */
export async function benchLti(): Promise<void> {
  const lti = await openLti('moodle');
  try {
    const teacher = await lti.app.signUpAs('teacher');
    const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
    const course = lti.platform.course(lti.tool);
    const courseId = await lti.connect(course, classId);
    const link = lti.platform.link(course);
    const wishes = Array.from({ length: launches }, (_, n): LaunchWish => {
      const person = lti.platform.person({ givenName: 'Ada', familyName: `Number ${n}` });
      lti.platform.enrol(course, person);
      return { person, course, link };
    });
    await launchOf(lti, wishes[0] as LaunchWish);
    const cpuBefore = process.cpuUsage();
    const answered = await Promise.all(
      wishes.map(async (wish, at) => {
        await wait((at * withinMs) / launches);
        return launchOf(lti, wish);
      }),
    );
    const sorted = answered.map(({ ownMs }) => ownMs).toSorted((a, b) => a - b);
    const refused = answered.filter(({ status }) => status !== 303);
    const [p50, p95] = [0.5, 0.95].map((share) => Number(quantile(sorted, share).toFixed(0)));
    const { user, system } = process.cpuUsage(cpuBefore);
    const cpu = Number(((user + system) / 1000 / launches).toFixed(1));
    const keySets = lti.platform.requestsOf('keys').length;
    const tooMany = keySets > 2 ? [keySets] : [];
    tell(
      `${launches} launches in ten seconds`,
      { 'p50 ms': p50, 'p95 ms': p95, 'CPU ms each, with the LMS': cpu, keySets },
      { refused, tooMany },
    );

    const membershipsUrl = `${lti.platform.origin}/services/${course.id}/memberships${lti.platform.profile.serviceQuery}`;
    const changed = 'update lti_contexts set memberships_url = $1 where id = $2';
    await lti.app.database.pool.query(changed, [membershipsUrl, courseId]);
    for (let n = launches; n < membersOfCourse; n += 1) {
      lti.platform.enrol(course, lti.platform.person({ givenName: 'Ada', familyName: `Number ${n}` }));
    }
    const params = { classId, courseId };
    const began = performance.now();
    const { fingerprint, lines } = await teacher.call(previewCourseRoster, { params });
    await teacher.call(applyCourseRoster, { params, body: { fingerprint } });
    const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
    const { unchanged } = await teacher.call(previewCourseRoster, { params });
    const lost = unchanged === membersOfCourse ? [] : [membersOfCourse - unchanged];
    tell(`a roster of ${membersOfCourse}`, { seconds, came: lines.length }, { lost });
  } finally {
    await lti.close();
  }
}

/** One launch; `ownMs` is our part of it, the login and the launch. */
async function launchOf({ app, platform }: OpenedLti, wish: LaunchWish): Promise<{ status: number; ownMs: number }> {
  const browser = app.visitor();
  const began = performance.now();
  const page = await sendForm(browser, platform.beginLaunch(wish));
  const loginMs = performance.now() - began;
  const form = await platform.authorize(readLoginPage(page.raw)['go'] ?? '');
  if ('status' in form) return { status: form.status, ownMs: loginMs };
  const back = performance.now();
  const { status } = await sendForm(browser, form);
  return { status, ownMs: loginMs + performance.now() - back };
}
