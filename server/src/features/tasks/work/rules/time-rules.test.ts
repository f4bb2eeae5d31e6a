import { describe, expect, it } from 'vitest';
import { countedScore } from './counting.ts';
import { daysLate, isLate, lateFactor } from './lateness.ts';
import {
  attemptsOf,
  closingOf,
  hasEnded,
  isAttemptClosed,
  isOpen,
  isOver,
  lastEndOf,
  takesAnswersAt,
  windowOf,
  type Accommodation,
  type TaskTimes,
} from './windows.ts';

const at = (clock: string) => new Date(`2026-09-07T${clock}:00Z`);
const none: Accommodation = { timeFactor: 1, extraMinutes: 0, shiftMinutes: 0, shiftUntil: null, extraAttempts: 0 };
const plain: TaskTimes = {
  opensAt: at('08:00'),
  dueAt: at('10:00'),
  latePolicy: 'none',
  lateUntil: null,
  timeLimitMinutes: null,
};
const clock = (moment: Date | null) => moment?.toISOString().slice(11, 16) ?? null;

describe('the window of a learner [M03]', () => {
  it.each([
    ['as set', plain, null, '10:00', '10:00', null],
    ['late answers until the cut-off', { latePolicy: 'once', lateUntil: at('12:00') }, null, '10:00', '12:00', null],
    ['late answers without a cut-off', { latePolicy: 'per-day' }, null, '10:00', null, null],
    ['a cut-off without late answers', { lateUntil: at('12:00') }, null, '10:00', '10:00', null],
    ['a limit', { timeLimitMinutes: 40 }, null, '10:00', '10:00', 40],
    [
      'half as much time again, and the window with it',
      { timeLimitMinutes: 40 },
      { timeFactor: 1.5 },
      '10:20',
      '10:20',
      60,
    ],
    ['ten minutes more', { timeLimitMinutes: 40 }, { extraMinutes: 10 }, '10:10', '10:10', 50],
    ['both; whole minutes', { timeLimitMinutes: 45 }, { timeFactor: 1.25, extraMinutes: 5 }, '10:17', '10:17', 62],
    ['more time, where there is no limit', {}, { timeFactor: 2, extraMinutes: 30 }, '10:00', '10:00', null],
    ['a later due date', {}, { shiftMinutes: 60 }, '11:00', '11:00', null],
    ['a later cut-off', { latePolicy: 'once', lateUntil: at('12:00') }, { shiftMinutes: 60 }, '11:00', '13:00', null],
    ['a shift that has ended', {}, { shiftMinutes: 60, shiftUntil: at('09:59') }, '10:00', '10:00', null],
    ['a shift until then', {}, { shiftMinutes: 60, shiftUntil: at('10:00') }, '11:00', '11:00', null],
    ['a shift and a limit', { timeLimitMinutes: 60 }, { timeFactor: 1.5, shiftMinutes: 30 }, '11:00', '11:00', 90],
    ['a cut-off before the due date', { latePolicy: 'once', lateUntil: at('09:00') }, null, '10:00', '10:00', null],
    ['no due date', { dueAt: null, latePolicy: 'once' }, { shiftMinutes: 60 }, null, null, null],
  ] as const)('%s [A12]', (_, task, profile, due, end, limit) => {
    const window = windowOf({ ...plain, ...task }, profile && { ...none, ...profile });
    expect([clock(window.dueAt), clock(window.endsAt), window.timeLimitMinutes]).toEqual([due, end, limit]);
  });

  it.each([
    ['the limit', '08:30', 40, null, '09:10'],
    ['the window', '09:45', 40, null, '10:00'],
    ['more time and a window that has grown as much', '09:40', 40, { timeFactor: 1.5 }, '10:20'],
    ['the window alone', '09:00', null, null, '10:00'],
    ['the limit, to the minute of the window', '09:20', 40, null, '10:00'],
  ] as const)('closes an attempt by %s [A12]', (_, start, timeLimitMinutes, profile, end) => {
    const window = windowOf({ ...plain, timeLimitMinutes }, profile && { ...none, ...profile });
    expect(clock(closingOf(window, at(start)))).toBe(end);
  });

  it('never gives somebody with more time less of it than others have, whenever they begin [A12]', () => {
    const task = { ...plain, timeLimitMinutes: 40 };
    for (let minute = 0; minute < 120; minute += 7) {
      const start = new Date(at('08:00').getTime() + minute * 60_000);
      const length = (profile: Accommodation | null) =>
        (closingOf(windowOf(task, profile), start)?.getTime() ?? 0) - start.getTime();
      expect(length({ ...none, timeFactor: 1.5 })).toBe(length(null) + 20 * 60_000);
    }
  });

  it('ends for the class when it ends for the last of them, and never when there is no one', () => {
    const task = { ...plain, timeLimitMinutes: 40 };
    const windows = [null, { ...none, timeFactor: 2 }].map((profile) => windowOf(task, profile));
    expect(clock(lastEndOf(windows))).toBe('10:40');
    expect(lastEndOf([windowOf({ ...plain, dueAt: null }, null)])).toBeNull();
  });

  it('ends for the class never when it never does for one of them, in any order', () => {
    const endless = { endsAt: null, dueAt: null, opensAt: null, timeLimitMinutes: null };
    const ending = windowOf(plain, null);
    expect([lastEndOf([endless, ending]), lastEndOf([ending, endless])]).toEqual([null, null]);
    expect(clock(lastEndOf([windowOf({ ...plain, dueAt: at('11:00') }, null), ending]))).toBe('11:00');
  });

  it('closes an attempt by the limit alone where the window has no end, and never without either', () => {
    const endless = { endsAt: null, dueAt: null, opensAt: null };
    expect(clock(closingOf({ ...endless, timeLimitMinutes: 40 }, at('08:30')))).toBe('09:10');
    expect(closingOf({ ...endless, timeLimitMinutes: null }, at('08:30'))).toBeNull();
  });

  it('is open from the beginning where nothing says when, and ends never where nothing says so', () => {
    expect(isOpen({ opensAt: null }, at('00:00'))).toBe(true);
    expect(hasEnded({ endsAt: null }, at('23:59'))).toBe(false);
  });

  it('gives attempts on top, and no limit where there is none', () => {
    expect([attemptsOf(2, { extraAttempts: 1 }), attemptsOf(2, null), attemptsOf(null, { extraAttempts: 1 })]).toEqual([
      3,
      2,
      null,
    ]);
  });
});

