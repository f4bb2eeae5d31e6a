import type { Admitted } from '../../../core/access/authorise.ts';
import { auditQueries } from '../../audit/api.ts';
import type { Services } from '../../../core/services.ts';

/** Audits a change made while impersonating a user, before it happens (SC21). */
export async function noteActing(services: Services, { endpoint, visitor }: Admitted): Promise<void> {
  const administrator = visitor?.session?.actingAdministrator;
  const { method, name } = endpoint;
  if (!administrator || method === 'GET' || name === 'stopSignInAs') return;
  await auditQueries(services).insertAuditEntry({
    actorId: administrator.id,
    subjectId: visitor.id,
    act: 'call-as',
    details: `${method} ${name}`,
  });
}
