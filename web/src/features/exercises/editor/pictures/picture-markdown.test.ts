import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../../maths/typesetting/reading/markdown.ts';
import { pictureMarkdown } from './picture-markdown.ts';

const address = '/api/mm/images/0b8e7e3c-4c0e-4a7a-9a55-0d3f5c0f1f11/1200/';

describe('the text that shows a picture', () => {
  it.each(['A triangle', 'f(x) on [0, 1]', String.raw`a \ b`, 'two\nlines', '](http://elsewhere.example)'])(
    'is read back as one picture with the description %j',
    (description) => {
      const tokens = parseLine(pictureMarkdown(description, address));
      expect(tokens.map((token) => token.type)).toEqual(['image']);
      expect(tokens[0]?.attrGet('src')).toBe(address);
      expect(tokens[0]?.content.replaceAll(/\\([\\[\]])/g, '$1')).toBe(description.replaceAll('\n', ' '));
    },
  );
});
