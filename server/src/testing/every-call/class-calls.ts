import { v7 as newId } from 'uuid';
import type { Differing } from './valid-calls.ts';
import type { World } from './world.ts';

/** An hour of the world, from when it was opened. */
const hour = (at: number) => new Date(Date.parse('2026-09-07T08:00:00Z') + at * 3_600_000).toISOString();

/** The rules of a task, all of them given. */
const rulesOf = (gradeGroupId: string) => ({
  name: 'Task',
  sectionId: null,
  gradeGroupId,
  instructions: 'Be exact.',
  opensAt: hour(1),
  dueAt: hour(2),
  latePolicy: 'per-day',
  latePercent: 10,
  lateUntil: hour(3),
  timeLimitMinutes: 45,
  attemptsAllowed: 2,
  countedAttempt: 'best',
  tryPenalty: 10,
  hintPenalty: 10,
  shufflesItems: true,
  allowCalculator: 'scientific',
  allowHelp: true,
  password: 'secret',
  results: 'after-due',
  scores: 'after-due',
  solutions: 'never',
});

/** Classes, their people, tasks and marks. */
export function classCalls({ room, inClass, exercise }: World): Record<string, Differing> {
  const rules = rulesOf(inClass.groupId);
  const removed = { params: { memberId: inClass.removedMemberId } };
  const upload = { body: inClass.list, type: 'text/csv' };
  const group = { id: inClass.groupId, name: 'Written', weight: 40, dropLowest: 1, taskIds: [room.task.id] };
  const items = [{ exerciseId: exercise.sampledId, points: 2 }];
  const groups = [{ type: 'GP', name: 'Pool', drawCount: 1, items }];
  return {
    createSchoolAccounts: { body: { learners: [{ firstName: 'New', lastName: 'Learner' }] } },
    resetSchoolPassword: { params: { memberId: inClass.schoolMemberId } },
    resetSchoolPasswords: { body: { memberIds: [inClass.schoolMemberId] } },
    getRetention: { query: { months: 12 } },
    setRetention: { body: { months: 12 } },
    arrangeClassroom: { body: { sections: [] } },
    copyClassroom: { body: { name: 'Year 10', firstDueDay: '2027-09-10' } },
    createClassroom: { body: { name: 'Year 8', description: 'A class', timeZone: 'Europe/Zurich' } },
    createSection: { body: { name: 'Third' } },
    renameSection: { body: { name: 'Renamed' } },
    getClassroomAdmin: { query: { section: '-2' } },
    getClassroomStudent: { query: { section: '-2' } },
    updateClassroom: {
      body: {
        name: 'Year 9b',
        description: 'Renamed',
        isJoinOpen: true,
        needsApproval: true,
        takesAnonymous: true,
        timeZone: 'Europe/Zurich',
        firstDay: '2026-09-01',
        lastDay: '2027-07-31',
      },
    },
    joinClassroom: { body: { code: room.joinCode, firstName: 'New', lastName: 'Person' } },
    acceptInvitation: { as: 'otherTeacher', body: { token: inClass.invitationToken } },
    lookUpInvitation: { body: { token: inClass.invitationToken } },
    answerJoinRequests: { body: { memberIds: [inClass.waitingMemberId], accept: true } },
    bringMemberBack: removed,
    inviteMembers: { body: { emails: ['somebody@school.example'], role: 'assistant' } },
    listMembers: { query: { state: 'present', search: 'a', offset: 0 } },
    setMemberRole: { body: { role: 'assistant' } },
    importMembers: { ...upload, query: { fingerprint: inClass.fingerprint, columns: 'firstName,lastName' } },
    previewMemberImport: { ...upload, query: { columns: 'firstName,lastName' } },
    createTask: { body: { ...rules, kind: 'assessment', groups } },
    updateTask: { body: { ...rules, isArchived: false } },
    createWorksheet: { as: 'teacher', body: { title: 'Sheet', exerciseIds: [exercise.sampledId], sheets: 2 } },
    createClassWorksheet: { body: { title: 'Sheet', of: { exerciseIds: [exercise.sampledId] }, sheets: 2 } },
    listSheets: { query: { from: 1, count: 2 } },
    setAccommodation: {
      body: { timeFactor: 2, extraMinutes: 5, shiftMinutes: 0, extraAttempts: 1, note: 'Note', shiftUntil: hour(9) },
    },
    downloadGrades: { query: { format: 'xlsx', unit: 'percent' } },
    downloadResults: { query: { format: 'xlsx' } },
    applyRegrade: {
      body: { id: newId(), policy: 'never-lower', part: null, appeal: null, basis: inClass.basis, reason: 'Again.' },
    },
    previewRegrade: { query: { policy: 'never-lower', page: 1 } },
    downloadRegradePreview: { query: { policy: 'never-lower' } },
    getRegrade: { query: { page: 1 } },
    decideAppeal: { body: { decision: 'refuse', reply: 'It is not.', alternative: null } },
    takeUpAnswer: { body: { part: 'square' } },
    commentOnAnswer: { body: { id: newId(), text: 'Look at the middle term.' } },
    writeToLearner: { body: { id: newId(), text: 'Well done this week.' } },
    listAppeals: { query: { state: 'open' } },
    makeAppeal: { body: { responseId: room.ada.responseIds[0], part: 'square', message: 'It is equal.' } },
    changeGrade: { body: { score: 1, isExcused: false, reason: 'It was said.' } },
    updateGrading: {
      body: {
        weighBy: 'groups',
        missingCounts: true,
        learnersSeeTotal: true,
        learnersSeeAverage: true,
        groups: [group],
      },
    },
  };
}

