import {
  changePassword,
  forgotPassword,
  getIdentityToken,
  getSession,
  listSessions,
  login,
  resetPassword,
  sendVerification,
  signUp,
  updateAccount,
  verifyEmail,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailLinks, mails, users } from '../../db/tables/index.ts';
import { startMailSink, type MailSink, type ReceivedMail } from '../../testing/mail-sink.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

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
const tokenOf = ({ link }: ReceivedMail) => new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

/** The mails that are due now, of which the last one answers. */
async function lastMail(): Promise<ReceivedMail> {
  await app.services.background.settle();
  await app.services.mailDelivery.deliverDue();
  const mail = sink.mails.at(-1);
  if (!mail) throw new Error('no mail has come');
  return mail;
}

async function askForLink(email: string): Promise<ReceivedMail> {
  await app.visitor().call(forgotPassword, { body: { email } });
  return lastMail();
}

const signInWith = (username: string, password: string) =>
  app.visitor().tryCall(login, { body: { username, password } });

describe('a forgotten password', () => {
  it('[R04] [C17] is set anew by the link of a mail, once, and signs out everywhere [SC12]', async () => {
    const person = await app.signUpAs('learner');
    const mail = await askForLink(person.email);
    expect(mail.recipients).toEqual([person.email]);
    expect(mail.from).toMatchObject({ name: 'Lemma', address: 'no-reply@lemma.test' });
    expect(mail.link).toMatch(/^http:\/\/lemma\.test\/account\/reset-password#token=[\w-]{43}$/);

    const body = { token: tokenOf(mail), password: newPassword };
    await app.visitor().call(resetPassword, { body });
    expect((await person.tryCall(getSession)).status).toBe(401);
    expect((await signInWith(person.email, person.password)).status).toBe(401);
    expect((await signInWith(person.email, newPassword)).status).toBe(200);
    const told = await lastMail();
    expect(told.subject).toBe('Your password for Lemma was changed');

    const again = await app.visitor().tryCall(resetPassword, { body });
    expect([again.status, again.body]).toEqual([400, { token: [expect.stringContaining('Ask for a new one')] }]);
  });

  it('[SC12] takes exactly one of twenty uses of a link at the same moment', async () => {
    const person = await app.signUpAs('learner');
    const token = tokenOf(await askForLink(person.email));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.visitor().tryCall(resetPassword, { body: { token, password: `${newPassword} ${index}` } }),
      ),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 204 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await signInWith(person.email, `${newPassword} ${winners[0]}`)).status).toBe(200);
  });

  it('[SC12] ends after an hour, and when a newer link is asked for', async () => {
    const person = await app.signUpAs('learner');
    const first = tokenOf(await askForLink(person.email));
    const second = tokenOf(await askForLink(person.email));
    const use = (token: string) => app.visitor().tryCall(resetPassword, { body: { token, password: newPassword } });
    expect((await use(first)).status).toBe(400);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 3_600_000);
    expect((await use(second)).status).toBe(400);
    app.clock.now = new Date(start.getTime() + 3_599_000);
    expect((await use(second)).status).toBe(204);
    app.clock.now = start;
  });

  it('[SC12] answers alike for an address without an account, and has done the same until then', async () => {
    const person = await app.signUpAs('learner');
    const visitor = app.visitor();
    await visitor.call(forgotPassword, { body: { email: 'warm-up@school.example' } });
    await app.services.background.settle();

    const ask = async (email: string) => {
      const queries = vi.spyOn(app.database.pool, 'query');
      const atAnswer = visitor.tryCall(forgotPassword, { body: { email } }).then((answer) => {
        const { status, raw } = answer;
        return { status, raw, queries: queries.mock.calls.length };
      });
      const answer = await atAnswer;
      await app.services.background.settle();
      queries.mockRestore();
      return answer;
    };
    const known = await ask(person.email);
    const unknown = await ask('nobody@school.example');
    expect({ ...known, queries: 0 }).toEqual({ ...unknown, queries: 0 });
    expect(known.status).toBe(204);
    expect(known.queries).toBeGreaterThan(0);
    expect(Math.abs(known.queries - unknown.queries)).toBeLessThanOrEqual(1);
  });

  it('[SC12] sends three mails an hour to one address, and says nothing of it', async () => {
    const person = await app.signUpAs('learner');
    await lastMail();
    const before = sink.mails.length;
    for (let index = 0; index < 5; index += 1) {
      expect((await app.visitor().tryCall(forgotPassword, { body: { email: person.email } })).status).toBe(204);
      await app.services.background.settle();
    }
    await app.services.mailDelivery.deliverDue();
    expect(sink.mails.length - before).toBe(3);
  });

  it('sends nothing to accounts that are deactivated, and their links end', async () => {
    const person = await app.signUpAs('learner');
    const token = tokenOf(await askForLink(person.email));
    await app.database.db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, person.user.id));
    const answer = await app.visitor().tryCall(resetPassword, { body: { token, password: newPassword } });
    expect(answer.status).toBe(400);
    const before = sink.mails.length;
    await app.visitor().call(forgotPassword, { body: { email: person.email } });
    await app.services.background.settle();
    await app.services.mailDelivery.deliverDue();
    expect(sink.mails.length).toBe(before);
  });

  it('[SC28] keeps no token that works: not of links, and not of mails that were sent', async () => {
    const person = await app.signUpAs('learner');
    const token = tokenOf(await askForLink(person.email));
    const kept = JSON.stringify([
      await app.database.db.select().from(mailLinks),
      await app.database.db.select().from(mails),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).toContain('#token=…');
  });

  it('[SC12] lets its owner in after somebody else has closed the account with wrong passwords', async () => {
    const person = await app.signUpAs('learner');
    for (let index = 0; index < 11; index += 1) await signInWith(person.email, 'wrong wrong wrong');
    expect((await signInWith(person.email, person.password)).status).toBe(429);
    const token = tokenOf(await askForLink(person.email));
    await app.visitor().call(resetPassword, { body: { token, password: newPassword } });
    expect((await signInWith(person.email, newPassword)).status).toBe(200);
  });
});

