import { describe, expect, test } from 'vitest';
import { formula, number, verdict } from '../testing/build-verdict.ts';
import type { Part } from '../exercises/document/document.ts';

const outcomes = (part: Part, answers: readonly string[], decimal: '.' | ',' = '.'): string[] =>
  answers.map((answer) => `${answer}: ${verdict(part, answer, [], { decimal }).outcome}`);
const all = (answers: readonly string[], outcome: string): string[] => answers.map((answer) => `${answer}: ${outcome}`);

describe('spellings of paper and phone', () => {
  test.each<readonly [Part, readonly string[], readonly string[]]>([
    [number('1/3'), ['0.333...', '0.3333…', '0.(3)', '0.3̅', '0.33\\ldots'], ['0.344...', '0.1(3)']],
    [number('1/6'), ['0.1666...', '0.1(6)', '0.16\\overline{6}'], ['0.(16)', '0.16']],
    [
      number('520', { unit: 'cm' }),
      ['5 m 20 cm', '5m20cm', '5 m and 20 cm', '5\\,\\mathrm{m}\\,20\\,\\mathrm{cm}'],
      ['5 m 2 cm'],
    ],
    [number('90', { unit: 'min' }), ['1 h 30 min', '1h30min', '1 hour 30 minutes'], ['1 h 20 min']],
    [number('90', { unit: 'min' }), ['1:30 h', '1:30\\,\\mathrm{h}', '90:00 min'], ['1:20 h', '1:30 min']],
    [number('60', { unit: '°' }), ['pi/3', '\\frac{\\pi}{3}', 'pi/3 rad', '60°'], ['pi/6', '30°']],
    [
      formula(8, '(-oo,1) union (2,oo)'),
      ['(-oo,1) U (2,oo)', '(-oo,1), (2,oo)', '(-oo,1) and (2,oo)'],
      ['(oo,1) U (2,oo)', '(-oo,2)'],
    ],
    [formula(7, 'true'), ['infinitely many solutions', 'there are infinitely many'], ['no solution']],
    [number('20', { unit: 'm/s^2' }), ['20 \\frac ms^2', '20\\frac ms^{2}'], ['20 \\frac ms']],
    [number('12', { unit: 'cm' }), ['12 Cm', '0.00012 Km'], ['12 Km']],
    [number('3.14', { tolerance: { kind: 'decimals', value: 2 } }), ['~3.14', 'about 3.14', 'ca. 3.14'], ['~3.15']],
    [formula(6, 'a_1+d'), ['a1+d', 'a_1+d'], ['a1-d']],
    [formula(7, 'y=2x+1'), ['2x+1', 'g(x)=2x+1', 'y(x)=2x+1', '1+2x'], ['2x-1', 'g(x)=2x']],
    [formula(8, '(5,2)'), ['A(5/2)', '(5/2)', '\\left(5\\middle|2\\right)', '\\binom{5}{2}'], ['A(2/5)']],
    [formula(8, '(1,2)'), ['{(1,2)}', 'L={(1,2)}', '\\{(1;2)\\}'], ['{(2,1)}', '{{1,2}}']],
    [formula(6, 'ln(x)'), ['logₑ x', 'log_e x', 'logₑ(x)'], ['log₂ x']],
    [formula(9, '(1,2)'), ['(1/2)', '\\binom12'], ['(2/1)']],
    [formula(9, '[[1,2],[3,4]]'), ['[1,2;3,4]', '[1 2; 3 4]', '{{1,2},{3,4}}'], ['[1,3;2,4]']],
  ])('are read as a teacher would read them: %#', (part, right, wrong) => {
    expect(outcomes(part, right)).toEqual(all(right, 'right'));
    expect(outcomes(part, wrong)).toEqual(all(wrong, 'wrong'));
  });

  test('that say there are infinitely many, and not which, cost nothing', () => {
    expect(outcomes(formula(7, 'x=pi k'), ['infinitely many solutions'])).toEqual([
      'infinitely many solutions: invalid',
    ]);
  });

  test('a comma in a pair is pointed out where decimals have one', () => {
    for (const part of [formula(8, '(1,2)'), formula(9, '(1,2)')]) {
      expect(verdict(part, '(1,2)', [], { decimal: ',' })).toMatchObject({
        outcome: 'invalid',
        feedback: 'Here a comma belongs to a decimal. Put a semicolon between two numbers: 1; 2.',
      });
      expect(outcomes(part, ['(1;2)', '(1|2)'], ',')).toEqual(['(1;2): right', '(1|2): right']);
    }
  });
});
