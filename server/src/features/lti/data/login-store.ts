import { and, desc, eq, gt, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { ltiLogins, ltiPending, ltiRefusals, ltiRegistrations, ltiTickets } from '../../../core/db/tables/index.ts';

export type Login = typeof ltiLogins.$inferSelect;
export type PendingLaunch = typeof ltiPending.$inferSelect;

/** Refused launches that administrators see. */
const mostRefusals = 500;

/** Logins and launches under way. */
export function loginQueries(db: Queryable, now: () => Date) {
  return { ...loginsOf(db, now), ...pendingOf(db, now), ...ticketsOf(db, now), ...refusalsOf(db) };
}

const prepareLogin = (db: Queryable) =>
  db
    .select({ login: ltiLogins, registration: ltiRegistrations })
    .from(ltiLogins)
    .leftJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiLogins.registrationId))
    .where(eq(ltiLogins.stateHash, sql.placeholder('stateHash')))
    .prepare('login_of_launch');

/** Of many calls at the same moment one returns a row. */
const prepareUse = (db: Queryable) =>
  db
    .update(ltiLogins)
    .set({ usedAt: sql`${sql.placeholder('usedAt')}::timestamptz`, heldToken: null })
    .where(and(eq(ltiLogins.stateHash, sql.placeholder('stateHash')), isNull(ltiLogins.usedAt)))
    .returning({ stateHash: ltiLogins.stateHash })
    .prepare('use_of_login');

function loginsOf(db: Queryable, now: () => Date) {
  const login = lazily(() => prepareLogin(db));
  const use = lazily(() => prepareUse(db));
  return {
    async insertLogin(row: typeof ltiLogins.$inferInsert): Promise<void> {
      await db.insert(ltiLogins).values(row);
    },

    /** The login with the platform that it is at. */
    async findLogin(stateHash: string) {
      const [found] = await login().execute({ stateHash });
      return found ?? null;
    },

    /** Keeps the token until the storage of the platform has confirmed the browser. */
    async holdToken(stateHash: string, heldToken: string): Promise<void> {
      await db
        .update(ltiLogins)
        .set({ heldToken })
        .where(and(eq(ltiLogins.stateHash, stateHash), isNull(ltiLogins.usedAt)));
    },

    /** Uses the login. False when it was used before. */
    async useLogin(stateHash: string): Promise<boolean> {
      const used = await use().execute({ stateHash, usedAt: now().toISOString() });
      return used.length === 1;
    },
  };
}

function pendingOf(db: Queryable, now: () => Date) {
  const isOpen = (ticketHash: string) => and(eq(ltiPending.ticketHash, ticketHash), gt(ltiPending.expiresAt, now()));
  return {
    async insertPending(row: typeof ltiPending.$inferInsert): Promise<void> {
      await db.insert(ltiPending).values(row);
    },

    async findPending(ticketHash: string): Promise<PendingLaunch | null> {
      const [found] = await db.select().from(ltiPending).where(isOpen(ticketHash));
      return found ?? null;
    },

    /** Takes the launch for the account that was chosen. Null when it has one already, or has ended. */
    async usePending(ticketHash: string): Promise<PendingLaunch | null> {
      const [used] = await db
        .update(ltiPending)
        .set({ usedAt: now() })
        .where(and(isOpen(ticketHash), isNull(ltiPending.usedAt)))
        .returning();
      return used ?? null;
    },

    /** Ends a launch whose person has chosen an account. Null before that, and after the first time. */
    async takePending(ticketHash: string): Promise<PendingLaunch | null> {
      const [taken] = await db
        .delete(ltiPending)
        .where(and(isOpen(ticketHash), isNotNull(ltiPending.usedAt)))
        .returning();
      return taken ?? null;
    },

    /** Deletes logins, launches and tickets that can no longer be used. */
    async deleteEnded(): Promise<void> {
      const at = now();
      await db.delete(ltiLogins).where(lt(ltiLogins.expiresAt, at));
      await db.delete(ltiPending).where(lt(ltiPending.expiresAt, at));
      await db.delete(ltiTickets).where(lt(ltiTickets.expiresAt, at));
      const newest = db
        .select({ id: ltiRefusals.id })
        .from(ltiRefusals)
        .orderBy(desc(ltiRefusals.at))
        .limit(mostRefusals);
      await db.delete(ltiRefusals).where(notInArray(ltiRefusals.id, newest));
    },
  };
}

function ticketsOf(db: Queryable, now: () => Date) {
  return {
    async insertTicket(row: typeof ltiTickets.$inferInsert): Promise<void> {
      await db.insert(ltiTickets).values(row);
    },

    /** The person of a ticket that can be used; null when there is none. */
    async findTicketOwner(tokenHash: string): Promise<string | null> {
      const [row] = await db
        .select({ userId: ltiTickets.userId })
        .from(ltiTickets)
        .where(and(eq(ltiTickets.tokenHash, tokenHash), isNull(ltiTickets.usedAt), gt(ltiTickets.expiresAt, now())));
      return row?.userId ?? null;
    },

    /** Uses a ticket once. */
    async useTicket(tokenHash: string): Promise<{ readonly userId: string; readonly path: string } | null> {
      const [used] = await db
        .update(ltiTickets)
        .set({ usedAt: now() })
        .where(and(eq(ltiTickets.tokenHash, tokenHash), isNull(ltiTickets.usedAt), gt(ltiTickets.expiresAt, now())))
        .returning({ userId: ltiTickets.userId, path: ltiTickets.path });
      return used ?? null;
    },
  };
}

function refusalsOf(db: Queryable) {
  return {
    async insertRefusal(row: typeof ltiRefusals.$inferInsert): Promise<void> {
      await db.insert(ltiRefusals).values(row);
    },

    /** The newest first. */
    async selectRefusals(most: number) {
      return db.select().from(ltiRefusals).orderBy(desc(ltiRefusals.at), desc(ltiRefusals.id)).limit(most);
    },
  };
}
