import { transferFile, type TransferFile } from '@lemma/contracts';
import type { z } from 'zod';
import { InvalidRequest, invalidField } from '../../../../core/errors.ts';
import { findExcess } from '../../../../core/json-excess.ts';
import { fieldWords } from '../../../../core/language/field-words.ts';
import { findUnstorable } from '../../../../core/text/storable-text.ts';
import { JsonProblem, linesOf } from './json-lines.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as refusals from '../../messages.ts';
import * as m from './messages.ts';

const mostProblems = 20;
/** Items, names and brackets: what five hundred long exercises hold, many times over. */
const mostEntries = 500_000;

/** The file that was sent, whole and checked; else a refusal that names each line that is wrong. */
export function readTransferFile(file: unknown): TransferFile {
  if (!Buffer.isBuffer(file) || file.length === 0) throw invalidField('nonFieldErrors', said(refusals.chooseFile));
  refuseOverfull(file);
  const text = decode(file);
  if (!text.trimStart().startsWith('{')) throw invalidField('nonFieldErrors', said(refusals.notExercises));
  const value = parse(text);
  const unstorable = findUnstorable(value);
  if (unstorable) throw refusal(text, [{ path: unstorable, problem: said(m.unstorable) }]);
  const parsed = transferFile.safeParse(value);
  if (!parsed.success) throw refusal(text, parsed.error.issues.slice(0, mostProblems).flatMap(placesOf));
  return parsed.data;
}

function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw invalidField('nonFieldErrors', said(refusals.notExercises));
  }
}

/** A file that goes deep or holds very much would block the server for seconds. */
function refuseOverfull(file: Buffer): void {
  const excess = findExcess(file, mostEntries);
  if (!excess) return;
  // Ends where it is too deep, so that only the line is looked for.
  if (excess === 'depth') parse(file.subarray(0, mostEntries).toString());
  throw invalidField('nonFieldErrors', said(refusals.importInParts));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      linesOf(text, []);
    } catch (problem) {
      if (problem instanceof JsonProblem) throw invalidField('nonFieldErrors', inLine(problem));
    }
    throw invalidField('nonFieldErrors', said(m.notJson));
  }
}

const inLine = ({ line, words }: JsonProblem): Said =>
  said(m.lineProblem, { line: String(line), problem: said(words) });

interface Place {
  readonly path: readonly PropertyKey[];
  readonly problem: Said;
}

function placesOf(issue: z.core.$ZodIssue): Place[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, problem: fieldWords(issue) }];
  return issue.keys.map((key) => ({ path: [...issue.path, key], problem: said(m.unknownField) }));
}

function refusal(text: string, places: readonly Place[]): InvalidRequest {
  const lines = linesOf(
    text,
    places.map(({ path }) => path),
  );
  const problems = places.map(({ path, problem }, index) =>
    said(m.placeProblem, { line: String(lines[index]), place: placeIn(path), problem }),
  );
  return new InvalidRequest({ nonFieldErrors: problems });
}

/** `exercise 3, parts.0.points` */
function placeIn(path: readonly PropertyKey[]): Said | string {
  const [list, index, ...rest] = path;
  if (list !== 'exercises' || index === undefined) return path.map(String).join('.') || said(m.wholeFile);
  const number = Number(index) + 1;
  return rest.length === 0
    ? said(m.exercisePlace, { number })
    : said(m.exerciseField, { number, field: rest.map(String).join('.') });
}
