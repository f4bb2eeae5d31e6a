import { isOfWorkbook } from '../../../../../core/files/read-workbook.ts';
import { isZip, readZip, ZipError } from '../../../../../core/files/read-zip.ts';
import { isOfRoster, isOneRoster } from './one-roster.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { readParts, type ListChoices } from './read-parts.ts';
import { readTable, requireFile } from './read-table.ts';
import { refuse, type Table } from './table.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../../messages.ts';

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
    throw error instanceof ZipError ? refuse(error.words) : error;
  }
}

/** Files of an archive that are together no larger are read sooner than a thread is made. */
const smallBytes = 256 * 1024;

async function readArchive(file: Buffer, choices: ListChoices): Promise<Table> {
  const parts = await unpack(file);
  const bytes = [...parts.values()].reduce((sum, part) => sum + part.length, 0);
  return bytes <= smallBytes ? readParts(parts, choices) : readElsewhere(parts, choices);
}

async function unpack(file: Buffer): Promise<Map<string, Buffer>> {
  const names: string[] = [];
  await readZip(file, (name) => {
    names.push(name);
    return false;
  });
  if (isOneRoster(names)) return readZip(file, isOfRoster);
  if (!names.includes('xl/workbook.xml')) {
    throw refuse(said(m.unknownArchive));
  }
  return readZip(file, isOfWorkbook);
}
