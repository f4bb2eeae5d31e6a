import { describe, expect, test } from 'vitest';
import { operation } from '../../algebra/evaluating/program-builder.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { programOf, stepsOf } from '../../testing/trees.ts';
import { RealRunner } from './real-run.ts';

const at = (source: string, x = 0, y = 0): number => new RealRunner(programOf(source, ['x', 'y'])).run([x, y]);
const none = Number.NaN;
const rounded = (value: number): number => Number(value.toFixed(9)) + 0;

describe('a program in doubles', () => {
  test.each([
    ['min(x, y, 1)', 3, -2, -2],
    ['max(x, y, 1)', 3, -2, 3],
    ['max(x, y, 1)', -3, -2, 1],
    ['round(x)', 2.5, 0, 3],
    ['round(x)', -2.5, 0, -3],
    ['round(x, 1)', 2.25, 0, 2.3],
    ['round(x, 2)', -1.005, 0, -1],
    ['mod(x, y)', 7.5, 2, 1.5],
    ['mod(x, y)', -1, 3, 2],
    ['mod(x, y)', 5, -3, -1],
    ['mod(x, y)', 5, 0, none],
    ['mod(x, y)', 2 ** 60, 0.5, none],
    ['gcd(x, y)', 12, 18, 6],
    ['gcd(x, y)', -12, 18, 6],
    ['gcd(x, y)', 12, 1.5, none],
    ['gcd(x, y, 4)', 12, 18, 2],
    ['lcm(x, y)', 4, 6, 12],
    ['lcm(x, y)', -4, 6, 12],
    ['lcm(x, y)', 0, 6, 0],
    ['lcm(x, y)', 2 ** 60, 6, none],
    ['binomial(x, y)', 5, 2, 10],
    ['binomial(x, y)', 2.5, 2, 1.875],
    ['binomial(x, y)', 5, 0, 1],
    ['binomial(x, y)', 5, -1, none],
    ['binomial(x, y)', 5, 1.5, none],
    ['binomial(x, y)', 70, 61, none],
    ['x!', 5, 0, 120],
    ['x!', -1, 0, none],
    ['im(x)', 5, 0, 0],
    ['im(1/x)', 0, 0, none],
    ['arg(x)', 5, 0, 0],
    ['arg(x)', -5, 0, Math.PI],
    ['arg(x)', 0, 0, none],
    ['log_y(x)', 8, 2, 3],
    ['log_y(x)', 8, 1, none],
    ['log_y(x)', 8, -2, none],
    ['log_y(x)', -8, 2, none],
    ['x^(1/2) + 0y', 0, 1, 0],
    ['x^(-1/2) + 0y', 0, 1, none],
    ['x^(2/3) + 0y', -8, 1, 4],
    ['x^(1/3) + 0y', -8, 1, -2],
    ['x^(3/2) + 0y', -4, 1, none],
    ['x^y', 0, 2, 0],
    ['x^y', 0, 0, 1],
    ['x^y', 0, -1, none],
    ['x^y', -2, 3, -8],
    ['x^y', -2, 0.5, none],
    ['x^y', 4, 0.5, 2],
    ['x/y', 1, 0, none],
    ['x/y', 0, 0, none],
    ['0^x', 2, 0, 0],
    ['i x', 2, 0, none],
    ['sqrt(x) + 1', -1, 0, none],
    ['ln(x) - ln(x)', 0, 0, none],
  ])('%s at x = %d, y = %d is %d', (source, x, y, value) => {
    expect(rounded(at(source, x, y))).toBe(rounded(value));
    const { re } = run(
      programOf(source, ['x', 'y']),
      [
        { re: x, im: 0 },
        { re: y, im: 0 },
      ],
      'strict',
    );
    // A run with error bounds knows more functions at more places.
    if (!Number.isNaN(value)) expect(rounded(re)).toBe(rounded(value));
  });

  test.each([
    ['e^x', 800],
    ['e^x', -800],
    ['x^20', 1e30],
    ['x^20', 1e-30],
    ['x^(-20)', 1e30],
    ['x^(1/3)*x', 1e-290],
    ['x*x', 1e-200],
    ['1/x', 1e300],
    ['x^(13/2)', 1e-100],
    ['sech(x)', 800],
    ['csch(x)', 800],
    ['cosh(x)', 800],
    ['(10x)^pi', 1e-100],
  ])('has no value where %s at %d is too large, or too small to have its digits', (source, x) => {
    expect([at(source, x), at(`${source} - ${source}`, x)]).toEqual([none, none]);
  });

  test.each([
    ['x', 1e-300, 1e-300],
    ['x + x', 1e-300, 2e-300],
    ['-x', 1e-300, -1e-300],
    ['x*0', 5, 0],
    ['x*x', 0, 0],
    ['0/x', 5, 0],
    ['x^3', 0, 0],
    ['sqrt(x)', 0, 0],
    ['x^pi', 0, 0],
    ['sin(x)', 1e-300, 1e-300],
    ['floor(x)', 0.5, 0],
    ['x^2', 1e-140, 1e-280],
  ])('keeps what is exactly 0, and small numbers as they are: %s at %d', (source, x, value) => {
    expect(at(source, x)).toBe(value);
  });

  test('keeps the value of each instruction, with those that are given', () => {
    const program = programOf('1/(x - 2) + 3', ['x']);
    const runner = new RealRunner(program);
    const difference = program.code.find(({ op }) => op === operation.divide)?.b ?? -1;
    expect(runner.run([2.5])).toBe(5);
    expect(runner.registers[difference]).toBe(0.5);
    expect(runner.run([2])).toBeNaN();
    expect(runner.registers[difference]).toBe(0);
    expect(runner.run([2], [{ register: difference, value: 0.25 }])).toBe(7);
    expect(runner.registers[difference]).toBe(0.25);
    expect(runner.run([2.5])).toBe(5);
  });

  test('gives functions of which only the name is known the values of the other evaluators', () => {
    for (const source of ['f(x)', 'g(x)', 'f(x, y)', 'f(y, x)', 'f(2)', "f'(x)"]) {
      const program = programOf(source, ['x', 'y']);
      const { re } = run(
        program,
        [
          { re: 1.25, im: 0 },
          { re: -0.5, im: 0 },
        ],
        'strict',
      );
      expect([source, new RealRunner(program).run([1.25, -0.5])]).toEqual([source, expect.closeTo(re, 10)]);
    }
  });

  test('says whether a number in it is too large or too small for doubles', () => {
    const loses = (source: string): boolean => {
      const runner = new RealRunner(programOf(source, ['x']));
      runner.run([-800]);
      return runner.losesNumbers;
    };
    const lost = ['x + 10^(-300)', 'x - 10^400', 'abs(e^(-800) - x)', '2^(-2000) x', '(10^(-200))^pi x'];
    expect(lost.filter((source) => !loses(source))).toEqual([]);
    const kept = ['x + 10^(-280)', 'e^x', 'x^200', 'x + ln(-2)', 'x/(pi - pi)', 'x sqrt(-2)', '0x + 1'];
    expect(kept.filter(loses)).toEqual([]);
  });

  test('takes an eighth of the steps of a run with error bounds', () => {
    const program = programOf('sin(x) + x^2', ['x']);
    const runner = new RealRunner(program);
    expect(stepsOf(() => runner.run([1]))).toBeCloseTo(program.steps / 8, 6);
    expect(stepsOf(() => run(program, [{ re: 1, im: 0 }], 'strict'))).toBeCloseTo(program.steps, 6);
  });

  test('has no value without a place or an instruction', () => {
    expect(new RealRunner(programOf('x + y')).run([1])).toBeNaN();
    expect(new RealRunner({ ...programOf('x'), code: [] }).run([1])).toBeNaN();
  });
});
