import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { misses, number } from '../../testing/build-verdict.ts';

const calculate = 'This is right, but not worked out yet. Work it out: there is still something to calculate.';
const reduce = 'This is right, but not worked out yet. Reduce the fraction.';
const one = 'Type one number only.';
const rounded = 'Your number is rounded. Give the exact value, for example as a fraction or with a root.';
const close = 'You are close: did you round too early?';
const sign = 'Check the sign of your answer.';
const noValue =
  'This has no value: look for a division by 0, a root of a negative number or a number that is too large.';
const otherUnit = 'Your unit measures something else: check what is asked for.';

describe('a number', () => {
  test('is right in all its spellings', () => {
    const answers = ['5', '+5', '(5)', '((5))', '[5]', '5.', '5.0', '05', '500%', 'x=5', 'f(x)=5', '5=5', '5≈5', '= 5'];
    expect(
      misses(
        number('5'),
        answers.map((answer) => [answer, 'right: exact']),
      ),
    ).toEqual([]);
    expect(
      misses(number('sqrt(2)'), [
        ['sqrt(2)', 'right: identical'],
        ['2/sqrt(2)', 'right: probing'],
        ['2^(1/2)', 'right: fingerprint'],
      ]),
    ).toEqual([]);
  });

  test('that is not worked out is free, and so is anything but a number', () => {
    expect(
      misses(number('5'), [
        ['5+0', 'unfinished: not worked out', calculate],
        ['-(-5)', 'unfinished: not worked out', calculate],
        ['10/2', 'unfinished: not worked out', reduce],
        ['sqrt(25)', 'unfinished: not worked out', 'This is right, but not worked out yet. Simplify the root.'],
        ['5=6', 'invalid: no number', 'Type one number, not an equation.'],
        ['1,5', 'invalid: decimal comma', 'Use a point for decimals: write 1.5.'],
        ['5;6', 'invalid: several', one],
        ['{5}', 'invalid: no number', one],
        ['5 or 6', 'invalid: no number', one],
        ['5 and 6', 'invalid: no number', one],
        ['±5', 'invalid: no number', 'Type one number: ± stands for two.'],
        ['5x', 'invalid: no number', 'Type a number: your answer has the letter x in it.'],
        ['five', 'invalid: no number', 'Type the number in figures, such as 1.5 or 3/2, without words.'],
        ['true', 'invalid: no number', 'Type a number: one is asked for here.'],
        ['5 km', 'invalid: unit', 'Type the number without a unit.'],
        ['1/0', 'invalid: no real value', noValue],
        ['sqrt(-1)', 'invalid: no real value', noValue],
        ['i', 'invalid: no real value', 'Type a real number: your answer has i in it.'],
        ['2+3i', 'invalid: no real value', 'Type a real number: your answer has i in it.'],
      ]),
    ).toEqual([]);
  });

  test('that is another one is wrong, and says why where that is known', () => {
    expect(
      misses(number('5'), [
        ['-5', 'wrong: typical error: opposite', sign],
        ['0', 'wrong: value'],
        ['pi', 'wrong: value'],
        ['2+4', 'wrong: value'],
        ['∞', 'wrong: infinity'],
        ['-∞', 'wrong: infinity'],
      ]),
    ).toEqual([]);
    expect(
      misses(number('sqrt(2)'), [
        ['1.41', 'wrong: rounded', rounded],
        ['1.414213562', 'wrong: rounded', rounded],
        ['1.42', 'wrong: rounding', close],
        ['1.5', 'wrong: value'],
        ['7/5', 'wrong: value'],
        ['99/70', 'wrong: value'],
        ['-sqrt(2)', 'wrong: typical error: opposite', sign],
      ]),
    ).toEqual([]);
    expect(
      misses(number('1/3'), [
        ['0.333', 'wrong: rounded', rounded],
        ['0.332', 'wrong: rounding', close],
        ['0.3', 'wrong: value'],
        ['0.34', 'wrong: value'],
        ['33%', 'wrong: value'],
      ]),
    ).toEqual([]);
  });

  test('may be as near as its tolerance says', () => {
    expect(
      misses(number('100/3', { tolerance: { kind: 'absolute', value: 0.5 } }), [
        ['33', 'right: tolerance'],
        ['33.8', 'right: tolerance'],
        ['33.84', 'wrong: value'],
        ['34', 'wrong: value'],
        ['100/3', 'right: tolerance'],
        ['-33.3', 'wrong: typical error: opposite', sign],
      ]),
    ).toEqual([]);
    expect(
      misses(number('100/3', { tolerance: { kind: 'decimals', value: 1 } }), [
        ['33.3', 'right: tolerance'],
        ['33.30', 'right: tolerance'],
        ['100/3 ≈ 33.3', 'right: tolerance'],
        ['33.4', 'wrong: rounding', close],
        ['33', 'wrong: value'],
      ]),
    ).toEqual([]);
    expect(
      misses(number('pi', { precision: 'aa' }), [
        ['3.14', 'right: tolerance'],
        ['3.1415', 'right: tolerance'],
        ['3.1', 'wrong: rounding', 'Your number is rounded too far: give more digits.'],
        ['4', 'wrong: value'],
      ]),
    ).toEqual([]);
  });
});

