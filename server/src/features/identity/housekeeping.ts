import type { Chore } from '../../core/chores.ts';
import type { Services } from '../../services.ts';
import type { SigningKeys } from './keys.ts';

const everyMs = 3600 * 1000;

/** Every hour: what has ended is deleted, sessions, begun exchanges, mail links, counts of tries, keys. */
export const identityChores = (services: Services): Chore[] => [
  { what: 'deleting what has ended', everyMs, work: () => deleteEnded(services, services.signingKeys) },
];

export async function deleteEnded(services: Services, keys: SigningKeys): Promise<void> {
  await services.sessions.deleteEnded();
  await services.throttle.deleteEnded();
  await keys.deleteEnded();
}
