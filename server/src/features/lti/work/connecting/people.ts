import type { Services } from '../../../../core/services.ts';
import { connectionData } from '../../data/connection-store.ts';
import type { Entry } from '../launch/entry.ts';

/** Writes down that a course has sent somebody, and in which role: they come and go with it. */
export const noteCourseMember = async (
  services: Services,
  { context, role }: Pick<Entry, 'context' | 'role'>,
  identityId: string,
): Promise<void> => connectionData(services).keepMembers(context.id, [{ identityId, role }], services.now());
