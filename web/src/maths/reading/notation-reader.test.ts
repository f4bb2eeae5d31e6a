import { describe, expect, it } from 'vitest';
import { inWords, plainToLatex, readAnswer } from './notation-reader.ts';
import type { ReadingOptions, ReadingProblem } from './notation.ts';
import { plainWords } from './problem-words.ts';

const latex: ReadingOptions = { syntax: 'latex', notation: 'en' };

function problemOf(source: string): ReadingProblem | undefined {
  const reading = readAnswer(source, latex);
  return reading.state === 'unreadable' ? reading.problem : undefined;
}

function explained(source: string): string | undefined {
  const reading = readAnswer(source, latex);
  return reading.state === 'read' ? reading.explained : undefined;
}

describe('[V04] input that cannot be read', () => {
  it('is reported word for word', () => {
    expect(problemOf('\\')?.title).toBe("Invalid input: empty '\\'");
    expect(problemOf('\\frac{1}{2')?.title).toBe('Invalid input: missing close brace');
    expect(problemOf('x_')?.title).toBe('Invalid input: missing subscript argument');
    expect(problemOf('4x^{}-12x')?.title).toBe('Invalid input: missing superscript argument');
    expect(problemOf('x^2^3')?.title).toMatch(/^Invalid input: delete double superscript and re-enter/);
  });

  it('is reported in plain words too, whatever the problem', () => {
    for (const source of [
      '\\',
      'x^{}',
      '2+',
      '\\sqrt{}',
      '(1',
      '\\frac{1}{\\placeholder{}}',
      '1.2.3',
      '\\unknownword',
    ]) {
      const problem = problemOf(source);
      expect(problem?.hasAdvice).toBe(true);
      const advice = plainWords(problem?.code ?? '');
      expect(advice).toMatch(/\.$/);
      expect(advice).not.toBe('Check what you typed and change what looks wrong.');
    }
  });
});

describe('what was understood', () => {
  it('is spelled out where fractions and functions leave room for doubt', () => {
    expect(explained('\\frac{x+1}{2}')).toBe('\\left(x+1\\right)\\div2');
    expect(explained('\\sin2x')).toMatch(/^\\sin\\left\(2x\\right\)$/);
  });

  it('is not repeated where the box says it all', () => {
    for (const source of ['4', 'x^2+3x', '\\frac{1}{2}', '\\frac{\\sqrt{2}}{2}'])
      expect(explained(source)).toBeUndefined();
  });

  it("follows the class's decimal sign", () => {
    expect(readAnswer('1{,}5', { ...latex, notation: 'de' })).toMatchObject({ state: 'read', latex: '1{,}5' });
  });
});

describe('what learners write', () => {
  const number: ReadingOptions = { ...latex, isNumber: true };
  const latexOf = (source: string, options: ReadingOptions = latex): string | undefined => {
    const reading = readAnswer(source, options);
    return reading.state === 'read' ? reading.latex : reading.problem.title;
  };

  it('is read as the marking reads it, and shown where that differs from the text in the box', () => {
    expect(latexOf('=1.5', number)).toBe('1.5');
    expect(latexOf("1'000", number)).toBe('1000');
    expect(latexOf('1,000', number)).toBe('1000');
    expect(latexOf('5e-2', number)).toBe('5\\times10^{-2}');
    expect(latexOf('5e-2', { ...number, hasEuler: true })).toBe('5e-2');
    expect(latexOf('Sin(2x)')).toBe('\\sin\\left(2x\\right)');
    expect(explained("1'000")).toBe('1000');
  });

  it('may have a unit behind the number', () => {
    expect(latexOf('5\\,€', { ...number, units: true })).toBe('5\\,€');
    expect(latexOf('€5', { ...number, units: true })).toBe('5\\,€');
    expect(latexOf('20℃', { ...number, units: true })).toContain('20');
    const area = readAnswer('5 m2', { ...number, syntax: 'plain', units: true });
    expect(area.state === 'read' && area.otherwise).toBeUndefined();
  });
});

it('says a formula in words', () => {
  expect(inWords('x^2')).toBe('x squared');
  expect(inWords('f(x) = ')).toBe('f open bracket x close bracket equals');
  expect(inWords('\\')).toBe('\\');
  expect(inWords('=')).toBe('=');
});

it('[V06] reads backticks as typed maths, and leaves what is none', () => {
  expect(plainToLatex('1/2 x^2')).toBe('\\frac{1}{2}x^{2}');
  expect(plainToLatex('hello )')).toBeUndefined();
});
