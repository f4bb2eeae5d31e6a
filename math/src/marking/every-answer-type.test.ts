import { describe, expect, test } from 'vitest';
import { answerTypes, type AnswerType, type Part } from '../exercises/document/document.ts';
import { formula, number, outcomes } from '../testing/build-verdict.ts';

interface Sample {
  readonly part: Part;
  readonly right: string;
  readonly wrong: string;
}

const twoChoices = [
  { text: 'one', correct: true },
  { text: 'two', correct: false },
];
const samples: Readonly<Record<AnswerType, Sample>> = {
  [answerTypes.oneChoice]: {
    part: { name: 'p', answerType: answerTypes.oneChoice, shuffle: false, choices: twoChoices },
    right: 'a',
    wrong: 'b',
  },
  [answerTypes.severalChoices]: {
    part: { name: 'p', answerType: answerTypes.severalChoices, shuffle: false, choices: twoChoices },
    right: 'a',
    wrong: 'a,b',
  },
  [answerTypes.number]: { part: number('3/4'), right: '0.75', wrong: '0.7' },
  [answerTypes.text]: {
    part: { name: 'p', answerType: answerTypes.text, accept: [{ value: 'prime' }] },
    right: 'Prime',
    wrong: 'even',
  },
  [answerTypes.expression]: { part: formula(answerTypes.expression, '2x'), right: 'x+x', wrong: '3x' },
  [answerTypes.equation]: { part: formula(answerTypes.equation, 'x = 2'), right: '2 = x', wrong: 'x = 3' },
  [answerTypes.collection]: { part: formula(answerTypes.collection, '{1, 2}'), right: '{2, 1}', wrong: '{1, 3}' },
  [answerTypes.matrix]: { part: formula(answerTypes.matrix, '(1, 2)'), right: '(1, 2)', wrong: '(2, 1)' },
};

describe('every answer type [D06]', () => {
  test.each(Object.entries(answerTypes))('marks a right and a wrong answer: %s', (_, type) => {
    const { part, right, wrong } = samples[type];
    expect(outcomes(part, [right, wrong])).toEqual(['right', 'wrong']);
  });
});
