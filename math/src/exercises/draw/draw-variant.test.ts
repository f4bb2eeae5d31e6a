import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDocument, buildExercise, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from '../compile/compile.ts';
import type { ExerciseDocument, Part, Variable } from '../document/document.ts';
import { publicView } from './public-view.ts';

const constants = (values: Readonly<Record<string, string>>): Variable[] =>
  Object.entries(values).map(([name, value]) => ({ name, generator: 'constant', value }));

/** A question that contains its parts, so that none is put at its end. */
const inText = '[[result]]';

function question(text: string, values: Readonly<Record<string, string>>): string {
  return variantAt(buildExercise({ question: text + inText, list: constants(values) }), 0).question.replace(inText, '');
}

describe('values in the text', () => {
  test.each<[string, Record<string, string>, string]>([
    ['$ {{a}}x^2 + {{b}}x $', { a: '1', b: '-3' }, '$x^2 - 3x$'],
    ['\\( x - {{b}} \\)', { b: '-3' }, '$x + 3$'],
    ['$$ {{a}}x + {{b}} = 0 $$', { a: '2/3', b: '0' }, '$$\\frac{2}{3}x = 0$$'],
    ['It falls by {{a}} degrees to {{b}}.', { a: '4', b: '-2.5' }, 'It falls by 4 degrees to −2.5.'],
    ['A share of {{a}}', { a: '-3/4' }, 'A share of −3/4'],
    ['The value {{a}} is exact.', { a: 'sqrt(12)' }, 'The value $2\\sqrt{3}$ is exact.'],
    ['{{a*c}} and ${{x^2 + b x}}$', { a: '3', b: '-1', c: '4' }, '12 and $x^{2}-x$'],
    ['${{a/b : none}} = {{a/b}}$', { a: '6', b: '4' }, '$\\frac{6}{4} = \\frac{3}{2}$'],
    ['${{a/b : decimal}}$', { a: '6', b: '4' }, '$1.5$'],
    ['`{{a}}x^2 + {{b}}x/2`', { a: '1', b: '-3' }, '$x^{2}-\\frac{3x}{2}$'],
    ['It costs \\$5, or $5 and $6.', {}, 'It costs \\$5, or \\$5 and \\$6.'],
    ['```\n{{a}} $x\n```', { a: '1' }, '```\n{{a}} $x\n```'],
  ])('%s with %o', (text, values, expected) => {
    expect(question(text, values)).toBe(expected);
  });

  test('words come as they are, in maths as text, and signs as signs', () => {
    const list: Variable[] = [
      { name: 'w', generator: 'random-string-list', values: ['red'] },
      { name: 's', generator: 'comparison', left: '1', right: '2' },
    ];
    const text = `a {{w}} box, $x = {{w}}$, $1 {{s}} 2$ ${inText}`;
    expect(variantAt(buildExercise({ question: text, list }), 0).question).toBe(
      `a red box, $x = \\text{red}$, $1 < 2$ ${inText}`,
    );
  });

  test('parts without a marker are put at the end of the question', () => {
    expect(variantAt(buildExercise({ question: 'How much?\n' }), 0).question).toBe('How much?\n\n[[result]]');
  });

  test.each<[string, string, string]>([
    ['{{q}}', 'question', 'There is no variable q.'],
    ['{{a', 'question', 'A {{ has no }} to end it.'],
    [
      '{{a : loud}}',
      'question',
      '“loud” is not a way to simplify; use one of none, partial, full, decimal, fraction, no-brackets, minimal.',
    ],
    ['{{ }}', 'question', 'There is nothing between {{ and }}.'],
    ['[[box]]', 'question', 'There is no part “box”. The parts are result.'],
    ['[[result]] [[result]]', 'question', 'The part “result” stands twice in the question.'],
    ['$$ x', 'question', 'This formula has no end.'],
  ])('reports %s', (text, place, message) => {
    const { problems } = compileExercise(buildDocument({ question: text, list: constants({ a: '1' }) }));
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ place, message }]);
  });

  test('an expression that cannot be read is pointed at', () => {
    const { problems } = compileExercise(buildDocument({ question: 'abc {{ 2 + }} $x$' }));
    const [problem] = problems;
    expect(problem?.place).toBe('question');
    expect(problem?.span?.start).toBeGreaterThanOrEqual(7);
    expect(problem?.span?.end).toBeLessThanOrEqual(13);
  });

  test('script direction is kept, from left or from right [D10]', () => {
    expect(variantAt(buildExercise({ direction: 'rtl' }), 0).direction).toBe('rtl');
    expect(variantAt(buildExercise(), 0).direction).toBe('ltr');
  });

  test('no text makes the scanner fail', () => {
    const piece = fc.constantFrom(
      '{{',
      '}}',
      '$',
      '$$',
      '\\(',
      '\\)',
      '`',
      '[[',
      ']]',
      'a',
      '{',
      '}',
      '\\',
      '^',
      '+',
      ' ',
      '\n',
      '(',
      ')',
      '\\frac',
      '\\left',
      '\\text{',
      '&',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { problems } = compileExercise(
          buildDocument({ question: pieces.join(''), list: constants({ a: '-1' }) }),
        );
        expect(problems.every(({ message }) => message !== '')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

const choicePart: Part = {
  name: 'pick',
  answerType: 2,
  choices: [
    { text: 'first', correct: 'a > 5' },
    { text: 'second', correct: 'a <= 5' },
    { text: 'third', correct: false },
  ],
};

describe('choices', () => {
  const exercise = buildExercise({ parts: [choicePart], list: [{ name: 'a', generator: 'random-integer' }] });
  const variants = Array.from({ length: 60 }, (_, seed) => variantAt(exercise, seed));

  test('have an order of their own in each variant, with keys that follow the order', () => {
    const orders = new Set(variants.map(({ parts }) => parts[0]?.choices.map(({ text }) => text).join()));
    expect(orders.size).toBe(6);
    for (const { parts } of variants) expect(parts[0]?.choices.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  test('are right as their condition says', () => {
    for (const { parts, values } of variants) {
      const right = parts[0]?.choices.find(({ key }) => key === parts[0]?.answerPlain);
      expect(right?.text).toBe(Number(values[0]?.plain) > 5 ? 'first' : 'second');
    }
  });

  test('keep the order of the document when they are not to be shuffled', () => {
    const fixed = buildExercise({ parts: [{ ...choicePart, shuffle: false }], list: constants({ a: '1' }) });
    expect(variantAt(fixed, 3).parts[0]?.choices.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  });
});

describe('what a learner may receive [D05]', () => {
  const secret: ExerciseDocument = buildDocument({
    question: 'Solve $x^2 = {{s}}$. [[roots]] [[pick]]',
    list: constants({ s: '1849', r: '43' }),
    parts: [
      {
        name: 'roots',
        answerType: 8,
        points: 2,
        label: 'Roots',
        accept: [{ value: '{r, -r}', feedback: 'well seen' }],
      },
      {
        ...choicePart,
        choices: choicePart.choices.map((choice) => ({ ...choice, correct: choice.text === 'second' })),
      },
    ],
    hints: ['Think of a square near 1800.'],
    solution: 'The root is {{r}}.',
  });
  const { exercise } = compileExercise(secret);
  if (!exercise) throw new Error('no exercise');
  const view = publicView(variantAt(exercise, 12345));

  test('has no seed, key, hint text, solution or feedback in it', () => {
    const sent = JSON.stringify(view);
    for (const hidden of ['12345', '43', '1800', 'root is', 'well seen', 'correct', 'answerPlain', 'answerLatex']) {
      expect(sent).not.toContain(hidden);
    }
  });

  test('has the question, the boxes, the choices and the number of hints', () => {
    expect(view.question).toBe('Solve $x^2 = 1849$. [[roots]] [[pick]]');
    expect(view.parts.map(({ name, answerType, points }) => [name, answerType, points])).toEqual([
      ['roots', 8, 2],
      ['pick', 2, 1],
    ]);
    expect([view.hintCount, view.hasSolution]).toEqual([1, true]);
  });
});

describe('the key of a part with a tolerance', () => {
  const key = (value: string, width: number) => {
    const part: Part = { name: 'p', answerType: 4, accept: [{ value }], tolerance: { kind: 'absolute', value: width } };
    const shown = variantAt(buildExercise({ parts: [part] }), 0).parts[0];
    return [shown?.answerLatex, shown?.answerPlain];
  };

  test.each([
    ['12 pi/5', 0.006, '\\frac{12\\pi}{5} \\approx 7.54', '7.54'],
    ['12 pi/5', 0.005, '\\frac{12\\pi}{5} \\approx 7.54', '7.54'],
    ['12 pi/5', 0.0005, '\\frac{12\\pi}{5} \\approx 7.540', '7.540'],
    ['-1/3', 0.05, '-\\frac{1}{3} \\approx -0.3', '-0.3'],
    ['1/4', 0.005, '\\frac{1}{4}', '1/4'],
    ['2.89', 0.05, '2.89', '2.89'],
    ['0.123456', 0.005, '\\approx 0.12', '0.12'],
    ['sqrt(2) + sqrt(3) + sqrt(5) + sqrt(7) + sqrt(11) + sqrt(13)', 0.05, '\\approx 15.0', '15.0'],
  ])('%s ± %f is shown exactly where that is short, and rounded', (value, width, latex, plain) => {
    expect(key(value, width)).toEqual([latex, plain]);
  });
});

describe('keys for the keyboard', () => {
  const keyboard = (part: Part, list: readonly Variable[] = []) =>
    variantAt(buildExercise({ parts: [part], list }), 0).parts[0]?.keyboard;

  test('letters are those of the answer and of the variables behind it, and those the author adds', () => {
    const list: Variable[] = [{ name: 'f', generator: 'expression', value: 'x^2 + t' }];
    const part: Part = { name: 'p', answerType: 6, accept: [{ value: 'f + 1' }], letters: ['y'] };
    expect(keyboard(part, list)?.letters).toEqual(['y', 'x', 't']);
  });

  test('functions come as whole families, so that the keys do not tell the answer', () => {
    const part: Part = { name: 'p', answerType: 6, accept: [{ value: '2 cos(x)' }] };
    expect(keyboard(part)?.functions).toEqual(['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan']);
  });

  test.each(['[[1, 2, 3], [4, 5, 6]]', '(1, 2)', '[[1], [2], [3], [4]]', '[[1, 2], [3, 4]]'])(
    'the keys for %s are those for every vector and matrix, so that they do not tell its size',
    (value) => {
      const part: Part = { name: 'p', answerType: 9, accept: [{ value }] };
      expect(keyboard(part)).toEqual({
        letters: [],
        functions: [],
        templates: ['fraction', 'power', 'root', 'matrix'],
      });
    },
  );
});
