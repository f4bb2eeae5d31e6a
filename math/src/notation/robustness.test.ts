import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTree } from '../testing/arbitrary-tree.ts';
import { toLatex } from './printing/print-latex.ts';
import { toPlain } from './printing/print-plain.ts';
import { toSpoken } from '../speech/index.ts';
import { longestSource, read, readCounting } from './reading/read.ts';
import type { ReadOptions } from './reading/read-result.ts';

const pieces = [
  '\\frac',
  '\\sqrt',
  '\\left(',
  '\\right)',
  '\\left[',
  '\\right]',
  '\\left\\{',
  '\\right\\}',
  '\\left|',
  '\\right|',
  '\\left.',
  '\\right.',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '|',
  '\\|',
  '^',
  '_',
  '^{',
  '_{',
  '\\sin',
  '\\log_',
  '\\ln',
  '\\max',
  '\\sum_',
  '\\int',
  'dx',
  '\\,dx',
  'd',
  '\\differentialD',
  '\\lim_',
  '\\to',
  '\\placeholder{}',
  '\\text{ or }',
  '\\mathrm{',
  '\\operatorname{',
  '\\begin{pmatrix}',
  '\\end{pmatrix}',
  '\\begin{cases}',
  '\\end{cases}',
  '&',
  '\\\\',
  '\\',
  ',',
  ';',
  ':',
  '\\mid',
  '+',
  '-',
  '\\pm',
  '\\cdot',
  '*',
  '/',
  '\\div',
  '=',
  '<',
  '>',
  '\\le',
  '\\in',
  '\\cup',
  '\\lor',
  '\\land',
  '\\lnot',
  '!',
  '%',
  '\\%',
  "'",
  '\\prime',
  '^\\circ',
  '\\overline{',
  '\\vec',
  '\\dot',
  '0',
  '1',
  '12',
  '3.5',
  '.',
  '1{,}',
  '{,}',
  '0.\\overline{3}',
  'x',
  'y',
  'e',
  'i',
  'f',
  'f(',
  'sqrt(',
  'sin',
  'and',
  'or',
  'xx',
  'oo',
  '[[',
  ']]',
  '"',
  '½',
  '²',
  '√',
  'π',
  '→',
  ' ',
  '\\ ',
  '\\,',
  '\\quad',
  '\\unknown',
  '\u0000',
  '💗',
  '\ud800',
  '\\binom',
  '\\bmod',
  '\\partial',
  'm',
  'km',
  '°',
  '\\log_28',
  '\\frac12',
];
const latexLike = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((each) => each.join(''));
const mutated = fc.tuple(anyTree, fc.nat(), fc.nat(), fc.constantFrom(...pieces)).map(([tree, at, drop, piece]) => {
  const text = toLatex(tree);
  const from = at % (text.length + 1);
  return text.slice(0, from) + piece + text.slice(from + (drop % 4));
});
const sources = fc.oneof(
  latexLike,
  mutated,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 60 }),
);
const options: fc.Arbitrary<ReadOptions> = fc.record({
  syntax: fc.constantFrom('latex' as const, 'plain' as const),
  decimal: fc.constantFrom('.' as const, ',' as const),
  functions: fc.constantFrom([], ['f'], ['f', 'area']),
  names: fc.constantFrom([], ['e', 'd'], ['rate', 'ab']),
  units: fc.boolean(),
  grouping: fc.boolean(),
});

const withoutUnits = options.map((each) => ({ ...each, units: false }));

describe('any string', () => {
  it('is read or refused with a message, a code and a span inside it', () => {
    fc.assert(
      fc.property(sources, options, (source, each) => {
        const result = read(source, each);
        if (result.ok) return;
        expect(result.error.message).toMatch(/^Invalid input: ./);
        expect(result.error.span.start).toBeGreaterThanOrEqual(0);
        expect(result.error.span.start).toBeLessThanOrEqual(result.error.span.end);
        expect(result.error.span.end).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 3000 },
    );
  });

  it('that is read can be printed, and what is printed can be read again', () => {
    fc.assert(
      fc.property(sources, withoutUnits, (source, each) => {
        const result = read(source, each);
        if (!result.ok) return;
        const { decimal = '.' } = each;
        const latex = toLatex(result.tree, { decimal });
        const plain = toPlain(result.tree, { decimal });
        toSpoken(result.tree);
        const again = read(latex, { ...each, syntax: 'latex' });
        const plainAgain = read(plain, { ...each, syntax: 'plain' });
        expect(again.ok || again.error.message, latex).toBe(true);
        expect(plainAgain.ok || plainAgain.error.message, plain).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('gives the same result every time', () => {
    fc.assert(
      fc.property(sources, options, (source, each) => {
        expect(read(source, each)).toEqual(read(source, each));
      }),
      { numRuns: 500 },
    );
  });
});

describe('work is linear in the length', () => {
  const repeated = pieces.flatMap((piece) => [piece, `${piece}x`, `x${piece}`, `${piece}1,`, `{${piece}}`]);

  it.each(['latex', 'plain'] as const)('for every piece of %s repeated', (syntax) => {
    for (const piece of repeated) {
      const count = Math.floor(longestSource / piece.length);
      const { steps } = readCounting(piece.repeat(count), { syntax });
      expect(steps, piece).toBeLessThan(4 * longestSource);
    }
  });

  it('for random sources made long', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }), (some) => {
        const unit = some.join('');
        const source = unit.repeat(Math.max(1, Math.floor(longestSource / unit.length))).slice(0, longestSource);
        expect(readCounting(source, {}).steps).toBeLessThan(4 * longestSource);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what is nested as deep as can be read', () => {
  const nests: readonly (readonly [string, string])[] = [
    ['\\int(', ')dx'],
    ['\\int_0^x(', ')dt'],
    ['\\sum_{k=1}^{n}(', ')'],
    ['\\lim_{x\\to 0}(', ')'],
    ['\\frac{d}{dx}(', ')'],
    ['\\frac{1}{1+', '}'],
    ['\\sqrt{', '}'],
    ['2^{', '}'],
    ['\\left|', '\\right|'],
    ['\\binom{', '}{2}'],
    ['\\log_{', '}(x)'],
    ['\\max(x,', ')'],
    ['\\{', '\\}'],
    ['\\lnot(', ')'],
    ['2(', ')'],
    ['\\begin{pmatrix}1&', '\\\\2&3\\end{pmatrix}'],
  ];

  // A printer that goes through a part twice takes twice as long with each level.
  it.each(nests)('%s … %s is printed and read aloud', (open, close) => {
    const sources = Array.from({ length: 64 }, (_, depth) => open.repeat(depth) + 'x' + close.repeat(depth));
    const deepest = sources.map((source) => read(source)).findLast((result) => result.ok);
    const texts = [toLatex, toPlain, toSpoken].map((print) => (deepest ? print(deepest.tree) : ''));
    expect(texts.map((text) => text.length > 40)).toEqual([true, true, true]);
  });
});
