import { transferFile, type TransferFile } from '@lemma/contracts';
import type { z } from 'zod';
import { InvalidRequest, invalidField } from '../../../../core/errors.ts';
import { findExcess } from '../../../../core/json-excess.ts';
import { findUnstorable } from '../../../../core/text/storable-text.ts';
import { JsonProblem, linesOf } from './json-lines.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const mostProblems = 20;
/** Items, names and brackets: what five hundred long exercises hold, many times over. */
const mostEntries = 500_000;

/** The file that was sent, whole and checked; else a refusal that names each line that is wrong. */
export function readTransferFile(file: unknown): TransferFile {
  if (!Buffer.isBuffer(file) || file.length === 0) throw invalidField('nonFieldErrors', said(m.chooseFile));
  refuseOverfull(file);
  const text = decode(file);
  const value = parse(text);
  const unstorable = findUnstorable(value);
  if (unstorable)
    throw refusal(text, [{ path: unstorable, message: 'This holds characters or numbers that cannot be kept.' }]);
  const parsed = transferFile.safeParse(value);
  if (!parsed.success) throw refusal(text, parsed.error.issues.slice(0, mostProblems).flatMap(placesOf));
  return parsed.data;
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw invalidField('nonFieldErrors', said(m.notUtf8));
  }
}

/** A file that goes deep or holds very much would block the server for seconds. */
function refuseOverfull(file: Buffer): void {
  const excess = findExcess(file, mostEntries);
  if (!excess) return;
  // Ends where it is too deep, so that only the line is looked for.
  if (excess === 'depth') parse(file.subarray(0, mostEntries).toString());
  throw invalidField('nonFieldErrors', said(m.importInParts));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    try {
      linesOf(text, []);
    } catch (problem) {
      if (problem instanceof JsonProblem)
        throw invalidField('nonFieldErrors', `Line ${problem.line}: ${problem.message}`);
    }
    throw invalidField('nonFieldErrors', `This is not JSON: ${(error as Error).message}`);
  }
}

interface Place {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function placesOf(issue: z.core.$ZodIssue): Place[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'This field is not known.' }));
}

function refusal(text: string, places: readonly Place[]): InvalidRequest {
  const lines = linesOf(
    text,
    places.map(({ path }) => path),
  );
  const messages = places.map(({ path, message }, index) => `Line ${lines[index]}, ${wordsOf(path)}: ${message}`);
  return new InvalidRequest({ nonFieldErrors: messages });
}

/** `exercise 3, parts.0.points` */
function wordsOf(path: readonly PropertyKey[]): string {
  const [list, index, ...rest] = path;
  if (list !== 'exercises' || index === undefined) return path.map(String).join('.') || 'the whole file';
  return [`exercise ${Number(index) + 1}`, rest.map(String).join('.')].filter(Boolean).join(', ');
}
