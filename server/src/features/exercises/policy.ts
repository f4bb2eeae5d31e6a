import { sharingLevels } from '@lemma/contracts';
import { isPrivileged, isStaff } from '../accounts/policy.ts';
import type { SignedInUser } from '../accounts/store.ts';

interface OwnedExercise {
  readonly ownerId: string;
  readonly status: 'DR' | 'PB';
  /** What was shared with the user. */
  readonly sharedLevel: number | null;
}

/** D23, P03: 0 for nothing. The owner and staff may everything, published exercises are every privileged user's to view. */
export function levelOf(user: SignedInUser, exercise: OwnedExercise): number {
  if (!isPrivileged(user)) return 0;
  if (exercise.ownerId === user.id || isStaff(user)) return sharingLevels.own;
  return Math.max(exercise.sharedLevel ?? 0, exercise.status === 'PB' ? sharingLevels.view : 0);
}

export const canViewExercise = (user: SignedInUser, exercise: OwnedExercise) =>
  levelOf(user, exercise) >= sharingLevels.view;
export const canEditExercise = (user: SignedInUser, exercise: OwnedExercise) =>
  levelOf(user, exercise) >= sharingLevels.edit;
