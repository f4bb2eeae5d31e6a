import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import { markResponse } from '../mark-response.ts';

function outcomesOf(question: string, key: string, answers: readonly string[], label?: string) {
  const exercise = buildExercise({
    question,
    parts: [{ name: 'p', answerType: 4, accept: [{ value: key }], ...(label === undefined ? {} : { label }) }],
  });
  return answers.map((value) => [
    value,
    markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value }]).parts[0]?.outcome,
  ]);
}

const all = (answers: readonly string[], outcome: string) => answers.map((answer) => [answer, outcome]);

describe('a unit that is printed behind the box and typed again', () => {
  test.each([
    ['The share is [[p]] %.', '10', ['10', '10%', '10 %', '10\\%', '10 percent']],
    ['The share is [[p]] per cent.', '10', ['10%', '10 per cent']],
    ['It costs [[p]] euros.', '160', ['160', '160 euros', '160 euro', '160€', '160\\text{ euros}']],
    ['The angle is [[p]]°.', '38', ['38', '38°', '38^\\circ', '38^{\\circ}', '38 degrees']],
    ['The angle is [[p]]$^\\circ$.', '38', ['38°', '38^\\circ']],
    ['The area is [[p]] $\\text{cm}^2$', '22', ['22', '22 cm^2', '22\\,\\mathrm{cm}^2', '22 cm²']],
    ['It is [[p]] m long.', '22', ['22 m', '22m', '22\\mathrm{m}']],
    ['It is [[p]] kg/m^3.', '22', ['22 kg/m^3', '22 kg/m³']],
    ['It is [[p]] °C.', '22', ['22 °C', '22°C']],
    ['[[p]] £ and not more.', '22', ['22 £', '22 pounds']],
    ['It is [[p]] $m$.', '22', ['22 m']],
    ['Der Winkel ist [[p]] Grad groß.', '38', ['38', '38°', '38 Grad', '38^\\circ']],
    ['Der Anteil ist [[p]] Prozent.', '10', ['10%', '10 Prozent']],
    ['Er kostet [[p]] Euro.', '160', ['160 €', '160 Euro']],
    ['L’angle mesure [[p]] degrés.', '38', ['38°', '38 degrés']],
    ['La part est de [[p]] pour cent.', '10', ['10%', '10 pour cent']],
    ['El ángulo mide [[p]] grados.', '38', ['38°', '38 grados']],
  ])('costs nothing: %s', (question, key, answers) => {
    expect(outcomesOf(question, key, answers)).toEqual(all(answers, 'right'));
  });

  test('is the one behind the box of the part, whatever stands elsewhere', () => {
    const outcome = (question: string, answer: string) => outcomesOf(question, '22', [answer])[0]?.[1];
    expect(outcome('It weighs 3 kg and is [[p]] m long.', '22 kg')).toBe('invalid');
    expect(outcome('It is long: [[p]]', '22 m')).toBe('invalid');
    expect(outcome('It is [[p]] $= 3$ m long.', '22 m')).toBe('invalid');
    expect(outcome('It is [[p]] 22 long.', '2222')).toBe('wrong');
    expect(outcome('It is [[p]] m long.', 'm')).toBe('invalid');
    expect(outcome('It is [[p]] of $m$.', '22 m')).toBe('invalid');
    expect(outcome('It is [[p]]; the rod is long.', '22 the')).toBe('invalid');
    expect(outcome('It is [[p]] $3.5$ m long.', '223.5')).toBe('wrong');
    expect(outcome('It is [[p]] $-2$ m long.', '22-2')).toBe('wrong');
    expect(outcome('It is [[p]] $35$ m long.', '2235')).toBe('wrong');
  });

  test('does not make a wrong number right', () => {
    expect(outcomesOf('The share is [[p]] %.', '10', ['1%', '0.1%', '1000%'])).toEqual(
      all(['1%', '0.1%', '1000%'], 'wrong'),
    );
    expect(outcomesOf('It is [[p]] m long.', '22', ['2200 cm', '22 kg', '23 m']).map(([, outcome]) => outcome)).toEqual(
      ['invalid', 'invalid', 'wrong'],
    );
  });
});

