import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as algebra from '../math/src/algebra/index.ts';
import * as equivalence from '../math/src/equivalence/index.ts';
import * as errors from '../math/src/errors/index.ts';
import * as exercises from '../math/src/exercises/index.ts';
import * as forms from '../math/src/forms/index.ts';
import * as grading from '../math/src/grading/index.ts';
import * as notation from '../math/src/notation/index.ts';
import * as working from '../math/src/working/index.ts';

const readme = readFileSync(new URL('../math/README.md', import.meta.url), 'utf8');
const solutions = readFileSync(new URL('../docs/solutions.md', import.meta.url), 'utf8');
const modules: Readonly<Record<string, object>> = {
  '@lemma/math/notation': notation,
  '@lemma/math/exercises': exercises,
  '@lemma/math/grading': grading,
  './algebra/index.ts': algebra,
  './equivalence/index.ts': equivalence,
  './errors/index.ts': errors,
  './forms/index.ts': forms,
  './working/index.ts': working,
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

test('the front page is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(200);
});
