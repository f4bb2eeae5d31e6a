import type { Services } from '../../../../core/services.ts';
import { planHappenings } from '../../../notifications/api.ts';

const dayMs = 86_400_000;
/** So many days before a trial ends its person is reminded. */
const reminderDays = [7, 1];

const topicOf = (userId: string, itemId: string) => `trial:${itemId}/${userId}`;

/** Plans the reminders of a trial that begins; those whose time has passed already are left out. */
export async function planTrialReminders(
  services: Services,
  trial: { readonly userId: string; readonly itemId: string; readonly itemName: string; readonly endsAt: Date },
): Promise<void> {
  const { userId, itemId, itemName, endsAt } = trial;
  const now = services.now();
  await planHappenings(services, {
    topic: topicOf(userId, itemId),
    kinds: ['trial-ending'],
    happenings: reminderDays
      .map((days) => ({ days, at: new Date(endsAt.getTime() - days * dayMs) }))
      .filter(({ at }) => at > now)
      .map(({ days, at }) => ({
        kind: 'trial-ending' as const,
        subject: `trial:${itemId}/${days}`,
        topic: topicOf(userId, itemId),
        to: { person: userId },
        about: { itemName, endsAt: endsAt.toISOString() },
        at,
        staleAt: endsAt,
      })),
  });
}

/** Takes the reminders back: the person has a place that lasts longer. */
export async function forgetTrialReminders(services: Services, userId: string, itemId: string): Promise<void> {
  await planHappenings(services, { topic: topicOf(userId, itemId), kinds: ['trial-ending'], happenings: [] });
}
