import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import type { Assumptions } from '../scalars/points.ts';
import { isDefinite } from './differences.ts';
import { guardsOf } from './guards.ts';
import { RealRunner } from './real-run.ts';

const keepsSign = (source: string, assumptions: Assumptions = {}): boolean => {
  const program = programOf(source);
  const runner = new RealRunner(program);
  runner.run(program.variables.map(() => 1.3));
  const guards = guardsOf(program, 0);
  return guards.some((guard) => isDefinite(guard, program, runner.registers, assumptions));
};

describe('a difference keeps its sign', () => {
  test.each([
    'max(x^2 + 1, 0)',
    'max(x^2 + 1, 2x)',
    'max(x^2 + y^2, 2x y)',
    'max(x^2 + y^2, -2x y)',
    'min((x^2 + 3)/2, x)',
    'max(x, x - 1)',
    'max(abs(x), x)',
    'max(x, abs(x))',
    'max(abs(x - y), y - x)',
    'abs(x^2 + 1)',
    'abs(e^x + 1)',
    'abs(2 + sin(x))',
    'max(x*x + 1, 2x)',
    'max(-(-x^2) + 1, 2x)',
  ])('in %s', (source) => {
    expect(keepsSign(source)).toBe(true);
  });

  test.each([
    'max(x, 0)',
    'max(x^2 + 1, 3x)',
    'max(x, y)',
    'max(x^2, x)',
    'max(abs(x), y)',
    'max(abs(x), 2x)',
    'max(x^3, x)',
    'max(sin(x), x)',
    'max(1/x, x)',
    'max(x/y, 1)',
    'abs(x + 1)',
    'abs(sin(x))',
  ])('not in %s', (source) => {
    expect(keepsSign(source)).toBe(false);
  });

  test('where that is assumed of the letter', () => {
    expect(keepsSign('abs(x + 1)', { x: 'positive' })).toBe(true);
    expect(keepsSign('abs(x - 1)', { x: 'positive' })).toBe(false);
  });
});
