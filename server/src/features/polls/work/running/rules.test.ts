import { describe, expect, it } from 'vitest';
import { isFlagged } from '../voting/flagged-words.ts';
import { pollScore } from '../results/grade.ts';
import { normalWords } from '../answers/words.ts';
import { presenceCode, windowAt, windowOfCode } from './presence.ts';
import { flagsOf } from '../results/results.ts';
import { closedAtOf, phaseOf, takesVotes, whatIsRevealed } from './rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 8, 7, 8, 0, seconds));
const round = (closesAt: number | null, closedAt: number | null) => ({
  closesAt: closesAt === null ? null : at(closesAt),
  closedAt: closedAt === null ? null : at(closedAt),
});

describe('what a session gives in the grade book', () => {
  const counts = { asked: 4, keyed: 3 };
  it.each([
    ['participation', 50, counts, { answered: 2, right: 0 }, 6],
    ['participation', 75, counts, { answered: 2, right: 2 }, 0],
    ['participation', 1, { asked: 0, keyed: 0 }, { answered: 0, right: 0 }, null],
    ['correctness', 50, counts, { answered: 4, right: 2 }, 4],
    ['correctness', 50, { asked: 4, keyed: 0 }, { answered: 4, right: 0 }, null],
    ['none', 50, counts, { answered: 4, right: 3 }, null],
  ] as const)('[R11] by %s of %i percent', (by, percent, asked, learner, score) => {
    expect(pollScore({ by, percent, points: 6 }, asked, learner)).toBe(score);
  });
});

describe('a round', () => {
  it.each([
    ['is ready before it was opened', undefined, 0, 'ready', null],
    ['is open without a timer', round(null, null), 99, 'open', null],
    ['is open until its timer ends', round(30, null), 29, 'open', null],
    ['closes when its timer ends', round(30, null), 30, 'closed', 30],
    ['closes by hand before its timer', round(30, 10), 11, 'closed', 10],
    ['was closed by its timer when somebody closes it later', round(30, 50), 60, 'closed', 30],
  ] as const)('[M05] %s', (_, times, now, phase, closedAt) => {
    expect(phaseOf(times, at(now))).toBe(phase);
    if (times) expect(closedAtOf(times, at(now))).toEqual(closedAt === null ? null : at(closedAt));
  });

  it('[M05] takes what left in time and arrives a moment later, but nothing after a closing by hand', () => {
    expect(takesVotes(round(30, null), new Date(at(30).getTime() + 999))).toBe(true);
    expect(takesVotes(round(30, null), at(31))).toBe(false);
    expect(takesVotes(round(30, 10), at(10))).toBe(false);
  });

  it('[M05] keeps the key and the comparison until it has ended', () => {
    const shown = { resultsShown: false, keyShown: true, comparisonShown: true, liveResults: true };
    expect(whatIsRevealed(shown, 'open')).toEqual({ results: true, key: false, comparison: false });
    expect(whatIsRevealed(shown, 'closed')).toEqual({ results: false, key: true, comparison: true });
    expect(whatIsRevealed({ ...shown, resultsShown: true }, 'closed').results).toBe(true);
  });
});

describe('presence', () => {
  const poll = { id: 'a poll', presenceSecret: 'secret', countsPresence: true };

  it('[M05] is proved by the code on the wall or the one before it', () => {
    const window = windowAt(at(0));
    const code = presenceCode(poll, window);
    expect(code).toMatch(/^\d{3}$/);
    expect(windowOfCode(poll, code, at(19))).toBe(window);
    expect(windowOfCode(poll, code, at(39))).toBe(window);
    expect(windowOfCode(poll, code, at(40))).not.toBe(window);
    expect(presenceCode({ ...poll, presenceSecret: 'other' }, window)).not.toBe(code);
  });

  it('[M05] leaves notes for the teacher and decides nothing', () => {
    const rounds = [{ round: { openedAt: at(0), ...round(30, null) } }];
    expect(flagsOf(poll, at(1), [], rounds)).toEqual(['no-presence']);
    expect(flagsOf(poll, at(1), [{ wasLate: true }], rounds)).toEqual(['late-code']);
    expect(flagsOf(poll, at(1), [{ wasLate: true }, { wasLate: false }], rounds)).toEqual([]);
    expect(flagsOf({ countsPresence: false }, at(31), [], rounds)).toEqual(['joined-late']);
  });
});

describe('words', () => {
  it('[M05] are equal whatever their case, spaces and closing sign', () => {
    expect(new Set(['Chain  rule', 'chain rule!', ' CHAIN RULE. '].map(normalWords)).size).toBe(1);
    expect(normalWords('!')).toBe('!');
  });

  it('[SC4] are held back when they may hurt, however they are disguised', () => {
    for (const text of ['Shit', 's.h.i.t', 'sh1t', 'ＳＨＩＴ', 'shiiit', 'Scheiße'])
      expect(isFlagged(text), text).toBe(true);
    for (const text of [
      'integration',
      'Substitution',
      'die Kette',
      'class',
      'closer',
      'computation',
      '5 minutes',
      'Pisa',
      'a s x',
    ])
      expect(isFlagged(text), text).toBe(false);
  });
});
