import type { Database } from './core/db/open-database.ts';
import { createAccountStore } from './features/people/data/account-store.ts';
import { createAuditStore } from './features/audit/data/audit-store.ts';
import { createOutboxStore } from './features/administration/data/outbox-store.ts';
import { createUserStore } from './features/people/data/user-store.ts';
import { createAppealStore } from './features/appeals/data/appeal-store.ts';
import { createLateArrivalStore } from './features/attempts/data/late-arrival-store.ts';
import { createReceiptStore } from './features/attempts/data/receipt-store.ts';
import { createAttemptStore } from './features/attempts/data/attempt-store.ts';
import { createArrangementStore } from './features/classrooms/data/arrangement-store.ts';
import { createInvitationStore } from './features/classrooms/data/invitation-store.ts';
import { createMemberStore } from './features/classrooms/data/member-store.ts';
import { createClassroomStore } from './features/classrooms/data/classroom-store.ts';
import { createCatalogueStore } from './features/exercises/data/search/search-store.ts';
import { createExerciseHistoryStore } from './features/exercises/data/history-store.ts';
import { createTransferStore } from './features/exercises/data/transfer-store.ts';
import { createExerciseStore } from './features/exercises/data/exercise-store.ts';
import { createFeedbackStore } from './features/feedback/data/feedback-store.ts';
import { createIdentityStore } from './features/signing-in/data/identity-store.ts';
import { createMailLinkStore } from './features/signing-in/data/mail-link-store.ts';
import { createSchoolAccountStore } from './features/classrooms/data/school-accounts-store.ts';
import { createSessionStore } from './features/signing-in/data/session-store.ts';
import { createSharingStore } from './features/exercises/data/sharing-store.ts';
import { createImageStore } from './features/images/data/image-store.ts';
import { createMailStore } from './features/mails/data/mail-store.ts';
import { createAnalysisStore } from './features/item-analysis/data/analysis-store.ts';
import { createLogStore } from './features/operations/data/log-store.ts';
import { createPollStore } from './features/polls/data/poll-store.ts';
import { createPollGradeStore } from './features/results/data/poll-grade-store.ts';
import { createPollVotingStore } from './features/polls/data/voting-store.ts';
import { createPrivacyStore } from './features/privacy/data/privacy-store.ts';
import { createRecordViewStore } from './features/privacy/data/record-view-store.ts';
import { createRetentionStore } from './features/privacy/data/retention-store.ts';
import { createProgressStore } from './features/progress/data/progress-store.ts';
import { createGradeStore } from './features/results/data/grade-store.ts';
import { createReviewStore } from './features/results/data/review-store.ts';
import { createRegradeStore } from './features/regrades/data/regrade-store.ts';
import { createResultStore } from './features/results/data/result-store.ts';
import { createStudentStore } from './features/results/data/student-store.ts';
import { createAccommodationStore } from './features/tasks/data/accommodation-store.ts';
import { createClosingStore } from './features/tasks/data/closings-store.ts';
import { createTaskStore } from './features/tasks/data/task-store.ts';
import type { Services } from './services.ts';

/** Every feature's store on one database, or on one transaction of it. */
export function createStores(database: Pick<Database, 'db'>, now: () => Date) {
  return {
    accounts: createAccountStore(database, now),
    classrooms: createClassroomStore(database),
    members: createMemberStore(database),
    invitations: createInvitationStore(database),
    arrangement: createArrangementStore(database),
    exercises: createExerciseStore(database, now),
    exerciseHistory: createExerciseHistoryStore(database),
    transfer: createTransferStore(database, now),
    catalogue: createCatalogueStore(database),
    sharing: createSharingStore(database),
    tasks: createTaskStore(database),
    accommodations: createAccommodationStore(database),
    closings: createClosingStore(database),
    attempts: createAttemptStore(database),
    lateArrivals: createLateArrivalStore(database),
    receipts: createReceiptStore(database),
    regrades: createRegradeStore(database),
    appeals: createAppealStore(database),
    itemAnalysis: createAnalysisStore(database),
    results: createResultStore(database),
    grades: createGradeStore(database),
    reviews: createReviewStore(database),
    students: createStudentStore(database),
    progress: createProgressStore(database),
    identity: createIdentityStore(database, now),
    images: createImageStore(database),
    mails: createMailStore(database, now),
    mailLinks: createMailLinkStore(database, now),
    sessions: createSessionStore(database, now),
    schoolAccounts: createSchoolAccountStore(database),
    audit: createAuditStore(database, now),
    polls: createPollStore(database),
    pollVoting: createPollVotingStore(database),
    pollGrades: createPollGradeStore(database),
    privacy: createPrivacyStore(database),
    recordViews: createRecordViewStore(database),
    retention: createRetentionStore(database),
    users: createUserStore(database),
    outbox: createOutboxStore(database, now),
    feedback: createFeedbackStore(database),
    logMessages: createLogStore(database),
  };
}

/** Work on the same services with every store in one transaction: all of it is done, or nothing. */
export async function inTransaction<T>(services: Services, work: (services: Services) => Promise<T>): Promise<T> {
  let acts: (() => void)[] = [];
  const result = await services.database.transaction((tx) => {
    // What an earlier try has left behind was not committed.
    acts = [];
    const afterCommit = (act: () => void): void => void acts.push(act);
    return work({ ...services, ...createStores({ db: tx }, services.now), afterCommit });
  });
  for (const act of acts) services.afterCommit(act);
  return result;
}
