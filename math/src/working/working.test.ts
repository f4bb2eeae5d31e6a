import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTree } from '../testing/arbitrary-tree.ts';
import { read } from '../notation/index.ts';
import { checkTypedWorking, checkWorking } from './index.ts';

const check = (...lines: readonly string[]) => checkTypedWorking(lines, { syntax: 'plain' });
const verdicts = (...lines: readonly string[]): string[] => check(...lines).map(({ verdict }) => verdict);
const errorAt = (at: number, ...lines: readonly string[]): string | undefined => check(...lines)[at]?.error?.id;

describe('an equation', () => {
  test('solved rightly is equivalent in every line', () => {
    expect(verdicts('2(x+1)=6', '2x+2=6', '2x=4', 'x=2')).toEqual(['first', 'equivalent', 'equivalent', 'equivalent']);
    expect(verdicts('x^2-5x+6=0', '(x-2)(x-3)=0', 'x=2 or x=3')).toEqual(['first', 'equivalent', 'equivalent']);
    expect(verdicts('x/3 = (x-2)/2', '2x = 3(x-2)', '2x=3x-6', 'x=6').slice(1)).toEqual(Array(3).fill('equivalent'));
  });

  test('may end in alternatives, numbered solutions, ± or a solution set', () => {
    for (const end of ['x=2 or x=-2', 'x=2, x=-2', 'x_1=2, x_2=-2', 'L={2,-2}', 'x in {-2,2}']) {
      expect([end, verdicts('x^2-4=0', end)]).toEqual([end, ['first', 'equivalent']]);
    }
    expect(checkTypedWorking(['x^2-4=0', 'x=\\pm 2']).map(({ verdict }) => verdict)).toEqual(['first', 'equivalent']);
  });

  test('squared may gain solutions', () => {
    const [, squared, solved] = check('sqrt(x+2)=x', 'x+2=x^2', 'x=2 or x=-1');
    expect(squared).toMatchObject({ verdict: 'implied', solutions: 'gained' });
    expect(squared?.says).toContain('test them');
    expect(solved).toMatchObject({ verdict: 'equivalent' });
  });

  test('may leave out again what testing has shown to be no solution', () => {
    const lines = ['sqrt(x+2)=x', 'x+2=x^2', 'x=2 or x=-1'];
    expect(verdicts(...lines, 'x=2').at(-1)).toBe('equivalent');
    expect(check(...lines, 'x=-1').at(-1)).toMatchObject({ verdict: 'wrong' });
  });

  test('of a system follows from it without replacing it', () => {
    const [, sum] = check('2x+y=5, x-y=1', '3x=6');
    expect(sum).toMatchObject({ verdict: 'implied', says: expect.stringContaining('still need') as string });
  });

  test('divided by the unknown loses solutions', () => {
    expect(check('x^2=3x', 'x=3')[1]).toMatchObject({ verdict: 'implied', solutions: 'lost' });
    expect(check('x^2=9', 'x=3')[1]).toMatchObject({ verdict: 'implied', solutions: 'lost' });
  });

  test('wrongly solved names the typical error', () => {
    expect(errorAt(1, '2x+3=7', '2x=10')).toBe('term-moved-without-sign');
    expect(errorAt(1, '3x=12', 'x=9')).toBe('coefficient-subtracted');
    expect(errorAt(1, '(x+3)^2=25', 'x^2+9=25')).toBe('square-of-sum');
    expect(errorAt(1, '5-(x+2)=1', '5-x+2=1')).toBe('minus-before-bracket');
    expect(check('x=2', 'x=17')[1]).toMatchObject({
      verdict: 'wrong',
      says: 'Put your value of $x$ into the line above: the two sides are not equal.',
    });
  });

  test('of several letters is compared by its solutions', () => {
    expect(verdicts('2x+y=5', 'y=5-2x')).toEqual(['first', 'equivalent']);
    expect(verdicts('2x+y=5', 'y=5+2x')).toEqual(['first', 'wrong']);
  });
});

describe('an inequality', () => {
  test('keeps its solutions', () => {
    expect(verdicts('-2x<6', 'x>-3')).toEqual(['first', 'equivalent']);
    expect(verdicts('1<2x+3<7', '-2<2x<4', '-1<x<2')).toEqual(['first', 'equivalent', 'equivalent']);
  });

  test('with the sign not turned is wrong, and says so', () => {
    const [, second] = check('-2x<6', 'x<-3');
    expect(second).toMatchObject({ verdict: 'wrong', error: { id: 'inequality-not-turned' } });
    expect(second?.says).toContain('turns round');
  });
});

