import type * as calls from '@lemma/contracts';
import type { Accommodation, BodyOf } from '@lemma/contracts';
import { cleanText } from '../../../core/clean-text.ts';
import { notFound } from '../../../core/errors.ts';
import { recomputeClosings } from './closings.ts';
import { planTasks } from './planning.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { scoreChangesData } from '../data/score-changes-store.ts';
import { accommodationData } from '../data/accommodation-store.ts';
import { auditQueries } from '../../audit/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import * as stored from '../../../core/language/messages.ts';
import { said, type Said } from '@lemma/contracts/messages';

interface MemberKey {
  readonly classId: string;
  readonly memberId: string;
}

export async function listAccommodations(services: Services, classId: string): Promise<Accommodation[]> {
  const rows = await accommodationData(services).selectWithNames(classId);
  const presented = rows.map(({ profile, memberId, firstName, lastName }) => ({
    memberId,
    firstName,
    lastName,
    timeFactor: profile.timeFactor,
    extraMinutes: profile.extraMinutes,
    shiftMinutes: profile.shiftMinutes,
    shiftUntil: profile.shiftUntil?.toISOString() ?? null,
    extraAttempts: profile.extraAttempts,
    note: profile.note,
    changedAt: profile.changedAt.toISOString(),
  }));
  return presented.sort((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName));
}

/** Gives a learner the profile; tasks and attempts of the class close by it from then on, also those that are open. */
export async function setAccommodation(
  services: Services,
  teacher: SignedInUser,
  key: MemberKey,
  body: BodyOf<typeof calls.setAccommodation>,
): Promise<Accommodation> {
  const userId = await requireMember(services, key);
  const { shiftUntil, note, ...profile } = body;
  await inTransaction(services, async (services) => {
    await accommodationData(services).save({
      ...profile,
      classroomId: key.classId,
      userId,
      shiftUntil: shiftUntil === null ? null : new Date(shiftUntil),
      note: cleanText(note),
      changedBy: teacher.id,
      changedAt: services.now(),
    });
    await recomputeClosings(services, { classId: key.classId, userId });
    await scoreChangesData(services).noteScoresOfPeople([userId]);
    await planTasks(services, { classId: key.classId });
    await writeDown(services, teacher, userId, 'set-accommodation', key, describe(body));
  });
  const given = await listAccommodations(services, key.classId);
  const own = given.find(({ memberId }) => memberId === key.memberId);
  if (!own) throw notFound();
  return own;
}

export async function removeAccommodation(services: Services, teacher: SignedInUser, key: MemberKey): Promise<void> {
  const userId = await requireMember(services, key);
  await inTransaction(services, async (services) => {
    if (!(await accommodationData(services).remove({ classId: key.classId, userId }))) return;
    await recomputeClosings(services, { classId: key.classId, userId });
    await scoreChangesData(services).noteScoresOfPeople([userId]);
    await planTasks(services, { classId: key.classId });
    await writeDown(services, teacher, userId, 'remove-accommodation', key);
  });
}

async function requireMember(services: Services, key: MemberKey): Promise<string> {
  const userId = await accommodationData(services).findMember(key);
  if (userId === null) throw notFound();
  return userId;
}

async function writeDown(
  services: Services,
  teacher: SignedInUser,
  userId: string,
  act: 'set-accommodation' | 'remove-accommodation',
  { classId }: MemberKey,
  given?: Said,
): Promise<void> {
  await auditQueries(services).insertAuditEntry({
    actorId: teacher.id,
    subjectId: userId,
    act,
    details: given
      ? said(stored.auditOfClass, { id: classId, sentence: given })
      : said(stored.auditInClass, { id: classId }),
  });
}

/** The figures; never the note, which may tell why. */
function describe(body: BodyOf<typeof calls.setAccommodation>): Said {
  const figures = {
    factor: String(body.timeFactor),
    extra: String(body.extraMinutes),
    shift: String(body.shiftMinutes),
    more: String(body.extraAttempts),
  };
  return body.shiftUntil === null
    ? said(stored.auditAccommodation, figures)
    : said(stored.auditAccommodationUntil, { ...figures, moment: body.shiftUntil });
}
