import type { Services } from '../../../core/services.ts';
import { createSumStore } from '../data/sum-store.ts';

const pageSize = 1000;

/** The findings of a comparison of kept sums with responses: ids of attempts. */
export interface ComparedSums {
  readonly attemptCount: number;
  /** Their sums were not those of their variants. */
  readonly differing: readonly string[];
  /** Their variants count other responses than there are, or a share that no response and no regrade has given. */
  readonly unfitting: readonly string[];
}

/** Compares the kept sums of all attempts with their responses, page by page; with `repairs` sums are counted anew. */
export async function compareSums(
  { db }: Services['connection'],
  { repairs = false }: { readonly repairs?: boolean } = {},
): Promise<ComparedSums> {
  const store = createSumStore(db);
  const found = { attemptCount: 0, differing: [] as string[], unfitting: [] as string[] };
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof store.compareAttempts>> = await store.compareAttempts(after, pageSize);
    const differing = page.flatMap(({ id, isSame }) => (isSame ? [] : [id]));
    if (repairs && differing.length > 0) await store.recount(differing);
    found.attemptCount += page.length;
    found.differing.push(...differing);
    found.unfitting.push(...page.flatMap(({ id, fitsResponses }) => (fitsResponses ? [] : [id])));
    if (page.length < pageSize) return found;
    after = page.at(-1)?.id ?? null;
  }
}
