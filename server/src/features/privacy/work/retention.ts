import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { retentionData } from '../data/retention-store.ts';
import { auditQueries } from '../../audit/api.ts';
import { accountQueries } from '../../people/api.ts';
import { speakerOfSite } from '../../../core/language/speakers.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import * as stored from '../../../core/language/messages.ts';
import { said } from '@lemma/contracts/messages';

/** Returns the setting, and what it or another number of months would do; changes nothing. */
export async function getRetention(
  services: Services,
  classId: string,
  months?: number,
): Promise<ResponseOf<typeof calls.getRetention>> {
  const [retention, affected] = await Promise.all([
    retentionData(services).selectRetention(classId, months),
    retentionData(services).countAffected(classId),
  ]);
  return {
    months: retention.months,
    archivedAt: retention.archivedAt?.toISOString() ?? null,
    removesAt: retention.removesAt?.toISOString() ?? null,
    ...affected,
  };
}

export async function setRetention(
  services: Services,
  change: { readonly classId: string; readonly actorId: string } & BodyOf<typeof calls.setRetention>,
): Promise<void> {
  await inTransaction(services, async (services) => {
    await retentionData(services).updateRetention(change.classId, change.months);
    const { classId: id, months } = change;
    const details =
      months === null
        ? said(stored.auditKeptForever, { id })
        : said(stored.auditKeptMonths, { id, number: String(months) });
    await auditQueries(services).insertAuditEntry({ actorId: change.actorId, act: 'set-retention', details });
  });
}

/** Makes the learners anonymous in every class whose time has come. Returns the number of classes. */
export async function applyRetention(services: Services): Promise<number> {
  let classes = 0;
  for (const classId of await retentionData(services).selectDueClasses(services.now())) {
    if (await applyToClass(services, classId)) classes += 1;
  }
  return classes;
}

async function applyToClass(services: Services, classId: string): Promise<boolean> {
  const at = services.now();
  const speaker = speakerOfSite(services.environment);
  return inTransaction(services, async (services) => {
    if (!(await retentionData(services).claimClass(classId, at))) return false;
    const learners = await retentionData(services).selectLearnerIds(classId);
    await accountQueries(services).lockAccounts(learners);
    for (const userId of learners) {
      await retentionData(services).replaceLearner({ userId, classId, at, speaker });
      await retentionData(services).eraseIfNothingIsLeft({ userId, at, speaker });
    }
    const details = said(stored.auditAnonymous, { id: classId, count: String(learners.length) });
    await auditQueries(services).insertAuditEntry({ actorId: null, act: 'apply-retention', details });
    return true;
  });
}
