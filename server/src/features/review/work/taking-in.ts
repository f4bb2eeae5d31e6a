import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { attemptQueries } from '../../attempts/api.ts';
import { areResultsVisible } from '../../tasks/api.ts';
import { historyData, type ReviewWork } from '../data/history-store.ts';
import { type ReviewLearner, stateData } from '../data/state-store.ts';
import { scheduleWorks } from './schedule/schedule.ts';

/**
 * Responses are read again so far back: one is stamped when it comes in and seen when it is committed. Reading one twice
 * changes nothing, because a state is computed from all work on its exercise.
 */
const overlapMs = 10 * 60_000;

/**
 * Takes the answers since the last time into the learner's states. Answers themselves do nothing for reviews: this runs
 * when a learner or a teacher looks, and by a chore. Two nodes do it one after the other. Returns the learner's choices.
 */
export async function takeIn(services: Services, userId: string): Promise<Pick<ReviewLearner, 'perDay'>> {
  const known = await stateData(services).findLearner(userId);
  if (known?.takenInAt && (await selectChanged(services, known)).length === 0) return known;
  return inTransaction(services, async (inside) => {
    const learner = await stateData(inside).lockLearner(userId);
    const exerciseIds = await selectChanged(inside, learner);
    await recompute(inside, userId, { exerciseIds, held: learner.heldAttemptIds });
    return learner;
  });
}

/** Exercises whose states may be other ones by now. */
async function selectChanged(services: Services, learner: ReviewLearner): Promise<readonly string[] | 'all'> {
  if (learner.takenInAt === null) return 'all';
  const hidden = await selectHidden(services, learner.heldAttemptIds);
  const shown = learner.heldAttemptIds.filter((id) => !hidden.has(id));
  const since = new Date(learner.takenInAt.getTime() - overlapMs);
  return historyData(services).selectTouched(learner.userId, since, shown);
}

/** Computes all states of a learner anew from their responses. */
export async function rebuild(services: Services, userId: string): Promise<void> {
  await inTransaction(services, async (inside) => {
    await stateData(inside).lockLearner(userId);
    await recompute(inside, userId, { exerciseIds: 'all', held: [] });
  });
}

/** Inside a transaction that has locked the learner. */
async function recompute(
  services: Services,
  userId: string,
  { exerciseIds, held }: { readonly exerciseIds: readonly string[] | 'all'; readonly held: readonly string[] },
): Promise<void> {
  const takenInAt = services.now();
  const works = await historyData(services).selectWorks(userId, exerciseIds);
  const hidden = await selectHidden(services, idsOfAssessments(works));
  const byExercise = Map.groupBy(
    works.filter(({ attemptId }) => attemptId === null || !hidden.has(attemptId)),
    (work) => work.exerciseId,
  );
  const states = [...byExercise].flatMap(([exerciseId, ofExercise]) => {
    const state = scheduleWorks(ofExercise);
    return state ? [{ ...state, exerciseId, classroomIds: [...state.classroomIds] }] : [];
  });
  await stateData(services).replaceStates(userId, exerciseIds, states);
  const looked = new Set(works.map(({ attemptId }) => attemptId));
  const heldAttemptIds = [...held.filter((id) => !looked.has(id)), ...hidden].toSorted();
  await stateData(services).updateLearner(userId, { takenInAt, heldAttemptIds });
}

const idsOfAssessments = (works: readonly ReviewWork[]): string[] =>
  works.flatMap(({ kind, attemptId }) => (kind === 'assessment' && attemptId !== null ? [attemptId] : []));

/** Attempts at assessments whose results are withheld: when an exercise comes back would reveal them. */
async function selectHidden(services: Services, attemptIds: readonly string[]): Promise<Set<string>> {
  const attempts = await Promise.all([...new Set(attemptIds)].map((id) => attemptQueries(services).findAttempt(id)));
  const now = services.now();
  const hidden = attempts.filter((attempt) => attempt !== null && !areResultsVisible(attempt.task, attempt, now));
  return new Set(hidden.flatMap((attempt) => attempt?.id ?? []));
}
