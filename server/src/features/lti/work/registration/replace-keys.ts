import type { Services } from '../../../../core/services.ts';
import { auditQueries } from '../../../audit/api.ts';
import { platformKeys } from '../keys.ts';

/**
 * Replaces the keys towards LMSs, of which somebody else may know one: what they have signed no longer counts, and the
 * access that they have opened is asked for anew. Other nodes follow within a minute.
 */
export async function replaceLtiKeys(services: Services, actorId: string): Promise<void> {
  await platformKeys(services).replaceAll();
  await auditQueries(services).insertAuditEntry({ actorId, act: 'replace-lms-keys' });
}
