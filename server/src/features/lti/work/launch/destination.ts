import type { VisitorSession } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { launchData } from '../../data/launch-store.ts';
import type { PendingLaunch } from '../../data/login-store.ts';
import type { Entry } from './entry.ts';
import { mustHold } from './refusals.ts';

const choosingLastsMs = 12 * 3600 * 1000;

/** The page on which a teacher sees how far the learners are with the task of a link. */
export const progressPath = (classId: string, taskId: string): string =>
  `/a/classrooms/${classId}/tasks/${taskId}/progress`;

/** Where a launch goes, inside the frame: from our own table, never by an address of the platform. */
export function pathOf({ context, link, role, messageType }: Pick<Entry, 'context' | 'link' | 'role' | 'messageType'>) {
  const isTeaching = role !== 'learner';
  if (messageType === 'LtiDeepLinkingRequest') {
    mustHold(isTeaching, 'no-role', 'a learner cannot choose content');
    return '/choose';
  }
  const classId = context.classroomId;
  if (classId === null) return role === 'teacher' ? '/connect' : '/not-open-yet';
  const taskId = link?.taskId ?? null;
  if (!isTeaching) return taskId === null ? `/c/${classId}` : `/c/${classId}/tasks/${taskId}`;
  return taskId === null ? '/choose' : progressPath(classId, taskId);
}

const ticketOf = (sessionId: string): string => hashToken(`deep linking ${sessionId}`);

/** Keeps the request of a platform to choose content, for the session that it began. */
export async function keepDeepLinking(services: Services, sessionId: string, entry: Entry): Promise<void> {
  const { registration, context, link, role, said, deepLinking, locale } = entry;
  if (deepLinking === null) return;
  const { subject, ...claims } = said;
  const createdAt = services.now();
  await launchData(services).insertPending({
    ticketHash: ticketOf(sessionId),
    registrationId: registration.id,
    deploymentId: context.deploymentId,
    contextId: context.id,
    linkId: link?.id ?? null,
    subject,
    claims: { ...claims, locale, role, path: '/choose', deepLinking },
    createdAt,
    expiresAt: new Date(createdAt.getTime() + choosingLastsMs),
    usedAt: createdAt,
  });
}

/** The request to choose content that a session began with; null when it began with something else. */
export async function findDeepLinking(
  services: Services,
  session: Pick<VisitorSession, 'id'>,
): Promise<PendingLaunch | null> {
  return launchData(services).findPending(ticketOf(session.id));
}