describe('a calculation', () => {
  test('keeps its value from line to line and along a chain', () => {
    expect(verdicts('(x+1)^2-x^2', 'x^2+2x+1-x^2', '2x+1')).toEqual(['first', 'equivalent', 'equivalent']);
    expect(verdicts('1/2+1/3 = 3/6+2/6 = 5/6')).toEqual(['first']);
    expect(verdicts('1/2+1/3', '= 3/6+2/6', '= 5/6')).toEqual(['first', 'equivalent', 'equivalent']);
  });

  test('names the typical error of a wrong step', () => {
    expect(errorAt(1, '1/2+1/3', '2/5')).toBe('denominators-added');
    expect(errorAt(0, '1/2+1/3 = 2/5')).toBe('denominators-added');
    expect(errorAt(1, '(x+1)^2-x^2', 'x^2+1-x^2')).toBe('square-of-sum');
  });

  test('beside the working, under a name of its own, is judged by itself', () => {
    expect(verdicts('x^2-5x+6=0', 'D=25-24=1', 'x=2 or x=3')).toEqual(['first', 'equivalent', 'equivalent']);
    expect(verdicts('x^2-5x+6=0', 'D=25-24=2', 'x=2 or x=3')).toEqual(['first', 'wrong', 'equivalent']);
  });

  test('does not follow from an equation', () => {
    expect(verdicts('x=1', 'x+1')).toEqual(['first', 'wrong']);
  });
});

describe('a derivative', () => {
  test('follows from the function or from the sign of differentiation', () => {
    expect(verdicts('f(x)=x^2 sin(x)', "f'(x)=2x sin(x)+x^2 cos(x)", "f'(x)=x(2sin(x)+x cos(x))")).toEqual([
      'first',
      'equivalent',
      'equivalent',
    ]);
    expect(verdicts('diff(x^3,x)', '3x^2')).toEqual(['first', 'equivalent']);
  });

  test('names the typical error', () => {
    expect(errorAt(1, 'f(x)=(2x+1)^4', "f'(x)=4(2x+1)^3")).toBe('chain-factor-dropped');
    expect(errorAt(1, 'f(x)=x^2 sin(x)', "f'(x)=2x cos(x)")).toBe('product-of-derivatives');
    expect(errorAt(1, 'f(x)=x^4+7', "f'(x)=4x^3+7")).toBe('constant-not-dropped');
  });
});

describe('after a wrong line', () => {
  test('lines are judged by their neighbours and not held to be wrong', () => {
    const lines = check('2x+3=7', '2x=10', 'x=5', 'x=6');
    expect(lines.map(({ verdict }) => verdict)).toEqual(['first', 'wrong', 'after-wrong', 'after-wrong']);
    expect(lines.map(({ step }) => step)).toEqual([undefined, 'wrong', 'equivalent', 'wrong']);
  });

  test('a line that agrees with the last right one is right again', () => {
    expect(verdicts('2x+3=7', '2x=10', '2x=4', 'x=2')).toEqual(['first', 'wrong', 'equivalent', 'equivalent']);
  });
});

describe('an unreadable line', () => {
  test('is reported with its place and skipped', () => {
    const lines = check('2x=4', '=> 2x=(4', 'x=2');
    expect(lines.map(({ verdict }) => verdict)).toEqual(['first', 'unreadable', 'equivalent']);
    expect(lines[1]?.says).not.toBe('');
    expect(lines[1]?.span?.start).toBeGreaterThan(2);
  });

  test('may be given as it was found', () => {
    const bad = read('2x=(', { syntax: 'plain' });
    const good = read('x=2', { syntax: 'plain' });
    if (bad.ok || !good.ok) throw new Error('unexpected reading');
    expect(checkWorking([{ unreadable: bad.error }, good.tree]).map(({ verdict }) => verdict)).toEqual([
      'unreadable',
      'first',
    ]);
  });
});

test('a numbered letter beside its own letter is another letter, in every line', () => {
  const verdicts = checkTypedWorking(['2x = x_1 and x > 0', '2x = x_1 and x > 0'], { syntax: 'plain' });
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['first', 'equivalent']);
});

test('a line with a number that does not exist is wrong where the number is new, and follows from itself', () => {
  const verdictsOf = (...lines: readonly string[]) =>
    checkTypedWorking(lines, { syntax: 'plain' }).map(({ verdict }) => verdict);
  expect(verdictsOf('sin x = 2', 'x = arcsin 2')[1]).toBe('wrong');
  for (const line of ['1 < log_1(0.1)', 'ln(-1) > 2', 'x = arcsin 2'])
    expect(verdictsOf(line, line)[1]).not.toBe('wrong');
});

test('any lines get a verdict each, and a line repeated follows from itself unless it cannot be compared', () => {
  fc.assert(
    fc.property(fc.array(anyTree, { minLength: 1, maxLength: 3 }), (lines) => {
      expect(checkWorking(lines)).toHaveLength(lines.length);
      const [line] = lines;
      if (line) expect(checkWorking([line, line])[1]?.verdict).not.toBe('wrong');
    }),
    { numRuns: 100 },
  );
});