/** Practice on a task that is over. */
function freePracticeCalls({ taskPath: params, ticket }: World['inClass']['over']): Record<string, Differing> {
  const learner = { as: 'learner', params } as const;
  return {
    practiseOn: { ...learner, body: {} },
    answerPractice: {
      ...learner,
      body: { ticket, id: newId(), answers: [{ part: 'square', value: 'x^2+2x+1' }] },
    },
    hintPractice: { ...learner, body: { ticket, number: 1 } },
    solvePractice: { ...learner, body: { ticket } },
    redrawPractice: { ...learner, body: { ticket } },
  };
}

/** Work on tasks, and what teachers look at and try out. */
export function attemptCalls({ inClass }: World): Record<string, Differing> {
  const { exam } = inClass;
  const answers = [{ part: 'square', value: 'x^2+2x+1' }];
  const examPath = { params: exam.taskPath };
  return {
    drawNextVariant: { body: { after: 1 } },
    revealHint: { body: { variantNumber: 1, number: 1 } },
    saveDraft: { body: { variantNumber: 1, sequence: 1, answers, secondsSpent: 10 } },
    showSolution: { body: { variantNumber: 1 } },
    startAttempt: { as: 'cem', body: { number: 1 } },
    submitResponse: { body: { id: newId(), variantNumber: 1, answers, secondsSpent: 10, typedAt: hour(0) } },
    startSitting: { body: { after: newId() } },
    createClassReview: { body: { minutes: 5, dueAt: hour(50) } },
    updateClassReview: { body: { minutes: 15, dueAt: hour(60) } },
    updateReview: { body: { perDay: 10 } },
    saveReviewDraft: { body: { sequence: 1, answers, secondsSpent: 10 } },
    submitReview: { body: { id: newId(), answers, secondsSpent: 10 } },
    revealReviewHint: { body: { number: 1 } },
    decideLateAnswer: { ...examPath, body: { decision: 'accepted' } },
    listLateAnswers: examPath,
    getReceipt: { params: { attemptId: exam.attemptId } },
    verifyReceipt: { body: { receipt: inClass.receipt } },
    answerPreview: { body: { ticket: inClass.ticket, id: newId(), answers } },
    handInPreview: { body: { answers: [{ ticket: inClass.ticket, answers }] } },
    hintPreview: { body: { ticket: inClass.ticket, number: 1 } },
    previewTask: { body: { as: 'practice' } },
    redrawPreview: { body: { ticket: inClass.ticket } },
    solvePreview: { body: { ticket: inClass.ticket } },
    ...freePracticeCalls(inClass.over),
  };
}
