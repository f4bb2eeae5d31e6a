import type { PollGrading } from '@lemma/contracts';
import { readParticipation } from './results.ts';
import { gradingOf } from '../desk/settings.ts';
import { pollData } from '../../data/poll-store.ts';
import { pollGradeQueries } from '../../../results/api.ts';
import type { Services } from '../../../../core/services.ts';

/**
 * Points of one learner: all of them for answering enough of what was asked, or the share that was right of the questions
 * with a key. Null where nothing can be said. What raises a flag takes nothing away.
 */
export function pollScore(
  { by, percent, points }: Omit<PollGrading, 'groupId'>,
  { asked, keyed }: { readonly asked: number; readonly keyed: number },
  { answered, right }: { readonly answered: number; readonly right: number },
): number | null {
  if (by === 'participation') {
    if (asked === 0) return null;
    return 100 * answered >= percent * asked ? points : 0;
  }
  return by === 'correctness' && keyed > 0 ? (points * right) / keyed : null;
}

/** Writes what a session with names that has ended gives in the grade book. */
export async function gradePoll(services: Services, pollId: string): Promise<void> {
  const poll = await pollData(services).findPoll(pollId);
  if (!poll?.named || poll.state !== 'done' || poll.gradeBy === 'none') return;
  const { learners, ...counts } = await readParticipation(services, pollId);
  const scores = learners.map((learner) => ({
    userId: learner.userId,
    score: pollScore(gradingOf(poll), counts, learner),
  }));
  await pollGradeQueries(services).writeScores(pollId, scores);
}
