import { hkdfSync } from 'node:crypto';
import {
  apiBase,
  notificationKinds,
  type getSubscription,
  type NotificationKind,
  type ResponseOf,
} from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { z } from 'zod';
import { notFound } from '../../../core/errors.ts';
import { ownPart } from '../../../core/own.ts';
import { seal, unseal } from '../../../core/sealing.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { settingsData } from '../data/settings-store.ts';
import { choiceOf } from './choices.ts';
import { kindOf } from './kinds/index.ts';

/** The person and the kind whose mails a link ends; null ends all of them. */
const subscription = z.tuple([z.uuid(), z.enum(notificationKinds).nullable()]);

const purpose = 'unsubscribe';

const unsubscribeKey = ownPart(({ environment }) => ({
  bytes: new Uint8Array(hkdfSync('sha256', environment.sessionSecret, '', 'links that end mails', 32)),
}));

/** The address of the page, and the one that mail programs post to. */
export function endingPaths(
  services: Services,
  userId: string,
  kind: NotificationKind | null,
): { readonly page: string; readonly post: string } {
  const token = seal(unsubscribeKey(services).bytes, purpose, JSON.stringify([userId, kind]));
  return {
    page: `/account/mails-off#token=${token}`,
    post: `${apiBase}/notifications/subscriptions/${token}/end/`,
  };
}

function readToken(services: Services, token: string) {
  try {
    return subscription.parse(JSON.parse(unseal(unsubscribeKey(services).bytes, purpose, token)));
  } catch {
    throw notFound();
  }
}

type Subscription = ResponseOf<typeof getSubscription>;

/** Returns the mails that the link in a mail would end. */
export async function showSubscription(services: Services, token: string, speaker: Speaker): Promise<Subscription> {
  const [userId, kind] = readToken(services, token);
  const settings = await settingsData(services).findSettings(userId);
  const isOff = kind === null ? settings.hasMailsOff : choiceOf(settings, kind).mail === 'never';
  return { label: kind === null ? null : speaker.say(kindOf(kind).label), isOff };
}

/** Ends the mails of the kind that the link names, or all of them. Again changes nothing. */
export async function endSubscription(
  services: Services,
  token: string,
  { all }: { readonly all: boolean },
  speaker: Speaker,
): Promise<Subscription> {
  const [userId, kind] = readToken(services, token);
  await inTransaction(services, async (services) => {
    const settings = await settingsData(services).lockSettings(userId);
    if (all || kind === null) return settingsData(services).updateSettings(userId, { hasMailsOff: true });
    const { isShown } = choiceOf(settings, kind);
    return settingsData(services).updateSettings(userId, {
      kinds: { ...settings.kinds, [kind]: { isShown, mail: 'never' } },
    });
  });
  return { label: kind === null || all ? null : speaker.say(kindOf(kind).label), isOff: true };
}
