import { readWorkbook } from '../../../../../core/files/read-workbook.ts';
import { isZip, readZip, ZipError } from '../../../../../core/files/read-zip.ts';
import { isOneRoster, readOneRoster, tableOfClass, type ClassChoice } from './one-roster.ts';
import { readTable, requireFile } from './read-table.ts';
import { longestCell, refuse, tableOf, type ChosenFields, type Table } from './table.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../../messages.ts';

export interface ListChoices {
  readonly fields: ChosenFields;
  /** Of a workbook. */
  readonly sheet: string | undefined;
  /** Of a roster. */
  readonly rosterClass: ClassChoice;
  /** Such as `2026-09-07`. */
  readonly today: string;
}

/** Old workbooks, and those that are locked by a password. */
const isOldWorkbook = (file: Buffer): boolean => file.length > 8 && file.readUInt32BE(0) === 0xd0cf11e0;

/** Reads a list of people, whatever it is: CSV in any separator, an XLSX workbook, or a OneRoster archive. */
export async function readList(given: unknown, choices: ListChoices): Promise<Table> {
  const file = requireFile(given);
  if (isOldWorkbook(file)) {
    throw refuse(said(m.spreadsheetLocked));
  }
  if (!isZip(file)) return readTable(file, choices.fields);
  try {
    return await readArchive(file, choices);
  } catch (error) {
    if (error instanceof ZipError) throw refuse(error.words);
    throw error;
  }
}

async function readArchive(file: Buffer, { fields, sheet, rosterClass, today }: ListChoices): Promise<Table> {
  const names: string[] = [];
  await readZip(file, (name) => {
    names.push(name);
    return false;
  });
  if (isOneRoster(names)) return tableOfClass(await readOneRoster(file, today), rosterClass, fields);
  if (!names.includes('xl/workbook.xml')) {
    throw refuse(said(m.unknownArchive));
  }
  const workbook = await readWorkbook(file, sheet);
  for (const { number, cells } of workbook.rows) {
    if (cells.some((cell) => cell.length > longestCell)) {
      throw refuse(said(m.rowTooLong, { number, longestCell }));
    }
  }
  return tableOf(workbook.rows, {
    source: { kind: 'xlsx', sheets: [...workbook.sheets], sheet: workbook.sheet },
    fields,
  });
}
