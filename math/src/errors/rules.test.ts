import { describe, expect, test } from 'vitest';
import { simplify } from '../algebra/index.ts';
import { equivalent } from '../equivalence/index.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { typicalErrors } from './index.ts';
import { ungrouped } from './forms.ts';
import { erroneous, spotsOf } from './rule.ts';
import { sources } from './sources.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

/** Right answer, what a learner with the error gives, and an answer wrong in another way. */
const cases: Readonly<Record<string, readonly (readonly [right: string, hit: string, miss: string])[]>> = {
  'minus-before-bracket': [
    ['5-(x+3)', '5-x+3', '5+x-3'],
    ['-(2+7)', '-2+7', '2-7'],
  ],
  'factor-first-term-only': [
    ['3(x+4)', '3x+4', 'x+12'],
    ['-2(x-5)', '-2x-5', '2x-10'],
  ],
  'outer-and-last-only': [['(x+2)(x+3)', 'x^2+6', 'x^2+5x+5']],
  'left-to-right': [
    ['3+2*4', '20', '24'],
    ['7-2*3', '15', '-15'],
  ],
  'minus-swallows-plus': [['9-4+3', '2', '16']],
  'product-before-power': [['2*3^2', '36', '12']],
  'square-of-negative': [['(-3)^2', '-9', '6']],
  'minus-inside-square': [['-3^2', '9', '6']],
  'lost-sign-of-term': [['x^2-3x+2', 'x^2+3x+2', 'x^2-3x+1']],
  opposite: [['7', '-7', '8']],
  'square-of-sum': [['(x+3)^2', 'x^2+9', 'x^2+3']],
  'square-of-difference': [['(x-3)^2', 'x^2-9', 'x^2-6']],
  'middle-term-not-doubled': [['(x+3)^2', 'x^2+3x+9', 'x^2+9x+9']],
  'coefficient-not-raised': [['(2x)^3', '2x^3', '6x^3']],
  'power-as-product': [['2^5', '10', '25']],
  'exponents-multiplied': [['x^2 x^5', 'x^10', 'x^8']],
  'bases-multiplied': [['2^3*2^4', '4^7', '2^12']],
  'exponents-added': [
    ['(x^2)^5', 'x^7', 'x^3'],
    ['(3x^4)^3', '27x^7', '9x^7'],
  ],
  'exponents-divided': [['x^6/x^2', 'x^3', 'x^5']],
  'negative-exponent-as-sign': [['2^(-3)', '-8', '8']],
  'exponent-zero': [['5^0', '0', '2']],
  'fractional-exponent-as-division': [['16^(1/2)', '8', '32']],
  'root-of-sum': [['sqrt(9+16)', '7', '25/2']],
  'root-as-half': [['sqrt(36)', '18', '9']],
  'root-forgotten': [['sqrt(20)', '20', '40']],
  'legs-and-hypotenuse': [['sqrt(5^2+3^2)', '4', '8']],
  'term-forgotten': [['x^2+6x+9', 'x^2+9', 'x^2+8']],
  'denominators-added': [['1/2+1/3', '2/5', '2/7']],
  'numerators-not-extended': [['1/2+1/3', '2/6', '3/6']],
  'common-denominator-kept': [['(2/7)*(3/7)', '6/7', '5/7']],
  'cross-multiplied-product': [['(2/3)*(4/5)', '10/12', '8/12']],
  'divisor-not-inverted': [['(2/3)/(4/5)', '8/15', '9/15']],
  'dividend-inverted': [['(2/3)/(4/5)', '12/10', '11/10']],
  'factor-above-and-below': [['3*(2/5)', '6/15', '6/8']],
  'mixed-as-product': [['2 1/3', '2/3', '4/3']],
  'term-cancelled': [['(x+3)/x', '3', 'x']],
  'quotient-split-below': [['1/(x+2)', '1/x+1/2', '1/x+2']],
  'only-one-term-divided': [['(x+6)/3', 'x/3+6', 'x+6']],
  reciprocal: [['3/4', '4/3', '3/5']],
  'quotient-turned': [['2*(3/5)', '2*(5/3)', '2*(4/3)']],
  'function-of-sum': [['sin(x+1)', 'sin(x)+sin(1)', 'sin(x)+1']],
  'factor-out-of-function': [['sin(2x)', '2 sin(x)', 'sin(x)']],
  'degrees-for-radians': [['10 sin(30)', '10 sin(30 pi/180)', '10 sin(31)']],
  'sine-for-cosine': [['5 sin(1)', '5 cos(1)', '5 sin(2)']],
  'tangent-for-sine': [['5 sin(1)', '5 tan(1)', '5 sin(3)']],
  'inverse-as-reciprocal': [['arcsin(0.3)', '1/sin(0.3)', 'sin(0.4)']],
  'inverse-not-applied': [['arctan(0.7)', '0.7', '0.8']],
  'logarithm-of-product': [['ln(3x)', 'ln(3) ln(x)', '3 ln(x)']],
  'logarithm-of-quotient': [['ln(x/3)', 'ln(x)/ln(3)', 'ln(x)/3']],
  'quotient-of-logarithms': [['ln(8)/ln(2)', 'ln(4)', 'ln(5)']],
  'logarithm-of-power': [['ln(x^3)', 'ln(x)^3', 'ln(3x)']],
  'chain-factor-dropped': [
    ['3 cos(3x)', 'cos(3x)', 'cos(x)'],
    ['10x (x^2+1)^4', '5(x^2+1)^4', '5x (x^2+1)^4'],
  ],
  'inner-factor-not-divided': [['e^(4x)/4', 'e^(4x)', 'e^x']],
  'exponent-not-lowered': [['6x^2+4x', '6x^3+4x^2', '6x^3+4x']],
  'exponent-not-brought-down': [['6x^2+4x', '2x^2+2x', '3x^2+4x']],
  'not-divided-by-exponent': [['x^3/3+x^2/2', 'x^3+x^2', 'x^3+x']],
  'multiplied-by-exponent': [['x^3/3', '2x^3', '4x^3']],
  'differentiated-twice': [['3x^2+2', '6x', '5x']],
  'product-of-derivatives': [['2x sin(x)+x^2 cos(x)', '2x cos(x)', 'x cos(x)']],
  percent: [['0.35', '35', '36']],
  'power-of-ten': [['4200', '42000', '43000']],
  'coordinates-swapped': [['(2,5)', '(5,2)', '(5,3)']],
  'coordinate-sign': [['(2,5)', '(-2,5)', '(-3,5)']],
  'roots-with-opposite-sign': [['{2,-5}', '{-2,5}', '{2,5}']],
  'inequality-not-turned': [
    ['x<3', 'x>3', 'x>4'],
    ['(-oo,3]', '[3,oo)', '[4,oo)'],
  ],
  'and-for-or': [['x<1 or x>3', 'x<1 and x>3', 'x<4 and x>2']],
  'solution-with-opposite-sign': [['x=4', 'x=-4', 'x=5']],
  'term-moved-without-sign': [
    ['2x+3=7', '2x=10', '2x=5'],
    ['5=x-2', '3=x', '4=x'],
  ],
  'term-removed-from-one-side': [
    ['2x+3=7', '2x=7', '2x=8'],
    ['3x=12', 'x=12', 'x=9/2'],
  ],
  'coefficient-subtracted': [['3x=12', 'x=9', 'x=8']],
  'divided-the-wrong-way': [['3x=12', 'x=1/4', 'x=3']],
  'sign-of-exponent': [['7.9*10^(-4)', '79000', '78000']],
  'division-left-out': [['(81-69)/8', '12', '13']],
  'multiplied-instead-of-dividing': [['(C-5)/3', '3(C-5)', '2(C-5)']],
  'subtracted-instead-of-dividing': [['(C-5)/3', 'C-8', 'C-7']],
  'power-of-sum': [['(x+2)^3', 'x^3+8', 'x^3+6']],
  'denominator-not-raised': [['(2/5)^2', '4/5', '6/5']],
  'quotient-exponents-added': [['x^6/x^2', 'x^8', 'x^7']],
  'factor-out-of-root': [['sqrt(4x)', '4 sqrt(x)', '3 sqrt(x)']],
  'roots-added-inside': [['sqrt(9)+sqrt(16)', '5', '6']],
  'exponential-of-sum': [['e^(x+2)', 'e^x+e^2', 'e^x+2']],
  'logarithms-added-inside': [['ln(x)+ln(3)', 'ln(x+3)', 'ln(x-3)']],
  'logarithm-as-quotient': [
    ['log_2(8)', '4', '5'],
    ['log_2(8)', '1/3', '1/4'],
  ],
  'power-on-argument': [['sin(x)^2', 'sin(x^2)', 'sin(2x)']],
  'unlike-terms-joined': [['3x+4', '7x', '12x']],
  'exponents-added-in-sum': [['3x+4x', '7x^2', '12x^2']],
  'squares-put-together': [['x^2-9', '(x-3)^2', '(x-9)^2']],
  'factor-signs-turned': [['(x-8)(x+2)', '(x+8)(x-2)', '(x+8)(x+2)']],
  'bracket-forgotten': [['(x+2)^2', 'x+4', 'x+2']],
  'carry-left-out': [['28+15', '33', '34']],
  'smaller-from-larger': [['52-17', '45', '46']],
  'decimals-aligned-right': [['0.3+0.12', '0.15', '0.33']],
  'subtracting-a-negative': [['4-(-3)', '1', '2']],
  'product-of-negatives': [
    ['(-4)(-3)', '-12', '-7'],
    ['(-6)/(-2)', '-3', '-4'],
  ],
  'minus-over-sum': [['-6+8', '-14', '-13']],
  'percent-as-amount': [['36(100+40)/100', '76', '75']],
  'percentage-instead-of-rest': [['50(100-20)/100', '10', '12']],
  'matrix-transposed': [['[[1,2],[3,4]]', '[[1,3],[2,4]]', '[[4,2],[3,1]]']],
  'vector-with-opposite-sign': [['(1,-2,3)', '(-1,2,-3)', '(1,2,3)']],
};

