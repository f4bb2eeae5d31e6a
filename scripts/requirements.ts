import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Prints the rows of docs/requirements.md that no test names in its title, with their state. */
const root = resolve(import.meta.dirname, '..');
const testFiles = globSync(
  ['{math,contracts,server,web}/src/**/*.test.{ts,tsx}', '{e2e,scripts,catalogue}/**/*.{spec,test}.ts'],
  { cwd: root },
);

const named = new Set<string>();
for (const file of testFiles) {
  for (const [, id] of readFileSync(resolve(root, file), 'utf8').matchAll(/\[((?:[A-Z]|RL|SC)\d{1,2})\]/g)) {
    if (id) named.add(id);
  }
}

const rows = [
  ...readFileSync(resolve(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]\d\d) \| (.*) \| (.*?) \|$/gm),
].map(([, id = '', what = '', state = '']) => ({ id, what, state }));

const missing = rows.filter((row) => !named.has(row.id));
for (const { id, what, state } of missing) console.log(`${id}  ${state.padEnd(8)}  ${what.slice(0, 90)}`);
console.log(`${rows.length - missing.length} of ${rows.length} rows are named by a test.`);
const claimed = missing.filter((row) => row.state.startsWith('done'));
if (claimed.length > 0) {
  console.error(`Said to be done, but named by no test: ${claimed.map((row) => row.id).join(', ')}`);
  process.exitCode = 1;
}
