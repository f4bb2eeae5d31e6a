import { describe, expect, it } from 'vitest';
import { wordsOf } from '@lemma/contracts/messages';
import { InvalidRequest } from '../../../../../core/errors.ts';
import { speakerOf } from '../../../../../core/language/speakers.ts';
import { splitName } from './columns.ts';
import { readTable } from './read-table.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const fields = (file: Buffer) => readTable(file).columns.map(({ field }) => field);
const cells = (file: Buffer) => readTable(file).rows.map((row) => row.cells);

function refusal(file: unknown): string {
  try {
    readTable(file);
  } catch (error) {
    if (error instanceof InvalidRequest) return wordsOf(Object.values(error.fields).flat()[0] ?? '', speakerOf('en'));
    throw error;
  }
  return '';
}

describe('a list of people [R18] [SC14]', () => {
  it.each([
    ['First name,Last name,E-mail', ['firstName', 'lastName', 'email']],
    ['E-Mail;Nachname;Vorname;Klasse', ['email', 'lastName', 'firstName', null]],
    ['Prénom\tNom\tCourriel', ['firstName', 'lastName', 'email']],
    ['Username,FULL NAME', ['userName', 'name']],
  ])('with the head %j has the columns %j', (head, expected) => {
    const separator = /[,;\t]/.exec(head)?.[0] ?? '';
    expect(
      fields(
        utf8(
          `${head}\n${head
            .split(separator)
            .map(() => 'x')
            .join(separator)}`,
        ),
      ),
    ).toEqual(expected);
  });

  it.each([
    ['Mila Novak\nSam Okafor', ['name']],
    ['Novak, Mila\nOkafor, Sam', ['lastName', 'firstName']],
    ['Mila;Novak\nSam;Okafor', ['firstName', 'lastName']],
    ['1\tMila\tNovak\tm@school.example\n2\tSam\tOkafor\ts@school.example', [null, 'firstName', 'lastName', 'email']],
    ['m@school.example\ns@school.example', ['email']],
  ])('without a head, %j, has the columns %j', (text, expected) => {
    expect(fields(utf8(text))).toEqual(expected);
  });

  it.each([
    ['UTF-8', utf8('Vorname;Nachname\nZoë;Öz')],
    ['UTF-8 with a mark', utf8('\uFEFFVorname;Nachname\r\nZoë;Öz\r\n')],
    ['UTF-16', Buffer.from('\uFEFFVorname;Nachname\r\nZoë;Öz', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Vorname;Nachname\r\nZoë;Öz', 'utf16le')],
    ['UTF-16, the larger byte first', Buffer.from('\uFEFFVorname;Nachname\nZoë;Öz', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Vorname;Nachname\nZoë;Öz', 'latin1')],
  ])('is read in %s', (_, file) => {
    const table = readTable(file);
    expect(table.source).toEqual({ kind: 'csv', separator: 'semicolon' });
    expect(table.columns.map(({ field }) => field)).toEqual(['firstName', 'lastName']);
    expect(table.rows.map((row) => row.cells)).toEqual([['Zoë', 'Öz']]);
  });

  it('keeps quotes, separators and what looks like a formula as text', () => {
    const text =
      'First name,Last name\n"Ann ""Annie""","Smith, Jr"\n"=HYPERLINK(""http://x"")",+1\n<img src=x>,{{7*7}}';
    expect(cells(utf8(text))).toEqual([
      ['Ann "Annie"', 'Smith, Jr'],
      ['=HYPERLINK("http://x")', '+1'],
      ['<img src=x>', '{{7*7}}'],
    ]);
  });

  it('names lines as the file has them, with empty ones and breaks inside of quotes', () => {
    const rows = readTable(utf8('First name,Last name\n\nMila,Novak\n"Sa\nm",Okafor\n ,\nAda,Byron\n')).rows;
    expect(rows.map(({ number, cells: [first] }) => [number, first])).toEqual([
      [3, 'Mila'],
      [4, 'Sa m'],
      [7, 'Ada'],
    ]);
  });

  it('takes the columns that it is given', () => {
    const { columns } = readTable(utf8('A,B\nNovak,Mila'), ['lastName', 'firstName']);
    expect(columns.map(({ field }) => field)).toEqual(['lastName', 'firstName']);
  });

  it.each([
    [undefined, /empty/],
    [Buffer.alloc(0), /empty/],
    [utf8('\n \n'), /no people/],
    [utf8('First name,Last name'), /no people/],
    [Buffer.from([1, 2, 0, 3, 0, 0, 9]), /not a list of text/],
    [utf8('First name,Last name\n"Mila,Novak\nSam,Okafor'), /^Line 2: a quotation mark is missing/],
    [utf8(`First name\n${'x'.repeat(301)}`), /^Line 2: something is longer/],
    [utf8(`First name\n${'Mila\n'.repeat(2001)}`), /2,001 lines/],
    [utf8(','.repeat(60) + 'x'), /61 columns/],
  ])('is refused when it is %s', (file, words) => {
    expect(refusal(file)).toMatch(words);
  });

  it.each([
    ['Mila Novak', 'Mila', 'Novak'],
    ['Novak, Mila', 'Mila', 'Novak'],
    ['Anne Marie Curie', 'Anne Marie', 'Curie'],
    ['Mila', 'Mila', ''],
  ])('splits %j into %s and %s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
