import { describe, expect, it } from 'vitest';
import { overlongLength } from './typeset-lengths.ts';

describe('lengths in TeX [SC24]', () => {
  it('are too much where a formula asks for more room than a page has', () => {
    const formulas = [
      '\\rule{99999px}{99999px}',
      '\\rule[2cm]{1px}{300 cm}',
      '\\hspace{50em}x',
      '\\hspace*{-50em}x',
      'a\\kern 99999pt b',
      'a\\mkern9999mu b',
      '\\hskip500ex',
      '\\raise 40em{\\raise 40em x}',
      '\\lower,5in{x}\\lower 5in x',
      'a\\\\[99999px]b',
      '\\begin{matrix}a\\\\[20em]b\\\\[20em]c\\end{matrix}',
      '\\begin{array}{p{9999px}}a\\end{array}',
      '\\begin{array}{c@{\\hspace{99em}}c}a&b\\end{array}',
      'a\\above 99999px b',
      '\\genfrac{}{}{9999pt}{}{1}{2}',
      '\\Space{1em}{99em}{0px}',
      '\\makebox[999em]{x}',
      '\\mmlToken{mspace}[height="99999px"]{}',
    ];
    for (const formula of formulas) expect([formula, overlongLength(formula)]).not.toEqual([formula, undefined]);
  });

  it('are fine where they are those of a formula, and words with units are not lengths', () => {
    const formulas = [
      'x^2+1',
      '\\rule{2em}{0.4pt}',
      '\\hspace{10em}\\text{and}\\hspace{1cm}x',
      '\\begin{aligned}a&=b\\\\[6pt]c&=d\\end{aligned}',
      '\\text{400 cm}',
      '5000\\,\\mathrm{cm}',
      '\\frac{3000 mm}{2}',
      'f(x)=[500 in]',
      '\\begin{array}{c|c}1&2\\end{array}',
      'a\\\\[b+9999]c',
    ];
    for (const formula of formulas) expect([formula, overlongLength(formula)]).toEqual([formula, undefined]);
  });

  it('are refused where there are very many', () => {
    const open = '\\\\['.repeat(7000);
    expect(overlongLength(open)).toBeDefined();
    expect(overlongLength('\\rule{'.repeat(5000))).toBeDefined();
    expect(overlongLength('\\begin{array}'.repeat(5000))).toBeDefined();
  });

  it('are shown at the command that is too much', () => {
    expect(overlongLength('x+\\hspace{20em}y\\hspace{20em}z')).toEqual({ start: 16, end: 29 });
  });
});
