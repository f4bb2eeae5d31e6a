import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../../contracts/src/messages/index.ts';

const root = join(import.meta.dirname, '../../..');

/** All words of a language that pages may show, from the files beside the messages. */
export function readCatalogue(tag: string): Catalogue {
  const files = globSync(`{web,contracts,math}/src/**/messages.${tag}.json`, { cwd: root });
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))) as Catalogue;
}