describe('bounds are half-open [M03]', () => {
  it.each([
    ['07:59', false, false],
    ['08:00', true, false],
    ['09:59', true, false],
    ['10:00', true, true],
  ])('at %s: open %s, ended %s', (now, open, ended) => {
    expect(isOpen(plain, at(now))).toBe(open);
    expect(hasEnded(windowOf(plain, null), at(now))).toBe(ended);
  });

  const closes = { closesAt: at('10:00'), handedInAt: null };
  const seconds = (count: number) => new Date(at('10:00').getTime() + count * 1000);
  it.each([
    ['an assessment a moment before', 'assessment', -0.001, true, false, false],
    ['an assessment at its end: answers on their way are taken', 'assessment', 0, true, true, false],
    ['an assessment 9.999 s later', 'assessment', 9.999, true, true, false],
    ['an assessment 10 s later', 'assessment', 10, false, true, true],
    ['practice a moment before', 'practice', -0.001, true, false, false],
    ['practice at its end', 'practice', 0, false, true, true],
  ] as const)('%s [RL14]', (_, kind, after, takes, isClosed, over) => {
    const now = seconds(after);
    expect([takesAnswersAt(closes, kind, now), isAttemptClosed(closes, now), isOver(closes, kind, now)]).toEqual([
      takes,
      isClosed,
      over,
    ]);
  });

  it('takes answers, and is neither closed nor over, while nothing says when it closes', () => {
    const endless = { closesAt: null, handedInAt: null };
    const now = at('23:59');
    expect([takesAnswersAt(endless, 'assessment', now), isAttemptClosed(endless, now)]).toEqual([true, false]);
    expect(isOver(endless, 'assessment', now)).toBe(false);
    expect(isAttemptClosed({ closesAt: null, handedInAt: at('09:00') }, at('08:00'))).toBe(true);
  });

  it('takes nothing after a hand-in', () => {
    const handedIn = { closesAt: null, handedInAt: at('09:00') };
    expect(takesAnswersAt(handedIn, 'assessment', at('08:59'))).toBe(false);
    expect(isOver(handedIn, 'assessment', at('09:00'))).toBe(true);
  });
});

