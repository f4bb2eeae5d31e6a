import { signingKeys } from './tokens/keys.ts';
import { sessionData } from '../data/session-store.ts';
import type { Services } from '../../../core/services.ts';

const everyMs = 3600 * 1000;

/** Deletes what has ended: sessions, begun exchanges, mail links, counts of tries, keys. Returns what stops it. */
export function keepIdentitySmall(services: Services): () => void {
  const timer = setInterval(() => {
    services.background.run('deleting what has ended', () => deleteEnded(services));
  }, everyMs).unref();
  return () => clearInterval(timer);
}

export async function deleteEnded(services: Services, keys = signingKeys(services)): Promise<void> {
  await sessionData(services).deleteEnded();
  await services.throttle.deleteEnded();
  await keys.deleteEnded();
}
