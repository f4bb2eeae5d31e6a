import type { MessagePort } from 'node:worker_threads';
import { inTurns } from '../../../../../core/engine/turns.ts';
import { InvalidRequest, type Refusals } from '../../../../../core/errors.ts';
import { movable, readInThread } from '../../../../../core/files/in-thread.ts';
import { tooLarge, ZipError } from '../../../../../core/files/read-zip.ts';
import { readParts, type ListChoices } from './read-parts.ts';
import { refuse, type Table } from './table.ts';

interface Given {
  readonly parts: ReadonlyMap<string, Uint8Array>;
  readonly choices: ListChoices;
}

type Answer = { readonly table: Table } | { readonly wrong: Refusals };

/** Threads for lists: a school imports one class after the other. */
const inListLane = inTurns({ atOnce: 1, mostWaitingEach: 5, mostWaiting: 50, patienceMs: 60_000 });

/** Reads the files of a large list in a thread of its own; they are empty here from then on. */
export async function readElsewhere(parts: ReadonlyMap<string, Buffer>, choices: ListChoices): Promise<Table> {
  const reader = new URL('./reading-worker.ts', import.meta.url);
  const moved = [...parts.values()].flatMap(movable);
  const given = { parts, choices } satisfies Given;
  const answer = await inListLane(() => readInThread<Answer>(reader, given, moved));
  if (answer === null) throw tooLarge();
  if ('wrong' in answer) throw new InvalidRequest(answer.wrong);
  return answer.table;
}

/** In the thread: sends the table, or what is wrong with the files. */
export async function answerRead(port: MessagePort | null, { parts, choices }: Given): Promise<void> {
  const buffers = new Map(
    [...parts].map(([name, { buffer, byteOffset, byteLength }]) => [name, Buffer.from(buffer, byteOffset, byteLength)]),
  );
  try {
    port?.postMessage({ table: await readParts(buffers, choices) } satisfies Answer);
  } catch (error) {
    const refusal = error instanceof ZipError ? refuse(error.words) : error;
    if (!(refusal instanceof InvalidRequest)) throw error;
    port?.postMessage({ wrong: refusal.fields } satisfies Answer);
  }
}
