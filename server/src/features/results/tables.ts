import { Readable } from 'node:stream';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Services } from '../../services.ts';
import { readGradeBook } from './service.ts';

export type Cell = string | number | null;
export type Format = 'csv' | 'xlsx';

const pageSize = 1000;
/**
 * Signs with which a spreadsheet program takes a text for a formula (OWASP, CSV injection), wide ones and those behind
 * apostrophes too: whoever takes one apostrophe away before such a start has every text as it was.
 */
const formulaStart = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A field of RFC 4180, safe to open in a spreadsheet: a text that a program would take for a formula is led by an
 * apostrophe. Numbers stay numbers.
 */
export function csvField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvField).join(',')}\r\n`;

/** A file with a byte-order mark, so that names in any script open right, streamed row by row. */
export function csvStream(rows: AsyncIterable<readonly Cell[]>): Readable {
  return Readable.from(
    (async function* lines() {
      yield '\uFEFF';
      for await (const row of rows) yield csvLine(row);
    })(),
  );
}

/** In a workbook texts are typed as texts, so no formula can arise; the first row is bold and stays in view. */
export async function xlsxBuffer(rows: AsyncIterable<readonly Cell[]>): Promise<Buffer> {
  const data: SheetData = [];
  for await (const row of rows) {
    const isHead = data.length === 0;
    data.push(
      row.map((value) => {
        if (value === null) return null;
        if (typeof value === 'number') return { type: Number, value };
        return { type: String, value, ...(isHead ? { fontWeight: 'bold' as const } : {}) };
      }),
    );
  }
  return writeXlsxFile(data, { stickyRowsCount: 1 }).toBuffer();
}

/** R30: a row a learner, a column a task, as the screen shows it. */
export async function* gradeRows(services: Services, classId: string): AsyncGenerator<Cell[]> {
  const book = await readGradeBook(services, classId);
  const possible = book.tasks.reduce((sum, task) => sum + task.points, 0);
  yield ['Last name', 'First name', ...book.tasks.map((task) => task.name), 'Total'];
  yield ['', 'Points possible', ...book.tasks.map((task) => task.points), possible];
  for (const row of book.rows) {
    const total = row.scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
    yield [row.lastName, row.firstName, ...row.scores, Math.round(total * 100) / 100];
  }
}

/** R29: a row a response, oldest first, read page by page. */
export async function* responseRows(services: Services, classId: string): AsyncGenerator<Cell[]> {
  yield [
    'Last name',
    'First name',
    'Task',
    'Attempt',
    'Question',
    'Exercise',
    'Variant',
    'Time (UTC)',
    'Answer',
    'Outcome',
    'Points',
    'Points possible',
  ];
  let after: string | null = null;
  for (;;) {
    const page = await services.results.selectResponsePage({ classId, after, limit: pageSize });
    for (const line of page) {
      yield [
        line.lastName,
        line.firstName,
        line.taskName,
        line.attemptNumber,
        line.itemPosition,
        line.title,
        line.variantNumber,
        line.receivedAt.toISOString(),
        line.answers.map(({ part, value }) => (line.answers.length > 1 ? `${part}: ${value}` : value)).join('; '),
        line.outcome,
        Math.round(line.share * line.points * 100) / 100,
        line.points,
      ];
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}
