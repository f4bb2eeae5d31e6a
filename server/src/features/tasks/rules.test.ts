import { describe, expect, it } from 'vitest';
import { areResultsVisible, isAttemptClosed, isOpen, isPastDue, maySeeSolution } from './rules.ts';

const at = (clock: string) => new Date(`2026-09-07T${clock}:00Z`);
const window = { opensAt: at('08:00'), dueAt: at('10:00') };

describe('the window is half-open [M03]', () => {
  it.each([
    ['07:59', false, false],
    ['08:00', true, false],
    ['09:59', true, false],
    ['10:00', true, true],
  ])('at %s: open %s, past due %s', (clock, open, due) => {
    expect(isOpen(window, at(clock))).toBe(open);
    expect(isPastDue(window, at(clock))).toBe(due);
  });

  it('has no bound where none is set', () => {
    const always = { opensAt: null, dueAt: null };
    expect(isOpen(always, at('00:00'))).toBe(true);
    expect(isPastDue(always, at('23:59'))).toBe(false);
  });
});

const open = { handedInAt: null };
const handedIn = { handedInAt: at('09:00') };
const assessment = { ...window, kind: 'assessment', results: 'after-hand-in', solutions: 'after-answer' } as const;
const practice = { ...assessment, kind: 'practice' } as const;

describe('answers are taken', () => {
  it.each([
    ['an open attempt before the due date', open, '09:30', false],
    ['an open attempt at the due date', open, '10:00', true],
    ['a handed-in attempt', handedIn, '09:30', true],
  ])('%s', (_, attempt, clock, isClosed) => {
    expect(isAttemptClosed(window, attempt, at(clock))).toBe(isClosed);
  });
});

describe('results are seen [M03]', () => {
  it.each([
    ['practice, at once', practice, open, '08:30', true],
    ['assessment, not while it runs', assessment, open, '08:30', false],
    ['assessment, after hand-in', assessment, handedIn, '09:30', true],
    ['assessment, after the due date without hand-in', assessment, open, '10:00', true],
    [
      'assessment for all together, not after hand-in',
      { ...assessment, results: 'after-due' },
      handedIn,
      '09:30',
      false,
    ],
    ['assessment for all together, after the due date', { ...assessment, results: 'after-due' }, open, '10:00', true],
    ['no due date: hand-in decides', { ...assessment, results: 'after-due', dueAt: null }, handedIn, '09:30', true],
  ] as const)('%s', (_, task, attempt, clock, isVisible) => {
    expect(areResultsVisible(task, attempt, at(clock))).toBe(isVisible);
  });
});

describe('solutions are seen [M02]', () => {
  it.each([
    ['practice, on giving up', practice, open, '08:30', true],
    ['never', { ...practice, solutions: 'never' }, handedIn, '11:00', false],
    ['only after the due date', { ...practice, solutions: 'after-due' }, handedIn, '09:59', false],
    ['after the due date', { ...practice, solutions: 'after-due' }, open, '10:00', true],
    ['assessment, not while results are withheld', assessment, open, '08:30', false],
    ['assessment, with the results', assessment, handedIn, '09:30', true],
  ] as const)('%s', (_, task, attempt, clock, isShown) => {
    expect(maySeeSolution(task, attempt, at(clock))).toBe(isShown);
  });
});
