import { describe, expect, test } from 'vitest';
import { answers } from './math/corpora.ts';

const exercise = {
  format: 'lemma-exercise/1',
  title: 'A power',
  language: 'en',
  topic: 'calculus',
  tags: [],
  level: 'Level 1',
  variables: { direction: 'ltr', list: [{ name: 'n', generator: 'random-integer', min: 3, max: 3 }] },
  question: 'Differentiate $x^{{n}}$.',
  parts: [
    { name: 'slope', answerType: 6, accept: [{ value: 'n x^(n-1)' }] },
    { name: 'degree', answerType: 4, accept: [{ value: 'n - 1' }, { value: 'n', score: 0, feedback: 'One less.' }] },
  ],
  hints: [],
  solution: '',
  tests: [],
};

describe('the command line of the engine', () => {
  test('marks answers part by part, with words for what is wrong or cannot be read', () => {
    const [right, wrong, unreadable] = answers('mark', [
      { id: 1, exercise, seed: 4, answers: { slope: '3x^2', degree: '2' } },
      { id: 2, exercise, seed: 4, answers: { slope: 'x^2', degree: '3' } },
      { id: 3, exercise, seed: 4, answers: { slope: '3x^', degree: '2' } },
    ]);
    expect(right).toMatchObject({
      id: 1,
      outcome: 'right',
      score: 2,
      parts: { slope: { outcome: 'right', score: 1 } },
    });
    expect(wrong).toMatchObject({ outcome: 'wrong', score: 0, parts: { degree: { feedback: 'One less.' } } });
    expect(wrong).toHaveProperty('parts.slope.error');
    expect(wrong).toMatchObject({
      parts: { degree: { group: { id: 'known mistake 2', says: 'One less.', shown: '3' } } },
    });
    expect(wrong).toHaveProperty('parts.slope.group.id', expect.stringMatching(/^typical error: /));
    expect(right).not.toHaveProperty('parts.slope.group');
    expect(unreadable).toMatchObject({ outcome: 'invalid', score: 0, parts: { slope: { outcome: 'invalid' } } });
    expect(unreadable).toHaveProperty('parts.slope.message');
  });

  test('takes a document that says only what is needed, and names the field of one that is wrong, row by row', () => {
    const { question, parts, variables } = exercise;
    const [short, wrong, right] = answers('mark', [
      { id: 1, exercise: { question, parts, variables: { list: variables.list } }, answers: { degree: '2' } },
      { id: 2, exercise: { question, parts: [{ ...parts[0], accept: 7 }] }, answers: { degree: '2' } },
      { id: 3, exercise, answers: { slope: '3x^2', degree: '2' } },
    ]);
    expect(short).toHaveProperty('parts.degree.score', 1);
    expect(wrong).toMatchObject({ id: 2, verdict: 'invalid', message: expect.stringContaining('parts.0.accept') });
    expect(right).toMatchObject({ outcome: 'right' });
  });

  test('reads answers in the syntax that is named', () => {
    const [seen, latex] = answers('mark', [
      { id: 1, exercise, seed: 4, answers: { slope: '3x^12/x^10', degree: '2' } },
      { id: 2, exercise, seed: 4, syntax: 'latex', answers: { slope: '3x^12/x^10', degree: '2' } },
    ]);
    expect(seen).toHaveProperty('parts.slope.score', 1);
    expect(latex).toHaveProperty('parts.slope.score', 0);
  });

  test('fills a text with the values of a seed', () => {
    const [filled, broken] = answers('print', [
      { id: 'a', exercise, seed: 1, template: 'It is ${{n}}x^{{{n}}-1}$.' },
      { id: 'b', exercise, seed: 1, template: 'It is {{n +}}.' },
    ]);
    expect(filled).toMatchObject({ id: 'a', text: 'It is $3x^{3-1}$.' });
    expect(broken).toMatchObject({ id: 'b', verdict: 'invalid' });
  });
});
