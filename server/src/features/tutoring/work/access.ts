import { getHelpThread, reportHelpMessage, type Endpoint, type MemberRole } from '@lemma/contracts';
import { requireVisitor, type AccessCheck } from '../../../core/access/authorise.ts';
import { isStaff } from '../../../core/access/roles.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { classroomQueries, refuseReadOnly } from '../../classrooms/api.ts';
import { testAsksThis } from '../../tasks/api.ts';
import { type HelpThreadRow, threadData } from '../data/thread-store.ts';
import { isBesideTest } from './asking.ts';

/** A thread with the side on which the caller is. */
export interface OpenThread {
  readonly row: HelpThreadRow;
  readonly side: 'learner' | 'staff';
}

declare module '../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ helpThread }` endpoints. */
    readonly helpThread: OpenThread;
  }
}

const helpers: readonly (MemberRole | undefined)[] = ['teacher', 'assistant'];

/** Admits the learner who asked in `{threadId}`, the people who teach its class, and staff (P05). */
export function checkHelpThread(services: Services): AccessCheck<'party' | 'staff'> {
  return async (visit, level) => {
    const visitor = requireVisitor(visit);
    const found = await threadData(services).findThread(visit.params.threadId ?? '');
    if (!found) throw notFound();
    const { thread, classroomDays } = found;
    const side = await sideOf(services, visitor, thread);
    if (level === 'staff' && side === 'learner') throw forbidden();
    if (side === 'learner' && !isAlwaysOpen(visit.endpoint)) await requireNoTest(services, thread);
    refuseReadOnly(services, visit.endpoint, classroomDays);
    return { resources: { helpThread: { row: thread, side } }, classId: thread.classroomId };
  };
}

/** The calls about a thread that give no words of anybody who teaches. */
const alwaysOpen: ReadonlySet<string> = new Set([getHelpThread.name, reportHelpMessage.name]);
const isAlwaysOpen = ({ name }: Pick<Endpoint, 'name'>): boolean => alwaysOpen.has(name);

/** A thread is closed to its learner while a test that they have begun asks the same. */
async function requireNoTest(services: Services, { id, userId }: HelpThreadRow): Promise<void> {
  const context = await threadData(services).findContext(id);
  if (context && (await isBesideTest(services, { task: context.task, userId }, context.variant.taskItemId))) {
    throw testAsksThis();
  }
}

async function sideOf(
  services: Services,
  visitor: ReturnType<typeof requireVisitor>,
  { userId, classroomId: classId }: HelpThreadRow,
): Promise<OpenThread['side']> {
  if (visitor.id === userId) return 'learner';
  if (isStaff(visitor)) return 'staff';
  const membership = await classroomQueries(services).findMembership({ classId, userId: visitor.id });
  if (!helpers.includes(membership?.role)) throw notFound();
  return 'staff';
}
