import { createClassroom } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  classrooms,
  ltiDeployments,
  ltiPeople,
  ltiRefusals,
  members,
  sessions,
  users,
} from '../../core/db/tables/index.ts';
import { openLti, sendForm, type OpenedLti } from '../../testing/lti/opened-lti.ts';

let lti: OpenedLti;
let classId: string;
beforeAll(async () => {
  lti = await openLti();
  const teacher = await lti.app.signUpAs('teacher');
  classId = (await teacher.call(createClassroom, { body: { name: 'Year 9' } })).id;
});
afterAll(() => lti.close());

async function openCourse(isConnected = true) {
  const course = lti.platform.course(lti.tool);
  if (isConnected) await lti.connect(course, classId);
  const link = lti.platform.link(course);
  const learner = lti.platform.person({ givenName: 'Ada', familyName: 'Byron' });
  lti.platform.enrol(course, learner);
  const teacher = lti.platform.person();
  lti.platform.enrol(course, teacher, 'Instructor');
  return { course, link, learner, teacher };
}

const personOf = async (subject: string) => {
  const [row] = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, subject));
  return row;
};
const locationOf = (answer: { headers: Readonly<Record<string, unknown>> }) => String(answer.headers['location']);

describe('a page of the server around a launch', () => {
  const read = async (path: string) => {
    const visitor = lti.app.visitor();
    visitor.sendAlways({ 'accept-language': 'de' });
    const { status, raw } = await visitor.send('GET', path);
    return { status, raw };
  };

  it.each([
    ['/lti/open/unknown', 410, 'Diese Adresse gilt nicht mehr', 'Diese Adresse gilt einmal'],
    [
      '/lti/answer/unknown-ticket-of-a-choice',
      404,
      'Diese Auswahl gilt nicht mehr',
      'Wähle in deinem Kurs noch einmal',
    ],
    ['/lti/login/', 403, 'Dieser Link lässt sich nicht öffnen', 'Dieser Aufruf ist nicht lesbar.'],
  ])('is in the language of the browser: %s', async (path, status, title, words) => {
    const page = await read(path);
    expect(page.status).toBe(status);
    expect(page.raw).toContain('<html lang="de" dir="ltr">');
    expect(page.raw).toContain(`<h1>${title}</h1>`);
    expect(page.raw).toContain(words);
  });

  it.each<[string, string, string?]>([
    ['GET', '/lti/login/?iss=%00&client_id=%00&login_hint=a&target_link_uri=a'],
    ['POST', '/lti/login/', 'iss=%00&client_id=a&login_hint=a&target_link_uri=a'],
    ['POST', '/lti/launch/', 'error=%00'],
    ['POST', '/lti/launch/', 'state=%00&id_token=a.b.c'],
    ['POST', '/lti/launch/confirm/', 'launch=%00&secret=%00'],
    ['POST', '/lti/frame-token/', 'course=%00&secret=%00'],
    ['POST', '/lti/register/', 'openid_configuration=https://lms.example/%00&invitation=%00'],
    ['GET', '/lti/open/%00'],
    ['POST', '/lti/open/%00', ''],
    ['GET', `/lti/answer/${'%00'.repeat(30)}`],
    ['GET', '/embed/%00/c'],
    ['GET', '/embed/%F0%9F%98%80/%00?language=%00'],
  ])('is never an error of the server, whatever signs come: %s %s %s', async (method, path, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = body === undefined ? {} : { body, headers };
    const { status } = await lti.app.visitor().send(method, path, sent);
    expect([status >= 400, status < 500]).toEqual([true, true]);
  });

  it('shows the person from an LMS that is not registered here what to pass on, in its frame', async () => {
    const visitor = lti.app.visitor();
    visitor.sendAlways({ 'accept-language': 'de' });
    const asked = new URLSearchParams({
      iss: 'https://elsewhere.example/<b>',
      client_id: 'abc123',
      login_hint: '4',
      target_link_uri: `${lti.app.services.environment.publicUrl}/lti/launch/`,
    });
    const { status, raw, headers } = await visitor.send('GET', `/lti/login/?${asked.toString()}`);
    expect(status).toBe(403);
    expect(raw).toContain('Dieses LMS ist hier nicht registriert.');
    expect(raw).toContain(
      '/a/administration/lti registrieren: Aussteller https://elsewhere.example/&lt;b&gt;, Client-ID abc123.',
    );
    expect(headers['content-security-policy']).toContain('frame-ancestors *;');
    expect(headers['x-frame-options']).toBeUndefined();
    // Nothing in it can be pressed, so that framing it gains nothing.
    expect(raw).not.toMatch(/<(?:form|a|button|input)\b/);
  });

  it('gives its script the words of that language', async () => {
    const visitor = lti.app.visitor();
    visitor.sendAlways({ 'accept-language': 'de' });
    const { course, link, learner } = await openCourse();
    const { data } = await lti.begin(visitor, { person: learner, course, link });
    expect(data['unkept']).toMatch(/^Dein Browser speichert keine Daten/);
    const refused = await visitor.send('POST', '/lti/frame-token/', { body: { course: 'none' } });
    expect(refused.body).toEqual({ detail: expect.stringMatching(/^Dieser Aufruf/) });
  });
});

