import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inFolderWords } from './data-folder-error.ts';

const kept = z.object({ sessionSecret: z.string().min(32), tokenSecret: z.string().min(32) });

/**
 * Answers the two secrets: a given one wins, an absent one comes from `secrets.json` in the folder, which is made with
 * mode 0600 when there is none. Two processes that make it at the same time end with the same secrets.
 * Throws when the file is there but cannot be read: a new one in its place would sign everybody out without a word.
 */
export function keepSecrets(
  dataDir: string,
  given: { sessionSecret: string | undefined; tokenSecret: string | undefined },
): { sessionSecret: string; tokenSecret: string } {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) create(file);
  } catch (error) {
    throw inFolderWords(dataDir, error);
  }
  const parsed = kept.safeParse(readJson(file));
  if (!parsed.success) {
    throw new Error(`${file} is damaged. Put it back from a copy, or delete it: everyone must then sign in again.`);
  }
  return {
    sessionSecret: given.sessionSecret ?? parsed.data.sessionSecret,
    tokenSecret: given.tokenSecret ?? parsed.data.tokenSecret,
  };
}

function create(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const text = JSON.stringify({
    sessionSecret: randomBytes(48).toString('base64url'),
    tokenSecret: randomBytes(48).toString('base64url'),
  });
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${text}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    // A link, not a rename: it fails when another process was first, whose secrets then hold for both.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
