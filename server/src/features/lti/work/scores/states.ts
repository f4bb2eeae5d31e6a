import { setTimeout as wait } from 'node:timers/promises';
import type { SentScore, SentScores } from '@lemma/contracts';
import type { Services } from '../../../../core/services.ts';
import type { ScoreStateRow } from '../../data/scores/comparison-store.ts';
import { scoreData } from '../../data/scores/score-store.ts';
import { compareClass } from './comparing.ts';

const longestWaitMs = 1500;

/** The states of scores, in ascending order of how much they need a look. */
const order: readonly SentScore['state'][] = ['sent', 'waiting', 'differs', 'refused'];

function present(row: ScoreStateRow, place: string): SentScore | null {
  const { memberId, taskId, problem, wantedAt, sentAt, foundAt, foundScore } = row;
  const common = { memberId, taskId, place, found: null, problem };
  if (row.state === 'refused' || (row.state === 'stopped' && foundAt === null)) {
    return { ...common, state: 'refused', at: wantedAt.toISOString() };
  }
  if (foundAt !== null) return { ...common, state: 'differs', at: foundAt.toISOString(), found: foundScore };
  if (row.state === 'waiting') return { ...common, state: 'waiting', at: wantedAt.toISOString() };
  return sentAt === null ? null : { ...common, state: 'sent', at: sentAt.toISOString() };
}

/** Lists the state of each score of a class; nothing in a class without a connected course. */
export async function listSentScores(services: Services, classId: string): Promise<SentScores> {
  const courses = await scoreData(services).selectScoreCourses(classId);
  const rows = courses.length === 0 ? [] : await scoreData(services).selectScoreStates(classId);
  const scores = new Map<string, SentScore>();
  for (const row of rows) {
    const shown = present(row, courses.length > 1 ? `${row.platform}, ${row.course}` : row.platform);
    const key = `${row.memberId} ${row.taskId}`;
    const known = scores.get(key);
    if (shown && (!known || order.indexOf(shown.state) > order.indexOf(known.state))) scores.set(key, shown);
  }
  return {
    courses: courses.map(({ id, title, platform, leader, comparedAt }) => ({
      id,
      title,
      lms: platform,
      leader,
      comparedAt: comparedAt?.toISOString() ?? null,
    })),
    scores: [...scores.values()],
  };
}

/** Compares now. No page waits long for a platform: work that takes longer continues by itself. */
export async function compareSentScores(services: Services, classId: string): Promise<SentScores> {
  const compared = new Promise<void>((resolve) => {
    services.background.run('comparing scores', () => compareClass(services, classId).finally(resolve));
  });
  await Promise.race([compared, wait(longestWaitMs)]);
  return listSentScores(services, classId);
}