function leadsTo(id: string, right: string, answer: string): boolean {
  const rule = typicalErrors.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  const target = tree(answer);
  const forms = [tree(right), ungrouped(tree(right)), simplify(tree(right), 'minimal')];
  return forms.some((form) =>
    [...erroneous(spotsOf(form), rule)].some((made) => equivalent(made, target).verdict === 'equal'),
  );
}

describe('typical errors', () => {
  test('there are at least 100, each with its own id and name, a sentence and a source', () => {
    expect(typicalErrors.length).toBeGreaterThanOrEqual(100);
    expect(new Set(typicalErrors.map(({ id }) => id)).size).toBe(typicalErrors.length);
    expect(new Set(typicalErrors.map(({ name }) => name)).size).toBe(typicalErrors.length);
    for (const { says, source } of typicalErrors) {
      expect(says).toMatch(/[.?]$/);
      expect(sources[source]).toMatch(/\(.*\d{4}.*\)/);
    }
  });

  test('each rule that rewrites has a case below, and every source is used', () => {
    const rewriting = typicalErrors.filter(({ rewrite }) => rewrite).map(({ id }) => id);
    expect(rewriting.filter((id) => !(id in cases))).toEqual([]);
    const used = new Set<string>(typicalErrors.map(({ source }) => source));
    expect(Object.keys(sources).filter((key) => !used.has(key))).toEqual([]);
  });

  for (const [id, rows] of Object.entries(cases)) {
    test.each(rows)(`${id}: from %s to %s, but not to %s`, (right, hit, miss) => {
      expect(leadsTo(id, right, hit)).toBe(true);
      expect(leadsTo(id, right, miss)).toBe(false);
    });
  }
});