describe('a key in percent', () => {
  test('takes the number with and without the sign where the text asks for percent', () => {
    expect(outcomesOf('Give the share in percent: [[p]]', '10', ['10', '10%', '10\\%'])).toEqual(
      all(['10', '10%', '10\\%'], 'right'),
    );
    expect(outcomesOf('Solve it.', '10', ['10%'], 'What percentage is it?')).toEqual(all(['10%'], 'right'));
  });

  test('is not a key in hundredths, and other numbers have no sign', () => {
    expect(outcomesOf('What is $\\frac{1}{10}$? [[p]]', '0.1', ['10%', '0.1'])).toEqual(all(['10%', '0.1'], 'right'));
    expect(outcomesOf('A price rises by 25 %. What is it now? [[p]]', '10', ['10%'])).toEqual(all(['10%'], 'wrong'));
  });
});

describe('a unit that is asked for', () => {
  test('is typed, also where it is printed behind the box', () => {
    const outcome = (question: string, value: string) => {
      const part = { name: 'p', answerType: 4, accept: [{ value: '22' }], unit: 'm' } as const;
      const exercise = buildExercise({ question, parts: [part] });
      return markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value }]).parts[0]?.outcome;
    };
    expect(['22 m', '2200 cm', '22'].map((answer) => outcome('It is [[p]] m long.', answer))).toEqual([
      'right',
      'right',
      'invalid',
    ]);
  });
});

describe('a printed unit in the spellings of LaTeX', () => {
  test.each([
    [
      'It is [[p]] $\\mathrm{km}/\\mathrm{h}$.',
      ['22 km/h', '22\\,\\text{km}/\\text{h}', '22~\\mathrm{km/h}', '22 km / h'],
    ],
    ['It is [[p]] $\\text{m}^{-1}$.', ['22 m^-1', '22 m^{-1}', '22\\mathrm{m}^{ -1 }']],
    ['It is [[p]] $\\operatorname{cm}^3$.', ['22 cm³', '22 cm^3', '22\\;\\mathit{cm}^{3}']],
    [
      'It is [[p]] $^{\\circ}$ here.',
      ['22°', '22^\\circ', '22^{\\circ}', '22\\degree', '22 ^ \\circ', '22 degrees', '22 deg'],
    ],
    ['It is [[p]] \\% here.', ['22%', '22 \\%', '22 percent', '22 per cent']],
    ['It is [[p]] metres long.', ['22 metres', '22 metre']],
    ['It is [[p]] µm.', ['22 µm']],
  ])('costs nothing: %s', (question, answers) => {
    expect(outcomesOf(question, '22', answers)).toEqual(all(answers, 'right'));
  });

  test('that is another one costs a reading', () => {
    const others = ['22 m', '22 km', '22 h', '22 km/s', '22 km^h'];
    const found = outcomesOf('It is [[p]] $\\mathrm{km}/\\mathrm{h}$.', '22', others);
    expect(found).toEqual(all(others, 'invalid'));
    expect(outcomesOf('It is [[p]] $\\text{m}^{-1}$.', '22', ['22 m^1', '22 m^-2', '22 m'])).toEqual(
      all(['22 m^1', '22 m^-2', '22 m'], 'invalid'),
    );
  });
});

describe('percent', () => {
  test.each([
    'What percentage is it? [[p]]',
    'Give it in percent. [[p]]',
    'Write it as a percent: [[p]]',
    'What per cent is it? [[p]]',
    'How many percent? [[p]]',
  ])('is asked for by: %s', (question) => {
    expect(outcomesOf(question, '10', ['10', '10%', '10 %', '20%'])).toEqual([
      ['10', 'right'],
      ['10%', 'right'],
      ['10 %', 'right'],
      ['20%', 'wrong'],
    ]);
  });

  test.each([
    'A price falls by 10 percent. What is it? [[p]]',
    '[[p]] Give it in percent.',
    'Give it in percent.\n\nThen solve it. [[p]]',
    'The percentages add up. [[p]]',
  ])('is not asked for by: %s', (question) => {
    expect(outcomesOf(question, '10', ['10%'])).toEqual([['10%', 'wrong']]);
  });
});
