import { v7 as newId } from 'uuid';
import { drawDemoChance } from './chance.ts';
import { setFinishedTest } from './finished-test.ts';
import { demoAdministrator, demoLearnerEmail, demoLearners, demoPassword, demoTeacher } from './people.ts';
import { demoClassrooms, type DemoClassroom, type DemoTask } from './plan.ts';
import { openDemoPoll } from './poll.ts';
import { askDemoQuestions } from './questions.ts';
import { practiseDaily, workThrough, type School } from './practice.ts';
import { accountQueries, completeRoles } from '../../people/api.ts';
import { classroomQueries, newJoinCode } from '../../classrooms/api.ts';
import { taskQueries, topicOfTask } from '../../tasks/api.ts';
import { goalQueries } from '../../goals/api.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { dayIn } from '../../../core/calendar/day-in.ts';
import { exerciseQueries } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { hashPassword } from '../../signing-in/api.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const hour = 60 * minute;
const opensAtHour = 8;
const goalOfADay = 5;
/** Learners are notified of the tasks of the last days. */
const newsDays = 3;

/**
 * Makes the demo school once: two classes, a teacher, an administrator, twenty learners and what they have done. Call it in a transaction,
 * so that a start that is cut off leaves nothing half made. True when it was made, false when it was there.
 */
export async function loadDemoSchool(services: Services): Promise<boolean> {
  if (await accountQueries(services).findByEmail(demoTeacher.email)) return false;
  const passwordHash = await hashPassword(demoPassword);
  const now = services.now();
  const today = new Date(now.getTime() - (now.getTime() % day));
  const joined = new Date(today.getTime() - 40 * day);
  const teacherId = newId();
  const account = { passwordHash, createdAt: joined, emailVerifiedAt: joined };
  const administratorId = newId();
  await accountQueries(services).insertUser({
    ...demoAdministrator,
    ...account,
    id: administratorId,
    roles: completeRoles(['ADMIN']),
  });
  await accountQueries(services).insertUser({
    ...demoTeacher,
    ...account,
    id: teacherId,
    roles: ['INSTRUCTOR'],
    letInAt: joined,
    letInBy: administratorId,
  });
  const learnerIds = demoLearners.map(() => newId());
  for (const [index, { firstName, lastName }] of demoLearners.entries()) {
    // Learners after the first have user names, as a school without e-mail would give them.
    const name = index === 0 ? { email: demoLearnerEmail } : { userName: `demo${index + 1}` };
    await accountQueries(services).insertUser({
      ...account,
      ...name,
      id: learnerIds[index] ?? '',
      firstName,
      lastName,
    });
  }
  const school: School = { services, today, teacherId, learnerIds, chance: drawDemoChance(20_260_901) };
  for (const classroom of demoClassrooms) await openDemoClassroom(school, classroom, joined);
  await chooseGoal(school, joined);
  return true;
}

/** The first learner has a daily goal. */
async function chooseGoal({ services, learnerIds }: School, from: Date): Promise<void> {
  const weekDays = [1, 2, 3, 4, 5, 6, 7];
  const goal = { fromDay: dayIn('UTC', from), rightCount: goalOfADay, weekDays };
  await goalQueries(services).saveGoal(learnerIds[0] ?? '', goal);
}

async function openDemoClassroom(school: School, plan: DemoClassroom, at: Date): Promise<void> {
  const { services, teacherId } = school;
  const classId = newId();
  await classroomQueries(services).insertClassroom({
    id: classId,
    name: plan.name,
    description: plan.description,
    joinCode: newJoinCode(),
    createdBy: teacherId,
    createdAt: at,
  });
  const learners = school.learnerIds.slice(...plan.learners);
  for (const userId of learners) await classroomQueries(services).insertLearner({ classId, userId, at });
  const sections = new Map<string, string>();
  for (const name of new Set(plan.tasks.map((task) => task.section))) {
    sections.set(name, newId());
    await classroomQueries(services).insertSection({ id: sections.get(name) ?? '', classId, name });
  }
  for (const [index, task] of plan.tasks.entries()) {
    const isAskedAbout = task.name === plan.askedAbout;
    const sectionId = sections.get(task.section) ?? null;
    await setDemoTask(school, { classId, learners, sectionId, task, index, isAskedAbout });
  }
  if (plan.weights) await setFinishedTest(school, { classId, learners, sections, weights: plan.weights });
  if (plan.hasPoll) await openDemoPoll(school, classId);
}

