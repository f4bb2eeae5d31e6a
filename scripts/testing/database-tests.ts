import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const mark = 'TEST_DATABASE_URL';
const relativeImport = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Tests whose outcome does not depend on the kind of database. Walks over all calls that ask who may make them and what
 * they show: the server decides that, and `every-contract`, `extreme-values` and `hostile-requests` make the same calls on
 * both. Looks at contents that the server reads from files: `seed` and `first-start` put the same into both. Contents of
 * attempts, tasks, polls and worksheets, which the statements of `attempts`, `setting`, `reliability/polls` and
 * `every-contract` store on both whatever is in them. Addresses, whose tries `throttle` counts on both; pictures, which
 * `pictures` stores in both; headers, files, the cost of a hash, signed tokens, which no database sees.
 */
const alike = new Set([
  'server/src/core/access/access.test.ts',
  'server/src/core/http/bodies/json-body.test.ts',
  'server/src/core/http/csrf.test.ts',
  'server/src/core/http/exam-secrets.test.ts',
  'server/src/core/http/foreign-ids.test.ts',
  'server/src/core/http/headers.test.ts',
  'server/src/core/http/http.test.ts',
  'server/src/core/http/openapi.test.ts',
  'server/src/core/http/slow-connections.test.ts',
  'server/src/core/http/web-files.test.ts',
  'server/src/core/network/client-address.test.ts',
  'server/src/features/api-tokens/scopes.test.ts',
  'server/src/features/attempts/figures.test.ts',
  'server/src/features/attempts/notation.test.ts',
  'server/src/features/attempts/texts.test.ts',
  'server/src/features/attempts/worded-verdicts.test.ts',
  'server/src/features/classrooms/work/import/hostile-files.test.ts',
  'server/src/features/demo/work/demo-school.test.ts',
  'server/src/features/exercises/exam-secrecy.test.ts',
  'server/src/features/exercises/starter-catalogue.test.ts',
  'server/src/features/images/images.test.ts',
  'server/src/features/lti/bad-tokens.test.ts',
  'server/src/features/polls/notation.test.ts',
  'server/src/features/polls/stuffed-ballots.test.ts',
  'server/src/features/polls/work/kinds/point.test.ts',
  'server/src/features/samples/samples.test.ts',
  'server/src/features/signing-in/even-time.test.ts',
  'server/src/features/tasks/calculator.test.ts',
  'server/src/features/worksheets/worksheets.test.ts',
]);

/**
 * Lists the server's tests whose outcome can depend on the kind of database: those that read the address of the test
 * database, directly or through a module that they import, without those that are known to be alike.
 */
export function listDatabaseTests(): string[] {
  const modules = new Map<string, Module>();
  return globSync('server/src/**/*.test.ts', { cwd: root })
    .filter((file) => !alike.has(file) && readsAddress(join(root, file), modules))
    .toSorted();
}

interface Module {
  readonly readsAddress: boolean;
  readonly imports: readonly string[];
}

function readsAddress(test: string, modules: Map<string, Module>): boolean {
  const reached = new Set([test]);
  for (const file of reached) {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    if (module.readsAddress) return true;
    for (const imported of module.imports) reached.add(imported);
  }
  return false;
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(relativeImport)]
    .map(([, path]) => join(dirname(file), path ?? ''))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  return { readsAddress: text.includes(mark), imports };
}
