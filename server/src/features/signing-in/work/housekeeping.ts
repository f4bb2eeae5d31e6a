import { signingKeys } from './tokens/keys.ts';
import { sessionData } from '../data/session-store.ts';
import type { Services } from '../../../core/services.ts';
import type { Chore } from '../../../core/chores.ts';

const everyMs = 3600 * 1000;

/** Every hour: what has ended is deleted, sessions, begun exchanges, mail links, counts of tries, keys. */
export const identityChores = (services: Services): Chore[] => [
  { what: 'deleting what has ended', everyMs, work: () => deleteEnded(services) },
];

export async function deleteEnded(services: Services, keys = signingKeys(services)): Promise<void> {
  await sessionData(services).deleteEnded();
  await services.throttle.deleteEnded();
  await keys.deleteEnded();
}
