import type { Services } from '../../../services.ts';
import type { SigningKeys } from './tokens/keys.ts';

const everyMs = 3600 * 1000;

/** Deletes what has ended: sessions, begun exchanges, mail links, counts of tries, keys. Returns what stops it. */
export function keepIdentitySmall(services: Services, keys: SigningKeys): () => void {
  const timer = setInterval(() => {
    services.background.run('deleting what has ended', () => deleteEnded(services, keys));
  }, everyMs).unref();
  return () => clearInterval(timer);
}

export async function deleteEnded(services: Services, keys: SigningKeys): Promise<void> {
  await services.sessions.deleteEnded();
  await services.throttle.deleteEnded();
  await keys.deleteEnded();
}