describe('a number with a unit', () => {
  test('is compared in the unit that is asked for', () => {
    expect(
      misses(number('5', { unit: 'm' }), [
        ['5 m', 'right: exact'],
        ['5m', 'right: exact'],
        ['500 cm', 'right: exact'],
        ['0.005 km', 'right: exact'],
        ['5 metres', 'right: exact'],
        ['(5) m', 'right: exact'],
        ['x = 5 m', 'right: exact'],
        ['5 mm', 'wrong: value'],
        ['6 m', 'wrong: value'],
        ['-5 m', 'wrong: typical error: opposite', sign],
        ['∞ m', 'wrong: infinity'],
        ['5 s', 'wrong: unit', otherUnit],
        ['5 m^2', 'wrong: unit', otherUnit],
        ['5', 'invalid: unit', 'Type the unit as well.'],
        ['m', 'invalid: no number', 'Type a number: your answer has the letter m in it.'],
        ['5 foo', 'invalid: no number', '“foo” cannot be read here. Type a number and its unit.'],
        ['five m', 'invalid: no number', '“five” cannot be read here. Type a number and its unit.'],
        ['5 m or 6 m', 'invalid: no number', one],
      ]),
    ).toEqual([]);
    expect(
      misses(number('5', { unit: 'm', tolerance: { kind: 'absolute', value: 0.1 } }), [
        ['5.05 m', 'right: tolerance'],
        ['505 cm', 'right: tolerance'],
        ['5.2 m', 'wrong: value'],
      ]),
    ).toEqual([]);
    expect(
      misses(number('sqrt(2)', { unit: 'm' }), [
        ['sqrt(2) m', 'right: value'],
        ['100 sqrt(2) cm', 'right: value'],
        ['100 sqrt(3) cm', 'wrong: value'],
      ]),
    ).toEqual([]);
    expect(
      misses(number('90', { unit: '°' }), [
        ['90°', 'right: exact'],
        ['pi/2', 'right: fingerprint'],
        ['pi/2 rad', 'right: fingerprint'],
        ['pi/3 rad', 'wrong: value'],
        ['90', 'invalid: unit', 'Type the unit as well.'],
      ]),
    ).toEqual([]);
    expect(
      misses(number('20', { unit: '€' }), [
        ['20 €', 'right: exact'],
        ['€20', 'right: exact'],
        ['2000 cent', 'right: exact'],
        ['20 $', 'wrong: unit', 'Your unit is another currency: check what is asked for.'],
      ]),
    ).toEqual([]);
  });
});

describe('several accepted answers', () => {
  const accept = [
    { value: '5' },
    { value: '-5', score: 0.5, feedback: 'Sign.' },
    { value: '6', score: 0, feedback: 'Six.' },
    { value: 'infinity', score: 0, feedback: 'No end.' },
  ];
  const part: Part = { name: 'p', answerType: 4, accept };

  test('say in true words what is right, right in part and wrong', () => {
    expect(
      misses(part, [
        ['5', 'right: exact'],
        ['-5', 'partly: exact', 'Sign.'],
        ['6', 'wrong: known mistake 3: exact', 'Six.'],
        ['∞', 'wrong: known mistake 4: infinity', 'No end.'],
        ['-∞', 'wrong: infinity'],
        ['7', 'wrong: value'],
        ['10/2', 'unfinished: not worked out', reduce],
        ['-10/2', 'unfinished: not worked out', 'This is right in part, but not worked out yet. Reduce the fraction.'],
        ['2*3', 'wrong: known mistake 3: exact', 'Six.'],
      ]),
    ).toEqual([]);
  });

  test('say the same of all that is not worked out while results are withheld', () => {
    const advice = 'Reduce the fraction.';
    expect(
      misses(
        part,
        ['10/2', '-10/2', '12/2', '14/2'].map((answer) => [answer, 'unfinished: not worked out', advice]),
        { unfinished: 'always' },
      ),
    ).toEqual([]);
  });

  test('mark answers that are not worked out where they cannot be continued', () => {
    expect(
      misses(
        part,
        [
          ['10/2', 'wrong: not worked out', reduce],
          ['12/2', 'wrong: known mistake 3: exact', 'Six.'],
          ['14/2', 'wrong: value'],
        ],
        { unfinished: 'marked' },
      ),
    ).toEqual([]);
  });
});
