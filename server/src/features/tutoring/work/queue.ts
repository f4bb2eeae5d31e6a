import type * as calls from '@lemma/contracts';
import {
  type BodyOf,
  type HelpThreadSummary,
  helpThreadsPerPage,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { cleanText } from '../../../core/clean-text.ts';
import { forbidden, invalidField } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { readBegunElsewhere } from '../../tasks/api.ts';
import { classData } from '../data/class-store.ts';
import { queueData } from '../data/queue-store.ts';
import { threadData } from '../data/thread-store.ts';
import type { OpenThread } from './access.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const medianDays = 90;
const dayMs = 86_400_000;

type Row = Awaited<ReturnType<ReturnType<typeof queueData>['selectTaught']>>[number];

/** One page of the threads in which the caller asked, or which they can answer. */
export async function listHelpThreads(
  services: Services,
  user: SignedInUser,
  { side, state, classId, mine, page }: QueryOf<typeof calls.listHelpThreads>,
): Promise<ResponseOf<typeof calls.listHelpThreads>> {
  const queue = queueData(services);
  const filter = { state, classId, assigneeId: mine ? user.id : undefined, page };
  if (side === 'asked') {
    const [asked, isHeldBack] = await Promise.all([
      queue.selectAsked(user.id, filter),
      readBegunElsewhere(services, user.id),
    ]);
    const rows = asked.map((row) =>
      isHeldBack({ exerciseId: row.thread.exerciseId, taskId: row.taskId }) ? { ...row, excerpt: '' } : row,
    );
    return { ...presentPage(rows), classes: [], medianMinutes: null };
  }
  const since = new Date(services.now().getTime() - medianDays * dayMs);
  const [rows, classes, minutes] = await Promise.all([
    queue.selectTaught(user.id, filter),
    queue.selectClasses(user.id),
    queue.findMedianMinutes(user.id, { since, classId }),
  ]);
  return { ...presentPage(rows), classes, medianMinutes: minutes === null ? null : Math.round(minutes) };
}

const presentPage = (rows: readonly Row[]) => ({
  threads: rows.slice(0, helpThreadsPerPage).map(present),
  hasMore: rows.length > helpThreadsPerPage,
});

function present({
  thread,
  learnerName,
  className,
  taskName,
  position,
  excerpt,
  assigneeName,
}: Row): HelpThreadSummary {
  return {
    id: thread.id,
    state: thread.state,
    createdAt: thread.createdAt.toISOString(),
    lastMessageAt: thread.lastMessageAt.toISOString(),
    learnerName,
    classId: thread.classroomId,
    className,
    taskName,
    position,
    excerpt,
    assigneeName,
  };
}

export async function countHelpThreads(
  services: Services,
  userId: string,
): Promise<ResponseOf<typeof calls.countHelpThreads>> {
  const { count, oldest } = await queueData(services).countOpen(userId);
  return { openCount: count, oldestId: oldest?.id ?? null, oldestAt: oldest?.at.toISOString() ?? null };
}

/** Gives a thread to somebody who teaches the class, or back to all. */
export async function assignHelpThread(services: Services, { row }: OpenThread, userId: string | null): Promise<void> {
  if (userId !== null) {
    const helpers = await classData(services).selectHelpers(row.classroomId);
    if (!helpers.some(({ id }) => id === userId)) {
      throw invalidField('userId', said(m.chooseStaffOfClass));
    }
  }
  await threadData(services).updateThread(row.id, { assigneeId: userId });
}

/** Keeps a learner from asking in the class, or ends that. */
export async function muteHelpLearner(
  services: Services,
  user: SignedInUser,
  { row }: OpenThread,
  isMuted: boolean,
): Promise<void> {
  const learner = { classId: row.classroomId, userId: row.userId };
  if (!isMuted) return classData(services).deleteMute(learner);
  return classData(services).insertMute({
    classroomId: row.classroomId,
    userId: row.userId,
    mutedBy: user.id,
    mutedAt: services.now(),
  });
}

/** Shows a question and an answer to the class, without names. */
export async function publishHelpThread(
  services: Services,
  user: SignedInUser,
  { row }: OpenThread,
  { question, answer }: BodyOf<typeof calls.publishHelpThread>,
): Promise<void> {
  const { mayPublish } = await classData(services).findSettings(row.classroomId);
  if (!mayPublish) throw forbidden(said(m.settingsForbidShowing));
  await threadData(services).updateThread(row.id, {
    publishedQuestion: cleanText(question),
    publishedAnswer: cleanText(answer),
    publishedAt: services.now(),
    publishedBy: user.id,
  });
}

export const withdrawHelpThread = (services: Services, { row }: OpenThread): Promise<void> =>
  threadData(services).updateThread(row.id, {
    publishedQuestion: null,
    publishedAnswer: null,
    publishedAt: null,
    publishedBy: null,
  });
