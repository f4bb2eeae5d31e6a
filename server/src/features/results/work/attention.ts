import type { Attention } from '@lemma/contracts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { selectLatest } from '../../notifications/api.ts';
import { topicOfTask } from '../../tasks/api.ts';
import { resultData } from '../data/result-store.ts';
import type { Services } from '../../../core/services.ts';

const soonLength = 48 * 3_600_000;

/** R10: open tasks of all classes that the user teaches in which somebody is stuck or, near the end, missing. */
export async function listAttention(services: Services, user: SignedInUser): Promise<Attention[]> {
  const now = services.now();
  const taught = (await classroomQueries(services).selectClassroomsOf(user.id)).filter(
    ({ classroom, role }) => role !== 'learner' && classroom.archivedAt === null,
  );
  const classIds = taught.map(({ classroom }) => classroom.id);
  const [learnerCounts, tasks] = await Promise.all([
    classroomQueries(services).countLearners(classIds),
    resultData(services).selectRunningTasks(classIds, now),
  ]);
  const practice = tasks.filter((task) => task.kind === 'practice' && task.startedCount > 0);
  const stuck = Map.groupBy(
    await resultData(services).countStuck(practice.map((task) => task.id)),
    (row) => row.taskId,
  );
  const reminded = await selectLatest(
    services,
    'task-reminder',
    tasks.map((task) => topicOfTask(task.id)),
  );
  const names = new Map(taught.map(({ classroom }) => [classroom.id, classroom.name]));
  return tasks
    .map((task) => ({
      classId: task.classId,
      className: names.get(task.classId) ?? '',
      taskId: task.id,
      taskName: task.name,
      dueAt: task.dueAt?.toISOString() ?? null,
      learnerCount: learnerCounts.get(task.classId) ?? 0,
      startedCount: task.startedCount,
      remindedAt: reminded.get(topicOfTask(task.id))?.toISOString() ?? null,
      stuck: (stuck.get(task.id) ?? []).map(({ position, learnerCount }) => ({ position, learnerCount })),
    }))
    .filter((one) => one.stuck.length > 0 || (isDueSoon(one, now) && one.startedCount < one.learnerCount))
    .sort((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'));
}

const isDueSoon = ({ dueAt }: { readonly dueAt: string | null }, now: Date): boolean =>
  dueAt !== null && Date.parse(dueAt) - now.getTime() <= soonLength;
