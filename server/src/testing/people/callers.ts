import {
  askForHelp,
  castPollVote,
  createClassWorksheet,
  createExercise,
  createPoll,
  joinClassroom,
  joinPoll,
  listClassrooms,
  publishExercise,
  removeMember,
  sendFeedback,
  signInAs,
  startAttempt,
} from '@lemma/contracts';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { mails, members, sessions, users } from '../../core/db/tables/index.ts';
import { addShopThings } from '../commerce/shop-things.ts';
import { squareOfSum } from '../classes/exercise-documents.ts';
import { giveAuthenticator } from '../signing-in/second-factor.ts';
import { setTask } from '../classes/set-task.ts';
import type { TestApp, TestClient } from '../test-app.ts';
import { mailData } from '../../features/mails/data/mail-store.ts';

/** Everybody who may stand before an endpoint. */
export const callers = [
  'visitor',
  'anonymous learner of the class',
  'learner of the class',
  'learner who was removed',
  'learner who was deactivated',
  'learner of another class',
  'administrator who acts as the learner',
  'assistant of the class',
  'teacher of the class',
  'teacher of another class',
  'staff',
  'superuser',
] as const;
export type Caller = (typeof callers)[number];

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

export interface School {
  readonly clients: Record<Caller, TestClient>;
  readonly people: Record<'learner' | 'teacher' | 'otherTeacher' | 'superuser', Person>;
  /** A thing of the class, of its learner or of somebody else, for every parameter of a path. */
  readonly params: Record<string, string>;
  /** The class of the other teacher. */
  readonly otherClassId: string;
}

/** A class with a task, an attempt and an exercise, another class beside it, and every kind of caller. */
export async function openSchool(app: TestApp): Promise<School> {
  const home = await app.openClassroom();
  const elsewhere = await app.openClassroom();
  const removed = await joinedLearner(app, home.joinCode);
  const deactivated = await joinedLearner(app, home.joinCode);
  const assistant = await joinedLearner(app, home.joinCode);
  await app.database.db.update(members).set({ role: 'assistant' }).where(eq(members.userId, assistant.user.id));
  const anonymous = app.visitor();
  await anonymous.call(joinClassroom, { body: { code: home.joinCode, firstName: 'No', lastName: 'Account' } });
  const things = await makeThings(app, home);
  const memberId = await memberOf(app, home.classId, removed.user.id);
  await home.teacher.call(removeMember, { params: { classId: home.classId, memberId } });
  const superuser = await app.signUpWithRoles(['superuser']);
  const isSelling = app.services.paymentProviders.size > 0;
  const buying = { learnerId: home.learner.user.id, adminId: superuser.user.id, classId: home.classId };
  const shop = isSelling ? (await addShopThings(app, buying)).params : {};
  const acting = await actAs(app, home.learner);
  await app.database.db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, deactivated.user.id));
  const [own] = await elsewhere.teacher.call(listClassrooms, {});
  return {
    clients: {
      visitor: app.visitor(),
      'anonymous learner of the class': anonymous,
      'learner of the class': home.learner,
      'learner who was removed': removed,
      'learner who was deactivated': deactivated,
      'learner of another class': elsewhere.learner,
      'administrator who acts as the learner': acting,
      'assistant of the class': assistant,
      'teacher of the class': home.teacher,
      'teacher of another class': elsewhere.teacher,
      staff: await app.signUpStaff(),
      superuser,
    },
    people: { learner: home.learner, teacher: home.teacher, otherTeacher: elsewhere.teacher, superuser },
    params: { ...things, ...shop, memberId, userId: removed.user.id },
    otherClassId: own?.id ?? '',
  };
}

async function joinedLearner(app: TestApp, code: string): Promise<Person> {
  const learner = await app.signUpAs('learner');
  await learner.call(joinClassroom, { body: { code } });
  return learner;
}

async function actAs(app: TestApp, learner: Person): Promise<TestClient> {
  const administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(app, administrator);
  await administrator.call(signInAs, { params: { userId: learner.user.id }, body: { reason: 'To help' } });
  return administrator;
}

