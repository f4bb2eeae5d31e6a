import {
  changePassword,
  forgotPassword,
  getIdentityToken,
  getSession,
  listSessions,
  login,
  resetPassword,
  signUp,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailLinks, mails, users } from '../../core/db/tables/index.ts';
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

async function askForLink(email: string): Promise<ReceivedMail> {
  await app.visitor().call(forgotPassword, { body: { email } });
  return lastMail(app, sink);
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
    const notice = await lastMail(app, sink);
    expect(notice.subject).toBe('Your password for Lemma was changed');

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
    await visitor.call(forgotPassword, { body: { email: 'warm-up@school.internal' } });
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
    const unknown = await ask('no-one@school.internal');
    expect({ ...known, queries: 0 }).toEqual({ ...unknown, queries: 0 });
    expect(known.status).toBe(204);
    expect(known.queries).toBeGreaterThan(0);
    expect(Math.abs(known.queries - unknown.queries)).toBeLessThanOrEqual(1);
  });

  it('[SC12] sends three mails an hour to one address, and says nothing of it', async () => {
    const person = await app.signUpAs('learner');
    await lastMail(app, sink);
    const before = sink.mails.length;
    for (let index = 0; index < 5; index += 1) {
      expect((await app.visitor().tryCall(forgotPassword, { body: { email: person.email } })).status).toBe(204);
      await app.services.background.settle();
    }
    await mailDelivery(app.services).deliverDue();
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
    await mailDelivery(app.services).deliverDue();
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
    const made = await app
      .visitor()
      .tryCall(signUp, { body: { ...names, email: 'weak@school.internal', password: weak } });
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
    expect((await lastMail(app, sink)).subject).toContain('was changed');
  });
});

describe('where accounts are not made freely', () => {
  it('no one can sign up by e-mail [C17]', async () => {
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
