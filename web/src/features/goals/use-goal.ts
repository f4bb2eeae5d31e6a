import { getGoal, type LearnerGoal } from '@lemma/contracts';
import { keepRead, useRead } from '../../api/use-read.ts';

/** The person's daily goal, as it stands. */
export const useGoal = () => useRead(getGoal, {});

/** Shows a goal that was just saved wherever one is shown. */
export const keepGoal = (goal: LearnerGoal): Promise<unknown> => keepRead(getGoal, {}, goal);
