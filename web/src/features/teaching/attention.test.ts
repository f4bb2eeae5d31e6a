import type { Attention } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { needsOf, stuckWords } from './attention.ts';
import { greetingAt } from './greeting.ts';

const now = new Date(2026, 10, 19, 12).getTime();
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();

const task = (fields: Partial<Attention>): Attention => ({
  classId: 'c',
  className: 'Year 11',
  taskId: 't',
  taskName: 'Quadratics',
  dueAt: null,
  learnerCount: 9,
  startedCount: 9,
  remindedAt: null,
  stuck: [],
  ...fields,
});

describe('what needs the teacher [R10]', () => {
  it('says how many are stuck, and where most of them', () => {
    const at = (...pairs: (readonly [number, number])[]) =>
      stuckWords(pairs.map(([position, learnerCount]) => ({ position, learnerCount })));
    expect(at()).toBeUndefined();
    expect(at([2, 1])).toBe('1 learner is stuck on question 2');
    expect(at([5, 2])).toBe('2 learners are stuck on question 5');
    expect(at([1, 1], [3, 1])).toBe('2 learners are stuck, each on a different question');
    expect(at([5, 3], [2, 1])).toBe('4 learners are stuck, 3 of them on question 5');
  });

  it('shows first where learners are stuck, then what closes', () => {
    const needs = needsOf(
      [
        task({ taskId: 'closing', dueAt: inHours(6), startedCount: 7 }),
        task({ taskId: 'both', dueAt: inHours(30), startedCount: 8, stuck: [{ position: 1, learnerCount: 2 }] }),
      ],
      now,
    );
    expect(needs.map((need) => need.key)).toEqual(['stuck both', 'closing closing', 'closing both']);
    expect(needs[1]?.title).toMatch(/^“Quadratics” closes today, \d/);
    expect(needs.map((need) => need.line)).toEqual([
      'Quadratics · Year 11',
      'Year 11 · 2 of 9 learners have not started',
      'Year 11 · 1 of 9 learners has not started',
    ]);
  });

  it('says nothing of a task far from its end that all have begun', () => {
    expect(needsOf([task({ dueAt: inHours(60), startedCount: 1 }), task({ dueAt: inHours(2) })], now)).toEqual([]);
  });

  it('greets by the hour', () => {
    expect([4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
      'Good evening',
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good afternoon',
      'Good evening',
      'Good evening',
    ]);
  });
});
