import { sharingLevels } from '@lemma/contracts';
import { isOwner, isPrivileged } from '../accounts/policy.ts';
import type { SignedInUser } from '../accounts/store.ts';

interface OwnedExercise {
  readonly ownerId: string;
  readonly status: 'DR' | 'PB';
  /** What was shared with the user. */
  readonly sharedLevel: number | null;
  /** It stands in an assessment that is open or will be soon, in no class that the user teaches. */
  readonly isSecret: boolean;
}

/**
 * D23, P03: 0 for nothing. The owner and staff may everything, published exercises are every privileged user's to view. For
 * the time of an assessment an exercise is there for those who may edit it and those who teach the class, and nobody else.
 */
export function levelOf(user: SignedInUser, exercise: OwnedExercise): number {
  if (!isPrivileged(user)) return 0;
  if (isOwner(user, exercise.ownerId)) return sharingLevels.own;
  const sharedLevel = exercise.sharedLevel ?? 0;
  if (exercise.isSecret) return sharedLevel >= sharingLevels.edit ? sharedLevel : 0;
  return Math.max(sharedLevel, exercise.status === 'PB' ? sharingLevels.view : 0);
}

export const canViewExercise = (user: SignedInUser, exercise: OwnedExercise) =>
  levelOf(user, exercise) >= sharingLevels.view;
export const canEditExercise = (user: SignedInUser, exercise: OwnedExercise) =>
  levelOf(user, exercise) >= sharingLevels.edit;

/** Samples and tips are everybody's, with or without an account, while the exercise stands in the catalogue and is no secret. */
export const canTryExercise = (visitor: SignedInUser | null, exercise: OwnedExercise) =>
  exercise.status === 'PB' && (!exercise.isSecret || (visitor !== null && canViewExercise(visitor, exercise)));
