import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { findLiterals } from '../../web/build/languages/find-literals.ts';

/*
 * Holds that words of pages are messages, and so are those that pages and refusals take from the contract. What is still written in English in the code is counted by file in
 * `words-of-pages-left.json`, which only goes down: `--lower` stores the present counts where they are lower, `--list PATH`
 * prints the places below a path.
 */

const root = resolve(import.meta.dirname, '../..');
const boundsFile = resolve(import.meta.dirname, 'words-of-pages-left.json');
const notPages = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/messages\.ts$|^contracts\/src\/messages\//;
/** Properties of the contract that the API's own page alone shows. */
const ofTheApi = ['summary', 'description'];

const unreadIn = (file: string): readonly string[] => (file.startsWith('contracts/') ? ofTheApi : []);

const bounds = z.record(z.string(), z.number().int().min(1)).parse(JSON.parse(readFileSync(boundsFile, 'utf8')));
const [mode, below = ''] = process.argv.slice(2);
const found = globSync(['web/src/**/*.{ts,tsx}', 'contracts/src/**/*.ts'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !notPages.test(file))
  .toSorted()
  .map((file) => ({ file, literals: findLiterals(file, readFileSync(resolve(root, file), 'utf8'), unreadIn(file)) }))
  .filter(({ literals }) => literals.length > 0);

if (mode === '--list') {
  for (const { file, literals } of found.filter(({ file }) => file.includes(below))) {
    for (const { line, words } of literals) console.log(`${file}:${line}: ${words}`);
  }
} else if (mode === '--lower') {
  const lower = found.map(({ file, literals }) => [file, Math.min(literals.length, bounds[file] ?? 0)] as const);
  const left = Object.fromEntries(lower.filter(([, number]) => number > 0));
  writeFileSync(boundsFile, `${JSON.stringify(left, null, 2)}\n`);
} else {
  for (const { file, literals } of found) {
    const bound = bounds[file] ?? 0;
    if (literals.length <= bound) continue;
    process.exitCode = 1;
    const places = literals.map(({ line, words }) => `${line} “${words.slice(0, 60)}”`).join(', ');
    console.error(
      `${file} has ${literals.length} English texts, ${bound} are allowed. Put into messages.ts: ${places}`,
    );
  }
}
