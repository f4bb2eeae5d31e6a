import type { Services } from '../../../../core/services.ts';
import { connectionData } from '../../data/connection-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import type { Entry } from '../launch/entry.ts';

/** Writes down that a course has sent somebody, and in which role: they come and go with it. */
export async function noteCourseMember(
  services: Services,
  { registration, context, role, said }: Entry,
): Promise<void> {
  const person = await ltiData(services).findPerson(registration.id, said.subject);
  if (person === null) return;
  await connectionData(services).keepMembers(context.id, [{ identityId: person.id, role }], services.now());
}
