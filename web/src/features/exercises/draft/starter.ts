import { answerTypes, type ExerciseDocument } from '@lemma/math/document';

/**
 * The initial document of an exercise: small, complete and right in every variant, so that the preview works
 * immediately.
 */
export const starterDocument: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: '',
  language: 'en',
  topic: '',
  tags: [],
  level: 'Level 1',
  variables: {
    direction: 'ltr',
    list: [
      { name: 'a', generator: 'random-integer', min: 2, max: 9 },
      { name: 'k', generator: 'random-integer', min: -9, max: 9, except: [0] },
      { name: 'b', generator: 'random-integer', min: 1, max: 12 },
      { name: 'c', generator: 'expression', value: 'a*k + b', simplify: 'full' },
    ],
  },
  question: 'Solve the equation.\n\n$$ {{a}}x + {{b}} = {{c}} $$\n\n$x =$ [[part1]]',
  parts: [{ name: 'part1', answerType: answerTypes.number, points: 1, accept: [{ value: 'k' }] }],
  hints: ['Subtract ${{b}}$ on both sides.'],
  solution: 'Subtract ${{b}}$: ${{a}}x = {{a*k}}$. Divide by ${{a}}$: $x = {{k}}$.',
  tests: [],
};
