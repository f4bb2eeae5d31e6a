import { getAttempt, startAttempt, type Attempt, type LearnerTask } from '@lemma/contracts';
import useSWR, { type SWRResponse } from 'swr';
import { call } from '../../../api/call.ts';
import { keepRead } from '../../../api/use-read.ts';

/**
 * Practice begins by opening it: the first attempt is started like a read, because starting number 1 twice gives the
 * same one. An assessment waits for its button.
 */
export function useFirstAttempt(
  task: LearnerTask | undefined,
  params: { classId: string; taskId: string },
): SWRResponse<Attempt, unknown> {
  const begins = task?.kind === 'practice' && task.state === 'not-started' && task.attemptId === null;
  return useSWR<Attempt, unknown>(
    begins ? ['first attempt', params.taskId] : null,
    async () => {
      const attempt = await call(startAttempt, { params, body: { number: 1 } });
      await keepRead(getAttempt, { attemptId: attempt.id }, attempt);
      return attempt;
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
