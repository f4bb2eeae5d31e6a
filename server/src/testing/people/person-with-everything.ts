import { eq } from 'drizzle-orm';
import { v4 as randomId, v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';
import { squareOfSum } from '../classes/exercise-documents.ts';
import { addHelp } from './person-help.ts';
import { addNotifications } from './person-notifications.ts';
import { addPayments } from './person-payments.ts';
import { addPlatforms } from './person-platforms.ts';
import { addPolls } from './person-polls.ts';
import { addReview } from './person-reviews.ts';
import { addWorksheets } from './person-worksheets.ts';
import { addRegrade } from '../classes/regraded-work.ts';

const at = new Date('2026-05-04T10:00:00Z');
const later = new Date('2027-05-04T10:00:00Z');
const verdict = {
  outcome: 'right' as const,
  score: 2,
  points: 2,
  parts: [{ part: 'square', outcome: 'right' as const, score: 2, points: 2, feedback: '', reason: 'equal' }],
};

/** Ids of what `addEverything` made. */
export interface Everything {
  readonly classId: string;
  readonly taskId: string;
  readonly attemptId: string;
  readonly publishedExerciseId: string;
  readonly draftExerciseId: string;
  readonly usedImageId: string;
  readonly unusedImageId: string;
  readonly mergedEarlierId: string;
}

/** Gives a user a row in every table that can name one, and every text of it the word `mark`. */
export async function addEverything(db: Queryable, userId: string, mark: string): Promise<Everything> {
  const otherId = newId();
  const mergedEarlierId = newId();
  await db.insert(tables.users).values([
    { id: otherId, firstName: 'Somebody', lastName: 'Else', createdAt: at },
    {
      id: mergedEarlierId,
      firstName: mark,
      lastName: mark,
      createdAt: at,
      deactivatedAt: at,
      mergedIntoId: userId,
      letInBy: userId,
    },
  ]);
  await addWaysToSignIn(db, { userId, otherId, mark });
  const exercises = await addExercises(db, userId, mark);
  const room = await addClassWork(db, { userId, mark, versionId: exercises.versionId });
  await addTraces(db, { userId, otherId, mark, classId: room.classId });
  await addNotifications(db, { userId, mark, classId: room.classId });
  await addPolls(db, { userId, otherId, mark, classId: room.classId });
  await addReview(db, { userId, mark, versionId: exercises.versionId, itemId: room.itemId });
  await addHelp(db, { userId, otherId, mark, ...room, exerciseId: exercises.publishedExerciseId });
  await addPlatforms(db, { userId, mark, ...room });
  await addPayments(db, { userId, ...room });
  return { ...exercises, ...room, mergedEarlierId };
}

async function addWaysToSignIn(
  db: Queryable,
  { userId, otherId, mark }: { userId: string; otherId: string; mark: string },
) {
  const session = { lastSeenAt: at, createdAt: at, expiresAt: later, userAgent: mark };
  await db.insert(tables.sessions).values([
    { ...session, tokenHash: randomId(), id: newId(), userId },
    { ...session, tokenHash: randomId(), id: newId(), userId: otherId, actingAsId: userId },
  ]);
  const link = { tokenHash: randomId(), purpose: 'verify-email' as const, email: `${mark}@mail.example` };
  await db.insert(tables.mailLinks).values({ ...link, userId, createdAt: at, expiresAt: later });
  await db.insert(tables.authenticators).values({ userId, sealedSecret: mark, createdAt: at });
  await db.insert(tables.recoveryCodes).values({ codeHash: randomId(), userId, createdAt: at });
  await db.insert(tables.passkeys).values({
    id: newId(),
    userId,
    credentialId: randomId(),
    publicKey: mark,
    counter: 0,
    transports: [],
    name: mark,
    createdAt: at,
  });
  await db.insert(tables.linkedAccounts).values({
    id: newId(),
    userId,
    issuer: 'https://id.example',
    subject: randomId(),
    email: `${mark}@provider.example`,
    createdAt: at,
  });
  const data = { secret: mark };
  await db
    .insert(tables.challenges)
    .values({ tokenHash: randomId(), purpose: 'second-factor', userId, data, expiresAt: later });
}

async function addExercises(db: Queryable, userId: string, mark: string) {
  const [publishedExerciseId, draftExerciseId, versionId] = [newId(), newId(), newId()];
  const [usedImageId, unusedImageId] = [newId(), newId()];
  const document = { ...squareOfSum, question: `![](/api/mm/images/${usedImageId}/320/) ${squareOfSum.question}` };
  const common = {
    ownerId: userId,
    level: squareOfSum.level,
    topic: squareOfSum.topic,
    points: 2,
    answerTypes: [6],
    language: 'en',
    createdAt: at,
    updatedAt: at,
  };
  await db.insert(tables.exercises).values([
    { ...common, id: publishedExerciseId, status: 'PB', draft: document, title: 'Published', publishedRevision: 1 },
    { ...common, id: draftExerciseId, status: 'DR', draft: { ...squareOfSum, title: mark }, title: mark },
  ]);
  const shared = { exerciseId: publishedExerciseId, level: 20, createdAt: at };
  await db
    .insert(tables.exerciseShares)
    .values({ ...shared, id: newId(), userId, email: `${mark}@school.example`, createdBy: userId });
  const report = { exerciseId: publishedExerciseId, versionNumber: 1, message: mark, createdAt: at };
  await db.insert(tables.exerciseReports).values({ ...report, id: newId(), reporterId: userId });
  const version = { id: versionId, exerciseId: publishedExerciseId, number: 1, document, sample: '' };
  await db.insert(tables.exerciseVersions).values({ ...version, publishedBy: userId, publishedAt: at });
  const image = { ownerId: userId, width: 640, height: 480, createdAt: at };
  await db.insert(tables.images).values([
    { ...image, id: usedImageId, fileHash: randomId() },
    { ...image, id: unusedImageId, fileHash: randomId() },
  ]);
  await db.insert(tables.imageSizes).values([
    { imageId: usedImageId, width: 320, bytes: Buffer.from('used') },
    { imageId: unusedImageId, width: 320, bytes: Buffer.from(mark) },
  ]);
  return { publishedExerciseId, draftExerciseId, versionId, usedImageId, unusedImageId };
}

async function addClassWork(
  db: Queryable,
  { userId, mark, versionId }: { userId: string; mark: string; versionId: string },
) {
  const [classId, ownClassId, taskId, itemId] = [newId(), newId(), newId(), newId()];
  const [attemptId, variantId, teacherId] = [newId(), newId(), newId()];
  await db.insert(tables.users).values({ id: teacherId, firstName: 'Tea', lastName: 'Cher', createdAt: at });
  await db.insert(tables.classrooms).values([
    { id: classId, name: 'Year 9', joinCode: randomId(), createdBy: teacherId, createdAt: at },
    { id: ownClassId, name: 'Own class', joinCode: randomId(), createdBy: userId, createdAt: at },
  ]);
  await db.insert(tables.members).values([
    { id: newId(), classroomId: classId, userId: teacherId, role: 'teacher', joinedAt: at },
    { id: newId(), classroomId: classId, userId, role: 'learner', joinedAt: at },
    { id: newId(), classroomId: ownClassId, userId, role: 'teacher', joinedAt: at },
  ]);
  const [person] = await db.select({ email: tables.users.email }).from(tables.users).where(eq(tables.users.id, userId));
  const invited = { classroomId: classId, role: 'learner', sentAt: at, expiresAt: at } as const;
  await db.insert(tables.invitations).values([
    {
      ...invited,
      id: newId(),
      email: person?.email ?? 'no-one@school.example',
      tokenHash: randomId(),
      invitedBy: teacherId,
    },
    {
      ...invited,
      id: newId(),
      email: `${mark}@home.example`,
      name: mark,
      tokenHash: randomId(),
      invitedBy: teacherId,
      acceptedAt: at,
      acceptedBy: userId,
    },
    { ...invited, id: newId(), email: 'other@school.example', tokenHash: randomId(), invitedBy: userId },
  ]);
  await db.insert(tables.tasks).values({
    id: taskId,
    classroomId: classId,
    name: 'Homework',
    kind: 'practice',
    results: 'after-hand-in',
    solutions: 'after-answer',
    position: 1,
    createdAt: at,
  });
  await db.insert(tables.taskGroups).values({ id: itemId, taskId, position: 1, type: 'SG' });
  await db
    .insert(tables.taskItems)
    .values({ id: itemId, taskId, groupId: itemId, position: 1, exerciseVersionId: versionId, points: 2 });
  await db
    .insert(tables.attempts)
    .values({ id: attemptId, taskId, userId, number: 1, startedAt: at, lastActiveAt: at });
  await db.insert(tables.attemptVariants).values({
    id: variantId,
    attemptId,
    taskItemId: itemId,
    exerciseVersionId: versionId,
    place: 1,
    number: 1,
    seed: 5,
    draft: [{ part: 'square', value: mark }],
    responseCount: 1,
    share: 1,
    outcome: 'right',
  });
  const answers = [{ part: 'square', value: 'x^2+1' }];
  const marked = { outcome: 'right', share: 1, credit: 1 } as const;
  const responseId = newId();
  await db
    .insert(tables.responses)
    .values({ ...marked, id: responseId, attemptVariantId: variantId, answers, verdict, receivedAt: at });
  await addRegrade(db, { userId, teacherId, itemId, variantId, responseId, versionId, mark, at, verdict });
  await addDecisions(db, { userId, teacherId, mark, classId, ownClassId, taskId, variantId });
  await addWorksheets(db, { userId, teacherId, mark, classId, taskId, versionId });
  return { classId, taskId, attemptId, itemId, variantId };
}

interface ClassWork {
  readonly userId: string;
  readonly teacherId: string;
  readonly mark: string;
  readonly classId: string;
  readonly ownClassId: string;
  readonly taskId: string;
  readonly variantId: string;
}

/** Adds decisions of teachers about a learner, and of the person about another. */
async function addDecisions(
  db: Queryable,
  { userId, teacherId, mark, classId, ownClassId, taskId, variantId }: ClassWork,
) {
  const late = { attemptVariantId: variantId, typedAt: at, receivedAt: at, minutesAfterClose: 1 };
  await db.insert(tables.lateArrivals).values([
    { ...late, id: newId(), answers: [{ part: 'square', value: mark }], state: 'waiting' },
    {
      ...late,
      id: newId(),
      answers: [{ part: 'square', value: 'x^2+1' }],
      state: 'refused',
      decidedBy: userId,
      decidedAt: at,
    },
  ]);
  await db.insert(tables.accommodations).values([
    { classroomId: classId, userId, note: mark, changedBy: teacherId, changedAt: at },
    { classroomId: ownClassId, userId: teacherId, note: 'of somebody else', changedBy: userId, changedAt: at },
  ]);
  const decision = { taskId, score: 1, changedAt: at };
  await db.insert(tables.gradeChanges).values([
    { ...decision, id: newId(), userId, reason: mark, changedBy: teacherId },
    { ...decision, id: newId(), userId: teacherId, reason: 'of somebody else', changedBy: userId },
  ]);
}

async function addTraces(
  db: Queryable,
  { userId, otherId, mark, classId }: { userId: string; otherId: string; mark: string; classId: string },
) {
  const mail = { to: `${mark}@mail.example`, subject: mark, text: mark, html: mark, nextTryAt: later, createdAt: at };
  await db.insert(tables.mails).values({ ...mail, id: newId(), userId });
  await db.insert(tables.auditEntries).values([
    { id: newId(), at, actorId: otherId, subjectId: userId, act: 'deactivate-user', details: mark },
    { id: newId(), at, actorId: userId, subjectId: otherId, act: 'sign-in', details: 'by somebody' },
  ]);
  const view = { classroomId: classId, what: 'getLearnerReview', at };
  await db.insert(tables.recordViews).values([
    { ...view, id: newId(), viewerId: otherId, learnerId: userId },
    { ...view, id: newId(), viewerId: userId, learnerId: otherId },
  ]);
  const letter = {
    subject: mark,
    message: mark,
    replyAllowed: true,
    preferredEmail: `${mark}@mail.example`,
    feedbackType: 'general',
    type: 'QU' as const,
    state: 'OP' as const,
    context: { userAgent: mark, pageUrl: '/', version: '1', extras: {} },
    createdAt: at,
  };
  const [ownLetterId, otherLetterId] = [newId(), newId()];
  await db.insert(tables.feedback).values([
    { ...letter, id: ownLetterId, userId },
    { ...letter, id: otherLetterId, userId: otherId, subject: 'other', message: 'other', preferredEmail: '' },
  ]);
  await db.insert(tables.feedbackReplies).values([
    { id: newId(), feedbackId: ownLetterId, authorId: otherId, message: 'to you', createdAt: at },
    { id: newId(), feedbackId: otherLetterId, authorId: userId, message: 'an answer', createdAt: at },
  ]);
}
