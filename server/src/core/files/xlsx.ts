import { zipStream, type ZippedFile } from './zip-stream.ts';
import type { Cell } from './csv.ts';

/* A workbook of one table, written while its rows are read (ECMA-376, SpreadsheetML): no more of it is in memory than some rows. */

/** Rows on one sheet of a workbook, below the format's 1,048,576; further rows go to the next sheet. */
const rowsASheet = 1_000_000;
const longestText = 32_767;
/** Characters of a sheet that are written before they are handed on. */
const charactersAtOnce = 64 * 1024;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text as XML takes it; signs that XML does not know are left out. */
const escaped = (text: string): string =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"\r]/g, (sign) => named[sign] ?? '');

/** `A`, … `Z`, `AA`, … */
function columnName(index: number): string {
  const known = columnNames[index];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (index % 26));
  return (columnNames[index] = index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last);
}
const columnNames: string[] = [];

/** Texts are typed as texts, so that no formula can arise. */
function cellXml(cell: Cell, place: string, isHead: boolean): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  const style = isHead ? ' s="1"' : '';
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], number: number): string =>
  `<row r="${number}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`, number === 1)).join('')}</row>`;

/** The head of each sheet stays in view. */
const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`;

const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

/** Yields the bytes of a workbook with these rows; each sheet repeats the first row as its head. */
export async function* xlsxStream(
  rows: AsyncIterable<readonly Cell[]>,
  { at, sheetRows = rowsASheet }: { readonly at: Date; readonly sheetRows?: number },
): AsyncGenerator<Uint8Array> {
  yield* zipStream(filesOf(rows, sheetRows), at);
}

async function* filesOf(rows: AsyncIterable<readonly Cell[]>, sheetRows: number): AsyncGenerator<ZippedFile> {
  const left = rows[Symbol.asyncIterator]();
  let next = await left.next();
  const head = next.done ? [] : next.value;
  if (!next.done) next = await left.next();
  let sheets = 0;

  async function* sheet(): AsyncGenerator<string> {
    let [xml, number] = [sheetStart + rowXml(head, 1), 1];
    while (!next.done && number < sheetRows) {
      number += 1;
      xml += rowXml(next.value, number);
      next = await left.next();
      if (xml.length < charactersAtOnce) continue;
      yield xml;
      xml = '';
    }
    yield `${xml}</sheetData></worksheet>`;
  }

  try {
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, chunks: sheet() };
    } while (!next.done);
    for (const [name, content] of frameOf(sheets)) yield { name, chunks: once(content) };
  } finally {
    await left.return?.();
  }
}

async function* once(content: string): AsyncGenerator<string> {
  yield content;
}

/** Returns the parts that hold the sheets together. */
function frameOf(sheets: number): readonly (readonly [string, string])[] {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    ...numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`),
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>`,
  ];
  const links = [
    ...numbers.map(
      (n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    ),
    `<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/>`,
  ];
  const names = numbers.map((n) => `<sheet name="Sheet ${n}" sheetId="${n}" r:id="rId${n}"/>`);
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${declaration}<Relationships xmlns="${packageRelations}">${links.join('')}</Relationships>`,
    ],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`,
    ],
  ];
}
