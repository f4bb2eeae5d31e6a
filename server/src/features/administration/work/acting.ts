import type { User } from '@lemma/contracts';
import { conflict } from '../../../core/errors.ts';
import { isStaff } from '../../../core/access/roles.ts';
import { requireUser } from './users.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { accountQueries, presentUser, userQueries } from '../../people/api.ts';
import { auditQueries } from '../../audit/api.ts';
import { recordViewQueries } from '../../privacy/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { actedAsMail, sendMailTo } from '../../mails/api.ts';
import { openSession } from '../../signing-in/api.ts';
import type { Browser } from '../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Longer than any question takes to look into, and short enough for a forgotten window. */
const actingSeconds = 60 * 60;

/** Opens a session of the administrator in which the visitor is the user; their own session ends. */
export function signInAs(
  services: Services,
  { actor, userId, reason }: { readonly actor: SignedInUser; readonly userId: string; readonly reason: string },
  browser: Browser,
): Promise<User> {
  return inTransaction(services, async (services) => {
    const target = await requireUser(services, userId);
    if (userId === actor.id) throw conflict('request/conflict', said(m.ownAccount));
    if (isStaff(target)) throw conflict('request/conflict', said(m.noSignInAsStaff));
    const account = await accountQueries(services).findActiveUser(userId);
    if (!account) throw conflict('request/conflict', said(m.accountDeactivated));
    await openSession(services, actor, browser, { actingAsId: userId });
    await userQueries(services).limitActing(actor.id, new Date(services.now().getTime() + actingSeconds * 1000));
    await auditQueries(services).insertAuditEntry({
      actorId: actor.id,
      subjectId: userId,
      act: 'sign-in-as',
      details: reason,
    });
    await recordViewQueries(services).insertActing({ viewerId: actor.id, learnerId: userId, at: services.now() });
    await sendMailTo(services, target, actedAsMail());
    return { ...presentUser(account), actingAdministrator: `${actor.firstName} ${actor.lastName}`.trim() };
  });
}

/** The administrator's own account again, in a new session that has confirmed nothing. */
export function stopSignInAs(services: Services, visitor: SignedInUser, browser: Browser): Promise<User> {
  return inTransaction(services, async (services) => {
    const administrator = visitor.session?.actingAdministrator;
    const account = administrator ? await accountQueries(services).findActiveUser(administrator.id) : null;
    if (!account) throw conflict('request/conflict', said(m.signedInAsYourself));
    await openSession(services, account, browser);
    await auditQueries(services).insertAuditEntry({
      actorId: account.id,
      subjectId: visitor.id,
      act: 'stop-sign-in-as',
      details: await auditQueries(services).findLastActingReason(account.id, visitor.id),
    });
    return presentUser(account);
  });
}
