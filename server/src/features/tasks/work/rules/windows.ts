import { graceSeconds } from '@lemma/contracts';

/*
 * When a task can be worked on, and until when an attempt takes answers: pure functions of a task, a learner's
 * accommodation and the server's time. Windows are half-open: what comes at the very end of one is after it.
 */

const minuteMs = 60_000;

export interface TaskTimes {
  readonly opensAt: Date | null;
  readonly dueAt: Date | null;
  readonly latePolicy: 'none' | 'per-day' | 'once';
  readonly lateUntil: Date | null;
  readonly timeLimitMinutes: number | null;
}

/** One profile moves limits and windows together. */
export interface Accommodation {
  readonly timeFactor: number;
  readonly extraMinutes: number;
  readonly shiftMinutes: number;
  readonly shiftUntil: Date | null;
  readonly extraAttempts: number;
}

/** One learner's own times in a task. */
export interface Window {
  readonly opensAt: Date | null;
  readonly dueAt: Date | null;
  /** Answers are taken before this: the due date or, where late ones are taken, the cut-off. Null for no end. */
  readonly endsAt: Date | null;
  readonly timeLimitMinutes: number | null;
}

const later = (moment: Date | null, minutes: number): Date | null =>
  moment === null ? null : new Date(moment.getTime() + minutes * minuteMs);

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const earliest = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/**
 * A longer limit makes the window longer by as much, so that learners with more time are not cut off by the due date.
 */
export function windowOf(task: TaskTimes, accommodation: Accommodation | null): Window {
  const usual = task.timeLimitMinutes;
  const limit =
    usual === null || accommodation === null
      ? usual
      : Math.max(usual, Math.ceil(usual * accommodation.timeFactor + accommodation.extraMinutes));
  const growth = limit === null || usual === null ? 0 : limit - usual;
  const minutes = growth + shiftOf(task, accommodation);
  const dueAt = later(task.dueAt, minutes);
  return { opensAt: task.opensAt, dueAt, endsAt: endOf(task, dueAt, minutes), timeLimitMinutes: limit };
}

function shiftOf(task: TaskTimes, accommodation: Accommodation | null): number {
  if (accommodation === null || task.dueAt === null) return 0;
  const isMeant = accommodation.shiftUntil === null || task.dueAt <= accommodation.shiftUntil;
  return isMeant ? accommodation.shiftMinutes : 0;
}

function endOf(task: TaskTimes, dueAt: Date | null, minutes: number): Date | null {
  if (dueAt === null || task.latePolicy === 'none') return dueAt;
  const cutOff = later(task.lateUntil, minutes);
  return cutOff === null ? null : latest(dueAt, cutOff);
}

/** When an attempt that was begun then takes no more answers; null is never. */
export function closingOf(window: Window, startedAt: Date): Date | null {
  const limit = window.timeLimitMinutes;
  return earliest(limit === null ? null : later(startedAt, limit), window.endsAt);
}

/** When the last of these windows ends; null is never. */
export function lastEndOf(windows: readonly Window[]): Date | null {
  let last: Date | null = new Date(0);
  for (const { endsAt } of windows) last = last === null || endsAt === null ? null : latest(last, endsAt);
  return last;
}

export const isOpen = (task: Pick<TaskTimes, 'opensAt'>, now: Date): boolean =>
  task.opensAt === null || now >= task.opensAt;

/** Whether nothing can be started now. */
export const hasEnded = (window: Pick<Window, 'endsAt'>, now: Date): boolean =>
  window.endsAt !== null && now >= window.endsAt;

/** Whether the task is over for a learner who may practise on, without anything that counts. */
export const isPractisedOn = (
  task: { readonly kind: 'practice' | 'assessment'; readonly password: string | null },
  window: Pick<Window, 'endsAt'>,
  now: Date,
): boolean => task.kind === 'practice' && task.password === null && hasEnded(window, now);

export interface AttemptTimes {
  readonly closesAt: Date | null;
  readonly handedInAt: Date | null;
}

/** Whether learners see the attempt as closed: handed in, or its time is up. */
export const isAttemptClosed = (attempt: AttemptTimes, now: Date): boolean =>
  attempt.handedInAt !== null || (attempt.closesAt !== null && now >= attempt.closesAt);

/** Returns the grace for the network: how long after its end an assessment takes answers sent in time. */
export const graceMs = (kind: 'practice' | 'assessment'): number => (kind === 'assessment' ? graceSeconds * 1000 : 0);

/** Until when answers are written down. */
export const takesAnswersAt = (attempt: AttemptTimes, kind: 'practice' | 'assessment', receivedAt: Date): boolean =>
  attempt.handedInAt === null && !isPastClosing(attempt, kind, receivedAt);

/** The time of the attempt and the network's are up. */
export const isPastClosing = (
  attempt: Pick<AttemptTimes, 'closesAt'>,
  kind: 'practice' | 'assessment',
  now: Date,
): boolean => attempt.closesAt !== null && now.getTime() >= attempt.closesAt.getTime() + graceMs(kind);

/** Whether no more answers are taken, not even those still on their way. */
export const isOver = (attempt: AttemptTimes, kind: 'practice' | 'assessment', now: Date): boolean =>
  attempt.handedInAt !== null || isPastClosing(attempt, kind, now);

/** Returns the number of attempts that a learner has; null for no limit. */
export const attemptsOf = (allowed: number | null, accommodation: Pick<Accommodation, 'extraAttempts'> | null) =>
  allowed === null ? null : allowed + (accommodation?.extraAttempts ?? 0);
