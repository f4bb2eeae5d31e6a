/** Public test suites of answer checking that lie beside the repository on some machines, and the engine run on them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the suites are looked for when no other folder is named. */
export const corporaFolder = join(import.meta.dirname, '../../../shared/corpora');

export function hasCorpora(folder = corporaFolder, name = 'equivalence'): boolean {
  return existsSync(join(folder, `${name}.jsonl`));
}

export interface EquivalenceRow {
  readonly id: string;
  readonly kind: string;
  readonly expected: 0 | 1;
  readonly check?: string;
}

export interface FormRow {
  readonly id: string;
  readonly type: string;
  readonly a: string;
  readonly b?: string;
  readonly options?: unknown;
  readonly expected: 0 | 1;
}

interface Point {
  readonly vars: Readonly<Record<string, number>>;
  readonly re: number;
  readonly im: number;
}

export interface ValueRow {
  readonly id: string;
  readonly latex: string;
  readonly plain: boolean;
  readonly expect: 'error' | readonly Point[];
}

export function rowsOf<T>(name: string, folder = corporaFolder): T[] {
  return parsed(readFileSync(join(folder, `${name}.jsonl`), 'utf8'));
}

/** Returns the answers of the command line, one object a row, in order. */
export function answers(command: string, rows: readonly object[]): Record<string, unknown>[] {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, '../math-cli.ts'), command], {
    input: rows.map((row) => JSON.stringify(row)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return parsed(output);
}

function parsed<T>(lines: string): T[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Rows labelled by another convention: √(x−3)·√(x−5) has complex values in parts there, and counts as real with us. */
const otherConvention: ReadonlySet<string> = new Set(['4c42aae82380']);

/** Whether the label of an equivalence row is disputed: by a numeric check of 60 digits, or as its convention is another. */
export function isDisputed(row: EquivalenceRow): boolean {
  return otherConvention.has(row.id) || (row.check?.startsWith('numerically') ?? false);
}

/** Ids of the rows with a value whose LaTeX gets another one, or none. */
export function wrongValues(rows: readonly ValueRow[]): Set<string> {
  const asked = rows.flatMap((row) =>
    row.expect === 'error' ? [] : row.expect.map((point) => ({ id: row.id, latex: row.latex, at: point.vars, point })),
  );
  const values = answers('value', asked);
  const wrong = new Set<string>();
  for (const [k, { id, point }] of asked.entries()) {
    const { re, im } = values[k] ?? {};
    const distance = typeof re === 'number' && typeof im === 'number' ? Math.hypot(re - point.re, im - point.im) : NaN;
    if (!(distance <= 1e-9 * Math.max(1, Math.hypot(point.re, point.im)))) wrong.add(id);
  }
  return wrong;
}
