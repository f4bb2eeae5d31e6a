import { RequestError } from '../../../core/errors.ts';
import { wasLetInBySomebody } from '../../../core/access/roles.ts';
import type { Account } from '../../../core/access/visitor.ts';
import { userData } from '../data/user-store.ts';
import { auditQueries } from '../../audit/api.ts';
import type { Services } from '../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Refusal for a teacher who was not let in yet (SC20). */
export const notLetIn = () => new RequestError(403, 'account/not-let-in', said(m.notLetIn));

/**
 * Lets a colleague in whom somebody has just made a teacher of their class, where that somebody was let in by name.
 * Rights given by the setting of the instance cannot be passed on.
 */
export async function letColleagueIn(services: Services, by: Account, userId: string): Promise<void> {
  if (!wasLetInBySomebody(by) || by.id === userId) return;
  const colleague = await userData(services).findUser(userId);
  if (!colleague || wasLetInBySomebody(colleague)) return;
  await userData(services).updateLetIn(userId, { at: services.now(), by: by.id });
  await auditQueries(services).insertAuditEntry({ actorId: by.id, subjectId: userId, act: 'let-teacher-in' });
}