describe('the rule for new passwords', () => {
  const weak = 'Person2026';
  it('[V03] is the same at signing up, changing and setting anew, and spends no link', async () => {
    const person = await app.signUpAs('learner');
    const names = { firstName: 'Person', lastName: 'Of Note', role: 'learner' as const };
    const made = await app.visitor().tryCall(signUp, { body: { ...names, email: 'weak@school.example', password: weak } });
    expect(made.body).toEqual({ password: [expect.stringContaining('your name')] });
    const changed = await person.tryCall(changePassword, {
      body: { currentPassword: person.password, newPassword: weak },
    });
    expect(changed.body).toEqual({ newPassword: [expect.stringContaining('your name')] });
    const token = tokenOf(await askForLink(person.email));
    const set = await app.visitor().tryCall(resetPassword, { body: { token, password: weak } });
    expect(set.body).toEqual({ password: [expect.stringContaining('your name')] });
    expect((await app.visitor().tryCall(resetPassword, { body: { token, password: newPassword } })).status).toBe(204);
  });
});

describe('changing the password', () => {
  it('[SC13] needs the old one, gives this browser a new session and ends the others and their tokens', async () => {
    const person = await app.signUpAs('learner');
    const phone = app.visitor();
    await phone.call(login, { body: { username: person.email, password: person.password } });
    const { token } = await phone.call(getIdentityToken, {});
    const wrong = await person.tryCall(changePassword, { body: { currentPassword: 'not mine', newPassword } });
    expect(wrong.body).toEqual({ currentPassword: ['This is not your password. It stays as it is.'] });

    const before = person.cookies.get('lemma_session');
    await person.call(changePassword, { body: { currentPassword: person.password, newPassword } });
    expect(person.cookies.get('lemma_session')).not.toBe(before);
    expect((await person.tryCall(getSession)).status).toBe(200);
    expect(await person.call(listSessions, {})).toHaveLength(1);
    expect((await phone.tryCall(getSession)).status).toBe(401);
    const reused = await app.visitor().send('GET', '/api/mm/session-auth/sessions/', {
      headers: { authorization: `JWT ${token}` },
    });
    expect(reused.status).toBe(401);
    expect((await lastMail()).subject).toContain('was changed');
  });
});

