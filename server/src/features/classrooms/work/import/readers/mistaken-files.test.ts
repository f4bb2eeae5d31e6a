import { wordsOf } from '@lemma/contracts/messages';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../../../../../core/errors.ts';
import { speakerOf } from '../../../../../core/language/speakers.ts';
import { learnerOf, rosterOf } from '../../../../../testing/classes/roster-import.ts';
import { readList } from './read-list.ts';
import type { ListChoices } from './read-parts.ts';

const choices: ListChoices = {
  fields: undefined,
  sheet: undefined,
  rosterClass: { wanted: undefined, known: null, className: 'Year 9' },
  today: '2026-09-07',
};

describe('a file that is not a list of people [R18]', () => {
  const wholeRoster = rosterOf([learnerOf('s1', 'Ada', 'Byron')]);
  const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const mistaken: readonly (readonly [string, Buffer])[] = [
    ...[3, 4, 5, 6, 12, 40, 200].map(
      (length) => [`the first ${length} bytes of a roster`, wholeRoster.subarray(0, length)] as const,
    ),
    ['an empty archive', Buffer.from(zipSync({}))],
    ['another archive', Buffer.from(zipSync({ 'word/document.xml': strToU8('<w:document/>') }))],
    ['a PDF', Buffer.from(pdf)],
    ['a PDF with bytes', Buffer.from(`${pdf}\u0001\u00e2\u00e3`, 'latin1')],
    ['a picture', Buffer.from('GIF89a\u0001\u0001\u0080\u0002\u0005\u0011\u0021\u00f9\u0004', 'latin1')],
    ['a packed file', Buffer.from('\u001f\u008b\u0008\u0008\u0011\u0012\u0013\u0014\u0002\u0003', 'latin1')],
    ['a text with its type', Buffer.from('{\\rtf1\\ansi Ada Byron}')],
    ['a page', Buffer.from('\uFEFF\n<!doctype html>\n<table><tr><td>Ada<td>Byron</table>')],
    ['exercises', Buffer.from('{"format": 1, "exercises": []}')],
  ];

  it.each(mistaken)('is refused with words: %s', async (_, file) => {
    const refusal: unknown = await readList(file, choices).catch((error: unknown) => error);
    if (!(refusal instanceof InvalidRequest)) throw new Error('it is read');
    const [said = ''] = Object.values(refusal.fields).flat();
    expect(wordsOf(said, speakerOf('en'))).toMatch(/not a list of text|damaged|neither/);
  });

  it.each([
    ['a name like the first letters of archives', Buffer.from('PK Novak')],
    ['a control character', Buffer.from(`Ada\u0007 Byron${'\nBen Adeyemi'.repeat(5)}`)],
    ['the end that old programs write', Buffer.from('Ada Byron\nBen Adeyemi\nCleo Diallo\n\u001a')],
    ['two bytes a letter', Buffer.from('\uFEFFAda Byron', 'utf16le')],
  ])('is not what has %s', async (_, file) => {
    expect((await readList(file, choices)).rows.length).toBeGreaterThan(0);
  });
});
