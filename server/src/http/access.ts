import { sharingLevels, type Endpoint, type Who } from '@lemma/contracts';
import type { SignedInUser } from '../features/accounts/store.ts';
import { isPrivileged, isStaff, isSuperuser } from '../features/accounts/policy.ts';
import type { OwnedAttempt } from '../features/attempts/store.ts';
import { canViewExercise, levelOf } from '../features/exercises/policy.ts';
import type { ExerciseRow } from '../features/exercises/store.ts';
import type { Membership } from '../features/classrooms/store.ts';
import type { Services } from '../services.ts';
import { forbidden, notFound, notSignedIn } from './errors.ts';

/** What the access check loads on its way, so that handlers need not load it again. */
export interface Resources {
  /** Set on `{ classroom }` endpoints; null for staff who are no members. */
  readonly membership: Membership | null;
  /** Set on `{ exercise }` endpoints. */
  readonly exercise: ExerciseRow;
  /** Set on `{ attempt }` endpoints. */
  readonly attempt: OwnedAttempt;
}

type Loaded = { membership?: Membership | null; exercise?: ExerciseRow; attempt?: OwnedAttempt };

/** Lets the caller pass or throws 401, 403 or 404; foreign and absent things answer alike. */
export async function authorise(
  services: Services,
  endpoint: Endpoint,
  visitor: SignedInUser | null,
  params: Readonly<Record<string, string>>,
): Promise<Loaded> {
  const who = endpoint.who;
  if (who === 'anyone') return {};
  if (!visitor) throw notSignedIn();
  if (typeof who === 'string') {
    if (!holdsRole(who, visitor)) throw forbidden();
    return {};
  }
  if ('classroom' in who) return { membership: await authoriseMember(services, who.classroom, visitor, params) };
  if ('exercise' in who) return { exercise: await authoriseExercise(services, who.exercise, visitor, params) };
  const attempt = await services.attempts.findAttempt(params.attemptId ?? '');
  if (!attempt || attempt.userId !== visitor.id) throw notFound();
  return { attempt };
}

function holdsRole(who: Exclude<Who, object | 'anyone'>, visitor: SignedInUser): boolean {
  switch (who) {
    case 'signed-in':
      return true;
    case 'known':
      return !visitor.isAnonymous;
    case 'privileged':
      return isPrivileged(visitor);
    case 'staff':
      return isStaff(visitor);
    case 'superuser':
      return isSuperuser(visitor);
  }
}

async function authoriseMember(
  services: Services,
  level: 'teacher' | 'member',
  visitor: SignedInUser,
  params: Readonly<Record<string, string>>,
): Promise<Membership | null> {
  const membership = await services.classrooms.findMembership({ classId: params.classId ?? '', userId: visitor.id });
  if (membership) {
    if (level === 'teacher' && membership.role === 'learner' && !isStaff(visitor)) throw forbidden();
    return membership;
  }
  if (!isStaff(visitor) || !(await services.classrooms.classroomExists(params.classId ?? ''))) throw notFound();
  return null;
}

async function authoriseExercise(
  services: Services,
  level: keyof typeof sharingLevels,
  visitor: SignedInUser,
  params: Readonly<Record<string, string>>,
): Promise<ExerciseRow> {
  if (!isPrivileged(visitor)) throw forbidden();
  const exercise = await services.exercises.findExercise(params.exerciseId ?? '', visitor.id);
  if (!exercise || !canViewExercise(visitor, exercise)) throw notFound();
  if (levelOf(visitor, exercise) < sharingLevels[level]) throw forbidden();
  return exercise;
}
