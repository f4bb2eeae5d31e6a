import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Public test suites that lie beside the repository on some machines; without them there is nothing to measure. */
const corpora = new URL('../../shared/corpora/', import.meta.url);

interface Row {
  readonly id: string;
  readonly kind?: string;
  readonly expected?: 0 | 1;
  readonly check?: string;
  readonly plain?: boolean;
  readonly latex?: string;
  readonly expect?:
    'error' | readonly { readonly vars: Record<string, number>; readonly re: number; readonly im: number }[];
}

function lines(path: URL): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

function run(command: string, rows: readonly object[]): Record<string, unknown>[] {
  const input = rows.map((row) => JSON.stringify(row)).join('\n');
  const output = execFileSync(process.execPath, ['scripts/math-cli.ts', command], {
    input,
    encoding: 'utf8',
    cwd: new URL('..', import.meta.url),
    maxBuffer: 1 << 26,
  });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe.skipIf(!existsSync(corpora))('the engine on public test suites', () => {
  test('decides expressions, equations, inequalities and collections as well as promised', () => {
    const rows = lines(new URL('equivalence.jsonl', corpora));
    const verdicts = run('equivalent', rows);
    const share = (select: (row: Row) => boolean): number => {
      const chosen = rows
        .map((row, k) => ({ row, verdict: verdicts[k]?.['verdict'] }))
        .filter(({ row }) => select(row));
      const right = chosen.filter(({ row, verdict }) => (verdict === 'equal') === (row.expected === 1));
      return right.length / chosen.length;
    };
    const isDisputed = (row: Row): boolean => row.check?.startsWith('numerically') ?? false;
    expect(share((row) => row.kind === 'expr')).toBeGreaterThanOrEqual(0.97);
    expect(share((row) => row.kind === 'expr' && !isDisputed(row))).toBeGreaterThanOrEqual(0.995);
    expect(share((row) => row.kind?.includes('equation') ?? false)).toBeGreaterThanOrEqual(0.97);
    expect(share((row) => /inequality|logic/.test(row.kind ?? ''))).toBeGreaterThanOrEqual(0.9);
  });

  test('gives plain LaTeX its value', () => {
    const rows = lines(new URL('latex-values.jsonl', corpora)).filter(({ plain }) => plain);
    const readable = rows.filter((row) => Array.isArray(row.expect));
    const questions = readable.flatMap((row) =>
      (Array.isArray(row.expect) ? row.expect : []).map((point: { vars: object }) => ({
        id: row.id,
        latex: row.latex,
        at: point.vars,
      })),
    );
    const values = run('value', questions);
    const wrong = new Set<string>();
    let k = 0;
    for (const row of readable) {
      for (const point of Array.isArray(row.expect) ? row.expect : []) {
        const value = values[k];
        k += 1;
        const distance = Math.hypot(
          Number(value?.['re'] ?? Number.NaN) - point.re,
          Number(value?.['im'] ?? Number.NaN) - point.im,
        );
        if (!(distance <= 1e-9 * Math.max(1, Math.hypot(point.re, point.im)))) wrong.add(row.id);
      }
    }
    expect(1 - wrong.size / readable.length).toBeGreaterThanOrEqual(0.96);
  });
});
