import type { NotificationKind } from '@lemma/contracts';
import { and, count, countDistinct, desc, eq, inArray, isNull, lt, lte, max, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { isAnyOfSelected } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { happenings, mails, notifications } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import type { HappeningRow } from './happening-store.ts';

type Shown = readonly NotificationKind[];

const ofPerson = (userId: string, kinds: Shown) =>
  and(eq(notifications.userId, userId), inArray(notifications.kind, [...kinds]));

/** Notifications of people. */
export function createNotificationStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return { ...reads(db), ...marks(db, now), ...notices(db, now) };
}

/** As their people see them. */
function reads(db: Database['db']) {
  return {
    /** Several of a kind and fold that are unread, or were read together, are one; the newest first. */
    async selectFolded(
      userId: string,
      { kinds, isUnread, limit, offset }: { kinds: Shown; isUnread: boolean; limit: number; offset: number },
    ) {
      if (kinds.length === 0) return [];
      const newest = (of: typeof notifications.id | typeof notifications.about) =>
        sql`(array_agg(${of} order by ${notifications.createdAt} desc, ${notifications.id} desc))[1]`;
      return db
        .select({
          id: column(z.uuid(), newest(notifications.id)),
          kind: notifications.kind,
          about: column(z.record(z.string(), z.unknown()), newest(notifications.about)),
          count: count(),
          createdAt: max(notifications.createdAt),
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(and(ofPerson(userId, kinds), isUnread ? isNull(notifications.readAt) : undefined))
        .groupBy(notifications.kind, notifications.fold, notifications.readAt)
        .orderBy(desc(max(notifications.createdAt)), desc(newest(notifications.id)))
        .limit(limit)
        .offset(offset);
    },

    async countUnread(userId: string, kinds: Shown) {
      if (kinds.length === 0) return { unreadCount: 0, newestAt: null };
      const [row] = await db
        .select({
          unreadCount: countDistinct(sql`(${notifications.kind}, ${notifications.fold})`),
          newestAt: max(notifications.createdAt),
        })
        .from(notifications)
        .where(and(ofPerson(userId, kinds), isNull(notifications.readAt)));
      return row ?? { unreadCount: 0, newestAt: null };
    },

    async selectKinds(userId: string): Promise<NotificationKind[]> {
      const rows = await db
        .selectDistinct({ kind: notifications.kind })
        .from(notifications)
        .where(eq(notifications.userId, userId));
      return rows.map(({ kind }) => kind);
    },
  };
}

/** Marks notifications as read. */
function marks(db: Database['db'], now: () => Date) {
  return {
    /** With what is folded into it; false when the person has none of this id. */
    async markRead(userId: string, id: string): Promise<boolean> {
      const [own] = await db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId), eq(notifications.id, id)));
      if (!own) return false;
      await db
        .update(notifications)
        .set({ readAt: now(), mailDueAt: null })
        .where(
          and(
            eq(notifications.userId, userId),
            eq(notifications.kind, own.kind),
            eq(notifications.fold, own.fold),
            lte(notifications.createdAt, own.createdAt),
            isNull(notifications.readAt),
          ),
        );
      return true;
    },

    async markAllRead(userId: string, until: Date): Promise<void> {
      // Stored times have microseconds, the times that pages send have milliseconds.
      const end = new Date(until.getTime() + 1);
      await db
        .update(notifications)
        .set({ readAt: now(), mailDueAt: null })
        .where(and(eq(notifications.userId, userId), lt(notifications.createdAt, end), isNull(notifications.readAt)));
    },
  };
}

/** Writes, deletes and withdraws notifications without an action of their readers. */
function notices(db: Database['db'], now: () => Date) {
  return {
    /** Notifies these people; those who were notified of the same before are left as they are. */
    async insertNotifications(
      happening: Pick<HappeningRow, 'kind' | 'subject' | 'topic' | 'fold' | 'staleAt'>,
      about: Readonly<Record<string, unknown>>,
      userIds: readonly string[],
    ): Promise<void> {
      if (userIds.length === 0) return;
      const { kind, subject, topic, fold, staleAt } = happening;
      const moment = now().toISOString();
      const people = userIds.map((userId) => ({ id: newId(), userId }));
      const [named, ending] = [JSON.stringify(people), staleAt?.toISOString() ?? null];
      await db.execute(sql`
        insert into notifications
          (id, user_id, kind, subject, topic, fold, about, stale_at, created_at, mail_due_at)
        select person.id, person."userId", ${kind}, ${subject}, ${topic}, ${fold}, ${JSON.stringify(about)}::jsonb,
          ${ending}::timestamptz, ${moment}::timestamptz, ${moment}::timestamptz
        from jsonb_to_recordset(${named}::jsonb) as person(id uuid, "userId" uuid)
        on conflict do nothing`);
    },

    async deleteBefore(before: Date, most: number): Promise<number> {
      const old = db
        .select({ id: notifications.id })
        .from(notifications)
        .where(lt(notifications.createdAt, before))
        .limit(most);
      const deleted = await db
        .delete(notifications)
        .where(isAnyOfSelected(notifications.id, old))
        .returning({ id: notifications.id });
      return deleted.length;
    },

    /**
     * Withdraws the notifications of a topic whose happenings are no longer planned: unread notifications, and mails
     * that are not being sent yet. Returns the ids of their people.
     */
    async withdraw(topic: string, kinds: readonly NotificationKind[]): Promise<void> {
      const isPlanned = sql`exists (
        select 1 from ${happenings} h
        where h.topic = ${notifications.topic} and h.kind = ${notifications.kind}
          and h.subject = ${notifications.subject}
          and (h.person_id = ${notifications.userId} or h.person_id is null and not exists (
            select 1 from ${happenings} own
            where own.topic = h.topic and own.kind = h.kind and own.person_id = ${notifications.userId})))`;
      const withdrawn = await db
        .delete(notifications)
        .where(
          and(
            eq(notifications.topic, topic),
            inArray(notifications.kind, [...kinds]),
            isNull(notifications.readAt),
            sql`not ${isPlanned}`,
          ),
        )
        .returning({ mailId: notifications.mailId });
      const mailIds = withdrawn.flatMap(({ mailId }) => mailId ?? []);
      if (mailIds.length > 0) {
        await db
          .delete(mails)
          .where(and(inArray(mails.id, mailIds), eq(mails.state, 'waiting'), eq(mails.attempts, 0)));
      }
    },
  };
}

export const notificationData = ownData(createNotificationStore);
