import { describe, expect, it } from 'vitest';
import { answerWords, sampleFace } from './exercise-words.ts';

describe('an exercise on its card', () => {
  it('shows the displayed formula of its sample, else its text', () => {
    expect(sampleFace('Solve. $$ 3x^2 = 2 $$ $x =$ [[a]]')).toEqual({ formula: '3x^2 = 2' });
    expect(sampleFace('What is $2 + 3$? [[a]]')).toEqual({ text: 'What is $2 + 3$? …' });
  });

  it('leaves out boxes and figures in lines of their own, which would push its words out of the card', () => {
    const sample = 'The numbers satisfy $|x - m| \\le r$.\n\n[[figure:line]]\n\n$m =$ [[a]]\n\n[[b]] [[c]]';
    expect(sampleFace(sample)).toEqual({ text: 'The numbers satisfy $|x - m| \\le r$.\n\n$m =$ …' });
    expect(sampleFace('[[a]]')).toEqual({ text: '…' });
  });

  it('names what is asked for', () => {
    expect(answerWords([4, 2])).toBe('Number, one choice');
  });
});
