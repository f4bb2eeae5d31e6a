import { readWorkbook } from '../../../../../core/files/read-workbook.ts';
import { isOneRoster, readOneRoster, tableOfClass, type ClassChoice } from './one-roster.ts';
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

/** Reads the unpacked files of a roster or of a workbook; throws InvalidRequest or ZipError with what is wrong with them. */
export async function readParts(
  parts: ReadonlyMap<string, Buffer>,
  { fields, sheet, rosterClass, today }: ListChoices,
): Promise<Table> {
  if (isOneRoster([...parts.keys()])) return tableOfClass(readOneRoster(parts, today), rosterClass, fields);
  const workbook = await readWorkbook(parts, sheet);
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
