import { describe, expect, it } from 'vitest';
import { answerWords, sampleFace } from './exercise-words.ts';

describe('an exercise on its card', () => {
  it('shows the displayed formula of its sample, else its text', () => {
    expect(sampleFace('Solve. $$ 3x^2 = 2 $$ $x =$ [[a]]')).toEqual({ formula: '3x^2 = 2' });
    expect(sampleFace('What is $2 + 3$? [[a]]')).toEqual({ text: 'What is $2 + 3$? …' });
  });

  it('names what is asked for', () => {
    expect(answerWords([4, 2])).toBe('Number, one choice');
  });
});
