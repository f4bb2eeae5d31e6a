import type { ImportField, ImportPlan, MemberRole } from '@lemma/contracts';
import { cleanLine } from '../../../../../core/clean-text.ts';
import { invalidField } from '../../../../../core/errors.ts';
import { fieldOf, guessFields } from './columns.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../../../messages.ts';

export interface TableRow {
  /** Of the file, the first being 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Where the list says more of a person than their name and address. */
  readonly roster?: RosterPlace;
}

/** A person's place in the roster of a school's information system. */
export interface RosterPlace {
  readonly sourcedId: string;
  readonly role: MemberRole;
  /** Set when the file says itself that the person is not to come. */
  readonly problem?: Said;
}

/** Words of a roster on people whom it brought earlier, by their ids there. */
export interface Departures {
  /** Whether the roster has everybody, so that those who are missing have left. */
  readonly isWhole: boolean;
  readonly present: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
}

/** Whether the roster has taken somebody out. */
export const hasLeft = ({ isWhole, present, gone }: Departures, sourcedId: string): boolean =>
  !present.has(sourcedId) && (isWhole || gone.has(sourcedId));

export interface Table {
  readonly source: ImportPlan['source'];
  readonly columns: ImportPlan['columns'];
  readonly rows: readonly TableRow[];
  /** Null where a list says nothing of those who are not on it. */
  readonly departures: Departures | null;
}

export const mostLines = 2000;
const mostColumns = 50;
export const longestCell = 300;

export const refuse = (message: Said | string) => invalidField('nonFieldErrors', message);

/** The fields of the columns as somebody has chosen them, or undefined to guess them. */
export type ChosenFields = readonly (ImportField | null)[] | undefined;

/** Makes a table of the rows of a list: with or without a head line, whose words say what the columns are. */
export function tableOf(
  rows: readonly TableRow[],
  { source, fields }: { readonly source: Table['source']; readonly fields: ChosenFields },
): Table {
  if (rows.length === 0) throw refuse(said(m.nobodyInList));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  if (width > mostColumns) throw refuse(said(m.tooManyColumns, { width, mostColumns }));
  const first = rows[0]?.cells ?? [];
  const hasHead = first.some((cell) => fieldOf(cell) !== null) && !first.some((cell) => cell.includes('@'));
  const body = hasHead ? rows.slice(1) : rows;
  if (body.length === 0) throw refuse(said(m.nobodyBelowFirstLine));
  requireFewLines(body.length);
  const separator = source.kind === 'csv' ? source.separator : 'tab';
  const guessed = hasHead
    ? first.map(fieldOf)
    : guessFields(
        body.map(({ cells }) => cells),
        separator,
      );
  return {
    source,
    columns: Array.from({ length: width }, (_, index) => ({
      header: hasHead ? cleanLine(first[index] ?? '') : '',
      field: (fields ?? guessed)[index] ?? null,
    })),
    rows: body.map(({ number, cells }) => ({ number, cells: cells.map(cleanLine) })),
    departures: null,
  };
}

/** Refuses a list that is too long to be looked at and imported. */
export function requireFewLines(lines: number): void {
  if (lines <= mostLines) return;
  throw refuse(said(m.tooManyLines, { lines, mostLines }));
}
