import type * as calls from '@lemma/contracts';
import {
  type BodyOf,
  type HelpObstacle,
  type ItemHelp,
  openHelpThreadsMaximum,
  type ResponseOf,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { forbidden, notFound, RequestError } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { OwnedAttempt } from '../../attempts/api.ts';
import { isReadOnly } from '../../classrooms/api.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { isBegunElsewhere, testAsksThis } from '../../tasks/api.ts';
import { classData } from '../data/class-store.ts';
import { threadData } from '../data/thread-store.ts';
import { announce, noteAsked } from './happenings.ts';
import { findEarlier, writeMessage } from './messages.ts';
import { readerLanguages } from '../../../core/language/reader.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Whether the attempt offers help, and the items about which there is something to read. */
export async function getAttemptHelp(
  services: Services,
  attempt: OwnedAttempt,
): Promise<ResponseOf<typeof calls.getAttemptHelp>> {
  const settings = await classData(services).findSettings(attempt.task.classroomId);
  const isOffered = settings.isOn && !isWithoutHelp(attempt);
  const classId = isOffered && settings.mayPublish ? attempt.task.classroomId : null;
  return { isOffered, itemIds: await threadData(services).selectAskedItems({ attemptId: attempt.id, classId }) };
}

const isWithoutHelp = ({ task }: Pick<OwnedAttempt, 'task'>): boolean => task.kind === 'assessment' && !task.allowHelp;

/** Whether the learner may ask about a question, their threads about it, and what the class sees of others'. */
export async function getItemHelp(services: Services, attempt: OwnedAttempt, itemId: string): Promise<ItemHelp> {
  const { task } = attempt;
  const found = await threadData(services).findVariant({ attemptId: attempt.id, itemId });
  if (!found) throw notFound();
  const [{ obstacle, settings }, threads, published] = await Promise.all([
    findObstacle(services, attempt, itemId),
    threadData(services).selectOfItem({ attemptId: attempt.id, itemId }),
    isWithoutHelp(attempt)
      ? []
      : threadData(services).selectPublished({ classId: task.classroomId, exerciseId: found.exerciseId }),
  ]);
  return {
    obstacle,
    expected: settings.expected,
    threads: threads.map(({ thread, variantNumber }) => ({
      id: thread.id,
      state: thread.state,
      variantNumber,
      createdAt: thread.createdAt.toISOString(),
      lastMessageAt: thread.lastMessageAt.toISOString(),
    })),
    published: await presentPublished(
      services,
      settings.isOn && settings.mayPublish && obstacle !== 'test' ? published : [],
    ),
  };
}

type Published = Awaited<ReturnType<ReturnType<typeof threadData>['selectPublished']>>;

const presentPublished = (services: Services, rows: Published): Promise<ItemHelp['published']> =>
  Promise.all(
    rows.map(async ({ thread, variant }) => {
      const source = versionedDocument(services, variant.exerciseVersionId);
      const { view } = await services.engine.drawVariant(source, variant.seed, 'en', readerLanguages());
      return {
        id: thread.id,
        about: view.question,
        figures: [...view.figures],
        question: thread.publishedQuestion ?? '',
        reply: thread.publishedAnswer ?? '',
      };
    }),
  );

/** Why the learner cannot ask, the class's rules first. */
async function findObstacle(services: Services, { task, userId, classroomDays }: OwnedAttempt, itemId: string) {
  const settings = await classData(services).findSettings(task.classroomId);
  const because = (obstacle: HelpObstacle | null) => ({ settings, obstacle });
  if (!settings.isOn) return because('off');
  if (task.kind === 'assessment' && !task.allowHelp) return because('assessment');
  if (isReadOnly(classroomDays, services.now())) return because('over');
  if (await isBesideTest(services, { task, userId }, itemId)) return because('test');
  if (await classData(services).isMuted({ classId: task.classroomId, userId })) return because('muted');
  const openCount = await threadData(services).countOpenOf(userId);
  return because(openCount >= openHelpThreadsMaximum ? 'too-many' : null);
}

/** Returns whether another test of the learner asks the same: until that is handed in it gets no help of people either. */
export const isBesideTest = (
  services: Services,
  { task, userId }: { readonly task: Pick<OwnedAttempt['task'], 'id'>; readonly userId: string },
  itemId: string,
): Promise<boolean> => isBegunElsewhere(services, userId, { taskId: task.id, itemId });

const refusals: Record<HelpObstacle, () => RequestError> = {
  off: () => forbidden(said(m.noQuestionsHere)),
  assessment: () => forbidden(said(m.noHelpInAssessment)),
  test: testAsksThis,
  muted: () => forbidden(said(m.questionsPaused)),
  over: () => forbidden(said(m.classOver)),
  'too-many': () => tooManyOpen(),
};

/** Refuses an eleventh open thread. */
export const tooManyOpen = () =>
  new RequestError(429, 'request/too-many', said(m.tenOpenQuestions), { 'retry-after': '3600' });

/** Begins a thread about a variant with its first message. The same message again returns its thread. */
export async function askForHelp(
  services: Services,
  attempt: OwnedAttempt,
  itemId: string,
  { variantNumber, ...message }: BodyOf<typeof calls.askForHelp>,
): Promise<{ threadId: string }> {
  const found = await threadData(services).findVariant({ attemptId: attempt.id, itemId, number: variantNumber });
  if (!found) throw notFound();
  const { userId, task } = attempt;
  return inTransaction(services, async (services) => {
    await threadData(services).lockAsker(userId);
    const earlier = await findEarlier(services, { id: message.id, authorId: userId });
    if (earlier !== null) return { threadId: earlier };
    const { obstacle } = await findObstacle(services, attempt, itemId);
    if (obstacle !== null) throw refusals[obstacle]();
    const now = services.now();
    const thread = {
      id: newId(),
      classroomId: task.classroomId,
      userId,
      attemptVariantId: found.variant.id,
      exerciseId: found.exerciseId,
      state: 'open',
      hintsShown: found.variant.hintsShown,
      assigneeId: null,
      createdAt: now,
      lastMessageAt: now,
    } as const;
    await threadData(services).insertThread(thread);
    await writeMessage(services, message, { threadId: thread.id, authorId: userId, isStaff: false });
    await noteAsked(services, { thread, messageId: message.id, taskName: task.name });
    announce(services, thread.id);
    return { threadId: thread.id };
  });
}