describe('a launch', () => {
  it('takes a learner into the class of the course, with an account made immediately [C11]', async () => {
    const { course, link, learner } = await openCourse();
    const answer = await lti.launch(lti.app.visitor(), { person: learner, course, link });
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toMatch(new RegExp(`^/embed/${lti.registration.key}/[0-9a-f]{12}/c/${classId}$`));
    const person = await personOf(learner.subject);
    const { db } = lti.app.database;
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, person?.userId ?? ''));
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Byron', email: null, roles: ['STUDENT'] });
    const [member] = await db
      .select()
      .from(members)
      .where(eq(members.userId, user?.id ?? ''));
    expect(member).toMatchObject({ classroomId: classId, role: 'learner', removedAt: null });
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''));
    expect(session).toMatchObject({ kind: 'lti', confirmedAt: null });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-lemma_frame_[0-9a-f]{12}=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None/,
    );
  });

  it('comes in the language of the LMS, unless the person or their class has chosen another', async () => {
    const { course, link, learner, teacher } = await openCourse();
    const languageOf = async (person: typeof learner, locale: string) => {
      const answer = await lti.launch(lti.app.visitor(), { person, course, link, locale });
      return /__Host-lemma_language_[0-9a-f]{12}=([^;]*)/.exec(String(answer.headers['set-cookie']))?.[1];
    };
    expect(await languageOf(learner, 'fr_CA')).toBe('fr-CA');
    expect(await languageOf(teacher, 'es')).toBe('es');
    expect(await languageOf(learner, 'Content-Type: x')).toBeUndefined();
    const { db } = lti.app.database;
    const { userId = '' } = (await personOf(learner.subject)) ?? {};
    await db.update(classrooms).set({ language: 'es' }).where(eq(classrooms.id, classId));
    expect(await languageOf(learner, 'fr')).toBe('es');
    await db.update(users).set({ language: 'de' }).where(eq(users.id, userId));
    expect(await languageOf(learner, 'fr')).toBe('de');
    await db.update(classrooms).set({ language: null }).where(eq(classrooms.id, classId));
  });

  it('finds the same account the next time', async () => {
    const { course, link, learner } = await openCourse();
    await lti.launch(lti.app.visitor(), { person: learner, course, link });
    const first = await personOf(learner.subject);
    await lti.launch(lti.app.visitor(), { person: learner, course, link });
    expect((await personOf(learner.subject))?.userId).toBe(first?.userId);
  });

  it('shows a learner who comes first that the teacher has not opened the course', async () => {
    const { course, link, learner } = await openCourse(false);
    const answer = await lti.launch(lti.app.visitor(), { person: learner, course, link });
    expect(locationOf(answer)).toMatch(/\/not-open-yet$/);
  });

  it('lets a teacher choose an account first', async () => {
    const { course, link, teacher } = await openCourse();
    const answer = await lti.launch(lti.app.visitor(), { person: teacher, course, link });
    expect(locationOf(answer)).toMatch(/\/welcome$/);
    expect(await personOf(teacher.subject)).toBeUndefined();
    expect(String(answer.headers['set-cookie'])).toMatch(/__Host-lemma_launch_[0-9a-f]{12}=[\w-]{43}; Max-Age=900;/);
  });

  it('begins by GET as well as by POST, and sends the hint back byte for byte', async () => {
    const { course, link, learner } = await openCourse();
    const form = lti.platform.beginLaunch({ person: learner, course, link });
    const byGet = await sendForm(lti.app.visitor(), { ...form, method: 'GET' });
    expect(byGet.status).toBe(200);
    const { data } = await lti.begin(lti.app.visitor(), { person: learner, course, link });
    const asked = new URL(data['go'] ?? '').searchParams;
    expect(JSON.parse(asked.get('lti_message_hint') ?? '')).toMatchObject({ 'kept "as it is"': 'é&=+' });
    expect(Object.fromEntries(asked)).toMatchObject({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      redirect_uri: 'http://lemma.test/lti/launch/',
      client_id: lti.tool.clientId,
    });
  });

  it('is framed by its platform alone', async () => {
    const { course, link, learner } = await openCourse();
    const { page } = await lti.begin(lti.app.visitor(), { person: learner, course, link });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${lti.platform.origin};`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers['x-frame-options']).toBeUndefined();
  });

  it('of an installation that is not known writes it down, and an administrator has to switch it on', async () => {
    const course = lti.platform.course(lti.tool, { deploymentId: 'another school', title: 'Physics' });
    const person = lti.platform.person();
    lti.platform.enrol(course, person);
    const wish = { person, course, link: lti.platform.link(course) };
    const answer = await lti.launch(lti.app.visitor(), wish);
    expect(answer.status).toBe(403);
    expect(answer.raw).toContain('An administrator has to switch this on first.');
    const { db } = lti.app.database;
    const [row] = await db.select().from(ltiDeployments).where(eq(ltiDeployments.deploymentId, 'another school'));
    expect(row).toMatchObject({ state: 'waiting', name: 'Physics' });
    await db
      .update(ltiDeployments)
      .set({ state: 'on' })
      .where(eq(ltiDeployments.id, row?.id ?? ''));
    expect((await lti.launch(lti.app.visitor(), wish)).status).toBe(303);
  });

  it('of somebody whose account is suspended ends with words, without a session', async () => {
    const { course, link, learner } = await openCourse();
    await lti.launch(lti.app.visitor(), { person: learner, course, link });
    const person = await personOf(learner.subject);
    const { db } = lti.app.database;
    await db
      .update(users)
      .set({ deactivatedAt: lti.app.clock.now })
      .where(eq(users.id, person?.userId ?? ''));
    const answer = await lti.launch(lti.app.visitor(), { person: learner, course, link });
    expect([answer.status, answer.raw.includes('Your account is suspended.')]).toEqual([403, true]);
  });

  it('says what the platform said when it did not sign the person in', async () => {
    const { course, link, learner } = await openCourse();
    lti.platform.faults.error = 'login_required';
    const answer = await lti.launch(lti.app.visitor(), { person: learner, course, link });
    lti.platform.faults.error = undefined;
    expect([answer.status, answer.raw.includes('Your LMS did not sign you in.')]).toEqual([403, true]);
    const [newest] = (await lti.app.database.db.select().from(ltiRefusals)).slice(-1);
    expect(newest).toMatchObject({ check: 1, code: 'platform-error', details: 'login_required' });
  });

  it('that is refused again and again from one network is written down a hundred times a minute, and those of others as before', async () => {
    const rows = async () => (await lti.app.database.db.select().from(ltiRefusals)).length;
    const refuse = async (remote: string) => {
      const answer = await lti.app.visitor().send('GET', '/lti/login/', { address: remote });
      expect(answer.status).toBe(403);
    };
    const before = await rows();
    for (let tries = 0; tries < 105; tries += 1) await refuse('198.51.100.7');
    expect(await rows()).toBe(before + 100);
    await refuse('198.51.100.8');
    expect(await rows()).toBe(before + 101);
  });

  it('is begun at a pace at which a school opens its lesson, and no faster', async () => {
    const { headers } = await lti.app.visitor().send('GET', '/lti/login/', { address: '198.51.100.9' });
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '6000', 'x-ratelimit-remaining': '5999' });
  });

  it('makes two people of one e-mail address in two platforms', async () => {
    const other = await openLti('moodle', { app: lti.app });
    const email = 'same@school.example';
    for (const one of [lti, other]) {
      const course = one.platform.course(one.tool);
      const person = one.platform.person({ email, subject: 'same-subject' });
      one.platform.enrol(course, person);
      const answer = await one.launch(one.app.visitor(), { person, course, link: one.platform.link(course) });
      expect(answer.status).toBe(303);
    }
    const rows = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.email, email));
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(2);
    await other.close();
  });
});
