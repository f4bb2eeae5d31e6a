import {
  beginAuthenticator,
  beginPasskey,
  beginPasskeySignIn,
  createApiToken,
  createCalendar,
  createPasskey,
  listSessions,
  login,
  sendFeedback,
  signInAs,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { linkedAccounts, mailLinks, mails, notifications } from '../../core/db/tables/index.ts';
import { codeAt, confirmSession, giveAuthenticator } from '../signing-in/second-factor.ts';
import { createSoftwarePasskey } from '../signing-in/software-passkey.ts';
import type { TestApp } from '../test-app.ts';
import type { Person, Room } from './world.ts';
import { hashToken } from '../../core/tokens.ts';
import { mailData } from '../../features/mails/data/mail-store.ts';
import { recordHappenings } from '../../features/notifications/api.ts';
import { turnHappenings } from '../../features/notifications/work/turning.ts';
import { endingPaths } from '../../features/notifications/work/unsubscribing.ts';

const origin = 'http://lemma.test';

/** Second factors, links of mails, sessions, letters to the staff: all in the middle of something. */
export async function addAccountThings(app: TestApp, room: Room) {
  const { learner, teacher, superuser } = room.people;
  const { secret } = await giveAuthenticator(app, superuser);
  const administrator = await app.signUpWithRoles(['superuser']);
  await giveAuthenticator(app, administrator);
  await administrator.call(signInAs, { params: { userId: learner.user.id }, body: { reason: 'To help' } });
  const { people, ...passkeys } = await addPasskeys(app);
  const halfway = app.visitor();
  await halfway.tryCall(login, { body: { username: superuser.email, password: superuser.password } });
  const beginner = await app.signUpAs('learner');
  await confirmSession(app, beginner);
  const begun = await beginner.call(beginAuthenticator, {});
  const elsewhere = app.visitor();
  await elsewhere.call(login, { body: { username: learner.email, password: learner.password } });
  for (const person of Object.values(room.people)) await confirmSession(app, person);
  const other = (await learner.call(listSessions, {})).find(({ isThisOne }) => !isThisOne);
  return {
    people: { administrator, halfway, beginner, ...people },
    ...passkeys,
    code: await codeAt(app, secret, 1),
    beginnerCode: await codeAt(app, begun.secret),
    resetToken: await sendLink(app, learner, 'reset-password'),
    verifyToken: await sendLink(app, learner, 'verify-email'),
    params: {
      userId: room.people.outsider.user.id,
      sessionId: other?.id ?? '',
      passkeyId: passkeys.passkeyId,
      linkedAccountId: await linkAccount(app, learner),
      providerId: 'absent',
      mailId: await failMail(app),
      feedbackId: await writeToStaff(learner),
      ...(await notify(app, learner.user.id)),
      ...(await makeOwnCalendar(learner)),
      apiTokenId: await makeOwnToken(teacher),
    },
  };
}

/** One that is there, one that is being made, and a sign-in that waits for it. */
async function addPasskeys(app: TestApp) {
  const keeper = await app.signUpAs('learner');
  await confirmSession(app, keeper);
  const passkey = createSoftwarePasskey({ origin });
  const first = await keeper.call(beginPasskey, {});
  const { id } = await keeper.call(createPasskey, { body: { name: 'Phone', credential: passkey.make(first.options) } });
  const maker = await app.signUpAs('learner');
  await confirmSession(app, maker);
  const second = await maker.call(beginPasskey, {});
  const comer = app.visitor();
  const asked = await comer.call(beginPasskeySignIn, {});
  return {
    people: { keeper, maker, comer },
    passkeyId: id,
    made: createSoftwarePasskey({ origin }).make(second.options),
    used: passkey.use(asked.options),
  };
}

async function sendLink(app: TestApp, { user, email }: Person, purpose: 'verify-email' | 'reset-password') {
  const token = `${purpose}-token`;
  const [createdAt, expiresAt] = [app.clock.now, new Date(app.clock.now.getTime() + 3_600_000)];
  const link = { tokenHash: hashToken(token), userId: user.id, purpose, email, createdAt, expiresAt };
  await app.database.db.insert(mailLinks).values(link);
  return token;
}

async function linkAccount(app: TestApp, { user }: Person): Promise<string> {
  const link = { issuer: 'https://id.example', subject: 'a', email: 'a@id.example', createdAt: app.clock.now };
  const id = newId();
  await app.database.db.insert(linkedAccounts).values({ ...link, id, userId: user.id });
  return id;
}

async function failMail(app: TestApp): Promise<string> {
  await mailData(app.services).insertMail({ userId: null, to: 'x@school.example', subject: 'S', text: 'T', html: 'H' });
  const [mail] = await app.database.db.update(mails).set({ state: 'failed' }).where(eq(mails.subject, 'S')).returning();
  return mail?.id ?? '';
}

const letter = {
  subject: 'A question',
  message: 'How?',
  replyAllowed: true,
  preferredEmail: '',
  feedbackType: 'general',
  type: 'QU' as const,
  state: 'OP' as const,
  context: { userAgent: 'Browser', pageUrl: '/', version: '1', extras: { a: 'b' } },
};

async function writeToStaff(learner: Person): Promise<string> {
  return (await learner.call(sendFeedback, { body: letter })).id;
}

/** A notification, and the token of a link that ends mails. */
async function notify(app: TestApp, userId: string) {
  const about = { classId: newId(), className: 'Year 9' };
  const to = { person: userId };
  await recordHappenings(app.services, [{ kind: 'let-into-class', subject: 'class', topic: 'class', to, about }]);
  await turnHappenings(app.services);
  const [own] = await app.database.db.select().from(notifications).where(eq(notifications.userId, userId));
  const { page } = endingPaths(app.services, userId, 'task-set');
  return { notificationId: own?.id ?? '', token: page.split('#token=')[1] ?? '' };
}

async function makeOwnToken(teacher: Person): Promise<string> {
  const body = { name: 'Script', scopes: ['classes:read' as const], days: 30 };
  return (await teacher.call(createApiToken, { body })).id;
}

/** A calendar, and the secret of its address. */
async function makeOwnCalendar(learner: Person) {
  const { id, address } = await learner.call(createCalendar, { body: { classId: null } });
  return { calendarId: id, calendarToken: address.split('/').at(-2) ?? '' };
}
