import { describe, expect, it } from 'vitest';
import { sentencesIn, withSentences } from './engine-sentences.ts';

describe('an answer of the author’s engine', () => {
  const german = () => sentencesIn('de');

  it('has its problems, failures and feedback in the language of the page, and what is filled in there too', async () => {
    const answer = {
      problems: [{ place: 'variables.a', message: 'In some variants a has a division by 0.' }],
      failure: '“2+3” could not be marked: Work out $2^{3}$.',
      parts: [{ feedback: 'Collect like terms.' }],
    };
    expect(withSentences(answer, await german())).toEqual({
      problems: [
        {
          place: 'variables.a',
          message: 'a hat in manchen Varianten keinen Wert, der passt. Der Grund: eine Division durch 0.',
        },
      ],
      failure: '„2+3“ konnte nicht bewertet werden: Rechne $2^{3}$ aus.',
      parts: [{ feedback: 'Fasse gleichartige Glieder zusammen.' }],
    });
  });

  it('keeps the words of the author, in variants and in feedback', async () => {
    const answer = {
      texts: { parts: [{ feedback: 'Collect like terms.' }] },
      variant: { parts: [{ choices: [{ feedback: 'Collect like terms.' }] }] },
      parts: [{ feedback: 'Think of the area.' }],
    };
    expect(withSentences(answer, await german())).toEqual(answer);
  });

  it('is English where there are no words', async () => {
    const say = await sentencesIn('en-XA');
    expect(say('Collect like terms.')).toBe('Collect like terms.');
  });
});
