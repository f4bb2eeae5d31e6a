import type { FastifyBaseLogger } from 'fastify';
import type { Background } from './background.ts';
import type { Database } from './db/open-database.ts';
import type { Environment } from './environment.ts';
import type { AccountStore } from './features/accounts/store.ts';
import type { IdentityTokens } from './features/accounts/tokens.ts';
import type { AuditStore } from './features/administration/audit-store.ts';
import type { OutboxStore } from './features/administration/outbox-store.ts';
import type { UserStore } from './features/administration/user-store.ts';
import type { AppealStore } from './features/appeals/store.ts';
import type { LateArrivalStore } from './features/attempts/late-arrival-store.ts';
import type { ReceiptStore } from './features/attempts/receipt-store.ts';
import type { AttemptStore } from './features/attempts/store.ts';
import type { ArrangementStore } from './features/classrooms/arrangement-store.ts';
import type { InvitationStore } from './features/classrooms/invitation-store.ts';
import type { MemberStore } from './features/classrooms/member-store.ts';
import type { ClassroomStore } from './features/classrooms/store.ts';
import type { Engine } from './engine/engine.ts';
import type { CatalogueSearch } from './features/exercises/search/search.ts';
import type { CatalogueStore } from './features/exercises/search/search-store.ts';
import type { SharingStore } from './features/exercises/sharing/sharing-store.ts';
import type { ExerciseHistoryStore } from './features/exercises/history/history-store.ts';
import type { TransferStore } from './features/exercises/transfer/transfer-store.ts';
import type { ExerciseStore } from './features/exercises/store.ts';
import type { FeedbackStore } from './features/feedback/store.ts';
import type { ImageStore } from './features/images/store.ts';
import type { IdentityStore } from './features/identity/identity-store.ts';
import type { MailLinkStore } from './features/identity/mail-link-store.ts';
import type { SchoolAccountStore } from './features/identity/school-accounts-store.ts';
import type { SigningKeys } from './features/identity/keys.ts';
import type { SessionStore } from './features/identity/session-store.ts';
import type { Throttle } from './features/identity/throttle.ts';
import type { MailDelivery } from './features/mails/delivery.ts';
import type { MailStore } from './features/mails/store.ts';
import type { AnalysisStore } from './features/item-analysis/store.ts';
import type { LogStore } from './features/operations/log-store.ts';
import type { PollStore } from './features/polls/store.ts';
import type { PollGradeStore } from './features/polls/grade-store.ts';
import type { PollVotingStore } from './features/polls/voting-store.ts';
import type { RecordViewStore } from './features/privacy/record-view-store.ts';
import type { RecordWatch } from './features/privacy/record-watch.ts';
import type { RetentionStore } from './features/privacy/retention-store.ts';
import type { PrivacyStore } from './features/privacy/store.ts';
import type { ProgressStore } from './features/progress/store.ts';
import type { GradeStore } from './features/results/grade-store.ts';
import type { ReviewStore } from './features/results/review-store.ts';
import type { RegradeStore } from './features/regrades/store.ts';
import type { ResultStore } from './features/results/store.ts';
import type { StudentStore } from './features/results/student-store.ts';
import type { AccommodationStore } from './features/tasks/accommodation-store.ts';
import type { ClosingStore } from './features/tasks/closings-store.ts';
import type { TaskStore } from './features/tasks/store.ts';
import type { Bus } from './live/bus.ts';
import type { Streams } from './live/streams.ts';
import type { Outages } from './outages.ts';
import type { IdentityProviders } from './outside/identity-providers.ts';

/** Everything a feature may need, made once in `app.ts` and passed by hand. */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** The server's time; tests pass their own. */
  readonly now: () => Date;
  readonly tokens: IdentityTokens;
  readonly signingKeys: SigningKeys;
  readonly throttle: Throttle;
  /** Does it once everything so far is stored: at once outside a transaction, never when the transaction fails. */
  readonly afterCommit: (act: () => void) => void;
  /** Not for stores of a transaction: the work may begin when it has ended. */
  readonly background: Background;
  /** Where work beside the requests says that it failed. */
  readonly outages: Outages;
  /** Tells all nodes that something has changed; only after commit. */
  readonly bus: Bus;
  /** States that pages follow. */
  readonly streams: Streams;
  readonly identityProviders: IdentityProviders;
  readonly engine: Engine;
  readonly accounts: AccountStore;
  readonly classrooms: ClassroomStore;
  readonly members: MemberStore;
  readonly invitations: InvitationStore;
  /** Sections, the order of tasks in them, and copies of both. */
  readonly arrangement: ArrangementStore;
  readonly exercises: ExerciseStore;
  readonly exerciseHistory: ExerciseHistoryStore;
  readonly transfer: TransferStore;
  readonly catalogue: CatalogueStore;
  readonly catalogueSearch: CatalogueSearch;
  readonly sharing: SharingStore;
  readonly tasks: TaskStore;
  readonly accommodations: AccommodationStore;
  readonly closings: ClosingStore;
  readonly attempts: AttemptStore;
  readonly lateArrivals: LateArrivalStore;
  readonly receipts: ReceiptStore;
  readonly regrades: RegradeStore;
  readonly appeals: AppealStore;
  readonly itemAnalysis: AnalysisStore;
  readonly results: ResultStore;
  readonly progress: ProgressStore;
  readonly grades: GradeStore;
  readonly reviews: ReviewStore;
  readonly students: StudentStore;
  readonly identity: IdentityStore;
  readonly images: ImageStore;
  readonly mails: MailStore;
  readonly mailDelivery: MailDelivery;
  readonly mailLinks: MailLinkStore;
  readonly sessions: SessionStore;
  readonly schoolAccounts: SchoolAccountStore;
  readonly audit: AuditStore;
  readonly polls: PollStore;
  readonly pollVoting: PollVotingStore;
  readonly pollGrades: PollGradeStore;
  readonly privacy: PrivacyStore;
  readonly recordViews: RecordViewStore;
  /** Notes who looks at whose records. */
  readonly recordWatch: RecordWatch;
  readonly retention: RetentionStore;
  /** Users as administrators see and change them. */
  readonly users: UserStore;
  readonly outbox: OutboxStore;
  readonly feedback: FeedbackStore;
  readonly logMessages: LogStore;
}