async function findSession(db: TestApp['database']['db'], userId: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  return session;
}

async function makeThings(app: TestApp, home: Awaited<ReturnType<TestApp['openClassroom']>>) {
  const { classId } = home;
  const task = await setTask(home.teacher, classId);
  const attempt = await home.learner.call(startAttempt, {
    params: { classId, taskId: task.id },
    body: { number: 1 },
  });
  const exercise = await home.teacher.call(createExercise, { body: { document: squareOfSum as never } });
  await home.teacher.call(publishExercise, { params: { exerciseId: exercise.id }, body: { revision: 1 } });
  const feedback = await home.learner.call(sendFeedback, {
    body: {
      subject: 'A question',
      message: 'How?',
      replyAllowed: false,
      preferredEmail: '',
      feedbackType: '',
      type: 'QU',
      state: 'OP',
      context: { userAgent: '', pageUrl: '', version: '', extras: {} },
    },
  });
  const { db } = app.database;
  await mailData(app.services).insertMail({ userId: null, to: 'x@school.example', subject: 'S', text: 'T', html: 'H' });
  const [mail] = await db.select().from(mails).where(eq(mails.subject, 'S'));
  const worksheet = await home.teacher.call(createClassWorksheet, {
    params: { classId },
    body: { title: 'On paper', of: { taskId: task.id }, sheets: 'learners' },
  });
  const session = await findSession(db, (await app.signUpAs('learner')).user.id);
  const itemId = attempt.items[0]?.id ?? '';
  const [messageId, pictureId] = [newId(), newId()];
  const asked = await home.learner.call(askForHelp, {
    params: { attemptId: attempt.id, itemId },
    body: { id: messageId, text: 'How?', variantNumber: 1 },
  });
  return {
    classId,
    taskId: task.id,
    threadId: asked.threadId,
    messageId,
    pictureId,
    attemptId: attempt.id,
    itemId,
    exerciseId: exercise.id,
    code: home.joinCode,
    ...(await makePoll(home)),
    worksheetCode: worksheet.code,
    feedbackId: feedback.id,
    mailId: mail?.id ?? '',
    sessionId: session?.id ?? '',
    sectionId: newId(),
    classReviewId: newId(),
    sittingId: newId(),
    reviewQuestionId: newId(),
    invitationId: newId(),
    passkeyId: newId(),
    linkedAccountId: newId(),
    providerId: 'absent',
    imageId: newId(),
    shareId: newId(),
    reportId: newId(),
    regradeId: newId(),
    appealId: newId(),
    responseId: newId(),
    commentId: newId(),
    versionNumber: '1',
    width: '640',
    lateAnswerId: newId(),
    notificationId: newId(),
    apiTokenId: newId(),
    calendarId: newId(),
    registrationId: newId(),
    deploymentRowId: newId(),
    ltiInvitationId: newId(),
    courseId: newId(),
    ltiPersonId: newId(),
    calendarToken: 'of-no-one'.repeat(4),
    token: 'of-no-one'.repeat(4),
  };
}

/** A session of the class in which its learner has answered by name. */
async function makePoll({ teacher, learner, classId }: Awaited<ReturnType<TestApp['openClassroom']>>) {
  const poll = await teacher.call(createPoll, {
    body: {
      name: 'Poll',
      classId,
      settings: { named: true, presence: true },
      questions: [{ question: { kind: 'letters' } }],
      start: true,
      open: true,
    },
  });
  const [pollId, questionId, pollCode] = [poll.id, poll.questions[0]?.id ?? '', poll.code ?? ''];
  await learner.call(joinPoll, { body: { code: pollCode } });
  const vote = { id: newId(), questionId, round: 1, sequence: 1, values: ['A'] };
  await learner.call(castPollVote, { params: { pollId }, body: vote });
  return { pollId, questionId, pollCode };
}

async function memberOf(app: TestApp, classId: string, userId: string): Promise<string> {
  const [row] = await app.database.db
    .select()
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.classroomId, classId)));
  return row?.id ?? '';
}
