import type { ExerciseDocument } from '@lemma/math';

/** A small exercise whose answers tests can work out: expand (x + a)^2 with a from 2 to 9. */
export const squareOfSum: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Square of a sum',
  language: 'en',
  topic: 'algebra/expanding',
  tags: ['brackets'],
  level: 'Level 2',
  variables: { direction: 'ltr', list: [{ name: 'a', generator: 'random-integer', min: 2, max: 9 }] },
  question: 'Expand $(x + {{a}})^2$: [[square]]',
  parts: [
    {
      name: 'square',
      answerType: 6,
      points: 2,
      accept: [
        { value: 'x^2 + 2 a x + a^2' },
        { value: 'x^2 + a^2', score: 0, feedback: 'The middle term is missing.' },
      ],
    },
  ],
  hints: ['Write it as $(x + {{a}})(x + {{a}})$ first.', 'How many products are there?'],
  solution: '$(x + {{a}})^2 = x^2 + {{2a}}x + {{a^2}}$',
  tests: [],
};

/** One choice and one number. */
export const twoParts: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: 'Double it',
  language: 'en',
  topic: 'arithmetic/multiplying',
  tags: [],
  level: 'Level 0',
  variables: { direction: 'ltr', list: [{ name: 'n', generator: 'random-integer', min: 3, max: 12 }] },
  question: 'Is {{n}} + {{n}} the same as 2 times {{n}}? [[same]] Twice {{n}} is [[twice]].',
  parts: [
    {
      name: 'same',
      answerType: 2,
      choices: [
        { text: 'Yes', correct: true },
        { text: 'No', correct: false, feedback: 'Adding a number to itself doubles it.' },
      ],
    },
    { name: 'twice', answerType: 4, accept: [{ value: '2 n' }] },
  ],
  hints: [],
  solution: 'Twice {{n}} is {{2n}}.',
  tests: [],
};
