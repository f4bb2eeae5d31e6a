import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { ownData } from '../../../core/own.ts';
import {
  answerComments,
  attempts,
  attemptVariants,
  members,
  responses,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { fromResponses } from '../../attempts/api.ts';

export type CommentRow = Awaited<ReturnType<CommentStore['selectOfLearner']>>[number];
type CommentStore = ReturnType<typeof createCommentStore>;

const mostListed = 500;

/** Comments of teachers on responses. */
function createCommentStore({ db }: Pick<Database, 'db'>) {
  const select = () =>
    fromResponses(db, {
      comment: answerComments,
      author: { firstName: users.firstName, lastName: users.lastName },
      response: { answers: responses.answers },
      variant: { taskItemId: attemptVariants.taskItemId, number: attemptVariants.number },
      attempt: attempts,
      task: tasks,
    })
      .innerJoin(answerComments, eq(answerComments.responseId, responses.id))
      .innerJoin(users, eq(users.id, answerComments.authorId));

  return {
    /** The comments on one learner's answers in a task, the oldest first. */
    selectOfLearner: ({ taskId, userId }: { readonly taskId: string; readonly userId: string }) =>
      select()
        .where(and(eq(attempts.taskId, taskId), eq(attempts.userId, userId)))
        .orderBy(asc(answerComments.createdAt), asc(answerComments.id))
        .limit(mostListed),

    async findComment(classId: string, commentId: string) {
      const [row] = await select().where(and(eq(answerComments.id, commentId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },

    /** A response of somebody who is a learner of the class now. */
    async findResponse(classId: string, responseId: string) {
      const [row] = await fromResponses(db, {
        id: responses.id,
        place: attemptVariants.place,
        attempt: attempts,
        task: tasks,
      })
        .innerJoin(
          members,
          and(
            eq(members.classroomId, tasks.classroomId),
            eq(members.userId, attempts.userId),
            eq(members.role, 'learner'),
            isNull(members.removedAt),
          ),
        )
        .where(and(eq(responses.id, responseId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },

    async countOfResponse(responseId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(answerComments)
        .where(eq(answerComments.responseId, responseId));
      return row?.count ?? 0;
    },

    /** False when there is one of this id. */
    async insertComment(comment: typeof answerComments.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(answerComments)
        .values(comment)
        .onConflictDoNothing({ target: answerComments.id })
        .returning({ id: answerComments.id });
      return inserted.length === 1;
    },

    async deleteComment(id: string): Promise<void> {
      await db.delete(answerComments).where(eq(answerComments.id, id));
    },
  };
}

export const commentData = ownData(createCommentStore);
