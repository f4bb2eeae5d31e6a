import { describe, expect, it } from 'vitest';
import { type AnswerType, answerTypes } from '../../exercises/document/document.ts';
import { createEqualAnswers, nameOfTypicalError } from './equal-answers.ts';

const groupsOf = (
  answers: readonly string[],
  answerType: AnswerType = answerTypes.expression,
  letters: readonly string[] = ['x'],
) => {
  const equal = createEqualAnswers({ answerType, letters });
  return Object.values(Object.groupBy(answers, (answer) => equal.place(answer).group));
};

describe('equal answers', () => {
  it('[M05] stand together however they were typed', () => {
    const derivative = [
      String.raw`2x\sin x+x^2\cos x`,
      'x(2sin(x)+x cos(x))',
      "f'(x)=x^2 cos(x) + 2 x sin(x)",
      String.raw`x^{2}\cos\left(x\right)+2x\sin\left(x\right)`,
      '2x cos(x)',
      '2 x*cos x',
      '2x sin(x) - x^2 cos(x)',
    ];
    expect(groupsOf(derivative)).toEqual([derivative.slice(0, 4), derivative.slice(4, 6), derivative.slice(6)]);
    expect(groupsOf(['0.5', '1/2', String.raw`\frac{2}{4}`, '2^(-1)', '0.51'], 4)).toHaveLength(2);
    expect(groupsOf(['{1, 2}', '{2, 1}', '{1, 2, 3}'], 8)).toHaveLength(2);
    expect(groupsOf(['x = 2', '2x = 4', 'x = -2'], 7)).toHaveLength(2);
  });

  it('[M05] of what cannot be read nothing is typeset, and it is equal to nothing else', () => {
    const equal = createEqualAnswers({ answerType: 6, letters: ['x'] });
    expect(equal.place('2x+(')).toEqual({ group: '2x+(', latex: null });
    expect(equal.place('2x+')).toEqual({ group: '2x+', latex: null });
    expect(equal.place('x+x').latex).toBe('x+x');
    expect(equal.place('2x').group).toBe('x+x');
  });

  it('compare with a bounded number of groups', () => {
    const equal = createEqualAnswers({ answerType: 4, letters: [], mostGroups: 2 });
    expect(['1', '2', '3', '6/2', '4/2'].map((answer) => equal.place(answer).group)).toEqual([
      '1',
      '2',
      '3',
      '6/2',
      '2',
    ]);
  });

  it('remembers where each answer belongs, those that cannot be read as well', () => {
    const equal = createEqualAnswers({ answerType: 4, letters: [], mostGroups: 1 });
    expect(['2', '4/2', '3+'].map((answer) => equal.isKnown(answer))).toEqual([false, false, false]);
    const placed = ['2', '4/2', '3+'].map((answer) => equal.place(answer));
    expect(['2', '4/2', '3+', '5'].map((answer) => equal.isKnown(answer))).toEqual([true, true, true, false]);
    expect(['2', '4/2', '3+'].map((answer) => equal.place(answer))).toEqual(placed);
    expect(equal.place('4/2')).toBe(placed[1]);
  });

  it('keeps what stands before an equation and leaves it out before a value', () => {
    expect(groupsOf(["f'(x) = 2x", '2x', 'f(x) = 2x'], 6)).toHaveLength(1);
    expect(groupsOf(['x = 2', '2'], 4, [])).toHaveLength(1);
    expect(groupsOf(['y = 2x', '(y = 2x)', '2x'], 7, ['x', 'y'])).toHaveLength(2);
    expect(groupsOf(['(1, 2)', '((1, 2))', '(2, 1)'], 9, [])).toHaveLength(2);
    expect(groupsOf(['[1, 2]', '[2, 1]'], 8, [])).toHaveLength(1);
  });

  it('compares with 200 groups by default', () => {
    const equal = createEqualAnswers({ answerType: 4, letters: [] });
    const answers = Array.from({ length: 201 }, (_, index) => `${index + 1}`);
    for (const answer of answers) equal.place(answer);
    expect(equal.place('400/2').group).toBe('200');
    expect(equal.place('402/2').group).toBe('402/2');
  });

  it('says the name of a typical error that a verdict gives', () => {
    expect(nameOfTypicalError('typical error: opposite')).not.toBe('');
    expect(nameOfTypicalError('opposite')).toBe('');
  });
});
