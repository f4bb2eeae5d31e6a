import { expect, it } from 'vitest';
import { parseLine, parseText } from './markdown.ts';
import { readPlainLine, readPlainText } from './plain-reader.ts';
import type { TextToken } from './text-token.ts';

/** The part of tokens that is drawn. */
const drawn = (tokens: readonly TextToken[]): unknown =>
  tokens
    .filter(({ type, content }) => type !== 'text' || content !== '')
    .map(({ type, tag, content, children, meta }) => ({
      type,
      tag: type === 'softbreak' ? '' : tag,
      content: type === 'inline' ? '' : content,
      ...(children && { children: drawn(children) }),
      ...(type === 'math' && { meta }),
    }));

function expectSame(source: string): boolean {
  const [text, line] = [readPlainText(source), readPlainLine(source)];
  if (text !== undefined) expect([source, drawn(text)]).toEqual([source, drawn(parseText(source))]);
  if (line !== undefined) expect([source, drawn(line)]).toEqual([source, drawn(parseLine(source))]);
  return text !== undefined;
}

const plain = [
  'Solve $x^2 = 4$.',
  'Two lines\nof one paragraph.\n\nAnother, with [[a]] and `1/2`.',
  '$$\nx = 1\n\ny = 2\n$$\n\nThen [[b]] €.',
  'Before\n$$x$$\nafter',
  '$$x$$ holds for $5 and $6.',
  'A price of $5 (and 3 % more): 7 - 2 = 5',
  '   indented a little \n   and more ',
  '\n\n  \nafter empty lines\n\n\n',
  'Range 1) to 3)',
  '',
];

const marked = [
  '- a\n- b',
  'text\n- item',
  '1. first',
  'a **b**',
  'a_b',
  '# Head',
  '    code',
  'two  \nlines',
  'Title\n---',
  '| a | b |\n| - | - |',
  '[link](https://a.example)',
  '&amp;',
  '<https://a.example>',
  '```\ncode\n```',
  '> said',
  'a\\*b',
];

it.each(plain)('reads plain text as Markdown does: %j', (source) => {
  expect(expectSame(source)).toBe(true);
});

it.each(marked)('leaves to Markdown what has more: %j', (source) => {
  expect(readPlainText(source)).toBeUndefined();
});

it('never reads a text differently from Markdown', () => {
  const pieces = [
    'a',
    'b ',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '$',
    '$x$',
    '$$',
    '$$y$$',
    '`',
    '[[a]]',
    '[',
    ']',
    '(',
    ')',
    '-',
    '=',
  ].concat([
    '1',
    '.',
    ')',
    '\\[',
    '\\]',
    '\\(',
    '+',
    '#',
    '>',
    ':',
    '|',
    '*',
    '\u00a0',
    '    ',
    '~',
    '!',
    '"',
    'é',
    '\u2028',
  ]);
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  let read = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const source = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)] ?? '').join('');
    if (expectSame(source)) read += 1;
  }
  expect(read).toBeGreaterThan(3_000);
});
