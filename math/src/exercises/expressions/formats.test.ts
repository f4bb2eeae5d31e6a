import { describe, expect, test } from 'vitest';
import { markResponse } from '../../marking/mark-response.ts';
import { buildDocument, buildExercise, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from '../compile/compile.ts';
import type { Variable } from '../document/document.ts';
import { checkHealth } from '../health/health.ts';

const inText = '[[result]]';
const expressions = (values: Readonly<Record<string, string>>): Variable[] =>
  Object.entries(values).map(([name, value]) => ({ name, generator: 'expression', value }));
const question = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  variantAt(buildExercise({ question: text + inText, list: expressions(values) }), 0).question.replace(inText, '');
const messageOf = (text: string): string | undefined =>
  compileExercise(buildDocument({ question: text })).problems.find(({ severity }) => severity === 'error')?.message;

describe('a number with fixed places', () => {
  test.each([
    ['{{decimals(2.8, 2)}} euros', {}, '2.80 euros'],
    ['{{decimals(-2.8, 2)}} euros', {}, '−2.80 euros'],
    ['${{decimals(60, 1)}}^{\\circ}$', {}, '$60.0^{\\circ}$'],
    ['{{decimals(p q, 2)}}', { p: '1.2', q: '7/3' }, '2.80'],
    ['{{decimals(sqrt(2), 3)}}', {}, '1.414'],
    ['{{decimals(2/3, 0)}}', {}, '1'],
    ['{{decimals(x, n)}}', { x: '1/8', n: '4' }, '0.1250'],
    // Kept by a variable, and calculated with.
    ['{{p}} and {{p + 1}}', { p: 'decimals(2.8, 2)' }, '2.80 and 3.8'],
    ['$3 - {{p}}$', { p: 'decimals(-2.8, 2)' }, '$3 + 2.80$'],
    ['{{2 decimals(1/3, 2)}}', {}, '0.66'],
    ['{{grouped(decimals(1234567.5, 2))}}', {}, '1\u202f234\u202f567.50'],
  ])('%s', (text, values, printed) => {
    expect(question(text, values)).toBe(printed);
  });

  test('is the model answer as it is printed, and learners may leave the zeros out', () => {
    const exercise = buildExercise({
      question: inText,
      parts: [{ name: 'result', answerType: 4, accept: [{ value: 'decimals(14/5, 2)' }] }],
    });
    const variant = variantAt(exercise, 0);
    expect(variant.parts[0]?.answerPlain).toBe('2.80');
    for (const value of ['2.80', '2.8', '14/5']) {
      expect(markResponse(exercise, variant, [{ part: 'result', value }]).outcome, value).toBe('right');
    }
  });

  test('needs a whole number of places, and a number', () => {
    expect(messageOf('{{decimals(2)}} [[result]]')).toBe(
      'decimals needs a value and a number of places: decimals(x, 2).',
    );
    const finding = (text: string) => checkHealth(buildExercise({ question: `${text} [[result]]` }), 3).findings[0];
    expect(finding('{{decimals(2, 1/2)}}')?.message).toContain('not a whole number from 0 to 12');
    expect(finding('{{decimals(x, 2)}}')?.message).toContain('decimals of something that is not a number');
  });
});

describe('a number with its digits in groups', () => {
  test.each([
    ['{{grouped(98764)}}', '98\u202f764'],
    ['${{grouped(98764)}}$', '$98\\,764$'],
    ['${{grouped(1300000)}} - {{grouped(-45000.25)}}$', '$1\\,300\\,000 + 45\\,000.25$'],
    ['{{grouped(9876)}} and {{grouped(-12345)}}', '9876 and −12\u202f345'],
    ['${{grouped(100000)}} \\cdot 2$', '$100\\,000 \\cdot 2$'],
    ['{{grouped(2/3)}}', '2/3'],
  ])('%s', (text, printed) => {
    expect(question(text)).toBe(printed);
  });
});

describe('an equals sign where the value is exact, and a wavy one where it is rounded', () => {
  test.each([
    ['$\\frac{3}{12} {{approx(3/12, 2)}}$', '$\\frac{3}{12} = 0.25$'],
    ['$\\frac{1}{3} {{approx(1/3, 2)}}$', '$\\frac{1}{3} \\approx 0.33$'],
    ['$\\sqrt{25} {{approx(sqrt(25), 1)}}$', '$\\sqrt{25} = 5$'],
    ['$\\sqrt{2} {{approx(sqrt(2), 2)}}$', '$\\sqrt{2} \\approx 1.41$'],
    ['$x {{approx(-2/3, 1)}} < 2$', '$x \\approx -0.7 < 2$'],
    ['A third {{approx(1/3, 2)}}, a quarter {{approx(-1/4, 2)}}', 'A third ≈ 0.33, a quarter = −0.25'],
    ['$x^2 + 1 {{approx(0.10, 3)}}$', '$x^2 + 1 = 0.1$'],
  ])('%s', (text, printed) => {
    expect(question(text)).toBe(printed);
  });

  test('must be on its own', () => {
    expect(messageOf('{{1 + approx(1/3, 2)}} [[result]]')).toContain('must be on its own');
    expect(messageOf('{{grouped(approx(1/3, 2))}} [[result]]')).toContain('must be on its own');
  });
});
