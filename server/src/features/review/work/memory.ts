import type { Memory } from '@lemma/contracts';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { memoryData, type RememberedTopic } from '../data/memory-store.ts';
import { forgetting } from './schedule/schedule.ts';
import { takeIn } from './taking-in.ts';

/** Of more learners the newest answers are left to the chore: a request does bounded work. */
const mostTakenIn = 40;

/** How much of each topic the learners of a class remember now. */
export async function getClassMemory(services: Services, classId: string): Promise<Memory> {
  await takeInBehind(services, classId);
  return readTopics(services, classId, null);
}

/** Takes in the newest answers of learners of the class, as many as one request can. */
export async function takeInBehind(services: Services, classId: string): Promise<void> {
  for (const userId of await memoryData(services).selectBehindInClass(classId, mostTakenIn)) {
    await takeIn(services, userId);
  }
}

/** How much of each topic one learner of a class remembers now. */
export async function getMemberMemory(
  services: Services,
  ids: { readonly classId: string; readonly memberId: string },
): Promise<Memory> {
  const userId = await memoryData(services).findLearner(ids);
  if (userId === null) throw notFound();
  await takeIn(services, userId);
  return readTopics(services, ids.classId, userId);
}

async function readTopics(services: Services, classId: string, userId: string | null): Promise<Memory> {
  const rows = await memoryData(services).selectTopics({ classId, userId }, { now: services.now(), curve: forgetting });
  return { topics: rows.map(presentTopic), remembered: meanOf(rows) };
}

const presentTopic = ({ topic, remembered, exerciseCount, learnerCount, dueCount }: RememberedTopic) => ({
  topic,
  remembered: hundredth(remembered),
  exerciseCount,
  learnerCount,
  dueCount,
});

/** Each learner and exercise weighs the same. */
function meanOf(rows: readonly RememberedTopic[]): number | null {
  const pairs = rows.reduce((sum, row) => sum + row.pairCount, 0);
  if (pairs === 0) return null;
  return hundredth(rows.reduce((sum, row) => sum + row.remembered * row.pairCount, 0) / pairs);
}

const hundredth = (share: number): number => Math.round(share * 100) / 100;
