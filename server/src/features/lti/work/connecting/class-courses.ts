import type { ConnectedCourse } from '@lemma/contracts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { connectionData } from '../../data/connection-store.ts';
import { requireCourse } from '../roster/sync.ts';

/** The courses that are connected with a class. */
export async function listClassCourses(services: Services, classId: string): Promise<ConnectedCourse[]> {
  const rows = await connectionData(services).selectClassCourses(classId);
  const counts = await connectionData(services).selectScoreCounts(rows.map(({ context }) => context.id));
  return rows.map(({ context, platform, people }) => {
    const scoresThat = (state: 'waiting' | 'refused') =>
      counts.find((one) => one.contextId === context.id && one.state === state)?.scores ?? 0;
    return {
      id: context.id,
      title: context.title || context.label,
      label: context.label,
      platform,
      people,
      hasRoster: context.membershipsUrl !== null,
      syncedAt: context.syncedAt?.toISOString() ?? null,
      syncProblem: context.syncProblem,
      leader: context.leader,
      scoresWaiting: scoresThat('waiting'),
      scoresRefused: scoresThat('refused'),
    };
  });
}

interface CourseAct {
  readonly actorId: string;
  readonly classId: string;
  readonly courseId: string;
}

/** Says whose score counts where the LMS has another one. */
export function setCourseLeader(
  services: Services,
  { actorId, ...path }: CourseAct,
  leader: 'lemma' | 'lms',
): Promise<ConnectedCourse[]> {
  return inTransaction(services, async (services) => {
    const { context } = await requireCourse(services, path);
    if (context.leader !== leader) {
      await connectionData(services).updateContext(context.id, { leader });
      await auditQueries(services).insertAuditEntry({
        actorId,
        act: 'set-course-leader',
        details: `${context.title || context.label}: ${context.leader} → ${leader}`,
      });
    }
    return listClassCourses(services, path.classId);
  });
}

/** Takes the course off the class. Its people stay members, and what was sent stays in the LMS. */
export function disconnectCourse(services: Services, { actorId, ...path }: CourseAct): Promise<void> {
  return inTransaction(services, async (services) => {
    const { context, registration } = await requireCourse(services, path);
    const data = connectionData(services);
    await data.lockContext(context.id);
    await data.updateContext(context.id, { classroomId: null, connectedBy: null, connectedAt: null, syncedAt: null });
    await data.clearTasksOfLinks(context.id);
    await auditQueries(services).insertAuditEntry({
      actorId,
      act: 'disconnect-course',
      details: `${registration.name}, ${context.title || context.label}`,
    });
  });
}
