import { Readable } from 'node:stream';
import { inSlices } from '../slices.ts';
import { csvStream, type Cell } from './csv.ts';
import { xlsxStream } from './xlsx.ts';

/** A file to be saved, written while it is sent. */
export interface Download {
  /** In plain letters, for clients that read no others. */
  readonly name: string;
  readonly fullName?: string;
  readonly type: string;
  readonly content: Readable;
}

/** A table as a file of comma-separated values or for a spreadsheet. */
export function tableDownload(
  rows: AsyncIterable<readonly Cell[]>,
  {
    format,
    at,
    ...names
  }: Pick<Download, 'name' | 'fullName'> & { readonly format: 'csv' | 'xlsx'; readonly at: Date },
): Download {
  if (format === 'csv') return { ...names, type: 'text/csv; charset=utf-8', content: csvStream(inSlices(rows)) };
  return {
    ...names,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Readable.from(xlsxStream(inSlices(rows), { at }), { objectMode: false }),
  };
}
