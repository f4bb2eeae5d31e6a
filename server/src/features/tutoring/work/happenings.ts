import type { Services } from '../../../core/services.ts';
import { planHappenings, recordHappenings } from '../../notifications/api.ts';
import type { HelpThreadRow } from '../data/thread-store.ts';

/** Says on all nodes that a thread has changed. */
export const announce = (services: Services, threadId: string): void =>
  services.afterCommit(() => services.bus.publish(topicOfThread(threadId)));

/** With it pages follow a thread, and notifications are taken back. */
export const topicOfThread = (threadId: string): string => `help:${threadId}`;

interface Written {
  readonly thread: Pick<HelpThreadRow, 'id' | 'classroomId' | 'userId' | 'assigneeId'>;
  readonly messageId: string;
  readonly taskName: string;
}

/** Notifies the person that it was given to; where there is none, everybody who teaches the class. */
export const noteAsked = (services: Services, { thread, messageId, taskName }: Written): Promise<void> =>
  recordHappenings(services, [
    {
      kind: 'help-asked',
      subject: messageId,
      topic: topicOfThread(thread.id),
      fold: thread.classroomId,
      to:
        thread.assigneeId === null
          ? { staffOf: thread.classroomId }
          : { person: thread.assigneeId, inClass: thread.classroomId },
      about: { classId: thread.classroomId, threadId: thread.id, task: taskName },
    },
  ]);

/** Notifies the learner, in the class or not: a thread stays theirs. */
export const noteAnswered = (services: Services, { thread, messageId, taskName }: Written): Promise<void> =>
  recordHappenings(services, [
    {
      kind: 'help-answered',
      subject: messageId,
      topic: topicOfThread(thread.id),
      fold: thread.id,
      to: { person: thread.userId },
      about: { classId: thread.classroomId, threadId: thread.id, task: taskName },
    },
  ]);

/** Takes unread notifications of a question back: it is answered or closed. */
export const withdrawAsked = (services: Services, threadId: string): Promise<void> =>
  planHappenings(services, { topic: topicOfThread(threadId), kinds: ['help-asked'], happenings: [] });
