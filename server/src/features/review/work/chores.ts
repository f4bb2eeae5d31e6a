import type { Chore } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { stateData } from '../data/state-store.ts';
import { takeIn } from './taking-in.ts';

const everyMs = 3600 * 1000;
const pageSize = 200;

/** Every hour: answers of learners who have not looked at their reviews since, for what their teachers see. */
export const reviewChores = (services: Services): Chore[] => [
  { what: 'taking answers into reviews', everyMs, work: () => takeInAll(services) },
];

/** Takes in the answers of every learner who is behind; two nodes at the same time change nothing. */
export async function takeInAll(services: Services): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ;) {
    const userIds: string[] = await stateData(services).selectBehind(after, pageSize);
    for (const userId of userIds) await takeIn(services, userId);
    count += userIds.length;
    if (userIds.length < pageSize) return count;
    after = userIds.at(-1) ?? null;
  }
}
