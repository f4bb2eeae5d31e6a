import { type HelpConversation, openHelpThreadsMaximum } from '@lemma/contracts';
import { forbidden, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { classData } from '../data/class-store.ts';
import { messageData } from '../data/message-store.ts';
import { type HelpThreadRow, threadData } from '../data/thread-store.ts';
import type { OpenThread } from './access.ts';
import { tooManyOpen } from './asking.ts';
import { announce, noteAnswered, noteAsked, withdrawAsked } from './happenings.ts';
import { findEarlier, type NewMessage, writeMessage } from './messages.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** The messages of a thread; the same for both sides. */
export async function readConversation(services: Services, threadId: string): Promise<HelpConversation> {
  const [found, rows, pictures] = await Promise.all([
    threadData(services).findThread(threadId),
    messageData(services).selectMessages(threadId),
    messageData(services).selectPictures(threadId),
  ]);
  if (!found) throw notFound();
  const byMessage = Map.groupBy(pictures, ({ messageId }) => messageId);
  return {
    threadId,
    state: found.thread.state,
    closedBy: found.thread.closedBy,
    messages: rows.map(({ message, authorName }) => ({
      id: message.id,
      authorId: message.authorId,
      authorName,
      isStaff: message.isStaff,
      text: message.text,
      pictures: (byMessage.get(message.id) ?? []).map(({ id, width, height }) => ({ id, width, height })),
      createdAt: message.createdAt.toISOString(),
      isHint: message.hintedAt !== null,
    })),
  };
}

/** Writes into a thread. The same message again changes nothing. */
export async function sendHelpMessage(
  services: Services,
  user: SignedInUser,
  { row, side }: OpenThread,
  message: NewMessage,
): Promise<HelpConversation> {
  const context = await threadData(services).findContext(row.id);
  const taskName = context?.task.name ?? '';
  await inTransaction(services, async (services) => {
    if (side === 'learner') await threadData(services).lockAsker(user.id);
    const thread = await threadData(services).lockThread(row.id);
    if (!thread) throw notFound();
    const earlier = await findEarlier(services, { id: message.id, authorId: user.id });
    if (earlier === thread.id) return;
    if (side === 'learner') await requireMayWrite(services, thread);
    await writeMessage(services, message, { threadId: thread.id, authorId: user.id, isStaff: side === 'staff' });
    const written = { thread, messageId: message.id, taskName };
    const now = services.now();
    if (side === 'staff') {
      const firstAnsweredAt = thread.firstAnsweredAt ?? now;
      await threadData(services).updateThread(thread.id, {
        state: 'answered',
        closedBy: null,
        lastMessageAt: now,
        firstAnsweredAt,
      });
      await withdrawAsked(services, thread.id);
      await noteAnswered(services, written);
    } else {
      await threadData(services).updateThread(thread.id, { state: 'open', closedBy: null, lastMessageAt: now });
      await noteAsked(services, written);
    }
    announce(services, thread.id);
  });
  return readConversation(services, row.id);
}

async function requireMayWrite(services: Services, { classroomId: classId, userId, state }: HelpThreadRow) {
  if (await classData(services).isMuted({ classId, userId })) {
    throw forbidden(said(m.questionsPaused));
  }
  if (state !== 'closed') return;
  const settings = await classData(services).findSettings(classId);
  if (!settings.isOn) throw forbidden(said(m.noMoreQuestions));
  if ((await threadData(services).countOpenOf(userId)) >= openHelpThreadsMaximum) throw tooManyOpen();
}

/** Closes a thread; one that is closed stays as it is. */
export async function closeHelpThread(services: Services, { row, side }: OpenThread): Promise<HelpConversation> {
  await inTransaction(services, async (services) => {
    const thread = await threadData(services).lockThread(row.id);
    if (!thread) throw notFound();
    if (thread.state === 'closed') return;
    await threadData(services).updateThread(thread.id, { state: 'closed', closedBy: side });
    await withdrawAsked(services, thread.id);
    announce(services, thread.id);
  });
  return readConversation(services, row.id);
}
