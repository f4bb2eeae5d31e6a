import type { Services } from '../../../core/services.ts';
import { recordHappenings } from './record.ts';

/** Notifies administrators of a mail that was given up, at most once a day. */
export async function noteFailedMail(services: Services): Promise<void> {
  const subject = services.now().toISOString().slice(0, 10);
  await recordHappenings(services, [
    { kind: 'mails-failed', subject, topic: 'mails', to: 'administrators', about: {} },
  ]);
}
