import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf, hasPenalty, keepsBest, penaltyFactor } from './penalties.ts';
import {
  areResultsVisible,
  areScoresVisible,
  isDecisionVisible,
  maySeeSolution,
  resultsAt,
  type Releases,
} from './releases.ts';

const at = (clock: string) => new Date(`2026-09-07T${clock}:00Z`);

describe('what counts of an answer', () => {
  const task = { kind: 'practice', results: 'after-hand-in', tryPenalty: 25, hintPenalty: 10 } as const;
  it.each([
    ['the first try', 0, 0, 1],
    ['the second', 1, 0, 0.75],
    ['the second after two hints', 1, 2, 0.55],
    ['so many that nothing is left', 5, 0, 0],
  ])('%s', (_, tries, hints, factor) => {
    expect(penaltyFactor(task, { tries, hints })).toBeCloseTo(factor);
  });

  it('has no wrong tries in a test without verdicts: its answers may be changed freely', () => {
    const test = { ...task, kind: 'assessment' } as const;
    expect([hasPenalty(test), penaltyFactor(test, { tries: 4, hints: 0 })]).toEqual([false, 1]);
    expect(hasPenalty({ ...test, results: 'after-answer' })).toBe(true);
  });

  it.each([
    ['tries alone', 25, 0, true],
    ['hints alone', 0, 10, true],
    ['neither', 0, 0, false],
  ])('has a penalty where %s cost something', (_, tryPenalty, hintPenalty, expected) => {
    expect(hasPenalty({ ...task, tryPenalty, hintPenalty })).toBe(expected);
  });

  it('counts an answer as it is where it adds nothing', () => {
    expect(creditOf(0.5, 0.5, 0)).toBe(0.5);
  });

  it('keeps the best where verdicts are shown, the last of a test, and adds late answers', () => {
    const test = { kind: 'assessment', results: 'after-hand-in' } as const;
    expect([keepsBest(task, false), keepsBest(test, false), keepsBest(test, true)]).toEqual([true, false, true]);
  });

  it('never takes away what was earned, and never gives more than is right [M03]', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ share, factor: share }), { maxLength: 12 }), (responses) => {
        let earned = 0;
        for (const response of responses) {
          const credit = creditOf(response.share, earned, response.factor);
          const after = Math.max(earned, credit);
          expect(credit).toBeLessThanOrEqual(response.share + 1e-12);
          expect(after).toBeGreaterThanOrEqual(earned);
          earned = after;
        }
        expect(earned).toBeLessThanOrEqual(Math.max(0, ...responses.map((one) => one.share)) + 1e-12);
      }),
    );
  });

  it('takes its percentage off what an answer adds', () => {
    expect([creditOf(1, 0.5, 0.8), creditOf(0.4, 0.5, 0.8), creditOf(1, 0, 0)]).toEqual([0.9, 0.4, 0]);
  });
});

const assessment: Releases = {
  kind: 'assessment',
  dueAt: at('10:00'),
  lastClosesAt: at('11:00'),
  releasedAt: null,
  results: 'after-hand-in',
  scores: 'after-hand-in',
  solutions: 'after-hand-in',
};
const open = { closesAt: at('10:00'), handedInAt: null };
const handedIn = { closesAt: at('10:00'), handedInAt: at('09:00') };
const later = (clock: string, seconds: number) => new Date(at(clock).getTime() + seconds * 1000);

