import {
  applyRegrade,
  commentOnAnswer,
  createClassReview,
  createClassWorksheet,
  createSchoolAccounts,
  createSection,
  getReceipt,
  handIn,
  inviteMembers,
  joinClassroom,
  listInvitations,
  listLateAnswers,
  listMembers,
  makeAppeal,
  practiseOn,
  previewRegrade,
  previewTask,
  removeMember,
  setAccommodation,
  setMemberRole,
  startAttempt,
  startSitting,
  submitResponse,
  updateClassroom,
  updateGrading,
  type previewMemberImport,
  type ResponseOf,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { desc, eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { mails, users } from '../../core/db/tables/index.ts';
import { openClassOf, publishAgain, withKey, twoNumbers } from '../classes/class-of.ts';
import { joinAnonymously } from '../classes/class-work.ts';
import { setTask } from '../classes/set-task.ts';
import type { TestApp } from '../test-app.ts';
import type { Room } from './world.ts';

/** A class that works on a task, with people of every role. */
export async function openRoom(app: TestApp, document: ExerciseDocument) {
  const room = await openClassOf(app, ['Ada', 'Ben', 'Cem', 'Dan'], { document });
  const [assistant, otherTeacher] = [await app.signUpAs('teacher'), await app.signUpAs('teacher')];
  const people = {
    teacher: room.teacher,
    learner: room.learners.Ada,
    ben: room.learners.Ben,
    cem: room.learners.Cem,
    dan: room.learners.Dan,
    helper: await helperOf(app, room),
    assistant,
    otherTeacher,
    outsider: await app.signUpAs('learner'),
    staff: await app.signUpStaff(),
    superuser: await app.signUpWithRoles(['superuser']),
  };
  await confirmAddresses(app, [people.teacher, people.otherTeacher]);
  await room.work('Dan', { square: 'x+1' });
  const [ada, ben] = [await room.work('Ada', { square: 'x' }), await room.work('Ben', { square: 'x' })];
  const attempt = { attemptId: ada.attemptId, itemId: room.itemPath.itemId };
  return { ...room, people, ada, ben, params: { ...room.itemPath, ...attempt, code: room.joinCode } };
}

/** A learner who helps in the class. */
async function helperOf(app: TestApp, { teacher, classId, joinCode }: Awaited<ReturnType<TestApp['openClassroom']>>) {
  const helper = await app.signUpAs('learner', { firstName: 'Helper' });
  await helper.call(joinClassroom, { body: { code: joinCode } });
  const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
  const memberId = members.find(({ firstName }) => firstName === 'Helper')?.id ?? '';
  await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'assistant' } });
  return helper;
}

async function confirmAddresses(app: TestApp, people: readonly { readonly user: { readonly id: string } }[]) {
  const ids = people.map(({ user }) => user.id);
  await app.database.db.update(users).set({ emailVerifiedAt: app.clock.now }).where(inArray(users.id, ids));
}

/** A practice task that is over, and a question of it that the learner practises on. */
async function closedPractice(app: TestApp, { classId, people }: Room) {
  const dueAt = new Date(app.clock.now.getTime() - 60_000).toISOString();
  const task = await setTask(people.teacher, classId, { name: 'Over', dueAt });
  const taskPath = { classId, taskId: task.id };
  const { tickets } = await people.learner.call(practiseOn, { params: taskPath, body: {} });
  return { taskPath, ticket: tickets[0]?.ticket ?? '' };
}

/** Sections, an exam with a late answer, an appeal, a regrade, people who come and go. */
export async function addClassThings(app: TestApp, room: Room) {
  const { teacher, learner, ben } = room.people;
  const params = { classId: room.classId };
  await teacher.call(createSection, { params, body: { name: 'First' } });
  const admin = await teacher.call(createSection, { params, body: { name: 'Second' } });
  const exam = await sitExam(app, room);
  const regradeId = await regrade(room);
  const appeal = await ben.call(makeAppeal, {
    params: { attemptId: room.ben.attemptId },
    body: { responseId: room.ben.responseIds[0] ?? '', part: 'square', message: 'It is equal.' },
  });
  await app.services.background.settle();
  const responseId = room.ben.responseIds[0] ?? '';
  const commentId = newId();
  await teacher.call(commentOnAnswer, {
    params: { ...params, responseId },
    body: { id: commentId, text: 'Look at the middle term again.' },
  });
  const anonymous = await joinAnonymously(app, room.joinCode);
  const people = await comeAndGo(app, room);
  const { tickets } = await teacher.call(previewTask, { params: room.taskPath, body: { as: 'practice' } });
  const over = await closedPractice(app, room);
  const groupId = newId();
  const group = { id: groupId, name: 'Written', weight: 50, dropLowest: 0, taskIds: [room.task.id] };
  await teacher.call(updateGrading, { params, body: { groups: [group] } });
  await teacher.call(setAccommodation, {
    params: { ...params, memberId: people.learnerMemberId },
    body: { timeFactor: 1.5, extraMinutes: 0, shiftMinutes: 0, extraAttempts: 0, note: 'A note', shiftUntil: null },
  });
  const sectionId = admin.id;
  const review = await sitReview(app, room);
  const dueAt = new Date(app.clock.now.getTime() + 5 * 86_400_000).toISOString();
  const classReview = await teacher.call(createClassReview, { params, body: { minutes: 10, dueAt } });
  const worksheet = await teacher.call(createClassWorksheet, {
    params,
    body: { title: 'On paper', of: { taskId: room.task.id }, sheets: 'learners' },
  });
  return {
    anonymous,
    basis: (await teacher.call(previewRegrade, { params: room.itemPath, query: { policy: 'never-lower' } })).basis,
    exam,
    groupId,
    ...people,
    ticket: tickets[0]?.ticket ?? '',
    over,
    receipt: JSON.stringify(await learner.call(getReceipt, { params: { attemptId: exam.attemptId } })),
    params: {
      sectionId,
      regradeId,
      appealId: appeal.id,
      responseId,
      commentId,
      memberId: people.learnerMemberId,
      invitationId: people.invitationId,
      lateAnswerId: exam.lateAnswerId,
      sittingId: review.id,
      reviewQuestionId: review.items[0]?.id ?? '',
      classReviewId: classReview.id,
      worksheetCode: worksheet.code,
    },
  };
}

