import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds a program of PostgreSQL: on the PATH, or where Debian, Red Hat, Homebrew and the Windows installer put the
 * versions that are not on it, newest first. Answers undefined when the machine has none.
 */
export function findPostgresProgram(name: string): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const versioned = [
    ...versionFolders('/usr/lib/postgresql', ''),
    ...versionFolders('/usr', 'pgsql-'),
    ...versionFolders('/opt/homebrew/opt', 'postgresql@'),
    ...versionFolders('/usr/local/opt', 'postgresql@'),
    ...versionFolders('C:\\Program Files\\PostgreSQL', ''),
  ];
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return [...onPath, ...versioned].map((folder) => join(folder, file)).find(isRunnable);
}

function versionFolders(parent: string, prefix: string): string[] {
  let names: string[];
  try {
    names = readdirSync(parent);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.startsWith(prefix) && /^\d+(\.\d+)?$/.test(name.slice(prefix.length)))
    .toSorted((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
    .map((name) => join(parent, name, 'bin'));
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
