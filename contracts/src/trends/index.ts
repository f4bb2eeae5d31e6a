import { z } from 'zod';
import { endpoint, type ResponseOf } from '../core/endpoint.ts';

const feature = 'trends';

/** Weeks that trends look back on, this one included. */
export const trendWeeks = 8;

/** Learners of a mastery map in one answer. */
export const masteryPageSize = 100;

const week = z.object({
  /** The first of its seven days; the last week ends now. */
  from: z.iso.datetime(),
  /** Learners who worked on a task. */
  activeCount: z.int(),
  /** The part of the answered questions that was right as a whole, 0 to 1; null in a week without answers. */
  rightShare: z.number().nullable(),
});
export type TrendWeek = z.output<typeof week>;

/** Of the classes that the caller teaches and that are not archived. */
export const listClassTrends = endpoint({
  name: 'listClassTrends',
  feature,
  summary: 'How active one’s classes were in the last weeks, and how much was right. No names.',
  method: 'GET',
  path: '/classes/trends/',
  who: 'privileged',
  response: z.array(z.object({ classId: z.uuid(), weeks: z.array(week) })),
});

const mastery = z.object({
  topic: z.string(),
  /** 0 to 1, newer answers counting more; null with fewer than three answers. */
  mastery: z.number().nullable(),
  /** Change in the last four weeks; null where there was no figure then. */
  change: z.number().nullable(),
});

export const getMasteryMap = endpoint({
  name: 'getMasteryMap',
  feature,
  summary: 'What each learner of a class masters, by topic; a hundred learners at a time, by name.',
  method: 'GET',
  path: '/classes/{classId}/mastery/',
  who: { classroom: 'assistant' },
  records: 'class',
  params: z.object({ classId: z.uuid() }),
  query: z.object({ offset: z.coerce.number().int().min(0).max(100_000).default(0) }),
  response: z.object({
    total: z.int(),
    /** The topics with most answers, in the order of the catalogue. */
    topics: z.array(z.string()),
    learners: z.array(
      z.object({
        memberId: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        /** In the order of `topics`; null where nothing was practised. */
        cells: z.array(mastery.omit({ topic: true }).nullable()),
      }),
    ),
  }),
});
export type MasteryMap = ResponseOf<typeof getMasteryMap>;

const ownTrend = z.object({ weeks: z.array(week), topics: z.array(mastery) });
export type LearnerTrend = z.output<typeof ownTrend>;

export const getMemberTrend = endpoint({
  name: 'getMemberTrend',
  feature,
  summary: 'How one learner of a class did in the last weeks.',
  method: 'GET',
  path: '/classes/{classId}/members/{memberId}/trend/',
  who: { classroom: 'assistant' },
  records: 'learner',
  params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
  response: ownTrend,
});

/** Counts practice alone: what was right in a test is seen when its results are out. */
export const getMyTrend = endpoint({
  name: 'getMyTrend',
  feature,
  summary: 'How the caller’s own practice in a class went in the last weeks, and what they master.',
  method: 'GET',
  path: '/classes/{classId}/my_trend/',
  who: { classroom: 'member' },
  params: z.object({ classId: z.uuid() }),
  response: ownTrend,
});
