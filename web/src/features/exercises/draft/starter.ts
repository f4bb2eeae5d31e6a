import { answerTypes, type ExerciseDocument } from '@lemma/math/document';
import { language } from '../../../words/language.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const pseudo = language.state === 'pseudo';

/**
 * The initial document of an exercise: small, complete and right in every variant, so that the preview works
 * immediately. Its texts are in the language of the page.
 */
export const starterDocument: ExerciseDocument = {
  format: 'lemma-exercise/1',
  title: '',
  language: pseudo ? 'en' : language.tag,
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
  question: `${t(m.solveEquation)}\n\n$$ {{a}}x + {{b}} = {{c}} $$\n\n$x =$ [[part1]]`,
  parts: [{ name: 'part1', answerType: answerTypes.number, points: 1, accept: [{ value: 'k' }] }],
  hints: [t(m.subtractOnBothSides, { number: '${{b}}$' })],
  solution: t(m.solvedInTwoSteps, {
    first: '${{b}}$',
    between: '${{a}}x = {{a*k}}$',
    second: '${{a}}$',
    result: '$x = {{k}}$',
  }),
  tests: [],
};
