import { describe, expect, test } from 'vitest';
import type { Complex } from '../algebra/numbers/complex.ts';
import { compile } from '../algebra/evaluating/program.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equivalent } from './index.ts';
import { NoPreciseValue, PreciseRunner } from './precise/precise.ts';

/** Right answers of school and first-year exercises. */
const answers = [
  '3x^2-5x+2',
  '(x-2)(x+7)',
  '\\frac{x+1}{x-3}',
  '\\frac{2}{3}x-\\frac{5}{6}',
  '\\sqrt{x^2+9}',
  '2\\sqrt{3}+5',
  '\\sin(2x)+\\cos(3x)',
  '\\sin^2x-\\cos^2x',
  'e^{2x+1}',
  '\\ln(x+4)-\\ln(3)',
  '\\frac{\\sin x}{x^2+1}',
  'x e^{-x^2}',
  '4\\pi r^2',
  '\\frac{4}{3}\\pi r^3',
  'a^2+2ab+b^2',
  '\\frac{a+b}{2}h',
  'P(1+r)^{12}',
  '\\frac{n(n+1)}{2}',
  '\\frac{-b+\\sqrt{b^2-4ac}}{2a}',
  '\\tan(x+\\frac{\\pi}{4})',
  '\\arctan(2x)',
  '\\arcsin(\\frac{x}{3})',
  '\\frac{1}{(x+1)^2}-\\frac{3}{x+2}',
  '5\\cdot2^{x+3}',
  '\\log_{2}(x+8)',
  '|x-4|+|x+1|',
  'x^{\\frac{2}{3}}+7',
  '\\sqrt[3]{x+5}',
  '\\frac{x^3-8}{x^2+2x+4}',
  '\\cosh(2x)-1',
  '3\\cos(2t+1)-4\\sin(t)',
  '1.25x-0.75',
  '\\frac{d}{dx}(x^3\\sin x)',
  '6xy^2-4x^2y+9',
  '(2+3i)(4-5i)',
  '\\frac{7}{12}',
  '1024',
  '\\sqrt{2}+\\sqrt{3}',
  '\\binom{9}{4}',
  '7!',
  '0.1\\overline{6}',
  '3\\frac{1}{2}',
  '\\frac{m v^2}{2}+m g h',
  '\\sqrt{\\frac{l}{g}}2\\pi',
];

/** One token in the place of another: other digits, signs, operators, letters and functions. */
const exchanges: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\d/g, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']],
  [/\+/g, ['-', '+2+', '\\cdot ']],
  [/-/g, ['+', '-3-']],
  [/\\sin/g, ['\\cos', '\\tan', '\\sinh']],
  [/\\cos/g, ['\\sin', '\\cosh']],
  [/\\ln/g, ['\\log', '\\sqrt']],
  [/\\pi/g, ['3.14159265358979', '2\\pi', 'e']],
  [/x/g, ['y', '2x', 'x^2', '(x+1)', '(-x)', '1.0000000001x']],
  [/[abrnht]/g, ['c', '(x+1)', '0.5']],
  [/\)/g, [')^2', ')+0.0000001', ')1.000000000001']],
];

/** A published generator (mulberry32), so that every run sees the same mutants. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function treeOf(source: string): Expression | undefined {
  const result = read(source, { syntax: 'latex' });
  return result.ok ? result.tree : undefined;
}

const runner = new PreciseRunner(256, 'real');

/** Whether 256 bits at points that the engine does not use show a difference of real values beyond 1e-40. */
function trulyDifferent(a: Expression, b: Expression, random: () => number): boolean {
  const first = compile(a);
  const second = first && compile(b, first.variables);
  if (!first || !second) return false;
  for (let k = 0; k < 3; k++) {
    const point: Complex[] = second.variables.map(() => ({ re: 0.3 + random() * 1.9, im: 0 }));
    try {
      const x = runner.run(first, point);
      const y = runner.run(second, point);
      const difference =
        Math.abs(runner.fixed.toNumber((x.re - y.re) << 40n)) + Math.abs(runner.fixed.toNumber(x.im - y.im));
      if (difference > 1e-20 * Math.max(1, Math.abs(runner.fixed.toNumber(x.re)))) return true;
    } catch (error) {
      if (!(error instanceof NoPreciseValue || error instanceof RangeError)) throw error;
    }
  }
  return false;
}

function mutantOf(source: string, random: () => number): string | undefined {
  const [pattern, replacements] = exchanges[Math.floor(random() * exchanges.length)] ?? [/x/g, ['y']];
  const places = [...source.matchAll(pattern)];
  const place = places[Math.floor(random() * places.length)];
  const replacement = replacements[Math.floor(random() * replacements.length)];
  if (!place || replacement === undefined) return undefined;
  return source.slice(0, place.index) + replacement + source.slice(place.index + place[0].length);
}

describe('mutants of right answers', () => {
  test('that truly differ are never accepted', () => {
    const random = generator(20_261_121);
    const accepted: string[] = [];
    let tested = 0;
    for (let attempt = 0; attempt < 70_000; attempt++) {
      const source = answers[attempt % answers.length] ?? 'x';
      const mutated = mutantOf(source, random);
      const original = treeOf(source);
      const mutant = mutated === undefined ? undefined : treeOf(mutated);
      if (!original || !mutant || !trulyDifferent(original, mutant, random)) continue;
      tested += 1;
      if (equivalent(mutant, original).verdict === 'equal') accepted.push(`${mutated} for ${source}`);
    }
    expect(accepted).toEqual([]);
    expect(tested).toBeGreaterThan(20_000);
  });
});
