import type { BodyOf, getRetention, ResponseOf, setRetention } from '@lemma/contracts';
import type { Services } from '../../../services.ts';
import { inTransaction } from '../../../stores.ts';

/** What is set, and what it, or another number of months, would do: nothing is changed. */
export async function readRetention(
  services: Services,
  classId: string,
  months?: number,
): Promise<ResponseOf<typeof getRetention>> {
  const [retention, affected] = await Promise.all([
    services.retention.selectRetention(classId, months),
    services.retention.countAffected(classId),
  ]);
  return {
    months: retention.months,
    archivedAt: retention.archivedAt?.toISOString() ?? null,
    removesAt: retention.removesAt?.toISOString() ?? null,
    ...affected,
  };
}

export async function changeRetention(
  services: Services,
  change: { readonly classId: string; readonly actorId: string } & BodyOf<typeof setRetention>,
): Promise<void> {
  await inTransaction(services, async (services) => {
    await services.retention.updateRetention(change.classId, change.months);
    const kept = change.months === null ? 'for as long as the class is' : `${change.months} months after archiving`;
    const details = `class ${change.classId}: learners’ names are kept ${kept}`;
    await services.audit.insertAuditEntry({ actorId: change.actorId, act: 'set-retention', details });
  });
}

/** Makes the learners anonymous in every class whose time has come. Returns the number of classes. */
export async function applyRetention(services: Services): Promise<number> {
  let classes = 0;
  for (const classId of await services.retention.selectDueClasses(services.now())) {
    if (await applyToClass(services, classId)) classes += 1;
  }
  return classes;
}

async function applyToClass(services: Services, classId: string): Promise<boolean> {
  const at = services.now();
  return inTransaction(services, async (services) => {
    if (!(await services.retention.claimClass(classId, at))) return false;
    const learners = await services.retention.selectLearnerIds(classId);
    await services.privacy.lockAccounts(learners);
    for (const userId of learners) {
      await services.retention.replaceLearner({ userId, classId, at });
      await services.retention.eraseIfNothingIsLeft(userId, at);
    }
    const details = `class ${classId}: ${learners.length} learners are anonymous from now on`;
    await services.audit.insertAuditEntry({ actorId: null, act: 'apply-retention', details });
    return true;
  });
}
