import { describe, expect, it } from 'vitest';
import { breakOut } from './break-out.ts';
import { caretContext, emptyGroups } from './field-context.ts';
import type { PositionInfo } from './field-context.ts';

/** `0: 0:x 1: 1:2 0:^2` as a list of positions. */
function positions(text: string): PositionInfo[] {
  return text.split(' | ').map((part) => {
    const at = part.indexOf(':');
    return { depth: Number(part.slice(0, at)), latex: part.slice(at + 1) };
  });
}

const square = positions('0: | 0:x | 1: | 1:2 | 0:^2');
const emptyPower = positions('0: | 0:x | 1: | 0:^{}');
const fraction = positions('0: | 1: | 1:1 | 1: | 1:2 | 0:\\frac{1}{2}');
const sineSquare = positions('0: | 1: | 1:2 | 0:\\sin^2');
const index = positions('0: | 0:x | 1: | 1:1 | 0:_1');
const plain = positions('0: | 0:2');

describe('where the caret stands', () => {
  it('is the root outside of any group', () => {
    expect(caretContext(plain, 1)).toMatchObject({ place: 'root', parent: '', content: '2', atEnd: true, before: '2' });
  });

  it('is a script in powers, indices and the limits of operators', () => {
    expect(caretContext(square, 3)).toMatchObject({ place: 'script', parent: '^2', content: '2', atEnd: true });
    expect(caretContext(sineSquare, 2)).toMatchObject({ place: 'script', parent: '\\sin^2' });
  });

  it('is a group in a fraction, and knows which of its two', () => {
    expect(caretContext(fraction, 2)).toMatchObject({ place: 'group', content: '1', atEnd: true, before: '1' });
    expect(caretContext(fraction, 4)).toMatchObject({ place: 'group', content: '2', atEnd: true });
    expect(caretContext(fraction, 3)).toMatchObject({ before: '', atEnd: false });
  });

  it('is at the start of an empty group', () => {
    expect(caretContext(emptyPower, 2)).toMatchObject({ place: 'script', content: '', before: '', atEnd: true });
  });
});

describe('empty powers and indices', () => {
  it('are found by the place at which they open', () => {
    expect(emptyGroups(emptyPower)).toEqual([2]);
    expect(emptyGroups(positions('0: | 0:x | 1: | 0:_{} | 0:y | 1: | 0:^{}'))).toEqual([2, 5]);
    expect(emptyGroups(square)).toEqual([]);
    expect(emptyGroups(positions('0: | 1: | 1: | 0:\\frac{}{}'))).toEqual([]);
  });
});

describe('typing across groups', () => {
  it('leaves a power that has something in it on signs and relations', () => {
    for (const key of ['+', '-', '=', '<', '>', ',', ';']) expect(breakOut(key, caretContext(square, 3))).toBe('leave');
  });

  it('stays in an empty power, so that x^-2 can be typed', () => {
    expect(breakOut('-', caretContext(emptyPower, 2))).toBe('insert');
  });

  it('stays in the power for digits and letters, so that x^10 and e^2x can be typed', () => {
    expect(breakOut('0', caretContext(square, 3))).toBe('insert');
    expect(breakOut('x', caretContext(square, 3))).toBe('insert');
  });

  it('stays when the caret is in the middle of a power', () => {
    expect(breakOut('+', caretContext(positions('0: | 0:x | 1: | 1:2 | 1:3 | 0:^{23}'), 3))).toBe('insert');
  });

  it('leaves the power of a function on a letter or a bracket: sin^2x', () => {
    expect(breakOut('x', caretContext(sineSquare, 2))).toBe('leave');
    expect(breakOut('(', caretContext(sineSquare, 2))).toBe('leave');
    expect(breakOut('2', caretContext(sineSquare, 2))).toBe('insert');
  });

  it('leaves an index on a power and on the next letter: x_1^2, x_1y', () => {
    expect(breakOut('^', caretContext(index, 3))).toBe('leave');
    expect(breakOut('y', caretContext(index, 3))).toBe('leave');
    expect(breakOut('2', caretContext(index, 3))).toBe('insert');
  });

  it('makes a gap for a mixed number after a digit, and leaves groups by the space bar', () => {
    expect(breakOut(' ', caretContext(plain, 1))).toBe('thin-space');
    expect(breakOut(' ', caretContext(fraction, 4))).toBe('leave-only');
    expect(breakOut(' ', caretContext(square, 3))).toBe('leave-only');
    expect(breakOut(' ', caretContext(positions('0: | 0:x'), 1))).toBe('swallow');
  });

  it('keeps fractions together on signs, so that 1/2+3 is one fraction until the space bar', () => {
    expect(breakOut('+', caretContext(fraction, 4))).toBe('insert');
  });

  it('leaves a root or a denominator that brackets have closed: sqrt(2)+1', () => {
    const root = positions('0: | 1: | 2: | 2:2 | 1:\\left(2\\right) | 0:\\sqrt{\\left(2\\right)}');
    expect(breakOut('+', caretContext(root, 4))).toBe('leave');
    expect(breakOut('x', caretContext(root, 4))).toBe('insert');
    const numerator = positions('0: | 1: | 2: | 2:2 | 1:\\left(2\\right) | 1: | 1:3 | 0:\\frac{\\left(2\\right)}{3}');
    expect(breakOut('+', caretContext(numerator, 4))).toBe('insert');
  });
});
