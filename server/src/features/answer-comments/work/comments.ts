import { asTyped } from '../../attempts/api.ts';
import { mostCommentsEach, type AnswerComment, type MyAnswerComment } from '@lemma/contracts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { cleanText } from '../../../core/clean-text.ts';
import { conflict, forbidden, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { OwnedAttempt } from '../../attempts/api.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { planHappenings, recordHappenings } from '../../notifications/api.ts';
import { gradeQueries } from '../../results/api.ts';
import { areResultsVisible, selectItemsBegunElsewhere } from '../../tasks/api.ts';
import { commentData, type CommentRow } from '../data/comment-store.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const topicOf = (commentId: string) => `comment:${commentId}`;

const authorOf = ({ author }: CommentRow) => `${author.firstName} ${author.lastName}`.trim();

const isVisible = (services: Services, { task, attempt }: Pick<CommentRow, 'task' | 'attempt'>): boolean =>
  areResultsVisible(task, attempt, services.now());

/** Leaves out, or shows as not visible, what another test asks that the learner has begun: it comes with the hand-in. */
const readHeldBack = (services: Services, ids: { readonly userId: string; readonly taskId: string }) =>
  selectItemsBegunElsewhere(services, ids.userId, { taskId: ids.taskId, itemId: null });

/** Teachers remove every comment of their class, assistants their own. */
async function mayRemoveAll(services: Services, user: SignedInUser, classId: string): Promise<boolean> {
  const membership = await classroomQueries(services).findMembership({ classId, userId: user.id });
  return membership?.role !== 'assistant';
}

interface Seen {
  readonly mayRemove: boolean;
  readonly heldBack: ReadonlySet<string>;
}

const present = (services: Services, row: CommentRow, { mayRemove, heldBack }: Seen): AnswerComment => ({
  id: row.comment.id,
  responseId: row.comment.responseId,
  text: row.comment.text,
  author: authorOf(row),
  createdAt: row.comment.createdAt.toISOString(),
  mayRemove,
  isVisible: isVisible(services, row) && !heldBack.has(row.variant.taskItemId),
});

/** The comments on one learner's answers in a task. */
export async function listAnswerComments(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly memberId: string; readonly taskId: string },
): Promise<AnswerComment[]> {
  const member = await gradeQueries(services).selectMember(ids);
  if (!member) throw notFound();
  const key = { taskId: ids.taskId, userId: member.userId };
  const [rows, heldBack, all] = await Promise.all([
    commentData(services).selectOfLearner(key),
    readHeldBack(services, key),
    mayRemoveAll(services, user, ids.classId),
  ]);
  return rows
    .filter(({ task }) => task.classroomId === ids.classId)
    .map((row) => present(services, row, { mayRemove: all || row.comment.authorId === user.id, heldBack }));
}

/** Writes a comment. The learner is notified when results are visible to them; otherwise it comes with the results. */
export async function commentOnAnswer(
  services: Services,
  user: SignedInUser,
  { classId, responseId }: { readonly classId: string; readonly responseId: string },
  { id, text }: { readonly id: string; readonly text: string },
): Promise<AnswerComment> {
  const found = await commentData(services).findResponse(classId, responseId);
  if (!found) throw notFound();
  const earlier = await commentData(services).findComment(classId, id);
  if (!earlier && (await commentData(services).countOfResponse(responseId)) >= mostCommentsEach) {
    throw conflict('request/conflict', said(m.mostComments, { mostCommentsEach }));
  }
  await inTransaction(services, async (services) => {
    const comment = { id, responseId, authorId: user.id, text: cleanText(text), createdAt: services.now() };
    const isNew = await commentData(services).insertComment(comment);
    if (!isNew || !isVisible(services, found)) return;
    await recordHappenings(services, [
      {
        kind: 'answer-commented',
        subject: id,
        topic: topicOf(id),
        fold: found.task.id,
        to: { person: found.attempt.userId, inClass: classId },
        about: { classId, taskId: found.task.id, place: found.place },
      },
    ]);
  });
  const stored = await commentData(services).findComment(classId, id);
  if (stored?.comment.responseId !== responseId || stored.comment.authorId !== user.id) {
    throw conflict('request/conflict', said(m.otherCommentWithId));
  }
  const heldBack = await readHeldBack(services, { taskId: stored.task.id, userId: stored.attempt.userId });
  return present(services, stored, { mayRemove: true, heldBack });
}

/** Removes a comment, and its notification as long as it is unread. */
export async function removeAnswerComment(
  services: Services,
  user: SignedInUser,
  { classId, commentId }: { readonly classId: string; readonly commentId: string },
): Promise<void> {
  const found = await commentData(services).findComment(classId, commentId);
  if (!found) return;
  if (found.comment.authorId !== user.id && !(await mayRemoveAll(services, user, classId))) throw forbidden();
  await inTransaction(services, async (services) => {
    await commentData(services).deleteComment(commentId);
    await planHappenings(services, { topic: topicOf(commentId), kinds: ['answer-commented'], happenings: [] });
  });
}

/** The comments on a learner's own answers in a task, in all attempts of which the results are visible. */
export async function listMyAnswerComments(services: Services, attempt: OwnedAttempt): Promise<MyAnswerComment[]> {
  const [rows, heldBack] = await Promise.all([
    commentData(services).selectOfLearner(attempt),
    readHeldBack(services, attempt),
  ]);
  return rows
    .filter((row) => isVisible(services, row) && !heldBack.has(row.variant.taskItemId))
    .map((row) => ({
      id: row.comment.id,
      itemId: row.variant.taskItemId,
      attemptNumber: row.attempt.number,
      variantNumber: row.variant.number,
      responseId: row.comment.responseId,
      answers: asTyped(row.response.answers),
      text: row.comment.text,
      author: authorOf(row),
      createdAt: row.comment.createdAt.toISOString(),
    }));
}
