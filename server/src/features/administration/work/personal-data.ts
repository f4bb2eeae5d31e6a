import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { conflict } from '../../../core/errors.ts';
import type { Services } from '../../../services.ts';
import { eraseUser } from '../../privacy/work/erase.ts';
import { exportPersonalData } from '../../privacy/work/export.ts';
import { requireUser } from './users.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';

interface Act {
  readonly actor: SignedInUser;
  readonly userId: string;
}

/** Everything that is stored about somebody, as a zip; that it was taken is noted before. */
export async function exportData(services: Services, { actor, userId }: Act, reply: FastifyReply): Promise<Readable> {
  await requireUser(services, userId);
  await services.audit.insertAuditEntry({ actorId: actor.id, subjectId: userId, act: 'export-user-data' });
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="personal-data.zip"',
    'cache-control': 'no-store',
  });
  return exportPersonalData(services, userId);
}

/** Writes its audit entry in the transaction that erases. */
export async function eraseData(
  services: Services,
  { actor, userId, reason }: Act & { readonly reason: string },
): Promise<void> {
  if (actor.id === userId) throw conflict('request/conflict', 'Erase your own account on your account page.');
  await requireUser(services, userId);
  await services.users.deleteActingSessions(userId);
  await eraseUser(services, { userId, actorId: actor.id, reason });
}
