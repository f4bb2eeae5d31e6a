import { roles, type Role } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { auditQueries } from '../../audit/api.ts';
import { accountQueries, completeRoles, describeRoles, userQueries } from '../../people/api.ts';

/** The request cannot be fulfilled; the message is for the operator. */
export class GrantError extends Error {
  override name = 'GrantError';
}

interface Grant {
  readonly email: string;
  readonly role: string;
}

/** Gives somebody a role from outside the product: so the first administrator comes to be. Answers all their roles. */
export function grantRole(
  database: Services['database'],
  { email, role }: Grant,
  now: () => Date,
): Promise<readonly Role[]> {
  const granted = roles.find((known) => known.toLowerCase() === role.trim().toLowerCase());
  if (granted === undefined) throw new GrantError(`There is no role ${role}. Roles are ${roles.join(', ')}.`);
  return database.transaction(async (tx) => {
    const services = { connection: { db: tx }, now };
    const account = await accountQueries(services).findByEmail(email.trim().toLowerCase());
    if (!account) {
      throw new GrantError(`No account has the e-mail address ${email}. Make the account in the browser first.`);
    }
    const after = completeRoles([...account.roles, granted]);
    await userQueries(services).updateRoles(account.id, after);
    // Whom the operator makes a teacher is let in.
    if (granted !== 'STUDENT') await userQueries(services).updateLetIn(account.id, { at: now(), by: account.id });
    await auditQueries(services).insertAuditEntry({
      actorId: null,
      subjectId: account.id,
      act: 'grant-role',
      details: describeRoles(account.roles, after),
    });
    return after;
  });
}
