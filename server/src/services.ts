import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/open-database.ts';
import type { Environment } from './environment.ts';
import type { AccountStore } from './features/accounts/store.ts';
import type { IdentityTokens } from './features/accounts/tokens.ts';
import type { AuditStore } from './features/administration/audit-store.ts';
import type { AttemptStore } from './features/attempts/store.ts';
import type { ClassroomStore } from './features/classrooms/store.ts';
import type { Engine } from './engine/engine.ts';
import type { ExerciseStore } from './features/exercises/store.ts';
import type { MailStore } from './features/mails/store.ts';
import type { ResultStore } from './features/results/store.ts';
import type { TaskStore } from './features/tasks/store.ts';

/** Everything a feature may need, made once in `app.ts` and passed by hand. */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** The server's time; tests pass their own. */
  readonly now: () => Date;
  readonly tokens: IdentityTokens;
  readonly engine: Engine;
  readonly accounts: AccountStore;
  readonly classrooms: ClassroomStore;
  readonly exercises: ExerciseStore;
  readonly tasks: TaskStore;
  readonly attempts: AttemptStore;
  readonly results: ResultStore;
  readonly mails: MailStore;
  readonly audit: AuditStore;
}
