import { expect, it } from 'vitest';
import { idsNamedIn, judgeRows, rowsOf } from './requirement-rows.ts';

const rows = rowsOf(`
| id  | what | state |
| --- | ---- | ----- |
| A01 | a page | done |
| A02 | a rule with a | bar | part: not all of it |
| A03 | nothing yet | planned |
`);

it('reads the rows of the document with their states', () => {
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    ['A01', 'done'],
    ['A02', 'part: not all of it'],
    ['A03', 'planned'],
  ]);
});

it('takes ids from titles and not from comments', () => {
  const text = "/** [A01] */\n// [A02]\nit('shows it [A03] [SC12]', () => {});\nit('[A04] too', run);";
  expect([...idsNamedIn(text)]).toEqual(['A03', 'SC12', 'A04']);
});

it('distinguishes rows that no test names from those that only a walk through the pages names', () => {
  const walk = { path: 'e2e/pages.spec.ts', text: "const rows = '[A01] [A02]';" };
  const real = { path: 'server/src/x.test.ts', text: "it('holds [A02]', run);" };
  const { unnamed, onlyOpened } = judgeRows(rows, [walk, real]);
  expect(unnamed.map(({ id }) => id)).toEqual(['A03']);
  expect(onlyOpened.map(({ id }) => id)).toEqual(['A01']);
  expect(judgeRows(rows, [real]).unnamed.map(({ id }) => id)).toEqual(['A01', 'A03']);
});
