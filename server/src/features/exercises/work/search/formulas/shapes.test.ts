import { read } from '@lemma/math/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapesOf } from './shapes.ts';

function shapes(source: string) {
  const result = read(source);
  if (!result.ok) throw new Error(`${source} cannot be read`);
  return shapesOf(result.tree);
}

describe('the shape of a formula', () => {
  it.each([
    ['x^2+5x+6', 'x^2-7x+12'],
    ['x^2+5x+6', '6+5x+x^2'],
    ['x^2+5x+6', 't^2-t-20'],
    ['x^2+5x+6', '3x^2+\\frac{1}{2}x+1'],
    ['x^2+5x+6', '{k}x^2+{k}x+{k}'],
    ['(x+1)(x-2)', '(2x-3)(5+x)'],
    ['2x+3=7', '9=4x-1'],
    ['\\frac{x+1}{x-2}', '\\frac{3x-1}{2x+5}'],
    ['\\sin(2x)', '\\sin(5x)'],
    ['\\frac{1}{2}+\\frac{1}{3}', '\\frac{3}{4}-\\frac{2}{5}'],
    ['x > 3', 'x \\le 5'],
  ])('is the same for %s and %s', (one, other) => {
    expect(shapes(other)).toEqual(shapes(one));
  });

  it.each([
    ['x^2+5x+6', 'x^2+6'],
    ['x^2+5x+6', 'x^3+5x+6'],
    ['x^2+5x+6', 'x^2+5y+6'],
    ['x^2+5x+6', '(x+5)^2+6'],
    ['2x+3=7', '2x+3<7'],
    ['(x+1)(x-2)', '(x+1)^2'],
    ['\\sin(2x)', '\\cos(2x)'],
    ['\\frac{1}{x}', '\\frac{x}{2}'],
    ['\\frac{1}{2}+\\frac{1}{3}', '\\frac{1}{2}\\cdot\\frac{1}{3}'],
  ])('is different for %s and %s', (one, other) => {
    expect(shapes(other)?.tree).not.toBe(shapes(one)?.tree);
  });

  it('is loosely the same with other exponents', () => {
    expect(shapes('x^3+2x')?.loose).toBe(shapes('x^{k}-5x')?.loose);
  });

  it('is found inside a larger formula, but is not the whole of it', () => {
    const [sum, equation] = [shapes('x^2+5x+6'), shapes('x^2-4x+3=0')];
    expect(equation?.parts).toContain(sum?.tree);
    expect(equation?.whole).not.toBe(sum?.whole);
  });

  it.each(['x', '7', '-3', '\\pi', '5x'])('is missing where there is nothing to compare: %s', (source) => {
    expect(shapes(source)).toBeNull();
  });

  it('forgets every coefficient and every order of terms', () => {
    const coefficient = fc.integer({ min: 2, max: 99 });
    const polynomial = fc.record({
      exponents: fc.uniqueArray(fc.integer({ min: 2, max: 9 }), { minLength: 2, maxLength: 4 }),
      coefficients: fc.array(coefficient, { minLength: 4, maxLength: 4 }),
      signs: fc.array(fc.constantFrom('+', '-'), { minLength: 4, maxLength: 4 }),
    });
    const write = (exponents: readonly number[], coefficients: readonly number[], signs: readonly string[]) =>
      exponents.map((exponent, at) => `${signs[at]}${coefficients[at]}x^${exponent}`).join('');
    fc.assert(
      fc.property(polynomial, polynomial, ({ exponents, coefficients, signs }, other) => {
        const one = shapes(write(exponents, coefficients, signs));
        const changed = shapes(write(exponents.toReversed(), other.coefficients, other.signs));
        expect(changed?.tree).toBe(one?.tree);
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});
