import type { Chore } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { happeningData } from '../data/happening-store.ts';
import { notificationData } from '../data/notification-store.ts';
import { mailNotifications } from './mailing.ts';
import { turnHappenings } from './turning.ts';

const second = 1000;
const day = 24 * 3600 * second;
const keptDays = { notifications: 180, happenings: 60 };
const deletedPerPage = 1000;

/** Deletes old notifications and happenings, in pages. */
export async function forgetOld(services: Services): Promise<void> {
  const before = (days: number) => new Date(services.now().getTime() - days * day);
  while (
    (await notificationData(services).deleteBefore(before(keptDays.notifications), deletedPerPage)) === deletedPerPage
  );
  while (
    (await happeningData(services).deleteDoneBefore(before(keptDays.happenings), deletedPerPage)) === deletedPerPage
  );
}

/** Notifying people, and mailing what they want mailed. */
export const notificationChores = (services: Services): Chore[] => [
  { what: 'notifying people', everyMs: 2 * second, work: () => turnHappenings(services) },
  { what: 'mailing notifications', everyMs: 5 * second, work: () => mailNotifications(services) },
  { what: 'forgetting old notifications', everyMs: 3600 * second, work: () => forgetOld(services) },
];
