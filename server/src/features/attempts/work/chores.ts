import { graceSeconds } from '@lemma/contracts';
import { closeIfOver } from './closing.ts';
import { attemptData } from '../data/attempt-store.ts';
import type { Services } from '../../../core/services.ts';

const everyMs = 15_000;
const pageSize = 50;

/** Every quarter of a minute: attempts whose time is up. Returns what stops it. */
export function keepAttemptsClosed(services: Services): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    services.background.run('handing in attempts', () =>
      handInEnded(services).finally(() => {
        isRunning = false;
      }),
    );
  }, everyMs).unref();
  return () => clearInterval(timer);
}

/** Hands in every attempt whose time is up, and the network's besides; two nodes at once do it once. */
export async function handInEnded(services: Services): Promise<number> {
  let handedIn = 0;
  for (let after: string | null = null; ;) {
    const before = new Date(services.now().getTime() - graceSeconds * 1000);
    const ids: string[] = await attemptData(services).selectToClose({ before, after, limit: pageSize });
    const results = await Promise.allSettled(ids.map((id) => handIn(services, id)));
    for (const result of results) {
      if (result.status === 'rejected') services.log.error({ err: result.reason as unknown }, 'handing in failed');
      else handedIn += 1;
    }
    if (ids.length < pageSize) return handedIn;
    after = ids.at(-1) ?? null;
  }
}

async function handIn(services: Services, id: string): Promise<void> {
  const attempt = await attemptData(services).findAttempt(id);
  if (attempt) await closeIfOver(services, attempt);
}
