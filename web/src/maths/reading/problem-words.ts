/** Advice about unreadable input, by the reader's code; each follows the reader's own sentence [V04]. */
const words: Readonly<Record<string, string>> = {
  empty: 'There is nothing to read yet. Type an answer.',
  'too-long': 'This is longer than any answer here. Make it shorter.',
  'too-deep': 'There are too many brackets inside each other. Write it more simply.',
  'empty-command': 'There is a backslash on its own. Delete it.',
  'unknown-command': 'This word is not known here. Delete it or use the keyboard below.',
  'unexpected-character': 'This sign has no meaning here. Delete it or type another one.',
  'missing-close-brace': 'A group is opened and not closed. Close it or delete it.',
  'missing-open-brace': 'A group is closed that was never opened. Delete the closing sign.',
  'empty-braces': 'Something is missing between the braces. Fill it in or delete them.',
  'missing-subscript': 'The index is empty. Type one or delete it.',
  'missing-superscript': 'The power is empty. Type an exponent or delete it.',
  'double-superscript':
    'Two powers stand above each other. Delete one and type it again, with brackets if both are meant.',
  'double-subscript': 'Two indices stand side by side. Delete one of them.',
  'subscript-text': 'An index is a letter, a number or a short sum.',
  'missing-numerator': 'The upper part of the fraction is empty. Fill it in or delete the fraction.',
  'missing-denominator': 'The lower part of the fraction is empty. Fill it in or delete the fraction.',
  'missing-radicand': 'There is nothing under the root. Fill it in or delete the root.',
  'missing-index': 'Which root is meant? Fill in the small box or use the square root.',
  'missing-argument': 'Something is missing behind it. Type what it is applied to.',
  'missing-base': 'Something is missing below the power. Type it or delete the power.',
  'missing-close-bracket': 'A bracket is opened and not closed. Close it.',
  'missing-open-bracket': 'A bracket is closed that was never opened. Open it or delete it.',
  'empty-brackets': 'Something is missing between the brackets. Fill it in or delete them.',
  'missing-item': 'Something is missing beside a comma. Fill it in or delete the comma.',
  'mixed-separators': 'Separate with commas or with semicolons, not with both.',
  'missing-before': 'Something is missing before this sign. Type it or delete the sign.',
  'missing-after': 'Something is missing behind this sign. Type it or delete the sign.',
  'missing-operator': 'A sign is missing between two numbers. Type + − × or ÷.',
  'empty-box': 'A box is empty. Fill it in or delete it.',
  'two-points': 'One number has two decimal points. Delete one of them.',
  'decimal-comma': 'Decimals are written with a comma here.',
  'missing-differential': 'Say which letter is integrated: type dx at the end.',
  'missing-variable': 'Say which letter is meant.',
  'missing-target': 'Say where the limit goes.',
  'missing-end': 'The end is missing.',
  'missing-text': 'A quotation mark is missing.',
};

/** One or two sentences that a learner of twelve understands. */
export function plainWords(code: string): string {
  return words[code] ?? 'Check what you typed and change what looks wrong.';
}
