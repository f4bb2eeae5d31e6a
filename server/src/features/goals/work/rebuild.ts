import { dayIn } from '../../../core/day-in.ts';
import type { Services } from '../../../core/services.ts';
import { createRebuildStore } from '../data/rebuild-store.ts';

const pageSize = 1000;
const usualTimeZone = 'UTC';

type RebuildStore = ReturnType<typeof createRebuildStore>;

/**
 * Counts everybody's days anew from the responses, for the operator; returns the number of days. A day on which a question
 * was counted stays: the learner may have moved to another time zone since.
 */
export function rebuildDays(database: Pick<Services['database'], 'transaction'>): Promise<number> {
  return database.transaction(async (tx) => {
    const store = createRebuildStore(tx);
    await store.lockDays();
    await inPages((after) => dateVariants(store, after));
    await inPages((after) => dateReviewed(store, after));
    return store.replaceDays();
  });
}

/** Runs an act on page after page; it returns the ids of its page. */
async function inPages(act: (after: string | null) => Promise<readonly string[]>): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: readonly string[] = await act(after);
    if (ids.length < pageSize) return;
    after = ids.at(-1) ?? null;
  }
}

async function dateVariants(store: RebuildStore, after: string | null): Promise<string[]> {
  const page = await store.selectVariants(after, pageSize);
  await store.updateVariants(
    page.map(({ id, rightCount, rightOn, firstRightAt, timeZone }) => ({
      id,
      rightCount,
      rightOn: firstRightAt && (rightOn ?? dayIn(timeZone ?? usualTimeZone, firstRightAt)),
    })),
  );
  return page.map(({ id }) => id);
}

async function dateReviewed(store: RebuildStore, after: string | null): Promise<string[]> {
  const page = await store.selectReviewed(after, pageSize);
  await store.updateReviewed(
    page.map(({ id, firstRightAt, timeZone }) => ({ id, rightOn: dayIn(timeZone ?? usualTimeZone, firstRightAt) })),
  );
  return page.map(({ id }) => id);
}
