import { describe, expect, test } from 'vitest';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { checkWorking } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const steps = (...lines: readonly string[]): string[] => checkWorking(lines.map(tree)).map(({ step }) => step);
const errors = (...lines: readonly string[]) => checkWorking(lines.map(tree)).map(({ error }) => error);

describe('line by line', () => {
  test('an equation solved rightly is equivalent in every line', () => {
    expect(steps('2(x+1)=6', '2x+2=6', '2x=4', 'x=2')).toEqual(['first', 'equivalent', 'equivalent', 'equivalent']);
    expect(steps('x^2-5x+6=0', '(x-2)(x-3)=0', 'x=2 or x=3')).toEqual(['first', 'equivalent', 'equivalent']);
    expect(steps('-2x<6', 'x>-3')).toEqual(['first', 'equivalent']);
  });

  test('squaring may bring in solutions', () => {
    const [, squared, solved] = checkWorking(['sqrt(x+2)=x', 'x+2=x^2', 'x=2 or x=-1'].map(tree));
    expect([squared?.step, solved?.step]).toEqual(['implied', 'equivalent']);
    expect(squared?.says).toContain('test them');
  });

  test('dividing by the unknown loses solutions', () => {
    expect(steps('x^2=3x', 'x=3')).toEqual(['first', 'lost']);
  });

  test('a wrong step is wrong, and a typical one is named', () => {
    expect(errors('2x+3=7', '2x=10', 'x=5')).toEqual([undefined, 'term-moved-without-sign', undefined]);
    expect(errors('3x=12', 'x=9')).toEqual([undefined, 'coefficient-subtracted']);
    expect(errors('-2x<6', 'x<-3')).toEqual([undefined, 'inequality-not-turned']);
    expect(steps('x=2', 'x=17')).toEqual(['first', 'wrong']);
  });

  test('expressions keep their value', () => {
    expect(steps('(x+1)^2-x^2', 'x^2+2x+1-x^2', '2x+1')).toEqual(['first', 'equivalent', 'equivalent']);
    expect(errors('(x+1)^2-x^2', 'x^2+1-x^2')).toEqual([undefined, 'square-of-sum']);
  });

  test('an equation does not turn into an expression', () => {
    expect(checkWorking([tree('x=1'), tree('x+1')])[1]).toMatchObject({ step: 'wrong' });
  });
});
