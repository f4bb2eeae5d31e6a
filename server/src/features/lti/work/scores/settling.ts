import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { readReleasedScores } from '../../../results/api.ts';
import { graceMs, scoreChangeQueries, type ChangedScore } from '../../../tasks/api.ts';
import { scoreData } from '../../data/scores/score-store.ts';
import { planScore } from './wanted.ts';

/** Moodle compares whole seconds: a person's next message waits for two, and changes in between become one. */
export const restMs = 2000;
const mostAtOnce = 500;

/** Notes scores that come out with the clock alone, and those of links and people that platforms have newly named. */
export async function followScores(services: Services): Promise<void> {
  const now = services.now();
  await inTransaction(services, async (services) => {
    const timed = await scoreData(services).takeTimedLinks(now, graceMs('assessment'));
    const tasks = [...timed, ...(await scoreData(services).takeFollowedLinks(now))];
    if (tasks.length > 0) await scoreChangeQueries(services).noteScoresOfTasks(tasks.map(({ id }) => id));
  });
  await inTransaction(services, async (services) => {
    const people = await scoreData(services).takeFollowedPeople();
    if (people.length > 0) await scoreChangeQueries(services).noteScoresOfPeople(people.map(({ id }) => id));
  });
  // In a transaction of its own, after the links were taken: what is changed meanwhile is noted before they are next time.
  await scoreData(services).followTasks();
}

/** Turns noted changes into the states that platforms should have. Returns how many were looked at. */
export async function settleScores(services: Services): Promise<number> {
  const changed = await scoreChangeQueries(services).selectChangedScores(mostAtOnce);
  for (const [taskId, ofTask] of Map.groupBy(changed, (one) => one.taskId)) {
    await settleTask(services, taskId, ofTask);
  }
  return changed.length;
}

async function settleTask(services: Services, taskId: string, changed: readonly ChangedScore[]): Promise<void> {
  const classId = changed[0]?.classId ?? '';
  const userIds = changed.map(({ userId }) => userId);
  // Read after the list: what is changed later is noted again, and then stays on it.
  const released = await readReleasedScores(services, { classId, taskId, userIds });
  await inTransaction(services, async (services) => {
    const taken = await scoreChangeQueries(services).deleteChangedScores(changed);
    const takenIds = taken.map(({ userId }) => userId);
    const recipients = await scoreData(services).selectRecipients({ taskId, userIds: takenIds });
    const wanted = recipients.flatMap((recipient) => {
      const score = released.get(recipient.userId);
      return (score && planScore(score, recipient)) ?? [];
    });
    await scoreData(services).upsertWanted(wanted, { now: services.now(), restMs });
  });
}