describe('late', () => {
  const berlin = 'Europe/Berlin';
  const due = new Date('2026-10-23T15:00:00Z'); // Friday 17:00 in Berlin; the clocks go back on Sunday.
  it.each([
    ['the same evening', '2026-10-23T20:00:00Z', 1],
    ['Saturday at 23:59', '2026-10-24T21:59:00Z', 1],
    ['Sunday at 00:00', '2026-10-24T22:00:00Z', 2],
    ['Sunday at 23:59, a day of 25 hours', '2026-10-25T22:59:00Z', 2],
    ['Monday at 00:00', '2026-10-25T23:00:00Z', 3],
  ])('%s is late by days of the calendar, also when the clocks change', (_, received, days) => {
    expect(daysLate(due, new Date(received), berlin)).toBe(days);
  });

  it('counts days where the class is', () => {
    const received = new Date('2026-10-24T03:00:00Z');
    expect(daysLate(due, new Date('2026-10-25T03:00:00Z'), 'America/New_York')).toBe(1);
    expect(daysLate(due, received, 'Pacific/Auckland')).toBe(1);
  });

  it.each([
    ['in time', 'per-day', 10, '2026-10-23T14:59:59Z', 1],
    ['on its way when it was due', 'per-day', 10, '2026-10-23T15:00:09Z', 1],
    ['a day', 'per-day', 10, '2026-10-24T10:00:00Z', 0.9],
    ['three days', 'per-day', 10, '2026-10-26T10:00:00Z', 0.7],
    ['so late that nothing is left', 'per-day', 40, '2026-10-27T10:00:00Z', 0],
    ['once, whenever', 'once', 20, '2026-10-30T10:00:00Z', 0.8],
    ['where nothing is taken for it', 'none', 20, '2026-10-30T10:00:00Z', 1],
  ] as const)('%s: %s %d %% leaves a share', (_, latePolicy, latePercent, received, left) => {
    const task = { kind: 'assessment', latePolicy, latePercent } as const;
    expect(lateFactor(task, due, new Date(received), berlin)).toBeCloseTo(left);
  });

  it.each([
    [9.999, 1],
    [10, 0.9],
  ])('takes off the first day %d seconds after the due date: %d is left', (seconds, left) => {
    const received = new Date(due.getTime() + seconds * 1000);
    const task = { kind: 'assessment', latePolicy: 'per-day', latePercent: 10 } as const;
    expect(lateFactor(task, due, received, berlin)).toBeCloseTo(left);
    expect(lateFactor(task, null, received, berlin)).toBe(1);
  });

  it('is nothing without a due date', () => {
    expect(isLate({ kind: 'practice' }, null, due)).toBe(false);
  });
});

describe('which attempt counts [M03]', () => {
  const done = (number: number, score: number) => ({ number, score, closesAt: null, handedInAt: at('09:00') });
  const open = (number: number, score: number) => ({ number, score, closesAt: null, handedInAt: null });
  it.each([
    ['best', [done(1, 3), done(2, 1)], 3],
    ['best', [done(1, 3), open(2, 4)], 4],
    ['last', [done(2, 1), done(1, 3)], 1],
    ['last', [done(1, 3), open(2, 0)], 3],
    ['average', [done(1, 3), done(2, 1), open(3, 0)], 2],
    ['last', [open(1, 2)], 2],
    ['average', [], null],
  ] as const)('%s', (countedAttempt, attempts, score) => {
    expect(countedScore({ kind: 'assessment', countedAttempt }, attempts, at('10:00'))).toBe(score);
  });
});
