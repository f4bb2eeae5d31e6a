import type * as calls from '@lemma/contracts';
import {
  productName,
  version,
  type BodyOf,
  type FeedbackItem,
  type FeedbackState,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { said, type Speaker } from '@lemma/contracts/messages';
import { speakersFor } from '../../languages/api.ts';
import * as m from '../messages.ts';
import { cleanLine, cleanText } from '../../../core/clean-text.ts';
import { notFound } from '../../../core/errors.ts';
import { feedbackData, type FeedbackStore } from '../data/feedback-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { mailQueries, renderMail } from '../../mails/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { pageOf } from '../../administration/api.ts';

type Row = Awaited<ReturnType<FeedbackStore['selectFeedbackOf']>>[number];
type Reply = Awaited<ReturnType<FeedbackStore['selectReplies']>>[number];

const shownOfMine = 50;

function present(row: Row, replies: readonly Reply[], speaker: Speaker): FeedbackItem {
  return {
    id: row.id,
    subject: row.subject,
    message: row.message,
    state: row.state,
    type: row.type,
    feedbackType: row.feedbackType,
    createdAt: row.createdAt.toISOString(),
    replies: replies
      .filter((reply) => reply.feedbackId === row.id)
      .map(({ id, author, message, createdAt }) => ({
        id,
        author: author ?? speaker.say(m.team, { product: productName }),
        message,
        at: createdAt.toISOString(),
      })),
  };
}

/** Stores feedback (D18), with the sender if they are signed in. */
export async function sendFeedback(
  services: Services,
  sender: SignedInUser | null,
  body: BodyOf<typeof calls.sendFeedback>,
): Promise<{ id: string }> {
  const id = newId();
  const { userAgent, pageUrl, version, extras } = body.context;
  await inTransaction(services, async (services) => {
    await feedbackData(services).insertFeedback({
      id,
      userId: sender?.id ?? null,
      subject: cleanLine(body.subject),
      message: cleanText(body.message),
      replyAllowed: body.replyAllowed,
      preferredEmail: body.preferredEmail,
      feedbackType: cleanLine(body.feedbackType),
      type: body.type,
      state: body.state,
      context: {
        userAgent: cleanLine(userAgent),
        pageUrl: cleanLine(pageUrl),
        version: cleanLine(version),
        extras: Object.fromEntries(Object.entries(extras).map(([key, value]) => [cleanLine(key), cleanLine(value)])),
      },
      createdAt: services.now(),
    });
    await recordHappenings(services, [
      { kind: 'feedback-sent', subject: id, topic: 'feedback', fold: 'feedback', to: 'administrators', about: {} },
    ]);
  });
  return { id };
}

/** A report about another person reaches the same people as a letter to them. */
export const reportAbuse = (
  services: Services,
  reporter: SignedInUser,
  { subject, message, path }: { readonly subject: string; readonly message: string; readonly path: string },
): Promise<{ id: string }> =>
  sendFeedback(services, reporter, {
    subject,
    message,
    replyAllowed: true,
    preferredEmail: '',
    feedbackType: 'report',
    type: 'QU',
    state: 'OP',
    context: { userAgent: '', pageUrl: path, version, extras: {} },
  });

export async function listMyFeedback(services: Services, userId: string, speaker: Speaker): Promise<FeedbackItem[]> {
  const rows = await feedbackData(services).selectFeedbackOf(userId, shownOfMine);
  const replies = await feedbackData(services).selectReplies(rows.map((row) => row.id));
  return rows.map((row) => present(row, replies, speaker));
}

export async function listFeedback(
  services: Services,
  query: QueryOf<typeof calls.listFeedback>,
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.listFeedback>> {
  const total = await feedbackData(services).countFeedback(query);
  const open = await feedbackData(services).countFeedback({ q: '', state: 'OP' });
  const rows = await feedbackData(services).selectFeedback(query, pageOf(query));
  const replies = await feedbackData(services).selectReplies(rows.map(({ item }) => item.id));
  return {
    total,
    open,
    items: rows.map(({ item, sender }) => ({
      ...present(item, replies, speaker),
      sender: sender ?? '',
      senderId: item.userId,
      replyAllowed: item.replyAllowed,
      preferredEmail: item.preferredEmail,
      context: item.context,
    })),
  };
}

async function requireFeedback(services: Services, feedbackId: string) {
  const found = await feedbackData(services).findFeedback(feedbackId);
  if (!found) throw notFound();
  return found;
}

const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

interface Answer {
  readonly author: SignedInUser;
  readonly feedbackId: string;
  readonly message: string;
  /** For the author, who reads the item with its answer. */
  readonly speaker: Speaker;
}

/** Shows the answer on the sender's account page; also mails it where one is wanted and an address is known. */
export function answerFeedback(
  services: Services,
  { author, feedbackId, message, speaker }: Answer,
): Promise<FeedbackItem> {
  return inTransaction(services, async (services) => {
    const { item, senderEmail } = await requireFeedback(services, feedbackId);
    const text = cleanText(message);
    await feedbackData(services).insertReply({
      id: newId(),
      feedbackId,
      authorId: author.id,
      message: text,
      createdAt: services.now(),
    });
    await feedbackData(services).updateState(feedbackId, 'AN');
    const to = item.preferredEmail === '' ? senderEmail : item.preferredEmail;
    if (item.replyAllowed && to !== null) {
      const content = {
        subject: said(m.answerSubject, { subject: item.subject }),
        paragraphs: [
          said(m.youWrote, { subject: item.subject }),
          ...paragraphsOf(text),
          `${author.firstName} ${author.lastName}`,
          said(m.whatYouWrote),
          ...paragraphsOf(item.message),
        ],
      };
      const speakerOf = await speakersFor(services, item.userId === null ? [] : [item.userId]);
      const mail = renderMail(services.environment.publicUrl, content, speakerOf(item.userId));
      await mailQueries(services).insertMail({ userId: item.userId, to, ...mail });
    }
    const replies = await feedbackData(services).selectReplies([feedbackId]);
    return present({ ...item, state: 'AN' }, replies, speaker);
  });
}

export async function setFeedbackState(
  services: Services,
  {
    feedbackId,
    state,
    speaker,
  }: { readonly feedbackId: string; readonly state: FeedbackState; readonly speaker: Speaker },
): Promise<FeedbackItem> {
  const { item } = await requireFeedback(services, feedbackId);
  await feedbackData(services).updateState(feedbackId, state);
  return present({ ...item, state }, await feedbackData(services).selectReplies([feedbackId]), speaker);
}
