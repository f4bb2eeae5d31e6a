import type { Endpoint } from '@lemma/contracts';
import { sendMailTo } from '../features/identity/mail-links.ts';
import type { SignedInUser } from '../features/accounts/store.ts';
import { staffInClassMail } from '../features/mails/texts.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../stores.ts';
import { requireConfirmation } from './confirmation.ts';

/**
 * Staff pass into classes of which they are no members, never unseen: whoever has a second factor gives it afresh, each
 * call is in the audit log (the same read once an hour), and once a day the teachers are told (SC21).
 */
export async function noteForeignClass(
  services: Services,
  endpoint: Endpoint,
  visitor: SignedInUser,
  classId: string,
): Promise<void> {
  const hasFactors = (await services.identity.selectSecondFactors(visitor.id)).length > 0;
  if (hasFactors) await requireConfirmation(services, visitor);
  await inTransaction(services, async (services) => {
    const { method, name } = endpoint;
    const call = `${method} ${name}`;
    const visit = { actorId: visitor.id, classId, call, isRead: method === 'GET' };
    const { isFirstToday } = await services.audit.insertClassVisit(visit);
    if (!isFirstToday) return;
    for (const teacher of await services.classrooms.selectTeachers(classId)) {
      if (teacher.id !== visitor.id) await sendMailTo(services, teacher, staffInClassMail(classId));
    }
  });
}
