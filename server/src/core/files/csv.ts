import { Readable } from 'node:stream';

export type Cell = string | number | null;
export type Format = 'csv' | 'xlsx';

/** Characters that are written before they are handed on. */
const charactersAtOnce = 64 * 1024;
/**
 * Signs with which a spreadsheet program takes a text for a formula (OWASP, CSV injection), wide ones and those behind
 * apostrophes too: taking one apostrophe away before such a start restores every text.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Digits with one sign, point or comma, and no more: a program that reads it finds a number, never something to work out. */
const negativeNumber = /^-\d+(?:[.,]\d+)?$/;

/**
 * A field of RFC 4180, safe to open in a spreadsheet: a text that a program would take for a formula is led by an
 * apostrophe. Numbers stay numbers, also the negative ones that learners typed.
 */
export function csvField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvField).join(',')}\r\n`;

/** A file with a byte-order mark, so that names in any script open right; rows are read as fast as they are taken. */
export function csvStream(rows: AsyncIterable<readonly Cell[]>): Readable {
  return Readable.from(
    (async function* lines() {
      let text = '\uFEFF';
      for await (const row of rows) {
        text += csvLine(row);
        if (text.length < charactersAtOnce) continue;
        yield text;
        text = '';
      }
      yield text;
    })(),
    { objectMode: false },
  );
}
