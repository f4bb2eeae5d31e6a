import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markVariables } from './mark-variables.ts';
import { differenceOfWords } from './word-difference.ts';

const signs = { same: '', added: '+', removed: '-' };
const shown = (before: string, after: string) =>
  differenceOfWords(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

describe('the difference of two texts [S09]', () => {
  it('is shown word by word', () => {
    expect(shown('Expand the square and simplify.', 'Expand the bracket and simplify it.')).toEqual([
      'Expand the ',
      '-square ',
      '+bracket ',
      'and ',
      '-simplify.',
      '+simplify it.',
    ]);
  });

  it('keeps formulas whole', () => {
    expect(shown('Solve $x^2 = 4$ for real x.', 'Solve $x^2 = 9$ for real x.')).toEqual([
      'Solve ',
      '-$x^2 = 4$ ',
      '+$x^2 = 9$ ',
      'for real x.',
    ]);
  });

  it('shows what is added at the end, and nothing for equal texts', () => {
    expect(shown('How large is it?', 'How large is it? Write both.')).toEqual(['How large is it? ', '+Write both.']);
    expect(shown('Same.', 'Same.')).toEqual(['Same.']);
    expect(shown('', 'New.')).toEqual(['+New.']);
  });

  it('shows texts with little in common whole', () => {
    expect(shown('A train leaves at noon.', 'Find both roots together.')).toEqual([
      '-A train leaves at noon.',
      '+Find both roots together.',
    ]);
  });

  it('always gives both texts back, but for the spaces of what stays', () => {
    const text = fc
      .array(fc.constantFrom('a ', 'b ', '$x y$', '\n', 'c', ' '), { maxLength: 30 })
      .map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = differenceOfWords(before, after);
        const read = (without: string) =>
          pieces.flatMap(({ kind, text: one }) => (kind === without ? [] : [one])).join('');
        expect(read('removed')).toBe(after);
        expect(read('added').replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''));
      }),
    );
  });
});

it('shows the variables of a text as names in boxes', () => {
  expect(markVariables('Ann has {{ a }} apples: ${{a}}x^2 + {{b_1}}$, not {2}.')).toBe(
    String.raw`Ann has \(\boxed{\mathtt{a}}\) apples: $\boxed{\mathtt{a}}x^2 + \boxed{\mathtt{b\_1}}$, not {2}.`,
  );
});
