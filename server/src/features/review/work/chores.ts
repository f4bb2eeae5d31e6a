import type { Chore } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { stateData } from '../data/state-store.ts';
import { rebuild, takeIn } from './taking-in.ts';

const everyMs = 3600 * 1000;
const pageSize = 200;

/** Every hour: answers of learners who have not looked at their reviews since, for what their teachers see. */
export const reviewChores = (services: Services): Chore[] => [
  { what: 'taking answers into reviews', everyMs, work: () => takeInAll(services) },
];

/** Takes in the answers of every learner who is behind; two nodes at the same time change nothing. */
export function takeInAll(services: Services): Promise<number> {
  const since = new Date(services.now().getTime() - 2 * everyMs);
  return forEach(
    (after, limit) => stateData(services).selectBehind(since, after, limit),
    async (userId) => {
      await takeIn(services, userId);
    },
  );
}

/** Computes everybody's states anew from the responses; returns the number of learners. */
export const rebuildReviews = (services: Services): Promise<number> =>
  forEach(stateData(services).selectEverybody, (userId) => rebuild(services, userId));

async function forEach(
  selectPage: (after: string | null, limit: number) => Promise<string[]>,
  act: (userId: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ;) {
    const userIds: string[] = await selectPage(after, pageSize);
    for (const userId of userIds) await act(userId);
    count += userIds.length;
    if (userIds.length < pageSize) return count;
    after = userIds.at(-1) ?? null;
  }
}
