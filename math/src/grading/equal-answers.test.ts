import { describe, expect, it } from 'vitest';
import { type AnswerType, answerTypes } from '../exercises/document.ts';
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

  it('says the name of a typical error for teachers', () => {
    expect(nameOfTypicalError('value')).toBe('');
  });
});
