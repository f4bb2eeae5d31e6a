import { sharingLevels } from '@lemma/contracts';
import { isStaff } from '../../../core/access/roles.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Admitted } from '../../../core/access/authorise.ts';
import { requireConfirmation, requireSecondFactor } from '../../signing-in/api.ts';
import { auditQueries } from '../../audit/api.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { accountQueries } from '../../people/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { ownLevelOf } from '../../exercises/api.ts';
import {
  type MailContent,
  sendMailTo,
  staffInClassMail,
  staffInExerciseMail,
  staffInPollMail,
} from '../../mails/api.ts';
import { isOwnPoll } from '../../polls/api.ts';

/** Something of other people to which the caller has access only as staff. */
interface ForeignThing {
  readonly kind: 'class' | 'poll' | 'exercise';
  readonly id: string;
  /** Null for a class, which may have several teachers. */
  readonly ownerId: string | null;
  readonly mail: MailContent;
}

type Visit = Admitted & { readonly visitor: SignedInUser };

/** The class, poll or exercise of others that a call is about; null where the caller would pass without being staff. */
async function findForeignThing(services: Services, visit: Visit): Promise<ForeignThing | null> {
  const { endpoint, visitor, params, resources } = visit;
  const { who } = endpoint;
  if (typeof who !== 'object') return null;
  if (('classroom' in who || 'worksheet' in who) && resources.membership === null) {
    const id = resources.worksheet?.classroomId ?? params.classId ?? '';
    return { kind: 'class', id, ownerId: null, mail: staffInClassMail(id) };
  }
  if ('helpThread' in who && resources.helpThread?.side === 'staff') {
    const id = resources.helpThread.row.classroomId;
    const membership = await classroomQueries(services).findMembership({ classId: id, userId: visitor.id });
    return membership ? null : { kind: 'class', id, ownerId: null, mail: staffInClassMail(id) };
  }
  if ('poll' in who && who.poll === 'owner' && resources.poll) {
    const { id, ownerId } = resources.poll;
    if (await isOwnPoll(services, resources.poll, visitor)) return null;
    return { kind: 'poll', id, ownerId, mail: staffInPollMail(id) };
  }
  if ('exercise' in who && resources.exercise) {
    const { id, ownerId } = resources.exercise;
    if (ownLevelOf(visitor, resources.exercise) >= sharingLevels[who.exercise]) return null;
    return { kind: 'exercise', id, ownerId, mail: staffInExerciseMail(id) };
  }
  return null;
}

/**
 * Staff have access to things of others, but never unseen: they confirm it with a second factor, each call is in the
 * audit log (the same read once an hour), and once a day the owner or the teachers are notified (SC21).
 */
export async function noteForeignThing(services: Services, visit: Admitted): Promise<void> {
  const { visitor } = visit;
  if (!visitor || !isStaff(visitor)) return;
  const thing = await findForeignThing(services, { ...visit, visitor });
  if (!thing) return;
  await requireSecondFactor(services, visitor);
  // A token was made with that confirmation.
  if (!visitor.apiToken) await requireConfirmation(services, visitor);
  await inTransaction(services, async (services) => {
    const { method, name } = visit.endpoint;
    const { isFirstToday } = await auditQueries(services).insertForeignVisit({
      actorId: visitor.id,
      subjectId: thing.ownerId,
      act: `enter-${thing.kind}`,
      thingId: thing.id,
      call: `${method} ${name}`,
      isRead: method === 'GET',
    });
    if (!isFirstToday) return;
    for (const person of await peopleOf(services, thing)) {
      if (person.id !== visitor.id) await sendMailTo(services, person, thing.mail);
    }
  });
}

async function peopleOf(services: Services, { kind, id, ownerId }: ForeignThing) {
  if (kind === 'class') return classroomQueries(services).selectTeachers(id);
  const owner = ownerId === null ? null : await accountQueries(services).findActiveUser(ownerId);
  return owner && !owner.isAnonymous ? [owner] : [];
}
