import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as algebra from '../math/src/algebra/index.ts';
import * as equivalence from '../math/src/equivalence/index.ts';
import * as errors from '../math/src/errors/index.ts';
import * as exercises from '../math/src/exercises/index.ts';
import * as forms from '../math/src/forms/index.ts';
import * as marking from '../math/src/marking/index.ts';
import * as notation from '../math/src/notation/index.ts';
import * as speech from '../math/src/speech/index.ts';
import * as typed from '../math/src/typed/index.ts';
import * as units from '../math/src/units/index.ts';
import * as words from '../math/src/words/index.ts';
import * as working from '../math/src/working/index.ts';
import { pages, tables, withTables } from './math/tables.ts';

const readme = readFileSync(new URL('../math/README.md', import.meta.url), 'utf8');
const solutions = readFileSync(new URL('../docs/solutions.md', import.meta.url), 'utf8');
/** A page without the padding that the formatter gives to tables. */
const unpadded = (page: string): string => page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

const modules: Readonly<Record<string, object>> = {
  '@lemma/math/notation': notation,
  '@lemma/math/exercises': exercises,
  '@lemma/math/marking': marking,
  '@lemma/math/algebra': algebra,
  '@lemma/math/equivalence': equivalence,
  '@lemma/math/errors': errors,
  '@lemma/math/forms': forms,
  '@lemma/math/speech': speech,
  '@lemma/math/words': words,
  '@lemma/math/typed': typed,
  '@lemma/math/units': units,
  '@lemma/math/working': working,
};

/** The code of all examples; a line `expression; // value` becomes a check. */
function program(): string {
  const blocks = [...`${readme}\n${solutions}`.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  const checked = blocks.join('\n').replace(/^(?!const |import )(\S.*); \/\/ (.+)$/gm, 'check(() => $1, () => ($2));');
  return stripTypeScriptTypes(checked.replace(/^import .*$/gm, ''));
}

test('the examples of the front page of math/ and of the page on solutions import what they name, and give what they say', () => {
  for (const [, names = '', from = ''] of readme.matchAll(/^import \{ (.*) \} from '(.*)';$/gm)) {
    for (const name of names.split(', ')) expect(modules[from]).toHaveProperty(name);
  }
  let checks = 0;
  const differing: string[] = [];
  const check = (given: () => unknown, said: () => unknown): void => {
    checks += 1;
    // Objects of the examples come from another realm, so their contents are compared.
    const [actual, expected] = [given(), said()].map((value) => JSON.stringify(value));
    if (actual !== expected) differing.push(`${String(given)} gives ${actual}, not ${expected}`);
  };
  const names = Object.assign({}, ...Object.values(modules)) as object;
  runInContext(program(), createContext({ ...names, check, JSON }));
  expect(differing).toEqual([]);
  expect(checks).toBeGreaterThan(25);
});

test('the front page is short, its tables apart', () => {
  const lines = readme.split('\n').filter((line) => !line.startsWith('|'));
  expect(lines.length).toBeLessThanOrEqual(300);
});

test('every table of a page says what the code has', () => {
  const shown = pages.map((page) => readFileSync(page, 'utf8'));
  // `node scripts/math/tables.ts` writes the tables anew.
  expect(shown.map(unpadded)).toEqual(shown.map(withTables).map(unpadded));
  const names = shown.join('\n').matchAll(/<!-- table: ([a-z ]+) -->/g);
  expect(new Set([...names].map(([, name]) => name))).toEqual(new Set(Object.keys(tables)));
});

test('every part of the package is in the list of parts, with functions that it has', () => {
  const rows = [...unpadded(readme).matchAll(/^\| `(@lemma\/math\/[a-z]+)` \| (.*) \|$/gm)];
  expect(new Set(rows.map(([, part]) => part))).toEqual(new Set([...Object.keys(modules), '@lemma/math/document']));
  for (const [, part = '', words = ''] of rows) {
    for (const [, name = ''] of words.matchAll(/`([a-zA-Z]+)`/g)) expect(modules[part]).toHaveProperty(name);
  }
});
