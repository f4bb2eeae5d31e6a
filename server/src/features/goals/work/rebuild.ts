import { dayIn } from '../../../core/day-in.ts';
import type { Services } from '../../../core/services.ts';
import { createRebuildStore } from '../data/rebuild-store.ts';

const pageSize = 1000;

/**
 * Counts everybody's days anew from the responses, for the operator; returns the number of days. A day that a variant
 * was counted on stays: the learner may have moved to another time zone since.
 */
export function rebuildDays(database: Pick<Services['database'], 'transaction'>): Promise<number> {
  return database.transaction(async (tx) => {
    const store = createRebuildStore(tx);
    await store.lockDays();
    let after: string | null = null;
    for (;;) {
      const page = await store.selectVariants(after, pageSize);
      await store.updateVariants(
        page.map(({ id, rightCount, rightOn, firstRightAt, timeZone }) => ({
          id,
          rightCount,
          rightOn: firstRightAt && (rightOn ?? dayIn(timeZone ?? 'UTC', firstRightAt)),
        })),
      );
      after = page.at(-1)?.id ?? null;
      if (page.length < pageSize) break;
    }
    return store.replaceDays();
  });
}
