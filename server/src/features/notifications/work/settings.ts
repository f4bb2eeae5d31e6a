import {
  notificationKinds,
  type BodyOf,
  type NotificationGroup,
  type NotificationSettings,
  type setNotificationKind,
  type updateNotificationSettings,
} from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { isPrivileged, isSuperuser } from '../../../core/access/roles.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { notificationData } from '../data/notification-store.ts';
import { settingsData } from '../data/settings-store.ts';
import { choiceOf } from './choices.ts';
import { kindOf } from './kinds/index.ts';

/** Returns the choices of a person for the kinds that can reach them. */
export async function readSettings(
  services: Services,
  user: SignedInUser,
  speaker: Speaker,
): Promise<NotificationSettings> {
  const [settings, timeZone, known] = await Promise.all([
    settingsData(services).findSettings(user.id),
    settingsData(services).findTimeZone(user.id),
    notificationData(services).selectKinds(user.id),
  ]);
  const groups = new Set<NotificationGroup>(['learning', ...known.map((kind) => kindOf(kind).group)]);
  if (isPrivileged(user)) groups.add('teaching');
  if (isSuperuser(user)) groups.add('administration');
  const { digest, digestHour, quietFrom, quietUntil } = settings;
  return {
    kinds: notificationKinds.flatMap((kind) => {
      const { group, label } = kindOf(kind);
      // Where nothing is sold, nothing speaks of it.
      if (kind === 'trial-ending' && services.paymentProviders.size === 0) return [];
      return groups.has(group) ? [{ kind, group, label: speaker.say(label), ...choiceOf(settings, kind) }] : [];
    }),
    noMailsBecause: user.email === null ? 'no-address' : user.emailVerifiedAt === null ? 'not-verified' : null,
    digest,
    digestHour,
    quietHours: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
    timeZone,
  };
}

/** Chooses for one kind. */
export async function chooseKind(
  services: Services,
  user: SignedInUser,
  { kind, ...choice }: BodyOf<typeof setNotificationKind>,
  speaker: Speaker,
): Promise<NotificationSettings> {
  await inTransaction(services, async (services) => {
    const settings = await settingsData(services).lockSettings(user.id);
    const takesMailsAgain = settings.hasMailsOff && choice.mail !== 'never';
    // People who had ended all mails get only those that they choose now.
    const kinds = takesMailsAgain
      ? Object.fromEntries(notificationKinds.map((one) => [one, choiceOf(settings, one)]))
      : settings.kinds;
    await settingsData(services).updateSettings(user.id, {
      kinds: { ...kinds, [kind]: choice },
      ...(takesMailsAgain && { hasMailsOff: false }),
    });
  });
  return readSettings(services, user, speaker);
}

/** Chooses when mails come. */
export async function chooseTimes(
  services: Services,
  user: SignedInUser,
  { quietHours, timeZone, ...times }: BodyOf<typeof updateNotificationSettings>,
  speaker: Speaker,
): Promise<NotificationSettings> {
  await inTransaction(services, async (services) => {
    if (timeZone !== undefined) await settingsData(services).updateTimeZone(user.id, timeZone);
    await settingsData(services).lockSettings(user.id);
    await settingsData(services).updateSettings(user.id, {
      ...(times.digest !== undefined && { digest: times.digest }),
      ...(times.digestHour !== undefined && { digestHour: times.digestHour }),
      ...(quietHours !== undefined && { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }),
    });
  });
  return readSettings(services, user, speaker);
}
