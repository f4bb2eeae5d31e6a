import { conflict, notFound } from '../../../core/errors.ts';
import { erasureList } from '../data/erasure-list.ts';
import { accountQueries } from '../../people/api.ts';
import { privacyData } from '../data/privacy-store.ts';
import { auditQueries } from '../../audit/api.ts';
import { speakerOfSite } from '../../../core/language/speakers.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import * as stored from '../../../core/language/messages.ts';

export interface ErasureRequest {
  readonly userId: string;
  /** The administrator, or the person themselves. */
  readonly actorId: string;
  /** An administrator's; goes into the audit log. */
  readonly reason?: string;
}

/**
 * Removes a person by anonymising them, in a transaction of its own: names, addresses, words, files and ways to sign in
 * go; answers stay counted under nameless accounts. Throws 404 for an account that no longer exists, 409 for the
 * last administrator.
 */
export async function eraseUser(services: Services, { userId, actorId, reason = '' }: ErasureRequest): Promise<void> {
  const list = erasureList(services.environment.dataDir);
  const at = services.now();
  let isListed = false;
  try {
    await inTransaction(services, async (services) => {
      const administrators = await accountQueries(services).lockAdministrators();
      const [account] = await accountQueries(services).lockAccounts([userId]);
      if (!account || account.erasedAt !== null) throw notFound();
      if (administrators.length === 1 && administrators[0] === userId) {
        throw conflict('request/conflict', said(m.lastAdministrator));
      }
      await privacyData(services).eraseRows({ userId, at, speaker: speakerOfSite(services.environment) });
      await auditQueries(services).insertAuditEntry({ actorId, subjectId: userId, act: 'erase-user', details: reason });
      // Before the commit: were it after, a crash in between would leave an erasure that a restored backup undoes.
      await list.add(userId, at);
      isListed = true;
    });
  } catch (error) {
    if (isListed) await list.withdraw(userId, at);
    throw error;
  }
}

/** Erases again whom a restored backup brought back. Returns how many there were. */
export async function eraseAgain(services: Services): Promise<number> {
  const listed = await erasureList(services.environment.dataDir).read();
  const ids = await privacyData(services).selectNotErased(listed);
  for (const userId of ids) {
    await inTransaction(services, async (services) => {
      const [account] = await accountQueries(services).lockAccounts([userId]);
      if (account?.erasedAt !== null) return;
      await privacyData(services).eraseRows({
        userId,
        at: services.now(),
        speaker: speakerOfSite(services.environment),
      });
      const details = said(stored.auditErasedAgain);
      await auditQueries(services).insertAuditEntry({ actorId: null, subjectId: userId, act: 'erase-user', details });
    });
  }
  return ids.length;
}
