import { applyRetention } from './retention.ts';
import { privacyData } from '../data/privacy-store.ts';
import { accountQueries } from '../../people/api.ts';
import { speakerOfSite } from '../../../core/language/speakers.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { pollQueries } from '../../polls/api.ts';
import type { Chore } from '../../../core/chores.ts';

const everyMs = 3600 * 1000;
const lookBackMs = 2 * everyMs;

/** Every hour: classes whose time has come, and what came late to accounts that ended. */
export const privacyChores = (services: Services): Chore[] => [
  { what: 'applying retention', everyMs, work: () => applyRetention(services) },
  { what: 'moving what came late', everyMs, work: () => moveLateRows(services) },
  { what: 'erasing what came late', everyMs, work: () => eraseLateRows(services) },
  { what: 'forgetting who was who in polls', everyMs, work: () => forgetVoters(services) },
];

/** A day after a poll no identity in it can be calculated from an account, nor an address from its hash. */
export async function forgetVoters(services: Services): Promise<void> {
  await pollQueries(services).deleteVoterSecrets(new Date(services.now().getTime() - 24 * everyMs));
}

/** A request that was under way while its account was merged may have written for that account still. */
export async function moveLateRows(services: Services): Promise<void> {
  const since = new Date(services.now().getTime() - lookBackMs);
  for (const { id, mergedIntoId } of await privacyData(services).selectMergedSince(since)) {
    if (mergedIntoId === null) continue;
    await inTransaction(services, async (services) => {
      await accountQueries(services).lockAccounts([id, mergedIntoId]);
      await privacyData(services).mergeRows({ from: id, into: mergedIntoId });
    });
  }
}

/** The same for erased accounts: what such a request has written goes like all before it. */
export async function eraseLateRows(services: Services): Promise<void> {
  const since = new Date(services.now().getTime() - lookBackMs);
  for (const userId of await privacyData(services).selectErasedSince(since)) {
    await inTransaction(services, async (services) => {
      const [account] = await accountQueries(services).lockAccounts([userId]);
      if (!account?.erasedAt) return;
      const speaker = speakerOfSite(services.environment);
      await privacyData(services).eraseRows({ userId, at: account.erasedAt, speaker });
    });
  }
}
