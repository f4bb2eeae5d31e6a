import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A stretch of a file and what a mutant has in its place. */
export interface Change {
  readonly file: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** The part of TypeScript's language service that is used. The project's own compiler, TypeScript 7, has none. */
interface TypeScript {
  readonly sys: object;
  readonly ScriptSnapshot: { fromString(text: string): unknown };
  readonly parseJsonConfigFileContent: (
    json: unknown,
    host: object,
    folder: string,
  ) => { readonly options: object; readonly fileNames: string[] };
  readonly readConfigFile: (file: string, read: (file: string) => string) => { readonly config: unknown };
  readonly createLanguageService: (host: object) => {
    getSemanticDiagnostics(file: string): readonly unknown[];
    getSyntacticDiagnostics(file: string): readonly unknown[];
  };
}

/** The changes that make their own file wrong for the type checker: they could not be committed, whatever tests say. */
export function refusedByTypes<T extends Change>(root: string, changes: readonly T[]): ReadonlySet<T> {
  const typescript = createRequire(import.meta.url)('typescript') as TypeScript;
  const workspaces = new Set(changes.map(({ file }) => file.slice(0, file.indexOf('/'))));
  const refused = new Set<T>();
  for (const workspace of workspaces) {
    const isWrong = checker(typescript, join(root, workspace));
    for (const change of changes) {
      const file = join(root, change.file);
      if (change.file.startsWith(`${workspace}/`) && isWrong(file, changed(readFileSync(file, 'utf8'), change))) {
        refused.add(change);
      }
    }
  }
  return refused;
}

function changed(text: string, { location, replacement }: Change): string {
  const lines = text.split('\n');
  const offset = ({ line, column }: Position): number =>
    lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0) + column - 1;
  return text.slice(0, offset(location.start)) + (replacement ?? '') + text.slice(offset(location.end));
}

/** Says of a file with another text whether it has errors. */
function checker(typescript: TypeScript, folder: string): (file: string, text: string) => boolean {
  const read = (file: string): string => readFileSync(file, 'utf8');
  const { config } = typescript.readConfigFile(join(folder, 'tsconfig.json'), read);
  const { options, fileNames } = typescript.parseJsonConfigFileContent(config, typescript.sys, folder);
  let current: { readonly file: string; readonly text: string } | undefined;
  let version = 0;
  const service = typescript.createLanguageService({
    fileExists: existsSync,
    readFile: read,
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: () => join(import.meta.dirname, 'node_modules/typescript/lib/lib.es2024.d.ts'),
    getScriptFileNames: () => fileNames,
    getScriptSnapshot: (file: string) => {
      if (file === current?.file) return typescript.ScriptSnapshot.fromString(current.text);
      return existsSync(file) ? typescript.ScriptSnapshot.fromString(read(file)) : undefined;
    },
    getScriptVersion: (file: string) => (file === current?.file ? String(version) : '0'),
  });
  return (file, text) => {
    current = { file, text };
    version++;
    return service.getSyntacticDiagnostics(file).length + service.getSemanticDiagnostics(file).length > 0;
  };
}
