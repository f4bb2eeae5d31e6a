import type * as calls from '@lemma/contracts';
import {
  mostListedClassReviews,
  mostOpenClassReviews,
  type BodyOf,
  type ClassReview,
  type ClassReviewDetail,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, invalidField, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { planHappenings } from '../../notifications/api.ts';
import { classReviewData, type ClassReviewRow } from '../data/class-review-store.ts';
import { aheadMs } from './due.ts';
import { takeInBehind } from './memory.ts';
import { minutesOf, stateOf } from './set-reviews.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

interface Ids {
  readonly classId: string;
  readonly classReviewId: string;
}

/** The reviews that are set in a class, and how many have done them. */
export async function listClassReviews(services: Services, classId: string): Promise<ClassReview[]> {
  const reviews = await classReviewData(services).selectOfClass(classId, mostListedClassReviews);
  if (reviews.length > 0) await takeInBehind(services, classId);
  return presentAll(services, reviews);
}

async function presentAll(services: Services, reviews: readonly ClassReviewRow[]): Promise<ClassReview[]> {
  const moments = { now: services.now(), aheadMs };
  const counts = await classReviewData(services).countProgress(
    reviews.map(({ id }) => id),
    moments,
  );
  return reviews.map(({ id, minutes, setAt, dueAt }) => {
    const { learnerCount = 0, doneCount = 0, nothingDueCount = 0 } = counts.get(id) ?? {};
    const dates = { setAt: setAt.toISOString(), dueAt: dueAt.toISOString() };
    return { id, minutes, ...dates, learnerCount, doneCount, nothingDueCount };
  });
}

async function presentOne(services: Services, review: ClassReviewRow): Promise<ClassReview> {
  const [presented] = await presentAll(services, [review]);
  if (!presented) throw notFound();
  return presented;
}

/** Sets the learners of a class some minutes of review, and notifies them. */
export async function createClassReview(
  services: Services,
  classId: string,
  body: BodyOf<typeof calls.createClassReview>,
): Promise<ClassReview> {
  const setAt = services.now();
  const review = { id: newId(), classroomId: classId, minutes: body.minutes, setAt, dueAt: readDueAt(services, body) };
  await inTransaction(services, async (inside) => {
    if ((await classReviewData(inside).countOpen(classId, setAt)) >= mostOpenClassReviews) {
      throw conflict('request/conflict', said(m.mostOpenReviews, { mostOpenClassReviews }));
    }
    await classReviewData(inside).insertClassReview(review);
    await planReview(inside, review);
  });
  return presentOne(services, review);
}

/** Changes how long it is and until when. Learners are notified of the new day; what they have not read of the old one goes. */
export async function updateClassReview(
  services: Services,
  ids: Ids,
  body: BodyOf<typeof calls.updateClassReview>,
): Promise<ClassReview> {
  const before = await requireReview(services, ids);
  const review = { ...before, minutes: body.minutes, dueAt: readDueAt(services, body) };
  await inTransaction(services, async (inside) => {
    await classReviewData(inside).updateClassReview(review.id, review);
    await planReview(inside, review);
  });
  return presentOne(services, review);
}

/** Takes a review back, and its notifications as long as they are unread. */
export async function removeClassReview(services: Services, ids: Ids): Promise<void> {
  const { id } = await requireReview(services, ids);
  await inTransaction(services, async (inside) => {
    await classReviewData(inside).deleteClassReview(id);
    await planHappenings(inside, { topic: topicOf(id), kinds: ['review-set'], happenings: [] });
  });
}

/** How far each learner of the class is. */
export async function getClassReview(services: Services, ids: Ids): Promise<ClassReviewDetail> {
  const review = await requireReview(services, ids);
  await takeInBehind(services, ids.classId);
  const moments = { now: services.now(), aheadMs };
  const rows = await classReviewData(services).selectProgress({ id: review.id, userId: null, asked: [] }, moments);
  return {
    ...(await presentOne(services, review)),
    learners: rows.map((row) => ({
      memberId: row.memberId,
      firstName: row.firstName,
      lastName: row.lastName,
      minutesDone: minutesOf(row),
      questionCount: row.questionCount,
      rightCount: row.rightCount,
      state: stateOf(review, row),
    })),
  };
}

async function requireReview(services: Services, { classId, classReviewId }: Ids): Promise<ClassReviewRow> {
  const review = await classReviewData(services).findClassReview(classReviewId);
  if (review?.classroomId !== classId) throw notFound();
  return review;
}

function readDueAt(services: Services, body: { readonly dueAt: string }): Date {
  const dueAt = new Date(body.dueAt);
  if (dueAt <= services.now()) throw invalidField('dueAt', said(m.momentToCome));
  return dueAt;
}

const topicOf = (classReviewId: string) => `class-review:${classReviewId}`;

async function planReview(services: Services, { id, classroomId, minutes, dueAt }: ClassReviewRow): Promise<void> {
  await planHappenings(services, {
    topic: topicOf(id),
    kinds: ['review-set'],
    happenings: [
      {
        kind: 'review-set',
        subject: `${id} ${minutes} ${dueAt.toISOString()}`,
        topic: topicOf(id),
        to: { learnersOf: classroomId },
        about: { classId: classroomId, classReviewId: id, minutes, dueAt: dueAt.toISOString() },
        staleAt: dueAt,
      },
    ],
  });
}
