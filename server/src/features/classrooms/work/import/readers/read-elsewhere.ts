import { InvalidRequest, type Refusals } from '../../../../../core/errors.ts';
import { createFileReader } from '../../../../../core/files/file-reader.ts';
import { tooLarge, ZipError } from '../../../../../core/files/read-zip.ts';
import { readParts, type ListChoices } from './read-parts.ts';
import { refuse, type Table } from './table.ts';

interface Given {
  readonly names: readonly string[];
  readonly choices: ListChoices;
}

type Answer = { readonly table: Table } | { readonly wrong: Refusals };

const elsewhere = createFileReader<Given, Answer>(new URL('./reading-worker.ts', import.meta.url));

/** Reads the files of a large list in a process of its own: a school imports one class after the other. */
export async function readElsewhere(parts: ReadonlyMap<string, Buffer>, choices: ListChoices): Promise<Table> {
  const answer = await elsewhere({ names: [...parts.keys()], choices }, [...parts.values()]);
  if (answer === null) throw tooLarge();
  if ('wrong' in answer) throw new InvalidRequest(answer.wrong);
  return answer.table;
}

/** In the process: returns the table, or what is wrong with the files. */
export async function answerRead({ names, choices }: Given, files: readonly Buffer[]): Promise<Answer> {
  const parts = new Map(names.map((name, index) => [name, files[index] ?? Buffer.alloc(0)]));
  try {
    return { table: await readParts(parts, choices) };
  } catch (error) {
    const refusal = error instanceof ZipError ? refuse(error.words) : error;
    if (!(refusal instanceof InvalidRequest)) throw error;
    return { wrong: refusal.fields };
  }
}
