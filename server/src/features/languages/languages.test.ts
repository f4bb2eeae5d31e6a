import {
  apiBase,
  copyExercise,
  createExercise,
  forgotPassword,
  getOwnLanguage,
  getSite,
  importExercises,
  joinClassroom,
  listSessions,
  login,
  logout,
  setOwnLanguage,
  transferType,
  updateClassroom,
} from '@lemma/contracts';
import { languageCookie, offeredLanguages } from '@lemma/contracts/messages';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../core/db/tables/index.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { speakerForPerson } from './api.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ variables: { PSEUDO_LANGUAGES: 'on' } });
});
afterAll(() => app.close());

const spokenTo = async (userId: string): Promise<string> => (await speakerForPerson(app.services, userId)).language;

describe('the language of a person', () => {
  it('[K06] is what they chose, on every device on which they sign in', async () => {
    const person = await app.signUpAs('learner');
    expect(await person.call(getOwnLanguage, {})).toEqual({ language: null });
    expect(person.cookies.has(languageCookie)).toBe(false);
    expect(await person.call(setOwnLanguage, { body: { language: 'ar-XB' } })).toEqual({ language: 'ar-XB' });
    expect(person.cookies.get(languageCookie)).toBe('ar-XB');

    const phone = app.visitor();
    await phone.call(login, { body: { username: person.email, password: person.password } });
    expect(phone.cookies.get(languageCookie)).toBe('ar-XB');
    expect(await spokenTo(person.user.id)).toBe('ar-XB');
  });

  it('is that of the first class they joined that has one, until they choose another', async () => {
    const [first, second] = [await app.openClassroom(), await app.openClassroom()];
    await first.teacher.call(updateClassroom, { params: { classId: first.classId }, body: { language: 'en-XA' } });
    await second.teacher.call(updateClassroom, { params: { classId: second.classId }, body: { language: 'ar-XB' } });
    const learner = await app.signUpAs('learner');
    await learner.call(joinClassroom, { body: { code: first.joinCode } });
    expect(learner.cookies.get(languageCookie)).toBe('en-XA');
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await learner.call(joinClassroom, { body: { code: second.joinCode } });
    expect(learner.cookies.get(languageCookie)).toBe('en-XA');
    await learner.call(setOwnLanguage, { body: { language: 'en' } });
    expect([learner.cookies.get(languageCookie), await spokenTo(learner.user.id)]).toEqual(['en', 'en']);
    await learner.call(setOwnLanguage, { body: { language: null } });
    expect([learner.cookies.get(languageCookie), await spokenTo(learner.user.id)]).toEqual(['en-XA', 'en-XA']);
  });

  it('is that of the class for somebody who joins with a name alone', async () => {
    const { teacher, classId, joinCode } = await app.openClassroom();
    await teacher.call(updateClassroom, { params: { classId }, body: { language: 'en-XA' } });
    const visitor = app.visitor();
    await visitor.call(joinClassroom, { body: { code: joinCode, firstName: 'Mila', lastName: 'Novak' } });
    expect(visitor.cookies.get(languageCookie)).toBe('en-XA');
  });

  it('is that of the page on which they signed in last, where nothing was chosen; their browser keeps its own', async () => {
    const person = await app.signUpAs('learner');
    expect(await spokenTo(person.user.id)).toBe('en');
    await person.call(logout, {});
    const browser = app.visitor();
    await browser.send('GET', '/api/mm/session-auth/csrf/');
    const answer = await browser.send('POST', '/api/mm/session-auth/login/', {
      body: { username: person.email, password: person.password },
      headers: { 'accept-language': 'en-XA' },
    });
    expect(answer.status).toBe(200);
    expect(browser.cookies.has(languageCookie)).toBe(false);
    expect(await spokenTo(person.user.id)).toBe('en-XA');
  });

  it('goes back to the browser when the choice is taken back', async () => {
    const person = await app.signUpAs('learner');
    await person.call(setOwnLanguage, { body: { language: 'en-XA' } });
    await person.call(setOwnLanguage, { body: { language: null } });
    expect(person.cookies.has(languageCookie)).toBe(false);
  });

  it('is one of those that are offered, and known', async () => {
    const ordinary = await openTestApp();
    const { teacher, classId } = await ordinary.openClassroom();
    const refused = await teacher.tryCall(setOwnLanguage, { body: { language: 'ar-XB' } });
    expect([refused.status, refused.body]).toEqual([400, { language: ['This language is not offered here.'] }]);
    const ofClass = await teacher.tryCall(updateClassroom, { params: { classId }, body: { language: 'ar-XB' } });
    expect(ofClass.status).toBe(400);
    expect((await teacher.tryCall(setOwnLanguage, { body: { language: 'tlh' } })).status).toBe(400);
    await ordinary.close();
  });
});

