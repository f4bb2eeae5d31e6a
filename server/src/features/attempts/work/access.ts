import { requireVisitor, type AccessCheck } from '../../../core/access/authorise.ts';
import { isOwner, isStaff } from '../../../core/access/roles.ts';
import { notFound } from '../../../core/errors.ts';
import { attemptData, type OwnedAttempt } from '../data/attempt-store.ts';
import type { Services } from '../../../core/services.ts';
import { refuseReadOnly } from '../../classrooms/api.ts';

declare module '../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ attempt }` endpoints. */
    readonly attempt: OwnedAttempt;
  }
}

/** Lets the learner pass whose attempt `{attemptId}` is, while in the class. */
export function checkAttempt(services: Services): AccessCheck<'owner'> {
  return async (visit) => {
    const visitor = requireVisitor(visit);
    const attempt = await attemptData(services).findAttempt(visit.params.attemptId ?? '');
    // Only learners answer their attempts; staff look at attempts through the class (P05).
    if (!attempt || !isOwner(visitor, attempt.userId, { staff: false, superuser: false })) throw notFound();
    // A learner who is taken out of a class loses its exams immediately; the work returns with them.
    if (!attempt.isMember && !isStaff(visitor)) throw notFound();
    refuseReadOnly(services, visit.endpoint, attempt.classroomDays);
    return { resources: { attempt }, classId: attempt.task.classroomId };
  };
}
