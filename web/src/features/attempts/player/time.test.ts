import { describe, expect, it } from 'vitest';
import { readOfflineTimes, withConnection } from '../keeping/offline-times.ts';
import { keepQuestionTime } from './question-time.ts';
import { offlineWords, timeUsedWords } from '../summary/receipt.ts';
import { clockWords, warningBetween } from './time-left.ts';
import { lateWords, worthAt } from '../question/worth.ts';

const minute = 60_000;
const due = '2026-11-27T10:00:00Z';
const at = (time: string): number => Date.parse(`2026-11-${time}Z`);

describe('the time of an attempt', () => {
  it('[M03] is shown as a clock, with warnings at ten, five and one minute', () => {
    expect([0, -5, 61_000, 65 * minute].map(clockWords)).toEqual(['0:00', '0:00', '1:01', '1:05:00']);
    const passed = [11, 9.99, 6, 4.99, 2, 0.99, 0];
    const said = passed.map((left, index) => warningBetween((passed[index - 1] ?? 12) * minute, left * minute));
    expect(said).toEqual([
      undefined,
      '10 minutes left.',
      undefined,
      '5 minutes left.',
      undefined,
      '1 minute left.',
      'The time is up.',
    ]);
    expect(warningBetween(30 * minute, 0.5 * minute)).toBe('1 minute left.');
  });

  it('[M03] makes late answers worth less, once or for each day begun, never less than nothing', () => {
    const once = { dueAt: due, latePolicy: 'once', latePercent: 20 } as const;
    const daily = { ...once, latePolicy: 'per-day' } as const;
    expect([at('27T10:00:00'), at('27T10:00:01'), at('29T10:00:00')].map((now) => worthAt(once, now))).toEqual([
      100, 80, 80,
    ]);
    expect([at('27T10:00:01'), at('28T10:00:01'), at('30T11:00:00')].map((now) => worthAt(daily, now))).toEqual([
      80, 60, 20,
    ]);
    expect(worthAt({ ...daily, latePercent: 60 }, at('30T00:00:00'))).toBe(0);
    expect(lateWords(once, at('27T09:00:00'))).toBeUndefined();
    expect(lateWords(once, at('27T11:00:00'))).toBe('Late: worth 80 % of the points');
    expect(lateWords({ ...once, latePercent: 0 }, at('27T11:00:00'))).toBe('Late, for full points');
  });

  it('[M03] is counted for each question while it is looked at, also over a reload', () => {
    let now = 0;
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const first = keepQuestionTime('attempt', { now: () => now, storage });
    first.show('a');
    now = 4_000;
    first.show('b');
    now = 6_500;
    expect([first.secondsOf('a'), first.secondsOf('b')]).toEqual([4, 2]);
    first.show(undefined);
    const second = keepQuestionTime('attempt', { now: () => now, storage });
    second.show('a');
    now = 10_000;
    expect([second.secondsOf('a'), second.secondsOf('b')]).toEqual([7, 2]);
  });

  it('[M03] leaves pauses out: five minutes after the last sign of life it stops, and begins again with the next', () => {
    let now = 0;
    const time = keepQuestionTime('attempt', { now: () => now, storage: { getItem: () => null, setItem: () => {} } });
    time.show('a');
    now = 60_000;
    time.touch();
    now = 60 * minute;
    expect(time.secondsOf('a')).toBe(360);
    time.touch();
    now += 10_000;
    expect(time.secondsOf('a')).toBe(370);
    time.show('b');
    expect(time.secondsOf('a')).toBe(370);
  });
});

describe('what the receipt says', () => {
  it('[RL12] keeps when there was no connection, without the hiccups', () => {
    let times = withConnection([], true, 0);
    expect(withConnection(times, true, 5_000)).toBe(times);
    times = withConnection(times, false, 8 * minute);
    times = withConnection(withConnection(times, true, 9 * minute), false, 9 * minute + 3_000);
    expect(times).toEqual([[0, 8 * minute]]);
    expect(readOfflineTimes(JSON.stringify(times))).toEqual(times);
    expect(readOfflineTimes('{')).toEqual([]);
    expect(offlineWords([], 0)).toBeUndefined();
    expect(offlineWords(times, 0)).toMatch(/^\S+.* to .*, nothing lost$/);
  });

  it('[M03] says how much of the time was used', () => {
    const attempt = { startedAt: '2026-11-27T10:00:00Z', handedInAt: '2026-11-27T10:42:00Z', timeLimitMinutes: 50 };
    expect(timeUsedWords(attempt)).toBe('42 of 50 minutes');
    expect(timeUsedWords({ ...attempt, timeLimitMinutes: null })).toBe('42 minutes');
  });
});
