/**
 * Text that may be stored and shown: without control characters but line breaks and tabs, and without halves of
 * characters, neither of which the database takes.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** Cleans a text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim();
