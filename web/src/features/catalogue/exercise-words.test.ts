import { describe, expect, it } from 'vitest';
import { answerWords, sampleFace, topicName, topicTrail } from './exercise-words.ts';

describe('an exercise on its card', () => {
  it('shows the displayed formula of its sample, else its text', () => {
    expect(sampleFace('Solve. $$ 3x^2 = 2 $$ $x =$ [[a]]')).toEqual({ formula: '3x^2 = 2' });
    expect(sampleFace('What is $2 + 3$? [[a]]')).toEqual({ text: 'What is $2 + 3$? …' });
  });

  it('names its topic and what is asked for', () => {
    expect(topicName('algebra/quadratic-equations')).toBe('Quadratic equations');
    expect(topicTrail('algebra/quadratic-equations')).toBe('Algebra · Quadratic equations');
    expect(answerWords([4, 2])).toBe('Number, one choice');
  });
});
