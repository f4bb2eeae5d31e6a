import { forgotPassword, getSession, sendVerification, signUp, updateAccount, verifyEmail } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMail, startMailSink, tokenOf, type MailSink, type ReceivedMail } from '../../testing/mail-sink.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailDelivery } from '../mails/work/delivery.ts';

let sink: MailSink;
let app: TestApp;
beforeAll(async () => {
  sink = await startMailSink();
  app = await openTestApp({ variables: { SMTP_URL: sink.url } });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const newPassword = 'a fresh start in autumn';

describe('the e-mail address', () => {
  it('[C17] is confirmed by the link of the mail that signing up sends, in any browser', async () => {
    const person = await app.signUpAs('learner');
    expect(person.user.isEmailVerified).toBe(false);
    const mail = await lastMail(app, sink);
    expect(mail.recipients).toEqual([person.email]);
    const token = tokenOf(mail);
    expect(await app.visitor().call(verifyEmail, { body: { token } })).toEqual({ email: person.email });
    expect(await person.call(getSession, {})).toMatchObject({ isEmailVerified: true });
    // Some mail programs open every link before a person does.
    expect(await app.visitor().call(verifyEmail, { body: { token } })).toEqual({ email: person.email });
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: 'made up' } })).status).toBe(400);
  });

  it('is sent the mail once more on request, and only the newest link holds', async () => {
    const person = await app.signUpAs('learner');
    const first = tokenOf(await lastMail(app, sink));
    await person.call(sendVerification, {});
    const second = tokenOf(await lastMail(app, sink));
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: first } })).status).toBe(400);
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: second } })).status).toBe(200);
    const count = sink.mails.length;
    await person.call(sendVerification, {});
    await mailDelivery(app.services).deliverDue();
    expect(sink.mails.length).toBe(count);
  });

  it('[V02] [C08] changes immediately with the password, unconfirmed; the old address is notified', async () => {
    const person = await app.signUpAs('learner');
    const stale = tokenOf(await lastMail(app, sink));
    const { firstName, lastName } = person.user;
    const email = `moved-${person.email}`;
    const wrong = await person.tryCall(updateAccount, { body: { firstName, lastName, email, password: 'not mine' } });
    expect(wrong.body).toEqual({ password: ['This is not your password. Your e-mail stays as it is.'] });

    const before = sink.mails.length;
    const changed = await person.call(updateAccount, {
      body: { firstName, lastName, email, password: person.password },
    });
    expect(changed).toMatchObject({ email, isEmailVerified: false });
    await lastMail(app, sink);
    const [notice, confirm] = sink.mails.slice(before);
    expect(notice?.recipients).toEqual([person.email]);
    expect(notice?.text).toContain('contact@lemma.test');
    expect(confirm?.recipients).toEqual([email]);
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: stale } })).status).toBe(400);
    await app.visitor().call(verifyEmail, { body: { token: tokenOf(confirm as ReceivedMail) } });
    expect(await person.call(getSession, {})).toMatchObject({ isEmailVerified: true });
  });

  it('[SC20] [SC12] does not go from one stranger to the next: five changes in an hour send their mails, the sixth is refused', async () => {
    const person = await app.signUpAs('learner');
    const { firstName, lastName } = person.user;
    const statuses: number[] = [];
    for (let change = 1; change <= 6; change += 1) {
      const email = `stranger-${change}-${person.email}`;
      const body = { firstName, lastName, email, password: person.password };
      statuses.push((await person.tryCall(updateAccount, { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await person.call(getSession, {})).toMatchObject({ email: `stranger-5-${person.email}` });
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
    const body = { firstName, lastName, email: `later-${person.email}`, password: person.password };
    expect((await person.tryCall(updateAccount, { body })).status).toBe(200);
  });

  it('[V02] of somebody else cannot be taken, by two at the same moment neither', async () => {
    const people = [await app.signUpAs('learner'), await app.signUpAs('learner'), await app.signUpAs('learner')];
    const email = 'wanted-by-all@school.internal';
    const answers = await Promise.all(
      people.map(({ tryCall, password }) =>
        tryCall(updateAccount, { body: { firstName: 'A', lastName: 'B', email, password } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});

describe('mails', () => {
  it('[SC19] carry nothing that somebody typed, and link to the public address alone', async () => {
    const evil = { firstName: 'Win at //evil.example', lastName: '{{7*7}} ${x}' };
    await app.visitor().call(signUp, {
      body: { ...evil, email: 'victim@school.internal', password: newPassword, role: 'learner' },
    });
    const mail = await lastMail(app, sink);
    expect(mail.source).not.toMatch(/evil|7\*7|\$\{x\}/);
    const links = [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^\s"'<]+/g)].map(
      ([link]) => new URL(link).origin,
    );
    expect(new Set(links)).toEqual(new Set(['http://lemma.test']));
  });

  it('[SC12] hold their tokens behind #, which no browser sends to a server or names to another page', async () => {
    const person = await app.signUpAs('learner');
    await app.visitor().call(forgotPassword, { body: { email: person.email } });
    await app.services.background.settle();
    const mail = await lastMail(app, sink);
    const links = [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^\s"'<]+/g)].map(([link]) => new URL(link));
    const withToken = links.filter(({ href }) => href.includes('token'));
    expect(withToken.length).toBeGreaterThan(0);
    for (const { hash, search } of withToken) expect([hash, search]).toEqual([expect.stringMatching(/^#token=/), '']);
  });

  it.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', 'a@b.example\nSubject: x', '<a@b.example>'])(
    '[SC19] take no address that is more than one: %j',
    async (email) => {
      const asked = await app.visitor().tryCall(forgotPassword, { body: { email } });
      expect(asked.status).toBe(400);
      const made = await app.visitor().tryCall(signUp, {
        body: { firstName: 'A', lastName: 'B', email, password: newPassword, role: 'learner' },
      });
      expect(made.body).toHaveProperty('email');
    },
  );
});
