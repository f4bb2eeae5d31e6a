import { describe, expect, test } from 'vitest';
import {
  answers,
  type EquivalenceRow,
  hasCorpora,
  isDisputed,
  rowsOf,
  type ValueRow,
  wrongValues,
} from './math/corpora.ts';

describe.skipIf(!hasCorpora())('the engine on public test suites', () => {
  test('decides expressions, equations, inequalities and collections as well as promised', () => {
    const rows = rowsOf<EquivalenceRow>('equivalence');
    const verdicts = answers('equivalent', rows);
    const share = (select: (row: EquivalenceRow) => boolean): number => {
      const chosen = rows
        .map((row, k) => ({ row, verdict: verdicts[k]?.['verdict'] }))
        .filter(({ row }) => select(row));
      const right = chosen.filter(({ row, verdict }) => (verdict === 'equal') === (row.expected === 1));
      return right.length / chosen.length;
    };
    expect(share((row) => row.kind === 'expr')).toBeGreaterThanOrEqual(0.97);
    expect(share((row) => row.kind === 'expr' && !isDisputed(row))).toBeGreaterThanOrEqual(0.995);
    expect(share((row) => row.kind.includes('equation'))).toBeGreaterThanOrEqual(0.97);
    expect(share((row) => /inequality|logic/.test(row.kind))).toBeGreaterThanOrEqual(0.9);
  });

  test('gives plain LaTeX its value', () => {
    const rows = rowsOf<ValueRow>('latex-values').filter(({ plain, expect }) => plain && expect !== 'error');
    expect(1 - wrongValues(rows).size / rows.length).toBeGreaterThanOrEqual(0.96);
  });
});
