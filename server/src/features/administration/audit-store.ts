import { v7 as newId } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import { auditEntries } from '../../db/tables/index.ts';

export interface NewAuditEntry {
  /** Null for the server itself. */
  readonly actorId: string | null;
  /** Whose account it is about. */
  readonly subjectId?: string | null;
  /** Verb and noun, such as `deactivate-user`. */
  readonly act: string;
  readonly details?: string;
}

export type AuditStore = ReturnType<typeof createAuditStore>;

/** The audit log: rows are added and read, never changed. */
export function createAuditStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    async insertAuditEntry({ subjectId = null, details = '', ...entry }: NewAuditEntry): Promise<void> {
      await db.insert(auditEntries).values({ ...entry, subjectId, details, id: newId(), at: now() });
    },
  };
}
