import {
  notificationGroups,
  notificationPageSize,
  type listNotifications,
  type countNotifications,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { notificationData } from '../data/notification-store.ts';
import { settingsData } from '../data/settings-store.ts';
import { shownKinds } from './choices.ts';
import { kindOf } from './kinds/index.ts';
import { sayKind } from './kinds/kind.ts';

/** A page of somebody's notifications, folded and put into words. */
export async function readNotifications(
  services: Services,
  userId: string,
  { state, group, page }: QueryOf<typeof listNotifications>,
  speaker: Speaker,
): Promise<ResponseOf<typeof listNotifications>> {
  const settings = await settingsData(services).findSettings(userId);
  const [rows, { unreadCount }, kinds, timeZone] = await Promise.all([
    notificationData(services).selectFolded(userId, {
      kinds: shownKinds(settings, group),
      isUnread: state === 'unread',
      limit: notificationPageSize + 1,
      offset: (page - 1) * notificationPageSize,
    }),
    notificationData(services).countUnread(userId, shownKinds(settings)),
    notificationData(services).selectKinds(userId),
    settingsData(services).findTimeZone(userId),
  ]);
  const groups = new Set(kinds.map((kind) => kindOf(kind).group));
  return {
    notifications: rows.slice(0, notificationPageSize).flatMap((row) => {
      const words = sayKind(kindOf(row.kind), row.about, { count: row.count, timeZone, speaker });
      if (words === null) return [];
      const { id, count, readAt } = row;
      const at = (row.createdAt ?? services.now()).toISOString();
      return [{ id, kind: row.kind, count, ...words, at, isRead: readAt !== null }];
    }),
    hasMore: rows.length > notificationPageSize,
    unreadCount,
    groups: notificationGroups.filter((group) => groups.has(group)),
  };
}

/** Returns the state that the bell shows. */
export async function readCount(services: Services, userId: string): Promise<ResponseOf<typeof countNotifications>> {
  const settings = await settingsData(services).findSettings(userId);
  const [{ unreadCount, newestAt }, timeZone] = await Promise.all([
    notificationData(services).countUnread(userId, shownKinds(settings)),
    settingsData(services).findTimeZone(userId),
  ]);
  return { unreadCount, newestAt: newestAt?.toISOString() ?? null, timeZone };
}

/** Marks one as read with all that is folded into it. */
export async function markRead(services: Services, userId: string, notificationId: string): Promise<void> {
  if (!(await notificationData(services).markRead(userId, notificationId))) throw notFound();
}

/** Marks as read what had come by then. */
export async function markAllRead(services: Services, userId: string, until: Date): Promise<void> {
  await notificationData(services).markAllRead(userId, until);
}
