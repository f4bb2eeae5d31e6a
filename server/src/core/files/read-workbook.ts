import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import { setImmediate as pause } from 'node:timers/promises';
import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import { ZipError } from './read-zip.ts';

export interface Workbook {
  /** Names of the sheets that are not hidden, in their order. */
  readonly sheets: readonly string[];
  /** The sheet that was read. */
  readonly sheet: string;
  /** Rows in which anything stands, with their number on the sheet. */
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const mostCells = 120_000;
const mostColumns = 200;
const mostTexts = 200_000;
const mostSheets = 500;
/** As in the programs that write them. */
const longestText = 32_767;
const lastRow = 1_048_576;
const deepest = 64;
/** Of one element; programs write a dozen. */
const mostAttributes = 100;
const pieceLetters = 65_536;

const refuse = (words: Said) => new ZipError(words);
const noWorkbook = () => refuse(said(m.noWorkbook));

type Attributes = Readonly<Record<string, string>>;

interface Visitor {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML a piece at a time; no entity but XML's own is known, and a document type is refused. */
async function readXml(bytes: Buffer | undefined, visitor: Visitor): Promise<void> {
  if (bytes === undefined) throw noWorkbook();
  const parser = new SaxesParser();
  const localName = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  let attributeCount = 0;
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > mostAttributes) throw noWorkbook();
  });
  parser.on('doctype', () => {
    throw noWorkbook();
  });
  parser.on('error', () => {
    throw noWorkbook();
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    attributeCount = 0;
    if (depth > deepest) throw noWorkbook();
    visitor.open?.(localName(name), attributes);
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    visitor.close?.(localName(name));
  });
  const xml = bytes.toString('utf8').replace(/^\uFEFF/, '');
  for (let from = 0; from < xml.length; from += pieceLetters) {
    parser.write(xml.slice(from, from + pieceLetters));
    await pause();
  }
  parser.close();
}

/** Whether a file of an archive is one of those of a workbook that are read. */
export const isOfWorkbook = (name: string): boolean =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(name);

/**
 * Reads one sheet of an XLSX workbook, unpacked into its parts, as text: what its cells hold, never what a formula would
 * come to.
 */
export async function readWorkbook(parts: ReadonlyMap<string, Buffer>, wantedSheet?: string): Promise<Workbook> {
  const sheets = await sheetsOf(parts);
  const [first] = sheets;
  if (first === undefined) throw noWorkbook();
  const sheet = wantedSheet === undefined ? first : sheets.find(({ name }) => name === wantedSheet);
  if (sheet === undefined) throw refuse(said(m.noSuchSheet, { sheet: wantedSheet ?? '' }));
  const shared = parts.has('xl/sharedStrings.xml') ? await readTexts(parts.get('xl/sharedStrings.xml')) : [];
  return {
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
    rows: await readRows(parts.get(sheet.path), shared),
  };
}

/** Names of visible sheets, and where they are in the archive. */
async function sheetsOf(parts: ReadonlyMap<string, Buffer>): Promise<{ name: string; path: string }[]> {
  const targets = new Map<string, string>();
  await readXml(parts.get('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship')
        targets.set(Id, posix.join('/xl', Target.startsWith('/') ? `..${Target}` : Target).slice(1));
    },
  });
  const sheets: { name: string; path: string }[] = [];
  await readXml(parts.get('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? '';
      const path = targets.get(id) ?? '';
      if (parts.has(path) && sheets.push({ name: attributes['name'] ?? '', path }) > mostSheets) throw tooMany();
    },
  });
  return sheets;
}

/** The texts that cells name by number; how a text is pronounced is not a part of it. */
async function readTexts(bytes: Buffer | undefined): Promise<string[]> {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let isSpoken = false;
  await readXml(bytes, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      // A text that many cells name is looked at for each of them: without its edges there is little to look at.
      if (name === 'si' && texts.push(current.trim()) > mostTexts) throw tooMany();
      if (current.length > longestText) throw tooMany();
    },
  });
  return texts;
}

const tooMany = () => refuse(said(m.sheetTooLarge));

/** `C` of `C12` as 2. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(place)?.[0]?.toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The place that a row says it has; undefined where it names none that is possible. */
function rowNumber(place: string): number | undefined {
  const number = /^\d{1,7}$/.test(place) ? Number(place) : 0;
  return number >= 1 && number <= lastRow ? number : undefined;
}

interface OpenCell {
  readonly column: number;
  readonly place: string;
  readonly type: string;
  text: string;
}

async function readRows(bytes: Buffer | undefined, shared: readonly string[]): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let [number, cellCount] = [0, 0];
  let cells: string[] = [];
  let cell: OpenCell | undefined;
  let isValue = false;
  await readXml(bytes, {
    open: (name, { r = '', t = 'n' }) => {
      if (name === 'row') [number, cells] = [rowNumber(r) ?? number + 1, []];
      if (name === 'c') cell = { column: r === '' ? cells.length : columnOf(r), place: r, type: t, text: '' };
      if (name === 'f') {
        throw refuse(said(m.cellHasFormula, { cell: cell?.place ?? '?' }));
      }
      isValue = name === 'v' || (name === 't' && cell?.type === 'inlineStr');
    },
    text: (text) => {
      if (isValue && cell) cell.text += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && cell) {
        const text = textOf(cell, shared);
        if (text !== '') {
          if (cell.column < 0 || cell.column >= mostColumns) throw refuse(said(m.sheetTooWide, { mostColumns }));
          if ((cellCount += 1) > mostCells) throw tooMany();
          while (cells.length < cell.column) cells.push('');
          cells[cell.column] = text;
        }
        cell = undefined;
      }
      if (name === 'row' && cells.some((text) => text.trim() !== '')) rows.push({ number, cells });
    },
  });
  return rows;
}

function textOf({ type, text }: OpenCell, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  // An error is not a name.
  return type === 'e' ? '' : text;
}