describe('results are seen [M03] [SC3]', () => {
  it.each([
    ['practice, immediately', { kind: 'practice' }, open, at('08:30'), true],
    ['a test, not while it runs', {}, open, at('09:30'), false],
    ['a test, after hand-in', {}, handedIn, at('09:30'), true],
    ['a test, not while answers are still on their way', {}, open, later('10:00', 9), false],
    ['a test, after its end without a hand-in', {}, open, later('10:00', 10), true],
    ['immediately, where it says so', { results: 'after-answer' }, open, at('08:30'), true],
    ['for all together, not after hand-in', { results: 'after-due' }, handedIn, at('09:30'), false],
    [
      'for all together, not while somebody has more time',
      { results: 'after-due' },
      handedIn,
      later('10:59', 59),
      false,
    ],
    ['for all together, when no one has time left', { results: 'after-due' }, handedIn, later('11:00', 10), true],
    [
      'for all together without a due date, after hand-in',
      { results: 'after-due', dueAt: null },
      handedIn,
      at('09:30'),
      true,
    ],
    [
      'late without an end, never by itself',
      { results: 'after-due', lastClosesAt: null },
      handedIn,
      at('23:00'),
      false,
    ],
    [
      'late without an end, when the teacher says so',
      { results: 'after-due', lastClosesAt: null, releasedAt: at('12:00') },
      handedIn,
      at('12:00'),
      true,
    ],
    ['by hand, not before', { results: 'by-hand' }, handedIn, at('23:00'), false],
    ['by hand', { results: 'by-hand', releasedAt: at('09:10') }, handedIn, at('09:30'), true],
    [
      'by hand, not to somebody who is still at it',
      { results: 'by-hand', releasedAt: at('09:10') },
      open,
      at('09:30'),
      false,
    ],
  ] as const)('%s', (_, task, attempt, now, isVisible) => {
    expect(areResultsVisible({ ...assessment, ...task }, attempt, now)).toBe(isVisible);
  });

  it('scores go by a rule of their own', () => {
    const task: Releases = { ...assessment, scores: 'by-hand' };
    expect([areResultsVisible(task, handedIn, at('09:30')), areScoresVisible(task, handedIn, at('09:30'))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('scores and decisions are seen [M03]', () => {
  it('shows the scores of practice immediately, whatever their rule', () => {
    expect(areScoresVisible({ ...assessment, kind: 'practice', scores: 'never' }, open, at('08:30'))).toBe(true);
    expect(areScoresVisible({ ...assessment, scores: 'never' }, handedIn, at('23:00'))).toBe(false);
  });

  it('shows a decision with the scores of any of the attempts', () => {
    expect(isDecisionVisible(assessment, [open, handedIn], at('09:30'))).toBe(true);
    expect(isDecisionVisible(assessment, [open, open], at('09:30'))).toBe(false);
  });

  it('shows a decision about somebody without an attempt as to somebody who has handed in', () => {
    expect(isDecisionVisible(assessment, [], at('09:30'))).toBe(true);
    expect(isDecisionVisible({ ...assessment, scores: 'by-hand' }, [], at('09:30'))).toBe(false);
    expect(isDecisionVisible({ ...assessment, scores: 'by-hand', releasedAt: at('09:00') }, [], at('09:30'))).toBe(
      true,
    );
  });
});

describe('solutions are seen [M02] [SC3]', () => {
  it.each([
    ['practice, on giving up', { kind: 'practice', solutions: 'after-answer' }, open, at('08:30'), true],
    ['practice, never', { kind: 'practice', solutions: 'never' }, handedIn, at('23:00'), false],
    ['practice, when no one can still answer', { kind: 'practice', solutions: 'after-due' }, open, at('11:00'), true],
    ['practice, not while somebody can', { kind: 'practice', solutions: 'after-due' }, open, at('10:59'), false],
    [
      'practice without a due date, immediately',
      { kind: 'practice', solutions: 'after-due', dueAt: null },
      open,
      at('08:30'),
      true,
    ],
    [
      'practice without an end, when the teacher says so',
      { kind: 'practice', solutions: 'after-due', lastClosesAt: null, releasedAt: at('08:00') },
      open,
      at('08:30'),
      true,
    ],
    [
      'practice without an end, not by itself',
      { kind: 'practice', solutions: 'after-due', lastClosesAt: null },
      open,
      at('23:00'),
      false,
    ],
    ['practice by hand, not before', { kind: 'practice', solutions: 'by-hand' }, open, at('23:00'), false],
    ['practice by hand', { kind: 'practice', solutions: 'by-hand', releasedAt: at('08:00') }, open, at('08:30'), true],
    ['a test by hand, not before', { solutions: 'by-hand' }, handedIn, at('23:00'), false],
    [
      'a test, not while answers are taken',
      { results: 'after-answer', solutions: 'after-answer' },
      open,
      at('09:30'),
      false,
    ],
    ['a test, with the results', {}, handedIn, at('09:30'), true],
    ['a test, not before the results', { results: 'by-hand' }, handedIn, at('09:30'), false],
    ['a test, when no one can still answer', { solutions: 'after-due' }, handedIn, later('11:00', 10), true],
    ['a test, not while somebody can', { solutions: 'after-due' }, handedIn, later('11:00', 9), false],
  ] as const)('%s', (_, task, attempt, now, isShown) => {
    expect(maySeeSolution({ ...assessment, ...task }, attempt, now)).toBe(isShown);
  });

  it('returns the time, where it is known', () => {
    const waits: Releases = { ...assessment, results: 'after-due' };
    expect(resultsAt(waits, handedIn, at('09:30'))).toEqual(later('11:00', 10));
    expect(resultsAt(waits, handedIn, at('12:00'))).toBeNull();
    expect(resultsAt({ ...waits, results: 'by-hand' }, handedIn, at('09:30'))).toBeNull();
  });

  it.each([
    ['scores', { scores: 'after-due' }],
    ['solutions', { solutions: 'after-due' }],
  ] as const)('returns the time when only %s wait for everybody', (_, task) => {
    expect(resultsAt({ ...assessment, ...task }, handedIn, at('09:30'))).toEqual(later('11:00', 10));
  });

  it.each([
    ['nothing waits', {}, at('09:30')],
    ['there is no due date', { results: 'after-due', dueAt: null }, at('09:30')],
    ['the teacher has released everything', { results: 'after-due', releasedAt: at('09:00') }, at('09:30')],
    ['the end is unknown', { results: 'after-due', lastClosesAt: null }, at('09:30')],
    ['the end is now', { results: 'after-due' }, later('11:00', 10)],
  ] as const)('returns no time where %s', (_, task, now) => {
    expect(resultsAt({ ...assessment, ...task }, handedIn, now)).toBeNull();
  });
});
