import { describe, expect, test } from 'vitest';
import { programOf, treeOf } from '../../testing/trees.ts';
import { freeNames } from '../../algebra/names.ts';
import type { Assumptions } from './points.ts';
import { type ProbingResult, probe } from './probing.ts';

function probed(
  a: string,
  b: string,
  field: 'real' | 'complex' = 'real',
  assumptions: Assumptions = {},
): ProbingResult {
  const names = [...new Set([a, b].flatMap((source) => freeNames(treeOf(source))))];
  return probe(programOf(a, names), programOf(b, names), names, { field, assumptions });
}
const both = (a: string, b: string, ...options: [('real' | 'complex')?, Assumptions?]): readonly ProbingResult[] => [
  probed(a, b, ...options),
  probed(b, a, ...options),
];

describe('two expressions at many points', () => {
  test.each([
    ['sqrt(x^2)', 'abs(x)', 'equal'],
    ['sqrt(x^2)', 'x', 'different'],
    ['sin(x + y)', 'sin(x)cos(y) + cos(x)sin(y)', 'equal'],
    ['sin(x + y)', 'sin(x)cos(y) - cos(x)sin(y)', 'different'],
    ['ln(x y)', 'ln(x) + ln(y)', 'equal'],
    ['sqrt(-1 - x^2)', 'sqrt(-(1 + x^2))', 'equal'],
    ['sqrt(-1 - x^2)', '-sqrt(-1 - x^2)', 'different'],
    ['sqrt(-1 - x^2)', 'i sqrt(1 + x^2)', 'equal'],
    ['e^(i x)', 'cos(x) + i sin(x)', 'equal'],
    ['e^(i x)', 'cos(x) - i sin(x)', 'different'],
    ['x^x', 'e^(x ln(x))', 'equal'],
    ['x^x', 'abs(x)^x', 'different'],
    ['root(3)(x^3)', 'x', 'equal'],
    ['root(4)(x^4)', 'x', 'different'],
    ['sin(x + 10^30)', 'sin(x + 10^30 + 1)', 'different'],
    ['x', 'x + 10^(-40)', 'different'],
    ['x', 'x + 10^(-12)', 'different'],
    ['e^(x + y)', 'e^x e^y (1 + 10^(-30))', 'different'],
    ['x!', 'x*(x - 1)!', 'equal'],
    ['x!', '(x - 1)!', 'different'],
    ['f(x)', 'f(x)', 'equal'],
    ['f(x)', 'g(x)', 'different'],
    ['1/(x - x)', '1/(y - y)', 'unknown'],
    ['abs(e^(-x) - 10^(-300))', 'e^(-x) - 10^(-300)', 'unknown'],
    ['max(e^(-x^2), 10^(-310))', 'e^(-x^2)', 'unknown'],
    ['sqrt((10^(-200) x)^2)', '10^(-200) abs(x)', 'equal'],
    ['10^(-200) x', '2*10^(-200) x', 'different'],
    ['sqrt((e^x + 10^(-300))^2)', 'e^x + 10^(-300)', 'unknown'],
    ['abs(x - 10^(-300))', 'x - 10^(-300)', 'different'],
    ['abs(x - 10^400)', 'x - 10^400', 'different'],
    ['e^(2x) + 10^(-300)', 'e^x e^x + 10^(-300)', 'equal'],
    ['abs(x) sqrt(-2)', 'sqrt(x^2) sqrt(-2)', 'equal'],
    ['ln(-x^2)', 'ln(-x^2) + 1', 'different'],
  ] as const)('%s and %s of real letters: %s', (a, b, expected) => {
    expect(both(a, b)).toEqual([expected, expected]);
  });

  test.each([
    ['e^(i z)', 'cos(z) + i sin(z)', 'equal'],
    ['sin(z)^2 + cos(z)^2', '1', 'equal'],
    ['sqrt(z^2)', 'z', 'different'],
    ['ln(z^2)', '2ln(z)', 'different'],
    ['abs(z)^2', 'z^2', 'different'],
    ['abs(z)^2', 'z conj(z)', 'equal'],
    ['(-8)^(1/3)', '-2', 'different'],
    ['(-8)^(1/3)', '1 + i sqrt(3)', 'equal'],
    ['1/(z - z)', 'w', 'unknown'],
  ] as const)('%s and %s of complex letters: %s', (a, b, expected) => {
    expect(both(a, b, 'complex')).toEqual([expected, expected]);
  });

  test.each([
    ['sqrt(x^2)', 'x', { x: 'positive' }, 'equal'],
    ['sqrt(x^2)', 'x', { x: 'non-negative' }, 'equal'],
    ['sqrt(x^2)', 'x', { x: 'natural' }, 'equal'],
    ['sqrt(x^2)', 'x', { x: 'integer' }, 'different'],
    ['sign(x)', '1', { x: 'positive' }, 'equal'],
    ['sign(x)', '0', { x: 'positive' }, 'different'],
    ['sign(-x)', '-1', { x: 'positive' }, 'equal'],
    ['sign(1/x)', '1', { x: 'positive' }, 'equal'],
    ['sign(x + 1)', '1', { x: 'positive' }, 'equal'],
    ['sign(x + 1)', '1', { x: 'non-negative' }, 'equal'],
    ['sign(x - 3)', '1', { x: 'positive' }, 'different'],
    ['sign(x^2 + x)', '1', { x: 'positive' }, 'equal'],
    ['sign(x y)', '1', { x: 'positive', y: 'positive' }, 'equal'],
    ['sign(x y)', '1', { x: 'positive' }, 'different'],
    ['sign(x^2 + y^2)', '1', { x: 'positive' }, 'equal'],
    ['sign(sqrt(x))', '1', { x: 'positive' }, 'equal'],
    ['sign(x^y)', '1', { x: 'positive' }, 'equal'],
    ['floor(x/(x + 1))', '0', { x: 'positive' }, 'equal'],
    ['floor(x/(x + 1))', '0', {}, 'different'],
    ['sign(x)', '1', { x: 'non-negative' }, 'different'],
    ['cos(2pi x)', '1', { x: 'integer' }, 'equal'],
    ['cos(2pi x)', '1', { x: 'positive' }, 'different'],
    ['(-1)^(2x)', '1', { x: 'integer' }, 'equal'],
    ['floor(x)', 'x', { x: 'integer' }, 'equal'],
    ['sin(pi x)', 'x', { x: 'integer' }, 'different'],
    ['cos(2pi n)', '1', {}, 'equal'],
    ['cos(2pi n)', '1', { n: 'real' }, 'different'],
    ['z conj(z)', 'abs(z)^2', {}, 'equal'],
    ['conj(z)', 'z', {}, 'different'],
    ['conj(z)', 'z', { z: 'real' }, 'equal'],
    ['x conj(x)', 'x^2', { x: 'complex' }, 'different'],
  ] as const)('%s and %s with %j: %s', (a, b, assumptions, expected) => {
    expect(both(a, b, 'real', assumptions)).toEqual([expected, expected]);
  });

  test('follow what is known of letters among complex numbers too', () => {
    expect(both('sqrt(x^2)', 'abs(x)', 'complex')).toEqual(['different', 'different']);
    expect(both('sqrt(x^2)', 'abs(x)', 'complex', { x: 'real' })).toEqual(['equal', 'equal']);
    expect(both('sqrt(x^2)', 'x', 'complex', { x: 'positive' })).toEqual(['equal', 'equal']);
    expect(both('sqrt(x^2)', 'abs(x)', 'complex', { x: 'complex' })).toEqual(['different', 'different']);
    expect(both('(-1)^(2x) + z', '1 + z', 'complex', { x: 'integer' })).toEqual(['equal', 'equal']);
  });
});

describe('two numbers', () => {
  test.each([
    ['sqrt(2) + sqrt(3)', 'sqrt(5 + 2sqrt(6))', 'equal'],
    ['sqrt(2) + sqrt(3)', 'sqrt(5 + 2sqrt(6)) + 10^(-30)', 'different'],
    ['e^(i pi)', '-1', 'equal'],
    ['e^(pi sqrt(163))', '640320^3 + 744', 'different'],
    ['(1/2)!', 'sqrt(pi)/2', 'equal'],
    ['(1/2)!', 'sqrt(pi)/2 + 10^(-11)', 'different'],
    ['1/(pi - pi)', '2', 'unknown'],
    ['10^(-30) pi', '0', 'different'],
    ['sqrt(2)^2 - 2', '0', 'equal'],
    ['ln(-1)', 'i pi', 'equal'],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect(both(a, b)).toEqual([expected, expected]);
  });
});
