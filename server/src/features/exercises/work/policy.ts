import { type Audience, sharingLevels } from '@lemma/contracts';
import { isLetIn, isOwner, isPrivileged, wasLetInBySomebody } from '../../../core/access/roles.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';

interface OwnedExercise {
  readonly ownerId: string;
  readonly status: 'DR' | 'PB';
  /** The audience while it is published. */
  readonly audience: Audience;
  /** Its author named a class in which the user teaches or assists. */
  readonly isNamed: boolean;
  /** The level shared with the user. */
  readonly sharedLevel: number | null;
  /** It is in an assessment that is open or will be soon, of a class that the user does not teach. */
  readonly isSecret: boolean;
}

function isInAudience(user: SignedInUser, exercise: OwnedExercise): boolean {
  switch (exercise.audience) {
    case 'me':
      return false;
    case 'named':
      return exercise.isNamed;
    case 'school':
      return isLetIn(user);
    case 'everybody':
      return true;
  }
}

/** Whether an assessment keeps the exercise from this user: from all but those whom somebody let in. */
const isKeptFrom = (user: SignedInUser, exercise: OwnedExercise) => exercise.isSecret && !wasLetInBySomebody(user);

/**
 * D23, P03: 0 for nothing. The owner and staff may everything; a published exercise is to view for those who may find it.
 * For the time of an assessment an exercise is there for those who may edit it, those who teach the class and teachers
 * whom somebody let in.
 */
export function levelOf(user: SignedInUser, exercise: OwnedExercise): number {
  if (!isPrivileged(user)) return 0;
  return isOwner(user, exercise.ownerId) ? sharingLevels.own : ownLevelOf(user, exercise);
}

/** Returns the level of a user apart from any rights as staff. */
export function ownLevelOf(user: SignedInUser, exercise: OwnedExercise): number {
  if (exercise.ownerId === user.id) return sharingLevels.own;
  const sharedLevel = exercise.sharedLevel ?? 0;
  if (isKeptFrom(user, exercise)) return sharedLevel >= sharingLevels.edit ? sharedLevel : 0;
  const found = exercise.status === 'PB' && isInAudience(user, exercise) ? sharingLevels.view : 0;
  return Math.max(sharedLevel, found);
}

export const canViewExercise = (user: SignedInUser, exercise: OwnedExercise) =>
  levelOf(user, exercise) >= sharingLevels.view;
export const canEditExercise = (user: SignedInUser, exercise: OwnedExercise) =>
  levelOf(user, exercise) >= sharingLevels.edit;

/**
 * Whether the user may see the whole exercise with its keys. A teacher who was not let in yet finds what is
 * everybody's, and sees the keys of what is shared with them by name (SC20).
 */
export const canSeeKeys = (user: SignedInUser, exercise: OwnedExercise) =>
  canViewExercise(user, exercise) &&
  (isLetIn(user) || exercise.ownerId === user.id || exercise.sharedLevel !== null || exercise.isNamed);

/** Samples and tips are for everybody, with or without an account, where the exercise is; else for those who may view it. */
export const canTryExercise = (visitor: SignedInUser | null, exercise: OwnedExercise) =>
  exercise.status === 'PB' &&
  ((exercise.audience === 'everybody' && !exercise.isSecret) ||
    (visitor !== null && canViewExercise(visitor, exercise)));
