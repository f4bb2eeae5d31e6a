import { notificationKinds, type MailChoice, type NotificationGroup, type NotificationKind } from '@lemma/contracts';
import type { SettingsRow } from '../data/settings-store.ts';
import { kindOf } from './kinds/index.ts';

/** Returns whether a kind is shown to a person, and when it is mailed: as they have chosen, or else the default. */
export function choiceOf(
  { kinds, hasMailsOff }: Pick<SettingsRow, 'kinds' | 'hasMailsOff'>,
  kind: NotificationKind,
): { readonly isShown: boolean; readonly mail: MailChoice } {
  const { isShown, mail } = kinds[kind] ?? { isShown: true, mail: kindOf(kind).mail };
  return { isShown, mail: hasMailsOff ? 'never' : mail };
}

/** The kinds that somebody sees in the pages. */
export const shownKinds = (settings: SettingsRow, group?: NotificationGroup): NotificationKind[] =>
  notificationKinds.filter(
    (kind) => choiceOf(settings, kind).isShown && (group === undefined || kindOf(kind).group === group),
  );
