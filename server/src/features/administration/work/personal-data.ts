import { conflict } from '../../../core/errors.ts';
import { requireUser } from './users.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { auditQueries } from '../../audit/api.ts';
import { userQueries } from '../../people/api.ts';
import type { Services } from '../../../core/services.ts';
import { eraseUser, exportPersonalData } from '../../privacy/api.ts';
import type { Download } from '../../../core/files/download.ts';
import { said, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

interface Act {
  readonly actor: SignedInUser;
  readonly userId: string;
}

/** Everything that is stored about somebody, as a zip; that it was taken is noted before. */
export async function exportUserData(services: Services, { actor, userId }: Act, speaker: Speaker): Promise<Download> {
  await requireUser(services, userId);
  await auditQueries(services).insertAuditEntry({ actorId: actor.id, subjectId: userId, act: 'export-user-data' });
  return {
    name: 'personal-data.zip',
    type: 'application/zip',
    content: await exportPersonalData(services, userId, speaker),
  };
}

/** Writes its audit entry in the transaction that erases. */
export async function eraseUserData(
  services: Services,
  { actor, userId, reason }: Act & { readonly reason: string },
): Promise<void> {
  if (actor.id === userId) throw conflict('request/conflict', said(m.eraseOwnOnAccountPage));
  await requireUser(services, userId);
  await userQueries(services).deleteActingSessions(userId);
  await eraseUser(services, { userId, actorId: actor.id, reason });
}