/** A review of the learner on the day after. */
async function sitReview(app: TestApp, { people: { learner } }: Room) {
  const began = app.clock.now;
  app.clock.now = new Date(began.getTime() + 86_400_000);
  const sitting = await learner.call(startSitting, { body: {} });
  app.clock.now = began;
  return sitting;
}

/** A test of half an hour, handed in by its learner, with an answer that arrived late. */
async function sitExam(app: TestApp, { people: { teacher, learner }, classId }: Room) {
  const began = app.clock.now;
  const fields = { kind: 'assessment', attemptsAllowed: 1, timeLimitMinutes: 30, solutions: 'never' } as const;
  const task = await setTask(teacher, classId, { ...fields, results: 'by-hand' }, [twoNumbers]);
  const taskPath = { classId, taskId: task.id };
  const attempt = await learner.call(startAttempt, { params: taskPath, body: { number: 1 } });
  app.clock.now = new Date(began.getTime() + 600_000);
  await learner.call(handIn, { params: { attemptId: attempt.id } });
  const typedAt = new Date(began.getTime() + 540_000).toISOString();
  await learner.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
    body: { id: newId(), variantNumber: 1, answers: [{ part: 'a', value: '2' }], typedAt },
  });
  const [late] = await teacher.call(listLateAnswers, { params: taskPath });
  return { taskPath, attemptId: attempt.id, lateAnswerId: late?.id ?? '' };
}

/** The key is corrected and the work marked again; then it is corrected once more, so that there is more to do. */
async function regrade(room: Room): Promise<string> {
  const { teacher } = room.people;
  const again = (value: string) =>
    publishAgain(teacher, room.exerciseId, withKey('square', { value }, { value: 'x + 1' }));
  await again('x^2 + 2 a x + a^2');
  const { basis } = await teacher.call(previewRegrade, { params: room.itemPath, query: {} });
  const id = newId();
  const body = { id, policy: 'as-graded' as const, part: null, appeal: null, basis, reason: 'It was too strict.' };
  await teacher.call(applyRegrade, { params: room.itemPath, body });
  await again('(x + a)^2');
  return id;
}

/** Somebody removed, somebody waiting, an account of the school, an invitation and a list of people. */
async function comeAndGo(app: TestApp, room: Room) {
  const { teacher, outsider } = room.people;
  const params = { classId: room.classId };
  const [school] = await teacher.call(createSchoolAccounts, {
    params,
    body: { learners: [{ firstName: 'Of', lastName: 'School' }] },
  });
  const present = await teacher.call(listMembers, { params, query: {} });
  const idOf = (firstName: string) => present.members.find((one) => one.firstName === firstName)?.id ?? '';
  await teacher.call(removeMember, { params: { ...params, memberId: idOf('Dan') } });
  await teacher.call(updateClassroom, { params, body: { needsApproval: true } });
  await outsider.call(joinClassroom, { body: { code: room.joinCode } });
  const waiting = await teacher.call(listMembers, { params, query: { state: 'waiting' } });
  const email = 'invited@school.example';
  await teacher.call(inviteMembers, { params, body: { emails: [email], role: 'learner' } });
  const [invitation] = await teacher.call(listInvitations, { params });
  const [mail] = await app.database.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id));
  const list = Buffer.from('First name,Last name\nNew,Person\n');
  const plan = await teacher.send('POST', `/api/mm/classes/${room.classId}/import_preview/`, {
    body: list,
    headers: { 'content-type': 'text/csv' },
  });
  return {
    list,
    fingerprint: (plan.body as ResponseOf<typeof previewMemberImport>).fingerprint,
    learnerMemberId: idOf('Ada'),
    removedMemberId: idOf('Dan'),
    waitingMemberId: waiting.members[0]?.id ?? '',
    schoolMemberId: school?.memberId ?? '',
    invitationId: invitation?.id ?? '',
    invitationToken: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '',
  };
}
