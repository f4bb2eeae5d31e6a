import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const mark = 'TEST_DATABASE_URL';
const relativeImport = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Lists the server's tests whose outcome can depend on the kind of database: those that read the address of the test
 * database, directly or through a module that they import. All others behave the same on both databases.
 */
export function listDatabaseTests(): string[] {
  const modules = new Map<string, Module>();
  return globSync('server/src/**/*.test.ts', { cwd: root })
    .filter((file) => readsAddress(join(root, file), modules))
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
