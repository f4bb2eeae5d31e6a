import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'goals';

/** Right answers a day that pages offer; any number up to `mostRightAnswers` can be chosen. */
export const goalSizes = [5, 10, 15, 20] as const;
export const mostRightAnswers = 100;
/** Days of a calendar week, Monday to Sunday, that end no streak when the goal is not reached on them. */
export const restDaysAWeek = 2;

/** 1 is Monday. */
const weekDay = z.int().min(1, words(m.daysOfWeek)).max(7, words(m.daysOfWeek));

const goal = z.strictObject({
  rightCount: z.int().min(1, words(m.chooseRightAnswers)).max(mostRightAnswers),
  weekDays: z
    .array(weekDay)
    .min(1, words(m.chooseWeekday))
    .max(7)
    .refine((days) => new Set(days).size === days.length, words(m.daysOnce)),
});
export type DailyGoal = z.output<typeof goal>;

/**
 * `reached`: the goal was reached. `rest`: it was not, and a rest day was taken. `free`: the day does not count for the
 * goal. `open`: anything else, today until the goal is reached, and days without a goal. `ahead`: a day to come.
 */
export const goalDayStates = ['reached', 'rest', 'free', 'open', 'ahead'] as const;

const goalDay = z.object({ day: z.iso.date(), rightCount: z.int(), state: z.enum(goalDayStates) });
export type GoalDay = z.output<typeof goalDay>;

const learnerGoal = z.object({
  /** Null while the person wants none, and before they have decided. */
  goal: goal.nullable(),
  /** Whether the person has ever chosen a goal or put the question away. */
  isDecided: z.boolean(),
  /** The time zone in which days begin; null until the browser has said it, and days are those of UTC. */
  timeZone: z.string().nullable(),
  today: z.iso.date(),
  /** Questions that were first answered right today, without those of tests whose results are not out yet. */
  rightToday: z.int(),
  isReached: z.boolean(),
  /** Days on which the goal was reached, without a longer break than the rest days. */
  streak: z.int(),
  best: z.int(),
  /** Four weeks from a Monday, of which this week is the last. */
  days: z.array(goalDay),
});
export type LearnerGoal = z.output<typeof learnerGoal>;

/** Returns the goal with the days that it is judged by (M06). */
export const getGoal = endpoint({
  name: 'getGoal',
  feature,
  summary: 'The caller’s daily goal, the streak and the last four weeks.',
  method: 'GET',
  path: '/learning/goal/',
  who: 'signed-in',
  inFrames: true,
  response: learnerGoal,
});

/** Holds from today on: earlier days keep the goal that they had. Null puts the goal, and the question for it, away. */
export const setGoal = endpoint({
  name: 'setGoal',
  feature,
  summary: 'Sets the caller’s daily goal, or puts it away.',
  method: 'PUT',
  path: '/learning/goal/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({ goal: goal.nullable() }),
  response: learnerGoal,
});
