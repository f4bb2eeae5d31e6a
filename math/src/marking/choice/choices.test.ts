import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { verdict } from '../../testing/build-verdict.ts';

describe('feedback on several choices', () => {
  const part = (partialCredit: boolean): Part => ({
    name: 'p',
    answerType: 3,
    shuffle: false,
    partialCredit,
    choices: [
      { text: 'two', correct: true, feedback: 'Two is even: half of it is one.' },
      { text: 'four', correct: true, feedback: 'Four is even: half of it is two.' },
      { text: 'five', correct: false, feedback: 'Five is odd.' },
      { text: 'seven', correct: false },
    ],
  });
  const marked = (answer: string, partialCredit = false) => verdict(part(partialCredit), answer).feedback;

  const later = (answer: string) => verdict(part(false), answer).afterwards;

  test('explains wrong choices that were chosen, each by its letter, and never names right ones that were not', () => {
    expect(marked('a')).toBe('All that you chose is right, but something is missing.');
    expect(marked('a', true)).toBe('All that you chose is right, but something is missing.');
    expect(marked('a,c')).toBe('C: Five is odd.');
    expect(marked('a,b,d')).toBe('Not all that you chose is right.');
    expect(marked('a,b')).toBe('');
  });

  test('keeps what can be said of right choices that were left out for when the solution is shown', () => {
    expect(later('a,c')).toBe('B: Four is even: half of it is two.');
    expect(later('c')).toBe('A: Two is even: half of it is one. B: Four is even: half of it is two.');
    expect(later('a,b,d')).toBeUndefined();
  });
});

describe('one choice', () => {
  const part: Part = {
    name: 'p',
    answerType: 2,
    shuffle: false,
    points: 3,
    choices: [
      { text: 'two', correct: true, feedback: 'Yes.' },
      { text: 'four', correct: false, feedback: 'No.' },
      { text: 'six', correct: false },
    ],
  };
  const marked = (answer: string) => {
    const { outcome, score, reason, feedback, afterwards } = verdict(part, answer);
    return [outcome, score, reason, feedback, afterwards];
  };

  test('is right or wrong, with what its author says of it', () => {
    expect(marked('a')).toEqual(['right', 3, 'choice', 'Yes.', undefined]);
    expect(marked(' b ')).toEqual(['wrong', 0, 'choice', 'No.', undefined]);
    expect(marked('c,')).toEqual(['wrong', 0, 'choice', '', undefined]);
  });

  test('that is none of those shown, or several, costs nothing', () => {
    expect(marked('d')).toEqual(['invalid', 0, 'unknown choice', 'Choose one of the choices shown.', undefined]);
    expect(marked('a,d')).toEqual(['invalid', 0, 'unknown choice', 'Choose one of the choices shown.', undefined]);
    expect(marked('a,b')).toEqual(['invalid', 0, 'several choices', 'Choose one.', undefined]);
    expect(marked(',')).toEqual(['invalid', 0, 'several choices', 'Choose one.', undefined]);
  });
});

describe('the share of several choices', () => {
  /** For each of the choices, whether it is right; those that are chosen. */
  function scoreOf(right: readonly boolean[], chosen: readonly boolean[], partialCredit: boolean): number {
    const choices = right.map((correct, index) => ({ text: `choice ${index}`, correct }));
    const part: Part = { name: 'p', answerType: 3, shuffle: false, points: 100, partialCredit, choices };
    const keys = chosen.flatMap((isChosen, index) => (isChosen ? ['abcd'[index] ?? ''] : []));
    return verdict(part, keys.length === 0 ? ',' : keys.join()).score;
  }
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => [1, 2, 4].map((bit) => (mask & bit) > 0));

  test('is all for exactly the right ones and nothing for anything else, without credit for parts', () => {
    for (const right of masks.slice(1)) {
      for (const chosen of masks) {
        expect(scoreOf(right, chosen, false)).toBe(right.join() === chosen.join() ? 100 : 0);
      }
    }
  });

  test('is that of the rightly set ones, but nothing for all, or for none of the right ones', () => {
    for (const right of masks.slice(1)) {
      for (const chosen of masks) {
        const hits = right.filter((isRight, index) => isRight && chosen[index]).length;
        const same = right.filter((isRight, index) => isRight === chosen[index]).length;
        const isAll = chosen.every(Boolean) && !right.every(Boolean);
        const share = hits === 0 || isAll ? 0 : same / 3;
        expect([right, chosen, scoreOf(right, chosen, true)]).toEqual([right, chosen, Math.round(share * 1e4) / 100]);
      }
    }
  });

  test('is shown with a reason', () => {
    const choices = [true, true, false].map((correct, index) => ({ text: `choice ${index}`, correct }));
    const part: Part = { name: 'p', answerType: 3, shuffle: false, partialCredit: true, choices };
    const marked = (answer: string) => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [outcome, reason, feedback];
    };
    expect(marked('a,b')).toEqual(['right', 'choices', '']);
    expect(marked('a')).toEqual(['partly', 'some choices', 'All that you chose is right, but something is missing.']);
    expect(marked('a,c')).toEqual(['partly', 'some choices', 'Not all that you chose is right.']);
    expect(marked('c')).toEqual(['wrong', 'choices', 'Not all that you chose is right.']);
  });
});
