import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simplificationModes } from '../../exercises/document/document.ts';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { exactValue, simplify } from '../index.ts';
import { compile } from '../evaluating/program.ts';
import { run } from '../evaluating/run.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const plain = (source: string, mode: (typeof simplificationModes)[number]): string =>
  toPlain(simplify(tree(source), mode)).replaceAll(' ', '');

describe('simplification modes [D12]', () => {
  test.each([
    ['-(3*5+4)', '-19'],
    ['x^2+(-3)x', 'x^2-3x'],
    ['x^2+2x+3x-5+1', 'x^2+5x-4'],
    ['(x-2)(x+3)', 'x^2+x-6'],
    ['1/2+1/3', '5/6'],
    ['(2x+4)/6', '(x+2)/3'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['5x-5x', '0'],
    ['sqrt(12)', '2sqrt(3)'],
    ['3 sqrt(2) sqrt(3)', '3sqrt(6)'],
    ['1/sqrt(2)', 'sqrt(2)/2'],
    ['sin(x)^2+cos(x)^2', '1'],
    ['cos(pi/3)', '1/2'],
    ['i^2', '-1'],
    ['3*2.35', '7.05'],
    ['0.5x+0.25', '0.5x+0.25'],
    ['log(100)', '2'],
  ])('full: %s is %s', (source, expected) => {
    expect(plain(source, 'full')).toBe(expected);
  });

  test('none changes nothing at all', () => {
    const source = tree('0+1*x^1-(-2)');
    expect(simplify(source, 'none')).toBe(source);
  });

  test('minimal changes only the writing', () => {
    expect(plain('0+1*x^1-(-2)', 'minimal')).toBe('x+2');
    expect(plain('x+(-3)', 'minimal')).toBe('x-3');
    expect(plain('2*3+x+x', 'minimal')).toBe(plain('2*3+x+x', 'none'));
  });

  test('partial calculates and collects but keeps brackets', () => {
    expect(plain('2*3+x+x', 'partial')).toBe('6+2x');
    expect(plain('3(x+1)+2(x+1)', 'partial')).toBe('5(x+1)');
    expect(plain('(x-2)(x+3)', 'partial')).toBe('(x-2)(x+3)');
  });

  test('no-brackets multiplies out and leaves fractions apart', () => {
    expect(plain('2(x+1)', 'no-brackets')).toBe('2x+2');
    expect(plain('1/(x-1)+1/(x+2)', 'no-brackets')).toBe('1/(x-1)+1/(x+2)');
  });

  test('fraction turns decimals into fractions, decimal the other way round', () => {
    expect(plain('0.25+0.5', 'fraction')).toBe('3/4');
    expect(plain('1/8', 'decimal')).toBe('0.125');
    expect(plain('2 pi r', 'decimal')).toBe('6.28318530718r');
  });

  test('both sides of a relation and all items of a collection are simplified', () => {
    expect(plain('x^2=4+5', 'full')).toBe('x^2=9');
    expect(plain('(1+1, 2*3)', 'full')).toBe('(2,6)');
  });
});

/** The first point where two trees have clearly different values. */
function differenceAt(a: Expression, b: Expression, tolerance: number): number | undefined {
  const first = compile(a);
  const second = first && compile(b, first.variables);
  if (!first || !second) return undefined;
  for (const base of [0.37, 1.41, 2.77, -0.83, -1.9, 0.11]) {
    const values = second.variables.map((_, k) => ({ re: base + k * 0.317, im: 0 }));
    const x = run(first, values, 'real');
    const y = run(second, values, 'real');
    if (!Number.isFinite(x.re) || !Number.isFinite(y.re) || !Number.isFinite(x.error)) continue;
    const size = Math.hypot(x.re, x.im);
    const allowed = 1000 * (x.error + y.error) + tolerance * (1 + size);
    if (Math.hypot(x.re - y.re, x.im - y.im) > allowed) return base;
  }
  return undefined;
}

const leaf = fc.oneof(
  fc.constantFrom('x', 'y', 'pi', 'a'),
  fc.integer({ min: -9, max: 12 }).map((n) => `(${n})`),
  fc.constantFrom('0.5', '1/3', 'sqrt(2)', 'sqrt(12)', 'i'),
);
const { source: randomSource } = fc.letrec<{ source: string }>((tie) => ({
  source: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}+${b})`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}-${b})`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(${a}*${b})`),
    fc.tuple(tie('source'), tie('source')).map(([a, b]) => `((${a})/(${b}))`),
    fc.tuple(tie('source'), fc.integer({ min: -3, max: 4 })).map(([a, n]) => `(${a})^(${n})`),
    fc.tuple(fc.constantFrom('sqrt', 'sin', 'cos', 'ln', 'abs', 'exp'), tie('source')).map(([f, a]) => `${f}(${a})`),
  ),
}));

describe('every mode keeps the value [D12]', () => {
  test.each(simplificationModes)('%s on random expressions', (mode) => {
    fc.assert(
      fc.property(randomSource, (source) => {
        const original = tree(source);
        expect(differenceAt(original, simplify(original, mode), mode === 'decimal' ? 1e-6 : 1e-11)).toBeUndefined();
      }),
      { numRuns: 150, seed: 2026 },
    );
  });
});

describe('exact values', () => {
  test('are found through roots, angles and logarithms', () => {
    expect(exactValue(tree('sqrt(8)/sqrt(2)'))).toEqual({ n: 2, d: 1 });
    expect(exactValue(tree('cos(pi/3)'))).toEqual({ n: 1, d: 2 });
    expect(exactValue(tree('sqrt(11+6sqrt(2))-sqrt(2)'))).toEqual({ n: 3, d: 1 });
    expect(exactValue(tree('sqrt(2)'))).toBeUndefined();
  });

  test('know the integer functions of authors', () => {
    expect(exactValue(tree('gcd(12, 18)+lcm(4, 6)'))).toEqual({ n: 18, d: 1 });
    expect(exactValue(tree('mod(-7, 3)'))).toEqual({ n: 2, d: 1 });
    expect(exactValue(tree('round(2.345, 2)'))).toEqual({ n: 47, d: 20 });
    expect(exactValue(tree('binomial(10, 3)+floor(-1.5)+max(2, 5)'))).toEqual({ n: 123, d: 1 });
  });

  test('are given up quickly when they would be too large', () => {
    expect(exactValue(tree('10^(10^10)'))).toBeUndefined();
  });
});
