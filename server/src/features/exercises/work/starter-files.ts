import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const catalogueFolder = resolve(import.meta.dirname, '../../../../../catalogue');

export interface StarterFile {
  /** Below `catalogue/`, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Reads every file of the starter catalogue, of exercises and of what else is known of them. */
export function readStarterFiles(): StarterFile[] {
  return readdirSync(catalogueFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.yaml'))
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((path) => ({
      path: path.slice(catalogueFolder.length + 1).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}
