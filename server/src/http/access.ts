import { memberRoles, sharingLevels, type Endpoint, type MemberRole, type Who } from '@lemma/contracts';
import type { SignedInUser } from '../features/accounts/store.ts';
import { notLetIn } from '../features/accounts/let-in.ts';
import { isOwner, isPrivileged, isStaff, isSuperuser } from '../features/accounts/policy.ts';
import type { OwnedAttempt } from '../features/attempts/store.ts';
import { canSeeKeys, canViewExercise, levelOf } from '../features/exercises/policy.ts';
import type { ExerciseRow } from '../features/exercises/store.ts';
import { isReadOnly } from '../features/classrooms/rules.ts';
import type { Membership } from '../features/classrooms/store.ts';
import type { Services } from '../services.ts';
import { authoriseOwner, authoriseVoter } from '../features/polls/policy.ts';
import type { PollRow } from '../features/polls/store.ts';
import type { PollVoter } from '../features/polls/voting-store.ts';
import { conflict, forbidden, notFound, notSignedIn, RequestError } from './errors.ts';

/** What the access check loads on its way, so that handlers need not load it again. */
export interface Resources {
  /** Set on `{ classroom }` endpoints; null for staff who are no members. */
  readonly membership: Membership | null;
  /** Set on `{ exercise }` endpoints. */
  readonly exercise: ExerciseRow;
  /** Set on `{ attempt }` endpoints. */
  readonly attempt: OwnedAttempt;
  /** Set on `{ poll }` endpoints. */
  readonly poll: PollRow;
  /** Set on `{ poll: 'voter' }` endpoints. */
  readonly voter: PollVoter;
}

type Loaded = {
  membership?: Membership | null;
  exercise?: ExerciseRow;
  attempt?: OwnedAttempt;
  poll?: PollRow;
  voter?: PollVoter;
};

/** Lets the caller pass or throws 401, 403 or 404; foreign and absent things answer alike. */
export async function authorise(
  services: Services,
  endpoint: Endpoint,
  visitor: SignedInUser | null,
  params: Readonly<Record<string, string>>,
  voterToken?: string,
): Promise<Loaded> {
  const who = endpoint.who;
  if (who === 'anyone') return {};
  if (typeof who === 'object' && 'poll' in who) {
    const pollId = params.pollId ?? '';
    if (who.poll === 'voter') return authoriseVoter(services, pollId, visitor, voterToken);
    return { poll: await authoriseOwner(services, pollId, visitor) };
  }
  if (!visitor) throw notSignedIn();
  if (typeof who === 'string') {
    if (!holdsRole(who, visitor)) throw forbidden();
    return {};
  }
  if ('classroom' in who) {
    return { membership: await authoriseMember(services, endpoint, who.classroom, visitor, params) };
  }
  if ('exercise' in who) return { exercise: await authoriseExercise(services, who.exercise, visitor, params) };
  const attempt = await services.attempts.findAttempt(params.attemptId ?? '');
  // Nobody answers for a learner, and staff look at attempts through the class (P05).
  if (!attempt || !isOwner(visitor, attempt.userId, { staff: false, superuser: false })) throw notFound();
  // Whoever is taken out of a class is out of its exams at once; the work comes back with them.
  if (!attempt.isMember && !isStaff(visitor)) throw notFound();
  if (changesSomething(endpoint) && isReadOnly(attempt.classroomDays, services.now())) throw readOnly();
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

/** Which roles a level of a class lets pass; staff pass everywhere (P05). */
const rolesAt: Readonly<Record<'teacher' | 'assistant' | 'member', readonly MemberRole[]>> = {
  teacher: ['teacher'],
  assistant: ['teacher', 'assistant'],
  member: memberRoles,
};

async function authoriseMember(
  services: Services,
  endpoint: Endpoint,
  level: keyof typeof rolesAt,
  visitor: SignedInUser,
  params: Readonly<Record<string, string>>,
): Promise<Membership | null> {
  const standing = await services.classrooms.findStanding({ classId: params.classId ?? '', userId: visitor.id });
  if (!standing) throw notFound();
  const { membership, isWaiting, days } = standing;
  if (!isStaff(visitor)) {
    if (!membership && isWaiting) throw waitsOutside();
    if (!membership) throw notFound();
    if (!rolesAt[level].includes(membership.role)) throw forbidden();
  }
  if (changesSomething(endpoint) && isReadOnly(days, services.now())) throw readOnly();
  return membership;
}

const changesSomething = (endpoint: Endpoint) => endpoint.method !== 'GET' && !endpoint.worksArchived;

const waitsOutside = () =>
  new RequestError(403, 'classroom/waiting', 'A teacher of this class lets you in first. Try again later.');

const readOnly = () =>
  conflict('classroom/read-only', 'This class is over. You can look at everything in it, and change nothing.');

async function authoriseExercise(
  services: Services,
  level: keyof typeof sharingLevels,
  visitor: SignedInUser,
  params: Readonly<Record<string, string>>,
): Promise<ExerciseRow> {
  if (!isPrivileged(visitor)) throw forbidden();
  const exercise = await services.exercises.findExercise(params.exerciseId ?? '', visitor.id);
  if (!exercise || !canViewExercise(visitor, exercise)) throw notFound();
  if (!canSeeKeys(visitor, exercise)) throw notLetIn();
  if (levelOf(visitor, exercise) < sharingLevels[level]) throw forbidden();
  return exercise;
}
