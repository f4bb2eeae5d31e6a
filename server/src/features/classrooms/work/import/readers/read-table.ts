import Papa from 'papaparse';
import { longestCell, mostLines, refuse, tableOf, type ChosenFields, type Table, type TableRow } from './table.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../../messages.ts';

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** A list of people as rows and columns; `fields` says what the columns are, or they are guessed. */
export function readTable(file: unknown, fields?: ChosenFields): Table {
  const text = decodeText(requireFile(file));
  if (!isList(text)) throw refuse(said(m.notAListOfText));
  const separator = guessSeparator(text);
  return tableOf(readRows(text, separator), { source: { kind: 'csv', separator: separators[separator] }, fields });
}

export function requireFile(file: unknown): Buffer {
  if (!Buffer.isBuffer(file) || file.length === 0) throw refuse(said(m.fileEmpty));
  return file;
}

const controls = /(?![\t\n\v\f\r])\p{Cc}/gu;
/** Pages, documents and files of programs in letters: names of people do not begin so. */
const beginsOtherwise = /^\uFEFF?\s*(?:[<{[]|%PDF)/;

/** Whether a text may be a list; damaged archives, pictures and documents are not. A stray control character does no harm. */
function isList(text: string): boolean {
  if (text.includes('\0') || beginsOtherwise.test(text)) return false;
  return (text.match(controls)?.length ?? 0) * 25 < text.length;
}

/** Reads UTF-8, UTF-16 or, where it is neither, Windows-1252. */
export const decodeText = (file: Buffer): string => decodeAs(file, encodingOf(file));

function encodingOf(file: Buffer): string {
  const [a, b] = file;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  // Latin letters in two bytes have a zero in every other place.
  const start = file.subarray(0, 200);
  const zeros = (odd: number) => start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  if (zeros(0) > start.length / 4) return 'utf-16be';
  return 'utf-8';
}

function decodeAs(file: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The separator that most of the first lines have as often as each other; a list without any counts as commas. */
function guessSeparator(text: string): keyof typeof separators {
  const { meta } = Papa.parse(text.slice(0, 20_000), {
    preview: 20,
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  return meta.delimiter in separators ? (meta.delimiter as keyof typeof separators) : ',';
}

/** Rows in which anything stands, with the line in which each begins. */
function readRows(text: string, delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data, errors, meta }, parser) {
      const number = line;
      line += countBreaks(text.slice(from, meta.cursor));
      from = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      if (errors.length > 0) throw refuse(said(m.quoteMissing, { number }));
      if (data.some((cell) => cell.length > longestCell)) {
        throw refuse(said(m.lineTooLong, { number, longestCell }));
      }
      rows.push({ number, cells: data });
      // Enough to say that there are too many.
      if (rows.length > mostLines * 10) parser.abort();
    },
  });
  return rows;
}

const countBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
