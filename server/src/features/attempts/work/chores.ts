import { graceSeconds } from '@lemma/contracts';
import { closeIfOver } from './closing.ts';
import { attemptData } from '../data/attempt-store.ts';
import type { Services } from '../../../core/services.ts';
import type { Chore } from '../../../core/chores.ts';
import { whyUnavailable } from '../../../core/outages.ts';

const everyMs = 15_000;
const pageSize = 50;

/** Every quarter of a minute: attempts whose time is up. */
export const attemptChores = (services: Services): Chore[] => [
  { what: 'handing in attempts', everyMs, work: () => handInEnded(services) },
];

/** Hands in every attempt whose time is up; two nodes at the same time do it once. */
export async function handInEnded(services: Services): Promise<number> {
  let handedIn = 0;
  for (let after: string | null = null; ;) {
    const before = new Date(services.now().getTime() - graceSeconds * 1000);
    const ids: string[] = await attemptData(services).selectToClose({ before, after, limit: pageSize });
    const results = await Promise.allSettled(ids.map((id) => handIn(services, id)));
    for (const result of results) {
      if (result.status === 'fulfilled') handedIn += 1;
      // The others would fail alike: all of them are tried again the next time.
      else if (whyUnavailable(result.reason)) throw result.reason;
      else services.log.error({ err: result.reason as unknown }, 'handing in failed');
    }
    if (ids.length < pageSize) return handedIn;
    after = ids.at(-1) ?? null;
  }
}

async function handIn(services: Services, id: string): Promise<void> {
  const attempt = await attemptData(services).findAttempt(id);
  if (attempt) await closeIfOver(services, attempt);
}
