import { isPrivileged, isStaff } from '../accounts/policy.ts';
import type { SignedInUser } from '../accounts/store.ts';

interface OwnedExercise {
  readonly ownerId: string;
  readonly status: 'DR' | 'PB';
}

/** Published exercises are for every privileged user; drafts for their owner and staff. */
export function canViewExercise(user: SignedInUser, exercise: OwnedExercise): boolean {
  return isPrivileged(user) && (exercise.status === 'PB' || exercise.ownerId === user.id || isStaff(user));
}

/** P03: privileged and (canEdit or owner); staff may edit all. Deleting is always denied (P04). */
export function canEditExercise(user: SignedInUser, exercise: OwnedExercise): boolean {
  return isPrivileged(user) && (exercise.ownerId === user.id || isStaff(user));
}
