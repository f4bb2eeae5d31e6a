import { ownData } from '../../../core/own.ts';
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { invitations, members, users } from '../../../core/db/tables/index.ts';
export type InvitationRow = typeof invitations.$inferSelect;

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.withdrawnAt));
/**
 * Whether the person who invites somebody to teach or to assist may still do so: people who were taken out of a class come
 * back to it by no invitation of their own, with no other account.
 */
const isStillMeant = column(
  z.boolean(),
  sql`(${invitations}.role = 'learner' or exists (
    select 1
    from ${users} u left join ${members} m
      on m.user_id = u.id and m.classroom_id = ${invitations}.classroom_id and m.removed_at is null and m.role = 'teacher'
    where u.id = ${invitations}.invited_by and u.deactivated_at is null
      and (m.id is not null or u.roles && array['STAFF', 'ADMIN', 'superuser'])))`,
);
const counts = (now: Date) => and(isOpen, gt(invitations.expiresAt, now), isStillMeant);
const most = 1000;

/** Invitations by mail: one of each address and class. */
export function createInvitationStore({ db }: Pick<Database, 'db'>) {
  return {
    /** With whether the person who sent it may still do so. */
    async selectOpen(classId: string) {
      return db
        .select({ invitation: invitations, isStillMeant })
        .from(invitations)
        .where(and(eq(invitations.classroomId, classId), isOpen))
        .orderBy(desc(invitations.sentAt), desc(invitations.id))
        .limit(most);
    },

    async countOpen(classId: string): Promise<number> {
      const [row] = await db
        .select({ invitations: count() })
        .from(invitations)
        .where(and(eq(invitations.classroomId, classId), isOpen));
      return row?.invitations ?? 0;
    },

    /** Finds an invitation that was neither taken nor withdrawn. */
    async findOpen({ classId, invitationId }: { classId: string; invitationId: string }) {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.id, invitationId), eq(invitations.classroomId, classId), isOpen));
      return row ?? null;
    },

    /** For these addresses, open or not, with whether who took it is in the class. */
    async selectByEmail(classId: string, emails: readonly string[]) {
      if (emails.length === 0) return [];
      return db
        .select({ invitation: invitations, memberId: members.id, userId: members.userId })
        .from(invitations)
        .leftJoin(
          members,
          and(
            eq(members.classroomId, invitations.classroomId),
            eq(members.userId, invitations.acceptedBy),
            isNull(members.removedAt),
          ),
        )
        .where(and(eq(invitations.classroomId, classId), inArray(invitations.email, [...emails])));
    },

    ...invitationChanges(db),
  };
}

/** Sending, accepting and withdrawing invitations. */
function invitationChanges(db: Database['db']) {
  return {
    /** New ones, or the old ones of these addresses again, with links of their own; each address once. */
    async upsertInvitations(rows: readonly (typeof invitations.$inferInsert)[]): Promise<void> {
      await db
        .insert(invitations)
        .values([...rows])
        .onConflictDoUpdate({
          target: [invitations.classroomId, invitations.email],
          set: {
            role: sql`excluded.role`,
            name: sql`excluded.name`,
            tokenHash: sql`excluded.token_hash`,
            invitedBy: sql`excluded.invited_by`,
            sentAt: sql`excluded.sent_at`,
            expiresAt: sql`excluded.expires_at`,
            acceptedAt: null,
            acceptedBy: null,
            withdrawnAt: null,
          },
        });
    },

    async findByToken(tokenHash: string, now: Date): Promise<InvitationRow | null> {
      const [row] = await db
        .select()
        .from(invitations)
        .where(and(eq(invitations.tokenHash, tokenHash), counts(now)));
      return row ?? null;
    },

    /** True for exactly one of all that try. */
    async accept(id: string, userId: string, at: Date): Promise<boolean> {
      const taken = await db
        .update(invitations)
        .set({ acceptedAt: at, acceptedBy: userId })
        .where(and(eq(invitations.id, id), counts(at)))
        .returning({ id: invitations.id });
      return taken.length === 1;
    },

    async withdraw(id: string, at: Date): Promise<void> {
      const isThis = and(eq(invitations.id, id), isOpen);
      await db.update(invitations).set({ withdrawnAt: at }).where(isThis);
    },
  };
}

export const invitationData = ownData(createInvitationStore);