describe('what is written to a person', () => {
  it('is in their language, not in that of the person who causes it', async () => {
    const person = await app.signUpAs('learner');
    await person.call(setOwnLanguage, { body: { language: 'en-XA' } });
    await app.visitor().call(forgotPassword, { body: { email: person.email } });
    await app.services.background.settle();
    const [mail] = await app.database.db
      .select()
      .from(mails)
      .where(eq(mails.userId, person.user.id))
      .orderBy(desc(mails.id))
      .limit(1);
    expect(mail?.subject).toMatch(/^⟦Šéţ å ñéŵ/);
    expect(mail?.html).toContain('<html lang="en-XA"');
  });

  it('is said in the language of the page in answers to calls', async () => {
    const person = await app.signUpAs('learner');
    const answer = await person.send('POST', `${apiBase}${joinClassroom.path}`, {
      body: { code: 'AAA-AAA' },
      headers: { 'accept-language': 'en-XA' },
    });
    expect(answer.body).toEqual({ code: [expect.stringMatching(/^⟦Ñö çļåšš ĥåš ţĥîš çöðé/)] });
    const short = await person.send('POST', `${apiBase}${joinClassroom.path}`, {
      body: {},
      headers: { 'accept-language': 'en-XA' },
    });
    expect(short.body).toEqual({ code: [expect.stringMatching(/^⟦Ţĥîš îš ñééðéð/)] });
  });
});

describe('names that the server gives', () => {
  it('are in the language of the page: copies, devices, lines of a file', async () => {
    const teacher = await app.signUpAs('teacher');
    teacher.sendAlways({ 'accept-language': 'de-AT', 'user-agent': 'Mozilla/5.0 (iPad) Firefox/140.0' });
    const { id } = await teacher.call(createExercise, { body: { document: squareOfSum as never } });
    const copy = await teacher.call(copyExercise, { params: { exerciseId: id } });
    expect(copy.document.title).toBe('Square of a sum (Kopie)');
    const browser = app.visitor();
    browser.sendAlways({ 'user-agent': 'Mozilla/5.0 (iPad) Firefox/140.0' });
    await browser.call(login, { body: { username: teacher.email, password: teacher.password } });
    const sessions = await teacher.call(listSessions, {});
    expect(sessions.map(({ device }) => device)).toContain('Firefox auf einem iPad');
    const refused = await teacher.send('POST', `${apiBase}${importExercises.path}`, {
      body: Buffer.from('{"format": "lemma-exercises/1",\n "exercises": [{"title": ""]}'),
      headers: { 'content-type': transferType },
    });
    expect(refused.body).toEqual({ nonFieldErrors: ['Zeile 2: Hier fehlt ein Komma oder }.'] });
  });
});

describe('the languages to choose from', () => {
  it('are known to every page, where there are several', async () => {
    const offered = offeredLanguages.map(({ tag }) => tag);
    expect(offered.length).toBeGreaterThan(1);
    expect((await app.visitor().call(getSite, {})).languages).toEqual([...offered, 'en-XA', 'ar-XB']);
    const plain = await openTestApp();
    expect((await plain.visitor().call(getSite, {})).languages).toEqual(offered);
    expect(
      (await (await plain.signUpAs('learner')).tryCall(setOwnLanguage, { body: { language: 'en-XA' } })).status,
    ).toBe(400);
    await plain.close();
  });

  it('begin with that of the site, which people have of whom nothing is known', async () => {
    const site = await openTestApp({ variables: { PSEUDO_LANGUAGES: 'on', SITE_LANGUAGE: 'ar-XB' } });
    const { user } = await site.signUpAs('learner');
    expect((await site.visitor().call(getSite, {})).languages?.[0]).toBe('ar-XB');
    expect((await speakerForPerson(site.services, user.id)).language).toBe('ar-XB');
    await site.close();
  });
});
