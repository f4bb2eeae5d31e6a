import { getAttempt, saveDraft, submitResponse, type Endpoint } from '@lemma/contracts';
import { requireVisitor, type AccessCheck } from '../../../core/access/authorise.ts';
import type { EarlyReads } from '../../../core/access/resources.ts';
import { isOwner, isStaff } from '../../../core/access/roles.ts';
import { notFound } from '../../../core/errors.ts';
import { attemptData, type FoundAttempt, type OwnedAttempt } from '../data/attempt-store.ts';
import type { Services } from '../../../core/services.ts';
import { refuseReadOnly } from '../../classrooms/api.ts';

type Params = Readonly<Record<string, string>>;

declare module '../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ attempt }` endpoints. */
    readonly attempt: OwnedAttempt;
    /** The reads that came with the attempt, as of then. */
    readonly readWith: FoundAttempt;
  }
  interface EarlyReads {
    readonly attempt?: Promise<FoundAttempt>;
  }
}

/** Begins to read the attempt of a call, with what the most frequent calls need of it. */
export function readAttemptEarly(services: Services, endpoint: Endpoint, params: Params): EarlyReads {
  if (typeof endpoint.who !== 'object' || !('attempt' in endpoint.who)) return {};
  const attempt = readAttempt(services, endpoint, params);
  // A failure counts where the attempt is needed.
  attempt.catch(() => undefined);
  return { attempt };
}

const readAttempt = (services: Services, endpoint: Endpoint, { attemptId = '', itemId }: Params) =>
  attemptData(services).findTogether({
    attemptId,
    itemId: endpoint === submitResponse || endpoint === saveDraft ? itemId : undefined,
    withContents: endpoint === getAttempt,
  });

/** Lets the learner pass whose attempt `{attemptId}` is, while in the class. */
export function checkAttempt(services: Services): AccessCheck<'owner'> {
  return async (visit) => {
    const visitor = requireVisitor(visit);
    const found = await (visit.early.attempt ?? readAttempt(services, visit.endpoint, visit.params));
    const { attempt } = found;
    // Only learners answer their attempts; staff look at attempts through the class (P05).
    if (!attempt || !isOwner(visitor, attempt.userId, { staff: false, superuser: false })) throw notFound();
    // A learner who is taken out of a class loses its exams immediately; the work returns with them.
    if (!attempt.isMember && !isStaff(visitor)) throw notFound();
    refuseReadOnly(services, visit.endpoint, attempt.classroomDays);
    return { resources: { attempt, readWith: found }, classId: attempt.task.classroomId };
  };
}
