import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Message } from '@lemma/contracts/messages';

const root = resolve(import.meta.dirname, '../../..');

/** The messages that all modules of some workspaces declare, such as `{server,contracts}`. */
export async function declaredMessages(workspaces: string): Promise<readonly Message[]> {
  const files = globSync(`${workspaces}/src/**/messages.ts`, { cwd: root });
  const modules = await Promise.all(files.map((file) => import(resolve(root, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isMessage));
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;
