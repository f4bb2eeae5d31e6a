import { globSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { judgeRows, rowsOf, type RequirementRow } from './requirement-rows.ts';

/**
 * Prints the rows of docs/requirements.md that no test names in its title, with their state. Fails when a row that is
 * said to be done has no test, or none but a walk through the pages.
 */
const root = resolve(import.meta.dirname, '..');
const paths = globSync(
  ['{math,contracts,server,web}/src/**/*.test.{ts,tsx}', '{e2e,scripts,catalogue}/**/*.{spec,test}.ts'],
  { cwd: root },
);
const files = paths.map((path) => ({
  path: relative(root, resolve(root, path)).replaceAll(sep, '/'),
  text: readFileSync(resolve(root, path), 'utf8'),
}));
const rows = rowsOf(readFileSync(resolve(root, 'docs/requirements.md'), 'utf8'));
const { unnamed, onlyOpened } = judgeRows(rows, files);

for (const { id, what, state } of unnamed) console.log(`${id}  ${state.padEnd(8)}  ${what.slice(0, 90)}`);
console.log(`${rows.length - unnamed.length} of ${rows.length} rows are named by a test.`);

function refuse(words: string, wrong: readonly RequirementRow[]): void {
  if (wrong.length === 0) return;
  console.error(`${words}: ${wrong.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
}

refuse(
  'Said to be done, but named by no test',
  unnamed.filter(({ state }) => state.startsWith('done')),
);
refuse(
  'Named only by tests that open pages',
  onlyOpened.filter(({ state }) => state !== 'planned'),
);
