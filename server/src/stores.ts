import type { Database } from './db/open-database.ts';
import { createAccountStore } from './features/accounts/store.ts';
import { createAuditStore } from './features/administration/audit-store.ts';
import { createAttemptStore } from './features/attempts/store.ts';
import { createClassroomStore } from './features/classrooms/store.ts';
import { createExerciseStore } from './features/exercises/store.ts';
import { createMailStore } from './features/mails/store.ts';
import { createResultStore } from './features/results/store.ts';
import { createTaskStore } from './features/tasks/store.ts';

/** Every feature's store on one database, or on one transaction of it. */
export function createStores(database: Pick<Database, 'db'>, now: () => Date) {
  return {
    accounts: createAccountStore(database, now),
    classrooms: createClassroomStore(database),
    exercises: createExerciseStore(database),
    tasks: createTaskStore(database),
    attempts: createAttemptStore(database),
    results: createResultStore(database),
    mails: createMailStore(database, now),
    audit: createAuditStore(database, now),
  };
}
