import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import type { Assumptions } from '../scalars/points.ts';
import type { Guard } from './guards.ts';
import { RealRunner } from './real-run.ts';
import { isNeverZero } from './strict-signs.ts';

const isNever = (source: string, assumptions: Assumptions = {}, parts: Partial<Guard> = {}): boolean => {
  const program = programOf(source, ['x', 'y']);
  const runner = new RealRunner(program);
  runner.run([1.5, 2.5]);
  const register = program.code.length - 1;
  const guard = {
    program: 0,
    kind: 'zero',
    jumps: true,
    ends: false,
    register,
    minus: -1,
    plus: 0,
    over: 1,
    ...parts,
  } as const;
  return isNeverZero(guard, program, runner.registers, assumptions);
};
const positive = { x: 'positive', y: 'positive' } as const;

describe('a quantity is never 0', () => {
  test.each([
    'x',
    '-x',
    'x y',
    'x/y',
    '-x/y',
    '1/x',
    'x + y',
    '-x - y',
    'x + 1',
    '1 + x',
    '-x - 3',
    'x^2 + x',
    'x^3',
    'x^(-2)',
    '(-x)^3',
    '(-x)^(-2)',
    'sqrt(x)',
    'x^(2/3)',
    'x^y',
    'x^pi',
    'abs(x)',
    'abs(-x)',
    'x + abs(y - x)',
    'pi x',
    'x + y^2',
    'y^2 + x',
  ])('for positive letters: %s', (source) => {
    expect(isNever(source, positive)).toBe(true);
    expect(isNever(source, { x: 'natural', y: 'natural' })).toBe(true);
  });

  test.each([
    'x^2 + 1',
    '1 + x^4',
    'e^x',
    'e^(-x y)',
    'cosh(x)',
    '-e^x',
    'abs(x) + 2',
    '-3 - x^2',
    '5',
    '-pi',
    'exp(x) + x^2',
    '2^x',
    'abs(e^x)',
    'e^x/cosh(y)',
  ])('for all letters: %s', (source) => {
    expect(isNever(source)).toBe(true);
  });

  test.each([
    'x - y',
    'x - 1',
    'y - x',
    '-x + y',
    'ln(x)',
    'sin(x)',
    'floor(x)',
    'x + ln(y)',
    'x (y - 1)',
    'x - x^2',
    '0 x',
  ])('unless it may be: %s for positive letters', (source) => {
    expect(isNever(source, positive)).toBe(false);
  });

  test.each([
    'x',
    'x + 1',
    'x^2',
    'x y',
    'x^3',
    'abs(x)',
    'sqrt(x)',
    'x^y',
    'x^2 + sqrt(2)^2 - 2',
    'x^2 + 10^(-12)',
    'x^2 - 10^(-12)',
    'e^x - 1',
    'sinh(x)',
  ])('unless it may be: %s for all letters', (source) => {
    expect(isNever(source)).toBe(false);
    expect(isNever(source, { x: 'non-negative' })).toBe(source === 'x + 1');
    expect(isNever(source, { x: 'integer' })).toBe(false);
  });

  test('nothing is said of differences and of whole values', () => {
    expect(isNever('x + 1', positive, { minus: 0 })).toBe(false);
    expect(isNever('x + 1', positive, { plus: -1 })).toBe(false);
    expect(isNever('x + 1', positive, { kind: 'whole' })).toBe(false);
  });
});
