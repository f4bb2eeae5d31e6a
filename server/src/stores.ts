import type { Database } from './core/db/open-database.ts';
import { createAccountStore } from './features/accounts/store.ts';
import { createAuditStore } from './features/administration/audit-store.ts';
import { createOutboxStore } from './features/administration/outbox-store.ts';
import { createUserStore } from './features/administration/user-store.ts';
import { createAppealStore } from './features/appeals/store.ts';
import { createLateArrivalStore } from './features/attempts/late-arrival-store.ts';
import { createReceiptStore } from './features/attempts/receipt-store.ts';
import { createAttemptStore } from './features/attempts/store.ts';
import { createArrangementStore } from './features/classrooms/arrangement-store.ts';
import { createInvitationStore } from './features/classrooms/invitation-store.ts';
import { createMemberStore } from './features/classrooms/member-store.ts';
import { createClassroomStore } from './features/classrooms/store.ts';
import { createCatalogueStore } from './features/exercises/search/search-store.ts';
import { createExerciseHistoryStore } from './features/exercises/history/history-store.ts';
import { createTransferStore } from './features/exercises/transfer/transfer-store.ts';
import { createExerciseStore } from './features/exercises/store.ts';
import { createFeedbackStore } from './features/feedback/store.ts';
import { createIdentityStore } from './features/identity/identity-store.ts';
import { createMailLinkStore } from './features/identity/mail-link-store.ts';
import { createSchoolAccountStore } from './features/identity/school-accounts-store.ts';
import { createSessionStore } from './features/identity/session-store.ts';
import { createSharingStore } from './features/exercises/sharing/sharing-store.ts';
import { createImageStore } from './features/images/store.ts';
import { createMailStore } from './features/mails/store.ts';
import { createAnalysisStore } from './features/item-analysis/store.ts';
import { createLogStore } from './features/operations/log-store.ts';
import { createPollStore } from './features/polls/store.ts';
import { createPollGradeStore } from './features/polls/grade-store.ts';
import { createPollVotingStore } from './features/polls/voting-store.ts';
import { createPrivacyStore } from './features/privacy/store.ts';
import { createRecordViewStore } from './features/privacy/record-view-store.ts';
import { createRetentionStore } from './features/privacy/retention-store.ts';
import { createProgressStore } from './features/progress/store.ts';
import { createGradeStore } from './features/results/grade-store.ts';
import { createReviewStore } from './features/results/review-store.ts';
import { createRegradeStore } from './features/regrades/store.ts';
import { createResultStore } from './features/results/store.ts';
import { createStudentStore } from './features/results/student-store.ts';
import { createAccommodationStore } from './features/tasks/accommodation-store.ts';
import { createClosingStore } from './features/tasks/closings-store.ts';
import { createTaskStore } from './features/tasks/store.ts';
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