interface Setting {
  readonly classId: string;
  readonly learners: readonly string[];
  readonly sectionId: string | null;
  readonly task: DemoTask;
  readonly index: number;
  readonly isAskedAbout: boolean;
}

async function setDemoTask(school: School, setting: Setting): Promise<void> {
  const { classId, learners, sectionId, task, index, isAskedAbout } = setting;
  const { services, today, chance } = school;
  const opensAt = new Date(today.getTime() + task.opensInDays * day + opensAtHour * hour);
  const dueAt = task.dueInDays === null ? null : new Date(today.getTime() + (task.dueInDays + 1) * day - minute);
  const versions = await pickExercises(school, task, index);
  if (versions.length === 0) return;
  const taskId = newId();
  const items = versions.map((version, place) => ({
    id: newId(),
    taskId,
    groupId: newId(),
    position: place + 1,
    exerciseVersionId: version.id,
    points: version.document.parts.reduce((sum, part) => sum + (part.points ?? 1), 0),
  }));
  const groups = items.map(({ groupId, position }) => ({ id: groupId, taskId, position, type: 'SG' as const }));
  await taskQueries(services).insertTask(
    {
      id: taskId,
      classroomId: classId,
      sectionId,
      name: task.name,
      kind: task.kind,
      opensAt,
      dueAt,
      lastClosesAt: dueAt,
      questionCount: items.length,
      points: items.reduce((sum, item) => sum + item.points, 0),
      attemptsAllowed: task.kind === 'assessment' ? 1 : null,
      results: 'after-hand-in',
      solutions: 'after-answer',
      position: 0,
      createdAt: opensAt,
    },
    { groups, items },
  );
  const end = Math.min(dueAt?.getTime() ?? Infinity, services.now().getTime() - hour);
  const work = { taskId, kind: task.kind, items, end };
  for (const userId of learners) {
    const isTaken = chance() < task.takenBy;
    const startedAt = new Date(opensAt.getTime() + chance() * 0.8 * (end - opensAt.getTime()));
    if (userId === school.learnerIds[0] && task.kind === 'practice') {
      const own = { ...school, chance: drawDemoChance(20_261_201 + index) };
      await practiseDaily(own, { ...work, userId, startedAt: new Date(opensAt.getTime() + hour) });
    } else if (isTaken) await workThrough(school, { ...work, userId, startedAt });
  }
  if (isAskedAbout) await askDemoQuestions(school, { classId, learners, task: { id: taskId, name: task.name } });
  if (-newsDays <= task.opensInDays && task.opensInDays <= 0) {
    const dates = { opensAt: opensAt.toISOString(), dueAt: dueAt?.toISOString() ?? null };
    const about = { classId, taskId, ...dates };
    const to = { learnersOf: classId };
    await recordHappenings(services, [{ kind: 'task-set', subject: taskId, topic: topicOfTask(taskId), to, about }]);
  }
}

/** Starter exercises of the task's topics, other ones for each task. */
async function pickExercises({ services }: School, task: DemoTask, index: number) {
  const all = [];
  for (const topic of task.topics) all.push(...(await exerciseQueries(services).selectStarterVersionsByTopic(topic)));
  const start = (index * 3) % Math.max(1, all.length);
  return [...all.slice(start), ...all.slice(0, start)].slice(0, task.itemCount);
}
