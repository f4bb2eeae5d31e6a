import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { reviewLearners, reviewQuestions, reviewResponses, reviewStates } from '../../../../core/db/tables/index.ts';
import { own } from './export-steps.ts';
import { presentVerdict } from '../../../attempts/api.ts';
import type { Erasure, ExportPage, Merging, PersonalDataOfTables } from './rules.ts';
import { ofNobody } from './words.ts';

/** Keeps the choice of the account that stays, where it has one, and has all answers of both taken in anew. */
async function mergeLearners(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from review_learners theirs using review_learners ours
    where ours.user_id = ${into} and theirs.user_id = ${from}`);
  await tx.execute(sql`update review_learners set user_id = ${into} where user_id = ${from}`);
  await tx.execute(sql`
    update review_learners set taken_in_at = null, held_attempt_ids = '{}' where user_id = ${into}`);
}

/** Of two open sittings, one per account, that of the account that ends is over. */
async function mergeSittings(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`update review_sittings set ended_at = started_at where user_id = ${from} and ended_at is null`);
  await tx.execute(sql`update review_sittings set user_id = ${into} where user_id = ${from}`);
}

/** Deletes the questions with their answers. */
async function eraseQuestions(tx: Queryable, { userId }: Erasure): Promise<void> {
  await tx.execute(sql`
    delete from review_responses where question_id in (select id from review_questions where user_id = ${userId})`);
  await tx.execute(sql`delete from review_questions where user_id = ${userId}`);
}

const ownReviewResponses: ExportPage = async (db, { userId, offset, limit }) => {
  const rows = await db
    .select({ response: reviewResponses })
    .from(reviewResponses)
    .innerJoin(reviewQuestions, eq(reviewQuestions.id, reviewResponses.questionId))
    .where(eq(reviewQuestions.userId, userId))
    .orderBy(asc(reviewResponses.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ response: { id, questionId, receivedAt, answers, verdict } }) => ({
    id,
    questionId,
    receivedAt,
    answers,
    verdict: presentVerdict(verdict),
  }));
};

/** Reviews of learners. */
export const reviewDeclarations = {
  reviewLearners: {
    users: { userId: { merge: mergeLearners, erase: 'delete' } },
    export: own(reviewLearners.userId, { shown: { perDay: reviewLearners.perDay }, order: reviewLearners.userId }),
  },
  reviewStates: {
    // They follow from the responses of both accounts together.
    users: { userId: { merge: 'delete', erase: 'delete' } },
    export: own(reviewStates.userId, {
      shown: {
        exerciseId: reviewStates.exerciseId,
        stability: reviewStates.stability,
        difficulty: reviewStates.difficulty,
        lastAt: reviewStates.lastAt,
        dueAt: reviewStates.dueAt,
        answerCount: reviewStates.answerCount,
        reviewCount: reviewStates.reviewCount,
      },
      order: reviewStates.exerciseId,
    }),
  },
  reviewQuestions: {
    users: { userId: { merge: 'move', erase: eraseQuestions } },
    // No seed: it would draw the answers.
    export: own(reviewQuestions.userId, {
      shown: {
        id: reviewQuestions.id,
        exerciseId: reviewQuestions.exerciseId,
        hintsShown: reviewQuestions.hintsShown,
        givenUpAt: reviewQuestions.givenUpAt,
        draft: reviewQuestions.draft,
        outcome: reviewQuestions.outcome,
        answeredAt: reviewQuestions.answeredAt,
      },
      order: reviewQuestions.id,
    }),
  },
  classReviews: ofNobody('reviews that are set in a class'),
  reviewResponses: { users: {}, export: ownReviewResponses },
  reviewSittings: {
    users: { userId: { merge: mergeSittings, erase: 'delete' } },
    export: { none: 'which questions of reviews were drawn together' },
  },
} satisfies Partial<PersonalDataOfTables>;
