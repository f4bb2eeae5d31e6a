import { expect, it } from 'vitest';
import { inSentence } from './in-sentence.ts';

it('begins a name inside a sentence in lower case, where nouns have no capital', () => {
  expect(inSentence('Set, interval or list', 'en')).toBe('set, interval or list');
  expect(inSentence('Élément', 'fr')).toBe('élément');
  expect(inSentence('Opción múltiple', 'es')).toBe('opción múltiple');
  expect(inSentence('Menge, Intervall oder Liste', 'de')).toBe('Menge, Intervall oder Liste');
});
