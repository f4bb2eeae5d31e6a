import { murmurHash3, utf8 } from '../../random.ts';

/** A short mark of a text, by which a translation knows the text that it was made from. Spaces at its ends do not count. */
export function markOfText(text: string): string {
  const [mark] = murmurHash3(Uint8Array.from(utf8(text.trim())), 0);
  return mark.toString(16).padStart(8, '0');
}
