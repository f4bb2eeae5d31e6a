import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '@lemma/contracts/messages';

export const root = resolve(import.meta.dirname, '../..');

/** A message with the file that declares it, from the root of the project. */
export type Declared = Message & { readonly file: string };

/** All messages of the product in the order of their files. */
export async function readDeclared(): Promise<readonly Declared[]> {
  const files = globSync('{contracts,math,server,web}/src/**/messages.ts', { cwd: root }).toSorted();
  const found: Declared[] = [];
  for (const file of files) {
    // Other modules of this name hold no messages.
    if (!/\bmessage\(/.test(readFileSync(join(root, file), 'utf8'))) continue;
    const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
    for (const one of Object.values(module)) if (isMessage(one)) found.push({ ...one, file });
  }
  return found;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'where' in value;
