import { describe, expect, test } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { compileExercise } from './compile.ts';
import type { DocumentProblem, ExerciseDocument, Variable } from '../document/document.ts';

const a: Variable = { name: 'a', generator: 'constant', value: '3' };

function errorsOf(changes: Partial<ExerciseDocument> & { list?: Variable[]; keepIf?: string }): DocumentProblem[] {
  const { exercise, problems } = compileExercise(buildDocument({ list: [a], ...changes }));
  // A refused exercise can still be drawn, so that versions published earlier keep working.
  expect(exercise).toBeDefined();
  return problems.filter(({ severity }) => severity === 'error');
}

/** The piece of the question that the only error points at, and its message. */
function said(question: string): string {
  const [error, ...others] = errorsOf({ question: `${question} [[result]]` });
  expect(others).toEqual([]);
  if (!error) return '';
  expect(error.place).toBe('question');
  return `${question.slice(error.span?.start, error.span?.end)} | ${error.message}`;
}

describe('a formula that cannot be typeset', () => {
  test.each([
    ['$\\frac{1}{$', '{ | This { is never closed.'],
    ['$x^{2$', '{ | This { is never closed.'],
    ['$x}$', '} | This } closes nothing.'],
    ['$\\frac{1}$', '\\frac | \\frac needs 2 arguments in braces.'],
    ['$\\frac{ {{a}} }$', '\\frac | \\frac needs 2 arguments in braces.'],
    ['$\\sqrt$', '\\sqrt | \\sqrt needs an argument in braces.'],
    [
      '$a\\\\[99999px]b$',
      '\\\\[99999px] | This takes too much room: all lengths of a formula together are at most 30em.',
    ],
    ['$\\foo{x}$', '\\foo | \\foo is not a command that can be typeset.'],
    ['$x \\Sin y$', '\\Sin | \\Sin is not a command that can be typeset.'],
    ['$\\left(x$', '\\left | This \\left has no \\right.'],
    ['$x\\right)$', '\\right | This \\right has no \\left before it.'],
    ['$\\left x \\right)$', '\\left | \\left needs a bracket behind it, or a full stop for none.'],
    ['$\\begin{pmatrx}1\\end{pmatrx}$', '\\begin{pmatrx} | pmatrx is not an environment that can be typeset.'],
    ['$\\begin{pmatrix}1 & 2$', '\\begin{pmatrix} | \\begin{pmatrix} is never ended.'],
    ['$\\begin{pmatrix}1\\end{cases}$', '\\end{cases} | \\end{cases} closes \\begin{pmatrix}.'],
    ['$1 & 2$', '& | An & stands only in a matrix or another environment; for the sign write \\&.'],
    ['$x^2^3$', '^ | A second exponent needs braces: {x^a}^b.'],
    ['$x_1_{{a}}$', '_ | A second index needs braces: {x_a}_b.'],
    ['$x^$', '^ | Nothing stands behind this ^.'],
    ['$20 % of x$', '% | A % hides the rest of the line; for the sign write \\%.'],
    ['$$\\text{if $', '$$ | This formula has no end.'],
    ['Half is $\\frac{1}{2}', '$ | This formula has no end.'],
    ['$x = {{a}}', '$ | This formula has no end.'],
  ])('%s: %s', (question, message) => {
    const { problems } = compileExercise(buildDocument({ list: [a], question: `${question} [[result]]` }));
    const error = problems.find(({ severity }) => severity === 'error');
    expect(`${question.slice(error?.span?.start, error?.span?.end)} | ${error?.message}`).toBe(message);
  });

  test.each([
    '$\\frac12 {{a}}$',
    '$x^{{{a}}}_{n+1}$',
    "$f'(x)^2 + y'^{2}$",
    '$\\sqrt[3]{ {{a}} } \\le \\left| \\frac{x}{2} \\right|$',
    '$\\begin{cases} x & \\text{if } x > 0 \\\\[2ex] -x & \\text{else} \\end{cases}$',
    '$\\left\\{ x \\mid x > {{a}} \\right\\}$',
    '$\\left]1, 2\\right[ \\cup \\{ {{a}} \\}$',
    '$\\big( \\tfrac{1}{2} \\bigr) 20\\,\\%$',
    '$$\\begin{array}{cc} 1 & 2 \\\\ \\hline 3 & {{a}} \\end{array}$$',
    'It costs $5 and {{a}} more, or $7.',
    '`x^2/{{a}}`',
  ])('is none of %s', (question) => {
    expect(said(question)).toBe('');
  });

  test('is reported in hints, solutions, labels, choices, feedback and the words of variables', () => {
    const broken = '$\\frac{1}{$';
    const places = errorsOf({
      list: [a, { name: 'w', generator: 'random-string-list', values: [broken] }],
      question: '[[result]] [[pick]]',
      hints: ['Fine.', broken],
      solution: broken,
      parts: [
        { name: 'result', answerType: 4, label: broken, accept: [{ value: 'a' }] },
        {
          name: 'pick',
          answerType: 2,
          choices: [
            { text: 'yes', correct: true },
            { text: 'no', correct: false, feedback: broken },
          ],
        },
      ],
    }).map(({ place }) => place);
    expect(places.sort()).toEqual(['hints.1', 'parts.pick', 'parts.result', 'solution', 'variables.w']);
  });
});

describe('a word that is neither a name nor a function', () => {
  const message = (word: string): string =>
    `${word} | There is no variable ${word}. If a product is meant, write its letters apart: ${word.split('').join(' ')}.`;

  test.each([
    ['{{zz}}', 'zz'],
    ['{{2 widht}}', 'widht'],
    ['${{a + pq}}$', 'pq'],
    ['{{3time}}', 'time'],
    ['{{aa}}', 'aa'],
  ])('in %s is refused at its place', (question, word) => {
    expect(said(question)).toBe(message(word));
  });

  test.each(['{{2 a x}}', '${{a sinx + 2pi r}}$', '{{e^(a i)}}', '{{x_1 + y_ab}}', '{{alpha beta}}', '{{sqrt(x y)}}'])(
    'is none of %s',
    (question) => {
      expect(said(question)).toBe('');
    },
  );

  test('is refused in variables, conditions and answers, unless a part declares it as a letter', () => {
    const changes = {
      list: [a, { name: 'v', generator: 'expression', value: 'total + 1' } as const],
      keepIf: 'a < 4',
      question: '[[result]]',
      parts: [{ name: 'result', answerType: 6 as const, accept: [{ value: '2 area' }] }],
    };
    expect(errorsOf(changes).map(({ place }) => place)).toEqual(['variables.v', 'parts.result']);
    const [part] = changes.parts;
    const declared = { ...changes, parts: part ? [{ ...part, letters: ['area', 'total'] }] : [] };
    expect(errorsOf(declared)).toEqual([]);
  });
});
