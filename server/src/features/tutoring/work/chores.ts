import type { Chore } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { messageData } from '../data/message-store.ts';
import { threadData } from '../data/thread-store.ts';
import { announce, withdrawAsked } from './happenings.ts';

const hour = 3_600_000;
const day = 24 * hour;
const quietDays = 14;
const atOnce = 100;

/** Closes threads in which no one has written for fourteen days. */
export async function closeQuietThreads(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - quietDays * day);
  const closePage = (services: Services): Promise<number> =>
    inTransaction(services, async (services) => {
      const ids = await threadData(services).closeQuiet(before, atOnce);
      for (const id of ids) {
        await withdrawAsked(services, id);
        announce(services, id);
      }
      return ids.length;
    });
  while ((await closePage(services)) === atOnce);
}

/** Deletes pictures that were stored a day ago and never sent. */
export async function forgetUnsentPictures(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - day);
  while ((await messageData(services).deleteUnsent(before, atOnce)) === atOnce);
}

export const tutoringChores = (services: Services): Chore[] => [
  { what: 'closing quiet help threads', everyMs: hour, work: () => closeQuietThreads(services) },
  { what: 'forgetting unsent pictures', everyMs: hour, work: () => forgetUnsentPictures(services) },
];
