import { expect, it } from 'vitest';
import { decodeHTMLStrict } from './entities.ts';

it('decodes the entities that authors write and numeric ones', () => {
  expect(decodeHTMLStrict('&amp;')).toBe('&');
  expect(decodeHTMLStrict('&le;')).toBe('≤');
  expect(decodeHTMLStrict('&#39;')).toBe("'");
  expect(decodeHTMLStrict('&#x3C0;')).toBe('π');
});

it('leaves unknown entities, and marks those that are not a character', () => {
  expect(decodeHTMLStrict('&unknown;')).toBe('&unknown;');
  expect(decodeHTMLStrict('a & b')).toBe('a & b');
  expect(decodeHTMLStrict('&#9999999;')).toBe('\ufffd');
});
