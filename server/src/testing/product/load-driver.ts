import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_RETRY_MS = 300;

export interface Message {
  /** Made by the client; the same when it is sent again. */
  id: string;
}

export interface LoadOptions<Sent extends Message> {
  clients: number;
  /** Where everything sent and acknowledged is written, and on the disk before the driver continues. */
  journal: string;
  /** Returns a client's n-th message; undefined ends that client. */
  next: (client: number, n: number) => Sent | undefined;
  /** Sends once. Resolves with what was acknowledged, rejects when it is not known whether the message arrived. */
  send: (message: Sent, client: number) => Promise<unknown>;
  /** Ends the run; messages that are not acknowledged by then stay so. */
  signal?: AbortSignal;
  /** About how long a message that failed waits before it is sent again, the same id and all (default 20 ms). */
  retryAfterMs?: number;
}

export interface LoadResult {
  acknowledged: number;
  /** Sendings that failed, whether or not the message arrived in the end. */
  failures: number;
  /** Milliseconds from the first sending of a message to its acknowledgement. */
  latencies: number[];
}

/** Sends from many clients in parallel, each message again until it is acknowledged, as a browser's queue does. */
export async function driveLoad<Sent extends Message>(options: LoadOptions<Sent>): Promise<LoadResult> {
  const journal = await Journal.open(options.journal);
  const result: LoadResult = { acknowledged: 0, failures: 0, latencies: [] };
  try {
    const clients = Array.from({ length: options.clients }, (_, client) => runClient(client, options, journal, result));
    await Promise.all(clients);
    return result;
  } finally {
    await journal.close();
  }
}

async function runClient<Sent extends Message>(
  client: number,
  options: LoadOptions<Sent>,
  journal: Journal,
  result: LoadResult,
): Promise<void> {
  for (let n = 0; !options.signal?.aborted; n += 1) {
    const message = options.next(client, n);
    if (message === undefined) return;
    await journal.write({ kind: 'sent', id: message.id, message });
    const startedAt = performance.now();
    for (let tries = 0; !options.signal?.aborted; tries += 1) {
      const outcome = await options.send(message, client).then(
        (answer) => ({ answer }),
        () => undefined,
      );
      if (outcome) {
        await journal.write({ kind: 'acknowledged', id: message.id, answer: outcome.answer });
        result.acknowledged += 1;
        result.latencies.push(performance.now() - startedAt);
        break;
      }
      result.failures += 1;
      // Longer each time and never the same for two clients, so that those that wait do not come back together.
      await wait(Math.min((options.retryAfterMs ?? 20) * 2 ** tries, LONGEST_RETRY_MS) * (0.5 + Math.random()));
    }
  }
}

type Entry = { kind: 'sent'; id: string; message: unknown } | { kind: 'acknowledged'; id: string; answer: unknown };

/** A file of lines of which each is on the disk when its `write` resolves; writes of one moment share one sync. */
class Journal {
  readonly #file: FileHandle;
  #waiting: { line: string; done: () => void; fail: (error: unknown) => void }[] = [];
  #running: Promise<void> | undefined;
  #isFlushing = false;

  static async open(path: string): Promise<Journal> {
    return new Journal(await open(path, 'a'));
  }

  constructor(file: FileHandle) {
    this.#file = file;
  }

  write(entry: Entry): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ line: `${JSON.stringify(entry)}\n`, done, fail });
      if (!this.#isFlushing) this.#running = this.#flush();
    });
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    this.#isFlushing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0);
      try {
        await this.#file.appendFile(batch.map(({ line }) => line).join(''));
        await this.#file.datasync();
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#isFlushing = false;
  }
}

export interface JournalContents {
  sent: Map<string, unknown>;
  /** Every acknowledgement of an id; more than one when a message was sent again after an answer that was lost. */
  acknowledged: Map<string, unknown[]>;
}

/** Reads a journal; a last line that was cut with its writer counts as not written. */
export async function readJournal(path: string): Promise<JournalContents> {
  const contents: JournalContents = { sent: new Map(), acknowledged: new Map() };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const entry = parseEntry(line);
    if (entry?.kind === 'sent') contents.sent.set(entry.id, entry.message);
    if (entry?.kind === 'acknowledged') {
      contents.acknowledged.set(entry.id, [...(contents.acknowledged.get(entry.id) ?? []), entry.answer]);
    }
  }
  return contents;
}

function parseEntry(line: string): Entry | undefined {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

export interface Damage {
  /** Acknowledged and not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** Stored and never sent. */
  invented: string[];
}

/** Compares what is stored with the journal: each list is empty when nothing acknowledged was lost or counted twice. */
export function findDamage(journal: JournalContents, storedIds: Iterable<string>): Damage {
  const stored = new Set<string>();
  const doubled = new Set<string>();
  for (const id of storedIds) {
    if (stored.has(id)) doubled.add(id);
    stored.add(id);
  }
  return {
    lost: [...journal.acknowledged.keys()].filter((id) => !stored.has(id)),
    doubled: [...doubled],
    invented: [...stored].filter((id) => !journal.sent.has(id)),
  };
}