describe('the e-mail address', () => {
  it('[C17] is confirmed by the link of the mail that signing up sends, in any browser', async () => {
    const person = await app.signUpAs('learner');
    expect(person.user.isEmailVerified).toBe(false);
    const mail = await lastMail();
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
    const first = tokenOf(await lastMail());
    await person.call(sendVerification, {});
    const second = tokenOf(await lastMail());
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: first } })).status).toBe(400);
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: second } })).status).toBe(200);
    const count = sink.mails.length;
    await person.call(sendVerification, {});
    await app.services.mailDelivery.deliverDue();
    expect(sink.mails.length).toBe(count);
  });

  it('[V02] [C08] changes at once with the password, unconfirmed; the old address is told', async () => {
    const person = await app.signUpAs('learner');
    const stale = tokenOf(await lastMail());
    const { firstName, lastName } = person.user;
    const email = `moved-${person.email}`;
    const wrong = await person.tryCall(updateAccount, { body: { firstName, lastName, email, password: 'not mine' } });
    expect(wrong.body).toEqual({ password: ['This is not your password. Your e-mail address stays as it is.'] });

    const before = sink.mails.length;
    const changed = await person.call(updateAccount, {
      body: { firstName, lastName, email, password: person.password },
    });
    expect(changed).toMatchObject({ email, isEmailVerified: false });
    await lastMail();
    const [notice, confirm] = sink.mails.slice(before);
    expect(notice?.recipients).toEqual([person.email]);
    expect(notice?.text).toContain('contact@lemma.test');
    expect(confirm?.recipients).toEqual([email]);
    expect((await app.visitor().tryCall(verifyEmail, { body: { token: stale } })).status).toBe(400);
    await app.visitor().call(verifyEmail, { body: { token: tokenOf(confirm as ReceivedMail) } });
    expect(await person.call(getSession, {})).toMatchObject({ isEmailVerified: true });
  });

  it('[V02] of somebody else cannot be taken, by two at the same moment neither', async () => {
    const people = [await app.signUpAs('learner'), await app.signUpAs('learner'), await app.signUpAs('learner')];
    const email = 'wanted-by-all@school.example';
    const answers = await Promise.all(
      people.map(({ tryCall, password }) =>
        tryCall(updateAccount, { body: { firstName: 'A', lastName: 'B', email, password } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('mails', () => {
  it('[SC19] carry nothing that somebody typed, and link to the public address alone', async () => {
    const evil = { firstName: 'Win at //evil.example', lastName: '{{7*7}} ${x} \u202E' };
    await app.visitor().call(signUp, {
      body: { ...evil, email: 'victim@school.example', password: newPassword, role: 'learner' },
    });
    const mail = await lastMail();
    expect(mail.source).not.toMatch(/evil|7\*7|\$\{x\}/);
    const links = [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^\s"'<]+/g)].map(([link]) => new URL(link).origin);
    expect(new Set(links)).toEqual(new Set(['http://lemma.test']));
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

describe('where accounts are not made freely', () => {
  it('nobody signs up by e-mail [C17]', async () => {
    const closed = await openTestApp({ variables: { SIGN_UP: 'closed' } });
    const visitor = closed.visitor();
    const answer = await visitor.tryCall(signUp, {
      body: { firstName: 'A', lastName: 'B', email: 'a@b.example', password: newPassword, role: 'learner' },
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('Ask your school') });
    const { body } = await visitor.send('GET', '/api/mm/session-auth/options/');
    expect(body).toMatchObject({ mayMakeAccount: false, password: { minimumLength: 8 } });
    await closed.close();
  });
});
